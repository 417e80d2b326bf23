import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type RaceState, standingOf as raceStanding } from '@estaminet/belgian-beers-race/base'
import { heavenAndAle, standingOf } from '@estaminet/heaven-and-ale'
import { trackSpace } from '@estaminet/heaven-and-ale/texts/naming'
import { type LogEntry, Match, type MatchRecord, notationOf, readRecord } from '@estaminet/kernel'
import { gameOf } from '@estaminet/shelf'
import { describe, expect, it } from 'vitest'
import { playScript, readScript } from '../../cli/src/guided/script.ts'
import { steps as race } from '../src/guided/belgian-beers-race/steps.ts'
import { en as raceEn } from '../src/guided/belgian-beers-race/texts/en.ts'
import { fr as raceFr } from '../src/guided/belgian-beers-race/texts/fr.ts'
import { nl as raceNl } from '../src/guided/belgian-beers-race/texts/nl.ts'
import {
  type Beat,
  beatsAt,
  beginningOf,
  type GuidedWords,
  moveAt,
  type Step,
  stepAt,
} from '../src/guided/guided-game.ts'
import { steps as ale } from '../src/guided/heaven-and-ale/steps.ts'
import { en as aleEn } from '../src/guided/heaven-and-ale/texts/en.ts'
import { fr as aleFr } from '../src/guided/heaven-and-ale/texts/fr.ts'
import { nl as aleNl } from '../src/guided/heaven-and-ale/texts/nl.ts'
import { keepToScript, layGuided, writtenMove } from '../src/host/guided-table.ts'

const isWay = (choice: string): boolean => /^(bike|bus|hitch|offer) /.test(choice)
const player = { id: 'me', name: '' }
const read = (path: string): string => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8')
const recordOf = (game: string): MatchRecord => JSON.parse(read(`../src/guided/${game}/record.json`))

const games: readonly { game: string; steps: readonly Step[]; words: readonly GuidedWords[] }[] = [
  { game: 'belgian-beers-race', steps: race, words: [raceEn, raceFr, raceNl] },
  { game: 'heaven-and-ale', steps: ale, words: [aleEn, aleFr, aleNl] },
]

describe.each(games)('the guided game of $game', ({ game, steps, words }) => {
  const record = recordOf(game)
  const beats = steps.flatMap((step) => step.beats)
  const last = (at: number): Beat | undefined => beatsAt({ steps }, at).at(-1)
  const done = readRecord(gameOf(game), record)
  /** The questions of the player that are put, with what was possible there. */
  const asked = questions(done, (at) => beats.some(({ ahead = 0, ...beat }) => beat.at <= at && at < ahead))

  it('is a record that today’s rules replay, and what its script says', () => {
    expect(done.over).toBe(true)
    const script = readScript(read(`../../cli/src/guided/scripts/${game}.txt`))
    expect(playScript(gameOf(game), script).record).toEqual(record)
  })

  it('says something at every question that is put, and nothing anywhere else', () => {
    expect([...new Set(beats.map(({ at }) => at))]).toEqual(
      [
        ...asked.filter(({ skipped }) => !skipped).map(({ at }) => at),
        ...beats.flatMap(({ ahead, at }) => (ahead === undefined ? [] : [at])),
      ].sort((a, b) => a - b),
    )
    expect(beats.map(({ at }) => at)).toEqual(beats.map(({ at }) => at).sort((a, b) => a - b))
  })

  it('goes ahead to a question of the player, and only where nothing else is left to say', () => {
    const leaps = beats.filter((beat) => beat.ahead !== undefined)
    expect(leaps).not.toEqual([])
    for (const { at, ahead } of leaps) {
      expect(asked.map((one) => one.at)).toContain(ahead)
      expect(last(at)?.ahead).toBe(ahead)
    }
  })

  it('shows beside a choice only what could be chosen there', () => {
    expect(beats.some(({ beside = [] }) => beside.length > 0)).toBe(true)
    for (const { at, beside = [] } of beats) {
      const open = asked.find((one) => one.at === at)
      for (const one of beside) expect(open?.choices, `${one} at ${at}`).toContain(one)
      expect(beside).not.toContain(open?.played)
    }
  })

  it('says everything in three languages, briefly', () => {
    for (const one of words) {
      expect(Object.keys(one.steps)).toEqual(steps.map(({ id }) => id))
      expect(Object.keys(one.gists)).toEqual(steps.map(({ id }) => id))
      for (const gist of Object.values(one.gists)) expect(gist.length, gist).toBeLessThan(56)
      expect(Object.keys(one.says).sort()).toEqual([...new Set(beats.map(({ id }) => id))].sort())
      expect(beats.length).toBe(new Set(beats.map(({ id }) => id)).size)
      for (const [id, text] of Object.entries(one.says)) expect(text.length, `${id}: ${text}`).toBeLessThan(230)
      expect(one.known).toHaveLength(words[0].known.length)
    }
  })

  it('begins a step where its first word is said', () => {
    for (const at of steps.keys()) expect(stepAt({ steps }, beginningOf({ steps }, at))).toBe(at)
  })

  it('is dealt to a table that stands wherever one left off, and does nothing else', () => {
    for (const { at, choices, played } of asked.filter(({ skipped }) => !skipped)) {
      const table = layGuided(gameOf(game), record, player, at)
      expect(table.match?.log).toEqual(done.log.slice(0, at))
      expect(table.asked()).toEqual([0])
      expect(writtenMove(record, table)).toBe(moveAt(record, at))
      const ask = { table: table.doc.id, cmd: 'c', seat: 0, ask: table.askId(0) }
      expect(() => keepToScript(record, table, { t: 'undo', ...ask })).toThrow('record')
      const other = table.match?.legal(0).find((move) => move !== writtenMove(record, table))
      if (choices.some((one) => one !== played) && other !== undefined)
        expect(() => keepToScript(record, table, { t: 'play', ...ask, move: other })).toThrow('record')
    }
    const over = layGuided(gameOf(game), record, player, record.log.length)
    expect(over.doc.status).toBe('over')
    expect(over.doc.result?.map(({ total }) => total)).toEqual(record.result?.totals)
  })
})

