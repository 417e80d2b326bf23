import { belgianBeersRace } from '@estaminet/belgian-beers-race'
import { BACKPACK } from '@estaminet/belgian-beers-race/board'
import { readOptions } from '@estaminet/kernel'
import { describe, expect, test } from 'vitest'
import { teamSums } from '../src/games/belgian-beers-race/after/team-sums.ts'
import { consequencesOf } from '../src/games/belgian-beers-race/expansions/pixel-bag/consequences.ts'
import {
  completionOf,
  drawingsOf,
  jokersOf,
  plainCells,
  waysOf,
} from '../src/games/belgian-beers-race/expansions/pixel-bag/model.ts'
import {
  cardTexts,
  fulfilledBy,
  isNamed,
  mateOf,
  missingLine,
  progressOf,
  roleOf,
  standingOf,
} from '../src/games/belgian-beers-race/expansions/team/model.ts'
import { linesOf, questionOf, rowsOf } from '../src/games/belgian-beers-race/expansions/team/questions.ts'
import { bringRules } from '../src/games/belgian-beers-race/foretell.ts'
import { carriedBy, raceOf } from '../src/games/belgian-beers-race/model.ts'
import { bringExpansions } from '../src/games/belgian-beers-race/rules.ts'
import { preview } from '../src/games/belgian-beers-race/slate/preview.ts'
import { openExpansionWords } from '../src/games/belgian-beers-race/texts/expansions.ts'
import { say } from '../src/games/belgian-beers-race/texts/index.ts'
import { matesOf } from '../src/shell/talk/mates.ts'
import { askOf, atRandom, endOf } from './support/at-random.ts'
import { LANGUAGES, rows } from './support/race-questions.ts'
import { openWords } from './support/words.ts'

await openWords()
await bringRules()
await bringExpansions()
for (const language of LANGUAGES) await openExpansionWords(language)

const NAMES = ['Inès', 'Jef', 'Gust', 'Mie']
const options = readOptions(belgianBeersRace, 4, { team: true, 'pixel-bag': true, length: 'short' })

/** What is looked for comes up in the first few games; without an end a test that finds nothing would never fail. */
const MOST_GAMES = 60

function* questions(seed: string) {
  for (const at of atRandom(belgianBeersRace, { seats: 4, options, seed }))
    yield { view: raceOf(belgianBeersRace.view(at.s, at.seat)), ask: askOf(belgianBeersRace, at), seat: at.seat }
}

describe('drawings at the table', () => {
  test('only those of the reader are known, and each way to complete one is a ready drawing', () => {
    let completions = 0
    for (let game = 0; completions === 0 && game < MOST_GAMES; game++)
      for (const { view, ask, seat } of questions(`drawings ${game}`)) {
        for (const other of [0, 1, 2, 3]) if (other !== seat) expect(drawingsOf(view, other)).toEqual([])
        for (const { slot, laid } of drawingsOf(view, seat)) {
          const ways = waysOf(ask, seat, slot)
          if (ways.length > 0) expect(laid.isReady).toBe(true)
          // The first way is the one that is laid into the backpack: with the fewest jokers.
          if (ways[0]) expect(completionOf(ways[0])?.jokers).toBe(laid.jokers)
          for (const way of ways) {
            completions++
            for (const language of LANGUAGES) {
              const lines = consequencesOf(way, view, seat, language)
              expect(lines.length).toBeGreaterThan(1)
              expect(lines[1].text).toContain(`+${laid.points}`)
            }
          }
        }
        expect(carriedBy(view.players[seat])).toBeGreaterThanOrEqual(0)
      }
    expect(completions).toBeGreaterThan(0)
  })
})

test('a backpack without a drawing has as many spaces as its owner may fill', () => {
  const wish = readOptions(belgianBeersRace, 2, { characters: true, 'pixel-bag': true, length: 'short' })
  const met = new Set<number>()
  for (let game = 0; met.size < 2 && game < MOST_GAMES; game++)
    for (const { s } of atRandom(belgianBeersRace, { seats: 2, options: wish, seed: `spaces ${game}` })) {
      const view = raceOf(belgianBeersRace.view(s, 0))
      if (view.steps.at(-1)?.step !== 'action') continue
      const cells = plainCells(view, 0)
      expect(cells).toHaveLength(view.characters?.kept[0] === 'CH-11' ? 9 : BACKPACK)
      const filled = cells.filter(({ holds }) => holds !== null)
      expect(filled).toHaveLength(carriedBy(view.players[0]) + jokersOf(view, 0))
      met.add(cells.length)
    }
  expect(met.size).toBe(2)
})

