import { belgianBeersRace } from '@estaminet/belgian-beers-race'
import { type Analysis, analysing } from '@estaminet/bots/advice'
import { heavenAndAle } from '@estaminet/heaven-and-ale'
import {
  atOnce,
  type Game,
  isOpen,
  type Match,
  movesOf,
  NATURE,
  type Options,
  SPECTATOR,
  seeded,
  writeRecord,
} from '@estaminet/kernel'
import { choiceOf } from '@estaminet/table/choice'
import { describe, expect, it } from 'vitest'
import { insightOf } from '../src/after/insight.ts'
import { missedOf } from '../src/after/missed.ts'
import { namedChoices } from '../src/after/named-choice.ts'
import type { Moment } from '../src/after/story.ts'
import { tell } from '../src/after/tell.ts'
import { bringRules } from '../src/games/belgian-beers-race/foretell.ts'
import { raceOf } from '../src/games/belgian-beers-race/model.ts'
import { preview } from '../src/games/belgian-beers-race/slate/preview.ts'
import { infoOf } from '../src/games/heaven-and-ale/info.ts'
import { aleView, speechIn } from '../src/games/heaven-and-ale/phrases.ts'
import { previewOf } from '../src/games/heaven-and-ale/slate/preview.ts'
import { rows as aleRows } from '../src/games/heaven-and-ale/slate/slate.ts'
import type { GameScreen } from '../src/shell/table/game-screen.ts'
import { playedOut } from './support/played-out.ts'
import { LANGUAGES, rows as raceRows } from './support/race-questions.ts'
import { openWords } from './support/words.ts'

await openWords()
await bringRules()

const seed = process.env.ESTAMINET_SEED ?? 'choices'
const NAMES = ['Camille', 'Jef', 'Inès']

const finished = (game: Game, options: Options): Match => playedOut(seeded(`${seed} ${game.id}`), game, 2, options)

type Wording = Pick<GameScreen, 'rows' | 'preview'>
const SCREENS: readonly (readonly [Game, Options, Wording])[] = [
  [
    belgianBeersRace as Game,
    { length: 'short' },
    {
      rows: (ask, view, language) => raceRows(ask, raceOf(view), language),
      preview: (choice, ask, view, names, language) => preview(choice, ask, raceOf(view), names, language),
    },
  ],
  [
    heavenAndAle as Game,
    {},
    {
      rows: aleRows,
      preview: (choice, ask, view, _names, language) =>
        previewOf(infoOf(choice), aleView(view), ask.seat, speechIn(language)),
    },
  ],
]

describe.each(SCREENS.map((one) => [one[0].id, ...one] as const))('a choice of %s', (_id, game, options, screen) => {
  const match = finished(game, options)

  it('is told from every other one, in the words of the list wherever these tell one from the other', () => {
    const s = match.at(0)
    match.line.forEach(({ by, move, forced }, at) => {
      if (by !== NATURE && !forced) {
        const choices = movesOf(game, s, by).map((one) => choiceOf(game, s, by, one))
        const view = game.view(s, isOpen(s) ? SPECTATOR : by)
        const other = choices[(at * 7) % choices.length].move
        const ask = { id: '', seat: by, sealed: false, choices }
        const language = LANGUAGES[at % LANGUAGES.length]
        if (other !== move) {
          const { played, best } = namedChoices(screen, { ask, view, played: move, best: other }, NAMES, language)
          expect(played).not.toEqual(best)
          for (const { title, detail } of [played, best]) expect(`${title} ${detail}`).not.toMatch(/undefined|NaN|^ /)
          const sentences = screen
            .rows(ask, view, language, NAMES)
            .flatMap((row) => [row, ...(row.folds ?? [])].flatMap(({ prices }) => prices))
            .flatMap(({ choice, sentence }) => (choice.move === move || choice.move === other ? [sentence] : []))
          if (new Set(sentences).size === 2)
            for (const [one, { detail }] of [[move, played] as const, [other, best] as const])
              expect(detail).not.toMatch(new RegExp(`, ${choices.find((choice) => choice.move === one)?.say}$`))
        }
      }
      game.apply(s, by, move)
    })
  })
})

describe('choices that cost points', () => {
  const match = finished(belgianBeersRace as Game, { length: 'short' })
  const { timeline, story } = tell(writeRecord(match))
  const analysis = atOnce(analysing(match, { closely: 6, samples: 4 }))
  const missed = missedOf(analysis, timeline)

  it('are the worst of those the look bears out, each with what was asked and how far it may be off', () => {
    const errors = analysis.decisions.filter(({ isError }) => isError)
    expect(missed.length).toBe(Math.min(3, errors.length))
    expect(missed.length).toBeGreaterThan(0)
    const least = Math.min(...missed.map(({ loss }) => loss))
    for (const one of errors) if (!missed.some(({ at }) => at === one.at)) expect(one.loss).toBeLessThanOrEqual(least)
    for (const { at, seat, played, best, loss, margin, ask } of missed) {
      expect(match.line[at]).toMatchObject({ by: seat, move: played })
      expect(ask.choices.map(({ move }) => move)).toEqual(expect.arrayContaining([played, best]))
      // What is shown is beyond doubt.
      expect(loss).toBeGreaterThan(margin)
    }
  })

  it('are counted for everybody, with the points they cost together', () => {
    const { costly, looked } = insightOf(analysis, story.course, missed)
    expect(looked).toBe(6)
    expect(costly).toEqual(analysis.players.map(({ errors, lost }) => ({ count: errors, points: lost })))
    expect(costly.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(0)
  })
})

describe('a look that had no time for all of it', () => {
  const moment = (at: number): Moment => ({ at, part: 1, seat: 0, when: {}, now: [0, 0] })
  const course = [0, 5, 9, 14].map(moment)
  const player = { decisions: 0, errors: 0, lost: 0, luck: 0, luckOfChance: 0 }
  const analysis = (until: number, complete: boolean): Analysis => ({
    game: 'any',
    seats: 2,
    decisions: [],
    luck: [],
    curve: [0, 4, 8].map((at) => ({ at, points: [0, 0], chances: [0.5, 0.5] })),
    swings: [],
    players: [player, player],
    until,
    complete,
  })

  it('ends the chances where it ended, and says so', () => {
    const { chances, left, looked } = insightOf(analysis(10, false), course)
    expect([chances.length, left, looked]).toEqual([3, 'course', 0])
    expect(insightOf(analysis(2, false), course).chances.length).toBe(1)
  })

  it('tells a course cut short from choices that were not looked at', () => {
    expect(insightOf(analysis(14, false), course)).toMatchObject({ left: 'choices' })
    expect(insightOf(analysis(14, true), course).left).toBeUndefined()
    expect(insightOf(analysis(14, true), course).chances.length).toBe(4)
  })
})