describe('the guided race', () => {
  const done = readRecord(gameOf('belgian-beers-race'), recordOf('belgian-beers-race'))

  it('throws all the dice one may throw for a lift: that is what is said of its odds', () => {
    const lifts = questions(done, () => false).filter(({ played }) => played.startsWith('hitch'))
    expect(lifts.map(({ played }) => played)).toContain('hitch 15 x2')
    for (const { choices, played } of lifts) {
      const [, to] = played.split(' ')
      expect(played).toBe(choices.filter((one) => one === `hitch ${to}` || one.startsWith(`hitch ${to} `)).at(-1))
    }
  })

  it('shows beside a way every other one to the same place: an empty price would say that it is closed', () => {
    const comparing = race.flatMap(({ beats }) => beats).filter(({ beside = [] }) => beside.some(isWay))
    expect(comparing.length).toBeGreaterThan(5)
    for (const { at, beside = [] } of comparing) {
      const { choices = [], played = '' } = questions(done, () => false).find((one) => one.at === at) ?? {}
      const ways = choices.filter((one) => isWay(one) && one.split(' ')[1] === played.split(' ')[1])
      const kinds = (all: readonly string[]) => [...new Set(all.map((one) => one.split(' ')[0]))].sort()
      expect(kinds([...beside, played]), `at ${at}`).toEqual(kinds(ways))
    }
  })

  it('says what is in the total as soon as it moves', () => {
    const { game, log, seats, options } = done
    const match = new Match(game, { seats, options })
    const moved = log.findIndex((entry) => {
      const isFirst = raceStanding(match.state as RaceState, 0).now > 0
      if (!isFirst) match.repeat(entry)
      return isFirst
    })
    const beats = race.flatMap((step) => step.beats)
    expect(beats.find(({ at }) => at >= moved)?.id).toBe('total')
  })

  it('drinks a toast, for whoever never did loses points by it', () => {
    const given = questions(done, () => false).filter(({ played }) => played.startsWith('give'))
    expect(given).toHaveLength(1)
    expect(race.flatMap(({ beats }) => beats).map(({ at }) => at)).toContain(given[0].at)
  })
})

describe('the guided abbey', () => {
  const done = readRecord(gameOf('heaven-and-ale'), recordOf('heaven-and-ale'))
  const words: readonly GuidedWords[] = [aleEn, aleFr, aleNl]

  it('says what the level is before it is asked for anything, and why it falls when it first does', () => {
    const levels = levelsOf(done)
    const [first, falls] = ['below', 'spent'].map((id) =>
      ale.flatMap(({ beats }) => beats).find((one) => one.id === id),
    )
    expect(first?.at).toBe(ale[0].beats[0].at)
    expect(levels[falls?.at ?? 0]).toBeLessThan(levels[first?.at ?? 0])
    for (const { says } of words) {
      expect(says.below).toContain(trackSpace(levels[first?.at ?? 0]))
      expect(says.spent).toContain(trackSpace(levels[falls?.at ?? 0]))
    }
    // It stood still until then.
    expect(
      new Set(
        levels.slice(
          first?.at,
          levels.findIndex((level) => level < levels[first?.at ?? 0]),
        ),
      ).size,
    ).toBe(1)
  })
})

/** The level of the player before each entry. */
function levelsOf({ log, seats, options }: Match): number[] {
  const match = new Match(heavenAndAle, { seats, options })
  return log.map((entry) => {
    const { level } = standingOf(match.state, 0)
    match.repeat(entry)
    return level
  })
}

/** What the player was asked, and what could be answered, in notation. */
function questions({ game, log, seats, options }: Match, isSkipped: (at: number) => boolean) {
  const match = new Match(game, { seats, options })
  return log.flatMap((entry: LogEntry, at) => {
    const isAsked = 'move' in entry && entry.by === 0 && match.legal(0).length > 1
    const say = (move: number) => notationOf(game, match.state, 0, move)
    const found = isAsked
      ? [{ at, skipped: isSkipped(at), choices: match.legal(0).map(say), played: say(entry.move) }]
      : []
    match.repeat(entry)
    return found
  })
}
