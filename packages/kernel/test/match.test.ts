import { type ChanceSource, hash, Match, movesOf, NATURE, readLink, seeded, writeLink } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { smallBeer } from './example/small-beer.ts'
import { refusalOf } from './refusal-of.ts'

/** Nature deals and rolls exactly this. */
const scripted = (...draws: number[]): ChanceSource => {
  let at = 0
  return { draw: (total) => (draws[at++] ?? 0) % total }
}
const ROLL = 12
const TAKE = 13
const SIP = 14
describe('Match', () => {
  it('plays chance by itself and stops where somebody has a choice', () => {
    const match = Match.begin(smallBeer, { seats: 2, chance: scripted() })
    expect(match.actors).toEqual([0, 1])
    expect(match.legal(0)).toEqual([0, 1])
    expect(match.line.every((step) => step.by === NATURE)).toBe(true)
  })

  it('leaves chance to the caller when there is no source', () => {
    const match = Match.begin(smallBeer, { seats: 2 })
    expect(match.actors).toEqual([NATURE])
    expect(match.legal(NATURE)).toHaveLength(12)
    match.play(NATURE, 7)
    expect(match.legal(NATURE)).not.toContain(7)
  })

  it('keeps sealed answers until the last one, replaceable until then', () => {
    const match = Match.begin(smallBeer, { seats: 2, chance: scripted() })
    const before = hash(match.state)
    match.play(1, 2)
    match.play(1, 3)
    expect(hash(match.state)).toBe(before)
    expect(match.sealed.get(1)).toBe(3)
    match.play(0, 0)
    expect(match.sealed.size).toBe(0)
    expect(match.line.slice(-2)).toEqual([
      { by: 0, move: 0, forced: false, reveals: true },
      { by: 1, move: 3, forced: false, reveals: true },
    ])
    expect(match.actors).toEqual([1])
  })

  it('makes the list of a seat once for a position, and anew after every step, forward or back', () => {
    const rng = seeded('lists')
    let made = 0
    let back = 0
    const counted = {
      ...smallBeer,
      legal(...of: Parameters<typeof smallBeer.legal>) {
        made++
        return smallBeer.legal(...of)
      },
    }
    for (let games = 0; games < 20; games++) {
      const match = Match.begin(counted, { seats: 3, chance: { draw: (total) => rng.below(total) } })
      while (!match.over) {
        const open = [...match.actors.filter((seat) => !match.sealed.has(seat)), ...match.free]
        const seat = open[rng.below(open.length)]
        const moves = match.movesOf(seat)
        const before = made
        expect(match.legal(seat)).toEqual(moves)
        expect(match.movesOf(seat)).toBe(moves)
        expect(made).toBe(before)
        match.play(seat, moves[rng.below(moves.length)])
        const fresh = () => {
          for (const one of [...match.actors, ...match.free])
            expect(match.movesOf(one)).toEqual(movesOf(smallBeer, match.state, one))
        }
        fresh()
        if (rng.below(3) === 0 && match.undoReach(seat, true).decisions > 0) {
          match.undo(seat, 1, true)
          back++
          fresh()
          if (rng.below(2) === 0 && match.redoReach(seat) > 0) match.redo(seat)
          fresh()
        }
        if (rng.below(20) === 0) {
          match.undoByConsent(rng.below(match.line.length), [0, 1, 2])
          match.advance()
          fresh()
        }
      }
    }
    expect(back).toBeGreaterThan(5)
  })

  it('refuses and changes nothing', () => {
    const match = Match.begin(smallBeer, { seats: 2, chance: scripted() })
    const before = hash(match.state)
    expect(refusalOf(() => match.play(0, 5))).toBe('illegal-move')
    expect(refusalOf(() => match.play(NATURE, 5))).toBe('not-your-move')
    for (const nobody of [2, 32, -2, 0.5]) expect(refusalOf(() => match.play(nobody, 0))).toBe('not-your-move')
    expect(refusalOf(() => match.undo(0))).toBe('cannot-undo')
    expect(refusalOf(() => match.redo(0))).toBe('cannot-redo')
    expect(hash(match.state)).toBe(before)
    expect(refusalOf(() => new Match(smallBeer, { seats: 5 }))).toBe('bad-seats')
    expect(refusalOf(() => new Match(smallBeer, { seats: 2.5 }))).toBe('bad-seats')
    expect(refusalOf(() => new Match(smallBeer, { seats: 2, options: { speed: 'fast' } }))).toBe('unknown-option')
    expect(refusalOf(() => new Match(smallBeer, { seats: 2, options: { rounds: 'nine' } }))).toBe('bad-option')
    expect(refusalOf(() => new Match(smallBeer, { seats: 2, options: 'two' }))).toBe('bad-option')
  })

  it('says why undo stops: nothing decided yet, another seat, a reveal, chance', () => {
    const match = Match.begin(smallBeer, { seats: 2, chance: scripted(0, 0, 0, 0, 3) })
    // Chance has dealt, but what stops this seat is that it has played nothing.
    expect(match.undoReach(0)).toEqual({ decisions: 0, stop: 'start' })
    match.play(0, 1)
    match.play(1, 3)
    expect(match.undoReach(0)).toEqual({ decisions: 0, stop: 'other-seat' })
    // The last answer turned everybody's cards: nobody takes that back alone.
    expect(match.undoReach(1)).toEqual({ decisions: 0, stop: 'reveal' })
    match.play(1, ROLL)
    expect(match.undoReach(1)).toEqual({ decisions: 0, stop: 'chance' })
  })

  it('takes back inside a turn and plays again, all in the log', () => {
    const match = Match.begin(smallBeer, { seats: 2 })
    for (const card of [0, 1, 2, 3]) match.play(NATURE, card)
    match.play(0, 0)
    match.play(1, 3)
    const choosing = hash(match.state)
    match.play(1, ROLL)
    // Nature has not rolled yet (manual chance): the seat has gained nothing.
    expect(match.undoReach(1, true)).toEqual({ decisions: 1, stop: 'reveal' })
    expect(match.undoReach(1)).toEqual({ decisions: 0, stop: 'turn-passed' })
    match.undo(1, 1, true)
    expect(hash(match.state)).toBe(choosing)
    expect(match.redoReach(1)).toBe(1)
    expect(match.redoReach(0)).toBe(0)
    match.redo(1)
    expect(match.actors).toEqual([NATURE])
    match.undo(1, 1, true)
    match.play(1, TAKE)
    expect(match.redoReach(1)).toBe(0)
    expect(match.log.slice(-4)).toEqual([
      { by: 1, undo: 1 },
      { by: 1, redo: 1 },
      { by: 1, undo: 1 },
      { by: 1, move: TAKE },
    ])
    expect(match.line.at(-1)).toEqual({ by: 1, move: TAKE, forced: false, reveals: false })
  })

  it('goes back over the answers of seats that yield, never over chance', () => {
    // Nothing sealed and nothing hidden: only the other seat and chance stand in the way.
    const { known: _, sealed: __, ...rest } = smallBeer
    const openBeer: typeof smallBeer = {
      ...rest,
      setup(options, seats) {
        const s = smallBeer.setup(options, seats)
        return Object.defineProperty(s, 'layout', { value: { ...s.layout, owned: [] } })
      },
    }
    const match = Match.begin(openBeer, { seats: 2, chance: scripted(0, 0, 0, 0, 3) })
    const before = hash(match.state)
    match.play(0, 0)
    expect(match.undoReach(0)).toEqual({ decisions: 0, stop: 'turn-passed' })
    expect(match.undoReach(0, false, [1])).toEqual({ decisions: 1, stop: 'chance' })
    match.play(1, 3)
    expect(match.undoReach(0)).toEqual({ decisions: 0, stop: 'other-seat' })
    expect(match.undoReach(0, false, [1])).toEqual({ decisions: 1, stop: 'chance' })
    expect(match.takenAlong(0)).toEqual([1])
    expect(match.takenAlong(1)).toEqual([])
    expect(refusalOf(() => match.undo(0))).toBe('cannot-undo')
    match.undo(0, 1, false, [1])
    expect(hash(match.state)).toBe(before)
    expect(match.redoReach(0)).toBe(0)
    expect(match.log.at(-1)).toEqual({ consent: 2 })
    const again = new Match(openBeer, { seats: 2 })
    for (const entry of match.log) again.repeat(entry)
    expect(hash(again.state)).toBe(before)

    match.play(0, 0)
    match.play(1, 3)
    match.play(1, ROLL)
    expect(match.undoReach(0, false, [1])).toEqual({ decisions: 0, stop: 'chance' })
    expect(refusalOf(() => match.undo(0, 1, false, [1]))).toBe('cannot-undo')
  })

  it('lets a seat move of its own accord, waits for nobody because of it, and writes down who it was', () => {
    const match = Match.begin(smallBeer, { seats: 2, chance: scripted(0, 0, 0, 0, 3) })
    match.play(0, 0)
    match.play(1, 3)
    expect(match.free).toEqual([])
    match.play(1, ROLL)
    expect(match.actors).toEqual([1])
    expect(match.free).toEqual([0])
    expect(match.legal(0)).toEqual([SIP])
    match.play(0, SIP)
    expect(match.actors).toEqual([1])
    expect(match.free).toEqual([])
    expect(refusalOf(() => match.play(0, SIP))).toBe('not-your-move')
    expect(hash(readLink(() => smallBeer, writeLink(match)).state)).toBe(hash(match.state))
  })

  it('goes past a barrier only by consent of all, and never re-uses a draw', () => {
    const asked: string[] = []
    const dice: ChanceSource = {
      draw: (_total, stream, ordinal) => {
        asked.push(`${stream} ${ordinal}`)
        return 4
      },
    }
    const match = Match.begin(smallBeer, { seats: 2, chance: dice })
    match.play(0, match.legal(0)[0])
    match.play(1, match.legal(1)[0])
    const before = match.line.length
    const [winner] = match.actors as [number]
    match.play(winner, ROLL)
    expect(asked.at(-1)).toBe('open 0')
    expect(refusalOf(() => match.undoByConsent(before, [winner]))).toBe('no-consent')
    expect(refusalOf(() => match.undoByConsent(before + 2, [0, 1]))).toBe('cannot-undo')
    match.undoByConsent(before, [0, 1])
    expect(match.line).toHaveLength(before)
    match.play(winner, ROLL)
    expect(asked.at(-1)).toBe('open 1')
    expect(asked.slice(0, 4)).toEqual(['hidden 0', 'hidden 1', 'hidden 2', 'hidden 3'])
  })

  it('replays to any point', () => {
    const match = Match.begin(smallBeer, { seats: 3, chance: scripted(1, 2, 3, 4, 5) })
    const first = hash(match.at(0))
    expect(first).toBe(hash(smallBeer.setup(match.options, 3)))
    expect(hash(match.at(match.line.length))).toBe(hash(match.state))
  })

  it('plays forced moves by itself and counts them apart', () => {
    const match = Match.begin(smallBeer, { seats: 2, chance: scripted(0, 0, 0, 0, 3, 3, 3) })
    match.play(0, 0)
    match.play(1, 3)
    for (let n = 0; n < 3; n++) match.play(1, ROLL)
    // After the third roll only `take` is left.
    expect(match.line.filter((step) => step.forced)).toEqual([{ by: 1, move: TAKE, forced: true, reveals: false }])
    expect(match.state.round).toBe(1)
  })

  it('asks for an only move where the game says so: having no other may be a secret', () => {
    const asking = { ...smallBeer, asksAnyway: () => true }
    const match = Match.begin(asking, { seats: 2, chance: scripted(0, 0, 0, 0, 3, 3, 3) })
    match.play(0, 0)
    match.play(1, 3)
    for (let n = 0; n < 3; n++) match.play(1, ROLL)
    expect(match.legal(1)).toEqual([TAKE])
    match.play(1, TAKE)
    expect(match.line.filter((step) => step.forced)).toEqual([])
    expect(match.state.round).toBe(1)
  })
})
