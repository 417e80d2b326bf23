import { readFileSync } from 'node:fs'
import { belgianBeersRace } from '@estaminet/belgian-beers-race'
import { heavenAndAle } from '@estaminet/heaven-and-ale'
import { findGame, type Game, hash, isOpen, NATURE, SPECTATOR, type View, writeRecord } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { replayGolden } from '../../cli/src/golden/golden-game.ts'
import { readGolden } from '../../cli/src/golden/golden-text.ts'
import { addressOf, placeIn, placeOf, readMatch } from '../src/replay/source.ts'
import { stopAfter, stopBefore, stopsFor } from '../src/replay/stops.ts'
import { Timeline } from '../src/replay/timeline.ts'

const golden = (game: Game, path: string): Timeline =>
  new Timeline(replayGolden(game, readGolden(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'))))

const race = golden(belgianBeersRace as Game, 'belgian-beers-race/test/golden/02-toast-at-the-limit.txt')
const cards = golden(belgianBeersRace as Game, 'belgian-beers-race/test/golden-expansions/06-confrontation.txt')
const ale = golden(heavenAndAle as Game, 'heaven-and-ale/test/golden/02-shed-t4.txt')

describe.each([
  ['a race', race],
  ['a race with hidden hands', cards],
  ['Heaven & Ale', ale],
])('the timeline of %s', (_name, timeline) => {
  const { match, game, length } = timeline

  it('has every position of the match, and its marks', () => {
    const s = match.at(0)
    const marks = [hash(s)]
    for (const { by, move } of match.line) {
      game.apply(s, by, move)
      marks.push(hash(s))
    }
    expect(length).toBe(match.line.length)
    expect(marks.map((_, n) => timeline.mark(n))).toEqual(marks)
    expect(timeline.mark(length)).toBe(hash(match.state))
  })

  it('stops where somebody can choose, and at the end', () => {
    const { move, turn, part } = timeline.stops
    expect(move.at(-1)).toBe(length)
    for (const stop of move.slice(0, -1)) expect(timeline.waiting(stop)).not.toEqual([])
    expect(turn.every((stop) => move.includes(stop))).toBe(true)
    expect(part.every((stop) => turn.includes(stop))).toBe(true)
    expect(timeline.previous(0)).toBe(timeline.first)
    expect(timeline.next(length)).toBe(length)
    expect(timeline.count(length)).toEqual({ at: move.length - 1, of: move.length - 1 })
  })

  it('goes there and back by moves, turns, and days or rounds', () => {
    for (const unit of ['move', 'turn', 'part'] as const) {
      const there: number[] = []
      for (let n = timeline.first; n < length; n = timeline.next(n, unit)) there.push(n)
      const back: number[] = []
      for (let n = timeline.previous(length, unit); ; n = timeline.previous(n, unit)) {
        back.push(n)
        if (n === timeline.first) break
      }
      expect(back.toReversed()).toEqual(there)
      expect(there.length).toBeGreaterThan(1)
    }
    expect(new Set(timeline.stops.part.map((n) => timeline.part(n))).size).toBeGreaterThan(1)
  })

  it('says who moved, and tells of every move once', () => {
    for (let n = 1; n <= length; n++) {
      const moved = timeline.lastMove(n)
      if (moved)
        expect(moved.step).toMatchObject({ by: match.line[moved.n - 1].by, move: match.line[moved.n - 1].move })
      expect([...timeline.told(n - 1, 'all'), ...timeline.since(n - 1, n, 'all')]).toEqual(timeline.told(n, 'all'))
    }
    expect(timeline.lastMove(timeline.first)).toBeUndefined()
    expect(timeline.steps.some(({ by }) => by === NATURE)).toBe(true)
  })

  it('ends with the points of the match', () => {
    for (const eyes of ['all', SPECTATOR, 0] as const)
      expect(timeline.scores(length, eyes)).toEqual(game.score(match.state))
  })
})

describe('hidden hands', () => {
  type Own = { seat: number; hand: string[] } | null
  const ownIn = (view: View | undefined) => (view?.confrontation as { own: Own } | undefined)?.own

  it('are seen by their owner, and by nobody else', () => {
    expect(isOpen(cards.match.state)).toBe(false)
    for (const n of cards.stops.turn) {
      expect(ownIn(cards.view(n, SPECTATOR))).toBeNull()
      expect(cards.views(n, SPECTATOR)).toEqual([undefined, undefined, undefined])
      for (let seat = 0; seat < cards.seats; seat++) {
        expect(ownIn(cards.view(n, seat))?.seat).toBe(seat)
        const open = cards.views(n, seat).map((view) => ownIn(view)?.seat)
        expect(open).toEqual([0, 1, 2].map((one) => (one === seat ? seat : undefined)))
      }
    }
  })

  it('all lie there with everything open, each as its owner has it', () => {
    let held = 0
    for (const n of cards.stops.turn) {
      const hands = cards.views(n, 'all').map(ownIn)
      expect(hands.map((own) => own?.seat)).toEqual([0, 1, 2])
      hands.forEach((own, seat) => {
        expect(own?.hand).toEqual(ownIn(cards.view(n, seat))?.hand)
        held += own?.hand.length ?? 0
      })
    }
    expect(held).toBeGreaterThan(0)
  })

  it('there are none in a game that hides nothing', () => {
    for (const eyes of ['all', SPECTATOR, 0] as const)
      expect(ale.views(ale.length, eyes).every((view) => view === undefined)).toBe(true)
  })

  it('are told to nobody who was not told of them at the table', () => {
    const all = cards.told(cards.length, 'all')
    const spectator = cards.told(cards.length, SPECTATOR)
    expect(spectator.length).toBeLessThan(all.length)
    const heard = new Map(all.map((one) => [JSON.stringify(one), one]))
    expect(spectator.every((one) => heard.has(JSON.stringify(one)))).toBe(true)
  })
})

describe('a match to be seen again', () => {
  const gameOf = (id: string) => findGame(id, [belgianBeersRace as Game, heavenAndAle as Game])

  it('is read from its record and from its address, with its players', () => {
    const players = ['Zoë & Jo', 'Bo', 'Cas']
    const record = JSON.stringify(writeRecord(cards.match, { players }))
    const address = addressOf({ timeline: cards, players }, { n: 30, eyes: 1 })
    expect(address).toMatch(/^\/replay\?at=30&eyes=1#/)
    for (const from of [record, JSON.parse(record), address]) {
      const read = readMatch(from, gameOf)
      expect(read.players).toEqual(players)
      expect(read.timeline.mark(cards.length)).toBe(cards.mark(cards.length))
    }
    expect(readMatch(addressOf({ timeline: ale, players: [] }), gameOf).players).toEqual([])
  })

  it('is refused where it does not follow from the rules', () => {
    expect(() => readMatch(addressOf({ timeline: ale, players: [] }).slice(0, -1), gameOf)).toThrow()
    expect(() => readMatch('{"estaminet":"record/1"}', gameOf)).toThrow()
  })
})

describe('where one stops', () => {
  it('is at the moves of one seat, or where something of a kind happened', () => {
    const own = stopsFor(race, 'move', { seat: 1 }, 'all', undefined)
    expect(own.length).toBeGreaterThan(2)
    for (const stop of own.slice(1, -1))
      expect(race.steps.slice(race.previous(stop), stop).some(({ by }) => by === 1)).toBe(true)
    expect(own.length).toBeLessThan(race.stops.move.length)
    const toasts = stopsFor(race, 'turn', { kind: 'toast' }, 'all', ({ type }) =>
      type === 'toastBegun' ? { kind: 'toast' } : undefined,
    )
    const begun = race.told(race.length, 'all').filter(({ event }) => event.type === 'toastBegun')
    expect(begun.length).toBeGreaterThan(0)
    for (const { n } of begun) expect(toasts).toContain(race.stops.move.find((stop) => stop >= n))
    expect([stopAfter(toasts, race.first), stopBefore(toasts, toasts[1])]).toEqual([toasts[1], race.first])
    expect(stopsFor(race, 'part', undefined, 'all', undefined)).toBe(race.stops.part)
  })

  it('stands in the address, and is the beginning where that makes no sense', () => {
    for (const eyes of ['all', SPECTATOR, 0, 2] as const)
      expect(placeIn(`?${placeOf({ n: 40, eyes })}`, cards)).toEqual({ n: 40, eyes })
    for (const query of ['', '?at=-1', '?at=99999', '?at=x&eyes=7'])
      expect(placeIn(query, cards)).toEqual({ n: cards.first, eyes: 'all' })
  })
})
