import {
  BANDS,
  BOXES,
  CARDS,
  type Closed,
  COLOURS,
  GOALS,
  heavenAndAle,
  PLACES,
  SHEDS,
} from '@estaminet/heaven-and-ale'
import { SPECTATOR } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { explain } from '../src/games/heaven-and-ale/explain.ts'
import { aleView, speechIn } from '../src/games/heaven-and-ale/phrases.ts'
import { bookOf } from '../src/rules/books.ts'
import { openWords } from './support/words.ts'

await openWords()

const languages = ['en', 'fr', 'nl'] as const

const view = aleView(
  heavenAndAle.view(heavenAndAle.setup({ picks: 'clockwise', exchange: 'exhaustive' }, 3), SPECTATOR),
)

/** Everything on the table that carries an explanation. */
const things = [
  ...view.track.map(({ at }) => `space ${at}`),
  'start',
  ...PLACES.map((place) => `place ${place}`),
  ...COLOURS.flatMap((colour) => [`tile ${colour} 3`, `marker ${colour}`]),
  ...['M1', 'M2', 'M3', 'M4'].map((monk) => `tile ${monk}`),
  ...SHEDS.map(({ id }) => `shed ${id}`),
  ...BANDS.map((_, at) => `band ${at}`),
  ...BOXES.map(({ id }) => `box ${id}`),
  ...CARDS.map((card) => `card ${card}`),
  ...GOALS.map((goal) => `goal ${goal}`),
  ...Object.keys(speechIn('en').words.terms).map((term) => `term ${term}`),
]

describe.each(languages)('what explains itself in %s', (language) => {
  it.each(things)('%s has a name, a sentence and a rule', async (about) => {
    const said = explain(about, view, speechIn(language))
    expect(said?.name).toMatch(/^[\p{Lu}\d]/u)
    expect(said?.text).toMatch(/^[\p{Lu}\d].*\.$/u)
    const book = await bookOf('heaven-and-ale', language)
    const anchors = book.chapters.flatMap(({ id, sections }) => sections.map((section) => `${id}#${section.id}`))
    expect(anchors).toContain(said?.rule)
  })
})

it('says what a disc of an activation space is for', () => {
  const at = view.track.find((space) => space.kind === 'activation')?.at
  expect(explain(`space ${at}`, view, speechIn('en'))?.text).toContain('For the number box.')
})

describe.each(languages)('why one cannot stop on a space, in %s', (language) => {
  const { texts } = speechIn(language)
  const reasons: readonly Closed[] = ['here', 'behind', 'bare', 'full', 'tooDear', 'noBox', 'noGoal']

  it.each(reasons)('%s: the reason comes first, then what the space is for', (reason) => {
    const plain = explain('space 1', view, speechIn(language))?.text
    expect(explain('space 1', view, speechIn(language), reason)?.text).toBe(`${texts.whyNot[reason]} ${plain}`)
    expect(texts.whyNot[reason]).toMatch(/^\p{Lu}.*\.$/u)
  })

  it('has a sentence of its own for each of them', () => {
    expect(Object.keys(texts.whyNot).sort()).toEqual([...reasons].sort())
    expect(new Set(Object.values(texts.whyNot)).size).toBe(reasons.length)
  })
})

it('has nothing to say of a thing it does not know', () => {
  expect(explain('spoon 1', view, speechIn('en'))).toBeUndefined()
})
