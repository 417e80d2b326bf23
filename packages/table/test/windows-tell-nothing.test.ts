import { type Seat, SPECTATOR, seeded } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import type { TablePlan } from '../src/index.ts'
import { BOB_CAN, dealtAs, game, type Hands, NOBODY_CAN, sitting } from './at-the-tap.ts'
import { PASS, POUR } from './spilled-beer.ts'
import { LIVE, people, proof, seed, Talk, TURNS } from './talk.ts'

const rng = seeded(`windows ${seed}`)
const STRICT: Partial<TablePlan> = { asides: { strict: true } }

/** Six of the eight cards, as if shuffled; those of one seat may be given. */
function anyHands(reader: Seat, own?: readonly number[]): Hands {
  const rest = [...Array(8).keys()].filter((card) => !own?.includes(card))
  const draw = () => rest.splice(rng.below(rest.length), 1)
  return [0, 1, 2].map((seat) => (seat === reader && own ? own : [...draw(), ...draw()]))
}

/** How often somebody looks whether a frame has come. */
const STEP = 500

/** What somebody does at a certain time, whatever they hold. */
interface Key {
  readonly at: number
  readonly seat: Seat
  readonly does: 'pass' | 'wait'
}

/** All that reaches a reader, each with the time it came: a change that is for somebody else alone brings nothing. */
function framesOf(reader: Seat, hands: Hands, keys: readonly Key[], plan: Partial<TablePlan>): string[] {
  const talk = sitting(hands, plan)
  const id = people[reader]?.id ?? null
  const frames: string[] = []
  const shown = () => frames.push(`${talk.now} ${JSON.stringify(talk.seenBy(id))}`)
  let heard = talk.consequences.length
  const look = () => {
    for (; heard < talk.consequences.length; heard++) {
      const { onlyFor } = talk.consequences[heard]
      if (onlyFor === undefined || onlyFor === reader) shown()
    }
  }
  const wait = (until: number) => {
    while (talk.now < until) {
      talk.wait(Math.min(STEP, until - talk.now))
      look()
    }
  }
  shown()
  for (const turn of [0, 1, 2]) {
    talk.plays(turn, POUR)
    look()
    const opened = talk.now
    for (const { at, seat, does } of keys) {
      wait(opened + at)
      if (talk.doc.clock.window === undefined || !talk.match.actors.includes(seat)) continue
      if (does === 'pass') talk.plays(seat, PASS)
      else talk.says(people[seat], { t: 'wait', seat, ask: talk.table.askId(seat) })
      look()
    }
    wait(opened + 25_000)
  }
  return frames
}

const anyKeys = (latest: number): Key[] =>
  Array.from({ length: rng.below(5) }, () => ({
    at: rng.below(latest),
    seat: rng.below(3),
    does: rng.below(3) === 0 ? ('wait' as const) : ('pass' as const),
  })).sort((a, b) => a.at - b.at)

const READERS: readonly Seat[] = [0, 1, 2, SPECTATOR]

/** Two deals that look alike to a reader, and the same keys pressed at both. */
function* likeDeals(count: number, keys: () => Key[]) {
  for (let n = 0; n < count; n++)
    for (const reader of READERS) {
      const hands = anyHands(reader)
      yield { reader, hands, others: anyHands(reader, hands[reader]), keys: keys() }
    }
}

