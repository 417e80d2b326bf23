import { questionOf as askedInRace, belgianBeersRace } from '@estaminet/belgian-beers-race'
import { questionOf as askedInAle, DRAWS, heavenAndAle } from '@estaminet/heaven-and-ale'
import {
  commitmentTo,
  fairChance,
  type Game,
  Match,
  NATURE,
  type Options,
  type State,
  seeded,
  writeRecord,
} from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { stepsWith } from '../../belgian-beers-race/src/engine/table.ts'
import { EXPANSIONS } from '../../belgian-beers-race/src/expansions/index.ts'
import { draws as raceDraws } from '../src/games/belgian-beers-race/draws.ts'
import { drawKinds } from '../src/games/belgian-beers-race/texts/draws.ts'
import { draws as aleDraws } from '../src/games/heaven-and-ale/draws.ts'
import { type DiceReport, diceOf } from '../src/replay/dice.ts'
import { type DrawLine, drawParts, wordOf } from '../src/replay/draw-lines.ts'
import type { GameDraws } from '../src/replay/draw-words.ts'
import type { Language } from '../src/texts/languages.ts'

const LANGUAGES = ['en', 'fr', 'nl'] as const
const NAMES = ['Camille', 'Jef', 'Inès', 'Gust']
const secret = '5e'.repeat(32)

interface Laid {
  readonly seats: number
  readonly options?: Options
}

/** A match played at random, and its dice as the page reads them. `met` hears by which step chance was asked. */
async function diceAt<S extends State>(
  game: Game<S>,
  { seats, options = {} }: Laid,
  seed: number,
  met: (s: S) => void = () => {},
): Promise<DiceReport> {
  const fair = { match: `inn-${seed}`, commitment: commitmentTo(secret), nonces: Array<string>(seats).fill(''), secret }
  const watched: Game<S> = {
    ...game,
    apply(s, by, move, events) {
      if (by === NATURE) met(s)
      game.apply(s, by, move, events)
    },
  }
  const rng = seeded(seed)
  const match = Match.begin(watched, { seats, options, chance: fairChance(secret, fair.match, fair.nonces) })
  while (!match.over) {
    const seat = match.actors.find((one) => !match.sealed.has(one)) ?? 0
    const moves = match.legal(seat)
    match.play(seat, moves[rng.below(moves.length)])
  }
  const report = await diceOf(
    writeRecord(match, { players: NAMES.slice(0, seats), fair }),
    () => game as unknown as Game,
    async () => {},
  )
  if (typeof report === 'string') throw new Error(report)
  return report
}

const open = async (draws: GameDraws, options: Options) => {
  for (const language of LANGUAGES) await draws.open(language, options)
}
const linesOf = (reports: readonly DiceReport[], draws: GameDraws, language: Language): DrawLine[] =>
  reports.flatMap(({ dice }) => drawParts(dice, draws, NAMES, language).flatMap(({ lines }) => lines))