describe('teams at the table', () => {
  test('roles are asked about by name, and an answer says which role one will have', () => {
    const met = new Set<string>()
    for (let game = 0; met.size < 3 && game < MOST_GAMES; game++)
      for (const { view, ask, seat } of questions(`roles ${game}`)) {
        const step = view.steps.at(-1)?.step ?? ''
        if (!['team/name', 'team/propose', 'team/consent'].includes(step)) continue
        met.add(step)
        const mate = NAMES[mateOf(view, seat)]
        for (const language of LANGUAGES) {
          expect(questionOf(ask, view, NAMES, language)?.title).toContain(mate)
          const own = rowsOf(rows(ask, view, language), ask, view, NAMES, language)
          expect(own).toHaveLength(ask.choices.length)
          expect(new Set(own.map(({ title }) => title)).size).toBe(own.length)
          if (step !== 'team/name') {
            expect(own[0].title).toContain(roleOf(view, seat))
            expect(own[1].title).toContain(roleOf(view, seat) === 'A' ? 'B' : 'A')
          }
        }
      }
    expect([...met].sort()).toEqual(['team/consent', 'team/name', 'team/propose'])
  })

  test('both teams have a card with words, a measure, and the points of the weaker', () => {
    const measured = new Set<number>()
    for (const { view } of questions('measures'))
      for (const team of [0, 1]) {
        const progress = progressOf(view, team)
        const standing = standingOf(view, team)
        expect(standing.total).toBe(standing.points + standing.cards)
        if (!progress) continue
        measured.add(team)
        expect(progress.have).toBeLessThanOrEqual(progress.need)
        for (const language of LANGUAGES) {
          const { title, text } = cardTexts(progress.card, view, language)
          expect(title).not.toBe(progress.card)
          expect(text).not.toBe('')
        }
      }
    expect(measured.size).toBe(2)
  })
})

test.each(LANGUAGES)('a team reads in %s which colours it still lacks', (language) => {
  const { brews } = say(language)
  const said = missingLine(['red', 'black'], language)
  expect(said).toContain(brews.red)
  expect(said).toContain(brews.black)
  expect(said).not.toContain(brews.yellow)
  expect(missingLine([], language)).toBe('')
})

describe('what a choice does for a team', () => {
  test('the card it fulfils is named and counted in words, and a broken bottle says what else it is good for', () => {
    const met = new Set<string>()
    for (let game = 0; met.size < 3 && game < MOST_GAMES; game++)
      for (const { view, ask } of questions(`brings ${game}`)) {
        const step = view.steps.at(-1)?.step ?? ''
        // Before all have named somebody nobody is A, and no card is open.
        for (const team of [0, 1]) if (progressOf(view, team)) expect(isNamed(view, team)).toBe(true)
        if (step === 'token') {
          met.add(step)
          expect(ask.choices.flatMap((choice) => linesOf(choice, view, 'en', ask))).not.toEqual([])
        }
        if (step === 'team/put-under') {
          met.add(step)
          for (const language of LANGUAGES) expect(questionOf(ask, view, NAMES, language)?.detail).toMatch(/\.$/)
          expect(
            rowsOf(rows(ask, view, 'fr'), ask, view, NAMES, 'fr').map(({ detail = '' }) => detail),
          ).not.toContainEqual(expect.stringMatching(/[^\u202f]: /))
        }
        if (step !== 'action') continue
        for (const choice of ask.choices) {
          const card = fulfilledBy(choice, ask, view)
          if (!card) continue
          met.add(step)
          for (const language of LANGUAGES) {
            const { title } = cardTexts(card, view, language)
            expect(linesOf(choice, view, language, ask).map(({ text }) => text)).toEqual([
              expect.stringContaining(title),
            ])
            const why = preview(choice, ask, view, NAMES, language).lines.map(({ more }) => more ?? '')
            expect(why.join(), 'nobody reads the name of a program').not.toContain('team/')
          }
        }
      }
    expect([...met].sort()).toEqual(['action', 'team/put-under', 'token'])
  })
})

describe('after a game of teams', () => {
  test('the sum of each team names its weaker member, and the winner comes first', () => {
    const last = endOf(atRandom(belgianBeersRace, { seats: 4, options, seed: 'sums' }))
    const scores = belgianBeersRace.score(last)
    const view = belgianBeersRace.view(last, 0)
    const cards = scores.flatMap(({ parts }) => parts.filter(({ reason }) => reason === 'team/cards'))
    expect(cards).not.toEqual([])
    for (const language of LANGUAGES) {
      const said = teamSums({ scores, view }, language, NAMES) ?? ''
      const best = scores.findIndex(({ rank }) => rank === 1)
      expect(said.indexOf(['TB', 'BR'][best % 2])).toBe(0)
      for (const { points } of cards) expect(said).toContain(` ${points} `)
    }
  })
})

describe('who can be spoken to apart', () => {
  const person = { kind: 'person' } as const
  const seats = [person, person, person, { kind: 'bot' } as const]
  const scores = [0, 1, 0, 1].map((team) => ({ total: 0, rank: 1, team }))

  test('people of one’s own team, and nobody where there are none', () => {
    expect(matesOf(scores, [0], seats)).toEqual([2])
    expect(matesOf(scores, [1], seats)).toEqual([])
    expect(matesOf(scores, [], seats)).toEqual([])
    expect(matesOf(scores, [0, 1], seats)).toEqual([])
    expect(matesOf(scores, [0, 2], seats)).toEqual([])
    expect(matesOf([{ total: 0, rank: 1 }], [0], seats)).toEqual([])
  })
})