describe('whatever others hold', () => {
  it('a reader gets the same bytes at the same times where privacy is strict and the same keys are pressed', () => {
    for (const { reader, hands, others, keys } of likeDeals(12 * proof, () => anyKeys(10_000)))
      expect(framesOf(reader, others, keys, STRICT)).toEqual(framesOf(reader, hands, keys, STRICT))
  })

  it('so does one at any table where everybody answers within the beat', () => {
    const all = () => [0, 1, 2].map((seat) => ({ at: rng.below(2_000), seat, does: 'pass' as const }))
    const sorted = () => all().sort((a, b) => a.at - b.at)
    for (const { reader, hands, others, keys } of likeDeals(12 * proof, sorted))
      expect(framesOf(reader, others, keys, {})).toEqual(framesOf(reader, hands, keys, {}))
  })

  it('elsewhere a window that lasts longer shows that somebody waits, and nothing else', () => {
    const [can, cannot] = [BOB_CAN, NOBODY_CAN].map((hands) => framesOf(SPECTATOR, hands, [], {}))
    expect(can).not.toEqual(cannot)
    const untimed = (frames: readonly string[]) => frames.map((frame) => frame.slice(frame.indexOf(' ')))
    expect(untimed(can)).toEqual(untimed(cannot))
  })

  it('nobody is named who is asked, waits or has answered, and a window that is closed is gone', () => {
    const talk = sitting(BOB_CAN)
    expect(talk.seenBy(null)).toMatchObject({ window: null, waiting: [0] })
    talk.plays(0, POUR)
    for (const id of ['ann', null])
      expect(talk.seenBy(id)).toMatchObject({ waiting: [], asks: [], window: { beat: 2_000 } })
    talk.wait(5_000)
    expect(talk.seenBy(null)).toMatchObject({ waiting: [], window: { beat: 0 } })
    talk.wait(7_000)
    expect(talk.seenBy(null)).toMatchObject({ waiting: [1], window: null })
  })
})

describe('strict privacy', () => {
  const two = (plan: Partial<TablePlan> = {}) => Talk.of(game, 2, { pace: LIVE, ...plan })

  it('is what two people who play each other get unless they choose otherwise', () => {
    expect(two().seenBy('ann').info.windows).toEqual({ beat: 2, limit: 12, strict: true })
    expect(two({ asides: { strict: false } }).seenBy('ann').info.windows).toMatchObject({ strict: false })
    expect(sitting(BOB_CAN).seenBy('ann').info.windows).toMatchObject({ strict: false })
    const withBot = new Talk(game, [{ kind: 'me' }, { kind: 'bot', level: 'easy' }])
    expect(withBot.seenBy('ann').info.windows).toMatchObject({ strict: false })
  })
})

describe('a window turn by turn', () => {
  const lately = (talk: Talk) => talk.seenBy(null, 0).events.map(({ event }) => event.type)
  const ready = (hands: Hands, orders: Readonly<Record<number, object>>, plan: Partial<TablePlan> = {}): Talk => {
    const talk = dealtAs(Talk.of(game, 3, { pace: TURNS, ...plan }), hands)
    for (const seat of [0, 1, 2]) talk.says(people[seat], { t: 'orders', seat, confirm: false, ...orders[seat] })
    talk.plays(0, POUR)
    return talk
  }
  const ASK = { answers: { pass: 'ask' } }

  it('makes nobody wait: what was not ordered is a pass', () => {
    const talk = ready(BOB_CAN, {})
    expect(lately(talk)).toEqual(['Poured', 'WindowClosed'])
    expect(talk.table.asked()).toEqual([1])
    expect(talk.now).toBe(1_000_000)
  })

  it('plays the cards that were ordered to be played, and none that is held', () => {
    expect(lately(ready(BOB_CAN, { 1: { cards: { c1: 'auto', c2: 'hold' } } }))).toEqual([
      'Poured',
      'Spilled',
      'WindowClosed',
    ])
    expect(lately(ready(BOB_CAN, { 1: { cards: { c1: { auto: 2 } } } }))).toEqual(['Poured', 'WindowClosed'])
    expect(lately(ready(BOB_CAN, { 1: { cards: { c1: 'auto' }, windows: { pour: 'mute' } } }))).toEqual([
      'Poured',
      'WindowClosed',
    ])
  })

  it('waits for who wants to be asked only if there is something to answer, and never under strict privacy', () => {
    const talk = ready(BOB_CAN, { 1: ASK, 2: ASK })
    expect(talk.table.asked()).toEqual([1])
    expect(talk.seenBy('ann')).toMatchObject({ waiting: [], window: { beat: 0 } })
    talk.plays(1, 0)
    expect(lately(talk)).toEqual(['Poured', 'Spilled', 'WindowClosed'])
    expect(lately(ready(NOBODY_CAN, { 1: ASK, 2: ASK }))).toEqual(['Poured', 'WindowClosed'])
    expect(lately(ready(BOB_CAN, { 1: ASK }, STRICT))).toEqual(['Poured', 'WindowClosed'])
    const muted = { ...ASK, windows: { 'pour:0': 'mute' } }
    expect(lately(ready(BOB_CAN, { 1: muted }))).toEqual(['Poured', 'WindowClosed'])
  })
})