/** What nobody can read who has not learned the notation. */
const UNREADABLE = /undefined|NaN|\[object|\b(CF|CH|BD|PX|EV|TM|L\d)-/

function expectWords(reports: readonly DiceReport[], draws: GameDraws): void {
  for (const language of LANGUAGES)
    for (const { die, kind, text, seat } of linesOf(reports, draws, language)) {
      const what = `${language}: ${die.outcomeText}`
      expect(kind, what).toMatch(/^\p{Lu}/u)
      expect(text, what).toMatch(/\.$/)
      expect(text, what).not.toContain(die.outcomeText)
      expect(`${kind} ${text}`, what).not.toMatch(UNREADABLE)
      if (seat !== undefined) expect(text, what).toContain(NAMES[seat])
    }
  const [english, ...others] = LANGUAGES.map((language) => linesOf(reports, draws, language))
  for (const lines of others)
    lines.forEach((line, at) => {
      expect(line.text, line.die.outcomeText).not.toBe(english[at].text)
    })
}

describe('the draws of a race', async () => {
  const CHANCE_STEPS = stepsWith(EXPANSIONS).flatMap(({ name, asks }) => (asks === 'nature' ? [name] : []))
  /** Every expansion is on one of them. */
  const TABLES: readonly Laid[] = [
    { seats: 3 },
    { seats: 2, options: { length: 'short', confrontation: true, 'confrontation-hands': 'draft' } },
    { seats: 3, options: { length: 'short', confrontation: true, characters: true } },
    {
      seats: 4,
      options: { confrontation: true, events: true, characters: true, bands: true, 'pixel-bag': true, team: true },
    },
    { seats: 1, options: { solo: true } },
  ]
  /** Some draws are rare: a character who rolls again, a coaster that names the brewery the Zythologist is at. */
  const AGAIN = TABLES.filter(({ options = {} }) => options.solo === true || options.characters === true)
  const MOST = 40
  const unmet = new Set(CHANCE_STEPS)
  const untold = new Set([...Object.keys(drawKinds.en.drawn), 'diceRolled', 'bands/applause'])
  const reports: DiceReport[] = []
  for (let seed = 0; seed < TABLES.length || (seed < MOST && unmet.size + untold.size > 0); seed++) {
    const table = TABLES[seed] ?? AGAIN[seed % AGAIN.length]
    const report = await diceAt(belgianBeersRace, table, seed, (s) => unmet.delete(askedInRace(s) ?? ''))
    for (const { outcomeTold } of report.dice) untold.delete(outcomeTold?.type ?? '')
    reports.push(report)
  }
  await open(raceDraws, { solo: true })

  it('are all met: every step that is left to chance, and every kind there are words for', () => {
    expect(CHANCE_STEPS.length).toBeGreaterThan(15)
    expect([...unmet]).toEqual([])
    expect([...untold]).toEqual([])
    const laid = new Set(TABLES.flatMap(({ options = {} }) => Object.keys(options)))
    expect(EXPANSIONS.map(({ id }) => id).filter((id) => !laid.has(id))).toEqual([])
  })

  it('have words in every language, for whom they were', () => expectWords(reports, raceDraws))

  it('stand under their day, with the hour of whoever rolled and the count of what is drawn in one go', () => {
    const parts = drawParts(reports[0].dice, raceDraws, NAMES, 'en')
    expect(parts.map(({ title }) => title)).toEqual([undefined, 'Day 1 of 3', 'Day 2 of 3', 'Day 3 of 3'])
    const [setup, day] = parts
    expect(setup.lines.map(({ time }) => time)).toEqual(setup.lines.map(() => undefined))
    const levelThree = setup.lines.filter(({ kind }) => kind === 'Objective card of level 3')
    expect(levelThree.map(({ among }) => among)).toEqual([1, 2, 3].map((at) => ({ at, of: 3 })))
    const roll = day.lines.find(({ die }) => die.outcomeTold?.type === 'diceRolled')
    expect(roll?.time).toMatch(/^\d+:\d\d$/)
    expect(roll?.kind).toMatch(/^The (die|dice) for (the bus|a lift) shows? “/)
    expect(roll?.among).toBeUndefined()
  })

  it('belong to the setup until the first turn, though starts are chosen and characters kept before', () => {
    const [setup, day] = drawParts(reports[2].dice, raceDraws, NAMES, 'en')
    expect([setup.title, day.title]).toEqual([undefined, 'Day 1 of 2'])
    expect(setup.lines.at(-1)?.kind).toBe('Confrontation card')
    expect(day.lines.some(({ die }) => die.outcomeTold?.type.endsWith('/dealt'))).toBe(false)
  })
})

describe('the draws of Heaven & Ale', async () => {
  const unmet = new Set<string>(DRAWS)
  const reports = [
    await diceAt(heavenAndAle, { seats: 2 }, 1, (s) => unmet.delete(askedInAle(s) ?? '')),
    await diceAt(heavenAndAle, { seats: 4 }, 2),
  ]
  await open(aleDraws, {})

  it('are all met', () => expect([...unmet]).toEqual([]))
  it('have words in every language, for whom they were', () => expectWords(reports, aleDraws))
  it('stand under the round they were laid out for', () => {
    const parts = drawParts(reports[0].dice, aleDraws, NAMES, 'en')
    expect(parts.map(({ title }) => title)).toEqual([1, 2, 3].map((round) => `Round ${round} of 3`))
    expect(parts[1].lines[0]).toMatchObject({ kind: 'Monk for the ring', among: { at: 1, of: 4 }, time: undefined })
  })
})

it('the 32 bits shown of a digest leave the number of the draw; those that would favour an outcome are skipped', async () => {
  const { dice } = await diceAt(heavenAndAle, { seats: 3 }, 1)
  for (const die of dice) expect(Number.parseInt(wordOf(die), 16) % die.total).toBe(die.number)
  expect(wordOf({ digest: 'ffffffff'.repeat(2) + '0000002a'.repeat(6), total: 10 })).toBe('0000002a')
})

describe('a draw that is not what it must be', () => {
  it('is told as it must be and as the record has it; a game without words is told in notation', async () => {
    const { dice } = await diceAt(heavenAndAle, { seats: 2 }, 1)
    await open(aleDraws, {})
    const [first, second] = dice
    const altered = { ...first, said: second.outcome, saidTold: second.outcomeTold, saidText: second.outcomeText }
    const [{ lines }] = drawParts([altered, second], aleDraws, NAMES, 'en')
    expect(lines[0].said).toMatch(/^Laid out on space/)
    expect(lines[0].said).not.toBe(lines[0].text)
    expect(lines[1].said).toBeUndefined()
    const [plain] = drawParts([altered, second], undefined, NAMES, 'en')
    expect(plain).toMatchObject({
      title: undefined,
      lines: [{ text: first.outcomeText, said: second.outcomeText }, {}],
    })
  })
})
