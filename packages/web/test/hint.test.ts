import { type AdvisedMove, adviserFor } from '@estaminet/bots/advice'
import { games } from '@estaminet/shelf'
import { describe, expect, it } from 'vitest'
import { type HintLine, linesOf } from '../src/hint/lines.ts'
import { type Box, besideSlate } from '../src/hint/placing.ts'
import { termsOf } from '../src/hint/terms.ts'
import { hintTexts } from '../src/hint/texts/index.ts'
import type { SlateRow } from '../src/shell/table/game-screen.ts'
import { hintOf } from '../src/shell/table/hint-of.ts'

const choice = (move: number) => ({ move, say: `move ${move}`, info: {} })
const price = (move: number, more = {}) => ({ choice: choice(move), price: '4', unit: 'TUs', sentence: '', ...more })
const rows: SlateRow[] = [
  { title: 'Vichte', detail: 'Brouwerij Verhaeghe', prices: [price(0, { column: 0 }), price(1, { column: 1 })] },
  { title: 'Taste', detail: 'a yellow beer', prices: [price(2)] },
  { title: 'Others', prices: [], folds: [{ title: 'In the sun', prices: [price(3, { spoken: '8 ducats' })] }] },
]
const columns = [
  { icon: 'bike', name: 'Bicycle' },
  { icon: 'bus', name: 'Bus' },
]
const slate = { rows, columns, choices: [0, 1, 2, 3, 4].map(choice), seats: 2 }
const words = { language: 'en', texts: hintTexts.en, terms: { backpack: 'backpack', time: 'time' } } as const
const advised = (move: number, behind: number, more: Partial<AdvisedMove> = {}): AdvisedMove => ({
  move,
  worth: 200 - behind,
  behind,
  error: 0.2,
  chance: 0.5,
  reasons: [],
  ...more,
})
const told = (advice: readonly AdvisedMove[], more = {}, other = {}): HintLine[] =>
  linesOf(advice, { ...slate, ...more }, { ...words, ...other })

describe('a hint', () => {
  it('calls its choices as the list does, with the means and the price', () => {
    const lines = told([advised(1, 0), advised(2, 3), advised(3, 4), advised(4, 5)])
    expect(lines.map(({ title, how, price }) => [title, how, price?.spoken ?? price?.unit])).toEqual([
      ['Vichte', 'Bus', 'TUs'],
      ['Taste', 'a yellow beer', 'TUs'],
      ['In the sun', undefined, '8 ducats'],
      ['move 4', undefined, undefined],
    ])
  })

  it('says what each is worth against the best, and which are hardly worse', () => {
    const lines = told([advised(0, 0), advised(1, 0.83), advised(2, 5.25, { error: 0.4 })])
    expect(lines.map(({ worth }) => worth)).toEqual(['best', '−0.8', '−5.3'])
    expect(lines.map(({ reasons }) => reasons.includes('about as good'))).toEqual([false, true, false])
    expect(told([advised(0, 0), advised(1, 5, { error: 3 })])[1].reasons).toEqual(['about as good'])
  })

  it('says the chance to win; alone, the points in the end', () => {
    expect(told([advised(0, 0, { chance: 0.537 })])[0].hope).toBe('54% to win')
    expect(told([advised(0, 0.4)], { seats: 1 })[0].hope).toBe('200 in the end')
  })

  it('gives its three weightiest reasons in words, and no others', () => {
    const reasons = [
      { term: 'time', points: -4 },
      { term: 'unheard of', points: 2.04 },
      { term: 'backpack', points: 0.06 },
    ]
    expect(told([advised(0, 0, { reasons })])[0].reasons).toEqual(['time −4.0', 'all else +2.0'])
    const many = ['time', 'backpack', 'time', 'backpack'].map((term) => ({ term, points: 1 }))
    expect(told([advised(0, 0, { reasons: many })])[0].reasons).toHaveLength(3)
    const untaught = told([advised(0, 0, { reasons: [{ term: 'other', points: 1 }] })], {}, { terms: undefined })
    expect(untaught[0].reasons).toEqual(['points as they stand +1.0'])
  })

  it('writes numbers as its reader does', () => {
    const [, second] = told([advised(0, 0), advised(1, 2.5)], {}, { language: 'fr', texts: hintTexts.fr })
    expect([second.worth, second.hope.replace(/\s/g, ' ')]).toEqual(['−2,5', '50 % de chances de gagner'])
  })

  it('numbers what it names, and nothing else', () => {
    const hinted = [choice(2), choice(0)]
    expect([choice(0), choice(2), choice(1), undefined].map((one) => hintOf(hinted, one))).toEqual([
      2,
      1,
      undefined,
      undefined,
    ])
  })
})

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  it('has a word for everything its adviser weighs, in three languages', async () => {
    const terms = await termsOf(id)
    for (const language of ['en', 'fr', 'nl'] as const)
      expect(Object.keys(terms?.[language] ?? {})).toEqual(adviserFor(game).terms.map(({ name }) => name))
  })
})

describe('its card', () => {
  const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom })
  it.each([
    ['a phone', box(0, 345, 360, 690), box(0, 52, 360, 740)],
    ['a phone with a high slate', box(0, 240, 360, 690), box(0, 52, 360, 740)],
    ['a tablet', box(0, 720, 768, 1024), box(0, 52, 768, 1024)],
    ['a wide table with the slate in a corner', box(888, 60, 1430, 492), box(0, 52, 1440, 900)],
    ['a wide table with the slate in the middle', box(10, 460, 878, 730), box(0, 52, 1440, 900)],
    ['a table with the slate over its whole height', box(700, 60, 1014, 760), box(0, 52, 1024, 768)],
  ])('lies on the page beside the slate of %s', (_, slateBox, floor) => {
    const { left = '', top, bottom, width, 'max-height': high } = besideSlate(slateBox, floor)
    const card = {
      left: Number.parseInt(left, 10),
      right: Number.parseInt(left, 10) + Number.parseInt(width, 10),
      top: top
        ? Number.parseInt(top, 10)
        : floor.bottom - Number.parseInt(bottom ?? '', 10) - Number.parseInt(high, 10),
      bottom: top
        ? Number.parseInt(top, 10) + Number.parseInt(high, 10)
        : floor.bottom - Number.parseInt(bottom ?? '', 10),
    }
    expect(card.left).toBeGreaterThanOrEqual(floor.left)
    expect(card.right).toBeLessThanOrEqual(floor.right)
    expect(card.top).toBeGreaterThanOrEqual(floor.top)
    expect(card.bottom).toBeLessThanOrEqual(floor.bottom)
    expect(
      card.right <= slateBox.left ||
        card.left >= slateBox.right ||
        card.bottom <= slateBox.top ||
        card.top >= slateBox.bottom,
    ).toBe(true)
    expect(card.bottom - card.top).toBeGreaterThan(150)
    expect(card.right - card.left).toBeGreaterThan(280)
  })
})
