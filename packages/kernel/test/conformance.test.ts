import {
  CHANCE,
  conformance,
  EVERYONE,
  type Game,
  LAWS,
  type Law,
  movesOf,
  OVER,
  type OwnedWindow,
  type View,
} from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { type SmallBeer, smallBeer } from './example/small-beer.ts'

const plan = {
  games: 12,
  seed: process.env.ESTAMINET_SEED ?? 'small-beer',
  maxMoves: 200,
  perft: [
    { seats: 2, depth: 4, count: 12 * 11 * 10 * 9 },
    { seats: 2, depth: 6, count: 12 * 11 * 10 * 9 * 8 },
  ],
}

describe('the conformance suite on Small Beer', () => {
  const report = conformance(smallBeer, plan)
  it('looks at many positions', () => expect(report.positions).toBeGreaterThan(500))
  it.each(LAWS)('%s holds, and was looked at', (law) => {
    expect(report.broken.filter((one) => one.law === law)).toEqual([])
    expect(report.checked[law]).toBeGreaterThan(0)
  })
})

/** Small Beer with one thing wrong. */
const variant = (wrong: Partial<Game<SmallBeer>>): Game<SmallBeer> => ({ ...smallBeer, ...wrong })
const { known: _, ...allOpen } = smallBeer

/** Small Beer with only some of its secrets declared as such. */
function owning(isOwned: (window: OwnedWindow) => boolean): Game<SmallBeer> {
  const redeclared = (s: SmallBeer) =>
    Object.defineProperty(s, 'layout', { value: { ...s.layout, owned: s.layout.owned.filter(isOwned) } })
  return variant({
    setup: (options, seats) => redeclared(smallBeer.setup(options, seats)),
    imagine: (view, rng) => redeclared(smallBeer.imagine(view, rng)),
  })
}
const appliedCount = { n: 0 }
const shared = smallBeer.setup({ rounds: 'three' }, 2)

const broken: readonly { law: Law; what: string; game: Game<SmallBeer> }[] = [
  {
    law: 'setup',
    what: 'setup uses chance',
    game: variant({
      setup(options, seats) {
        const s = smallBeer.setup(options, seats)
        s.poured[0] = Math.floor(Math.random() * 10000)
        return s
      },
    }),
  },
  {
    law: 'waiting',
    what: 'a seat that does not exist is asked',
    game: variant({ waiting: (s) => (s.phase === 2 ? 1 << 7 : smallBeer.waiting(s)) }),
  },
  {
    law: 'progress',
    what: 'a seat must move and has no move',
    game: variant({ legal: (s, seat, out) => (s.phase === 2 && s.rolls === 3 ? 0 : smallBeer.legal(s, seat, out)) }),
  },
  {
    law: 'progress',
    what: 'a legal move cannot be played',
    game: variant({
      apply(s, seat, move, events) {
        if (move === 13 && s.glass > 4) throw new Error('the glass is too full')
        smallBeer.apply(s, seat, move, events)
      },
    }),
  },
  {
    law: 'chance',
    what: 'an outcome with no weight',
    game: variant({
      chance(s, out, weights) {
        const count = smallBeer.chance(s, out, weights)
        if (s.phase === 3) weights[2] = 0
        return count
      },
    }),
  },
  {
    law: 'canonical',
    what: 'a move listed twice',
    game: variant({
      legal(s, seat, out) {
        const count = smallBeer.legal(s, seat, out)
        out[count] = out[0]
        return count + 1
      },
    }),
  },
  {
    law: 'knowledge',
    what: 'a list that depends on another hand',
    game: variant({
      legal(s, seat, out) {
        const count = smallBeer.legal(s, seat, out)
        return s.phase === 1 && s.hand[((seat + 1) % s.seats) * 12 + 11] === 1 && count > 1 ? count - 1 : count
      },
    }),
  },
  {
    law: 'knowledge',
    what: 'whose turn it is depends on a hand',
    game: variant({ pace: (s, seat) => (s.hand[seat * 12 + 11] === 1 ? 'setup' : 'turn') }),
  },
  {
    law: 'knowledge',
    what: 'how far the match is depends on a hand',
    game: variant({ moment: (s, seat) => ({ round: s.round, highest: s.hand[seat * 12 + 11] }) }),
  },
  {
    law: 'knowledge',
    what: 'whose answers are sealed depends on a hand',
    game: variant({ sealed: (s) => (s.phase === 1 && s.hand[11] === 0 ? smallBeer.waiting(s) : 0) }),
  },
  {
    law: 'knowledge',
    what: 'a part of the match that begins with a card in a hand',
    game: variant({ part: (s) => s.round * 2 + s.hand[11] }),
  },
  {
    law: 'knowledge',
    what: 'a hand that is asked although it has no choice',
    game: variant({ asksAnyway: (s) => s.hand[11] === 1 }),
  },
  {
    law: 'ends',
    what: 'a game without end',
    game: variant({
      apply(s, seat, move, events) {
        smallBeer.apply(s, seat, move, events)
        if (s.phase !== 0) return
        s.round = 0
        s.played.fill(0)
      },
    }),
  },
  {
    law: 'replay',
    what: 'a rule that remembers earlier games',
    game: variant({
      apply(s, seat, move, events) {
        smallBeer.apply(s, seat, move, events)
        if (s.phase === 4) s.poured[0] = (s.poured[0] + appliedCount.n++) % 1000
      },
    }),
  },
  {
    law: 'encode',
    what: 'something kept outside the cells',
    game: variant({
      apply(s, seat, move, events) {
        smallBeer.apply(s, seat, move, events)
        Object.assign(s, { aside: Number(Reflect.get(s, 'aside') ?? 0) + 1 })
      },
      view: (s, reader) => ({ ...smallBeer.view(s, reader), aside: Reflect.get(s, 'aside') ?? 0 }),
    }),
  },
  {
    law: 'pure',
    what: 'looking changes the position',
    game: variant({
      view(s, reader) {
        if (s.phase === 2) s.glass = (s.glass + 1) % 100
        return smallBeer.view(s, reader)
      },
    }),
  },
  {
    law: 'secrecy',
    what: 'an event names the secret card',
    game: variant({
      apply(s, seat, move, events) {
        const choosing = s.phase === 1
        smallBeer.apply(s, seat, move, events)
        if (choosing) events?.({ type: 'Whispered', card: move })
      },
    }),
  },
  {
    law: 'secrecy',
    what: 'an event shows the next card of the deck to all',
    game: variant({
      apply(s, seat, move, events) {
        if (s.phase === 2) events?.({ type: 'Leaked', hands: Array.from(s.hand) })
        smallBeer.apply(s, seat, move, events)
      },
    }),
  },
  {
    law: 'imagine',
    what: "a view that shows everybody's hand",
    game: variant({ view: (s, reader): View => ({ ...smallBeer.view(s, reader), all: Array.from(s.hand) }) }),
  },
  {
    law: 'knowledge',
    what: 'a layout in which no secret belongs to anybody',
    game: owning(() => false),
  },
  {
    law: 'projection',
    what: 'a layout with the hands declared public',
    game: owning(({ part }) => part === 1),
  },
  {
    law: 'projection',
    what: 'a view that looks into other hands to count them',
    game: variant({
      view: (s, reader) => ({ ...smallBeer.view(s, reader), cards: s.hand.reduce((sum, one) => sum + one, 0) }),
    }),
  },
  {
    law: 'projection',
    what: 'points that tell who holds the first card of all hands',
    game: variant({
      score: (s) =>
        smallBeer.score(s).map((one, seat) => {
          const points = Math.floor(s.hand.indexOf(1) / 12) === seat ? 1 : 0
          return { ...one, parts: [...one.parts, { reason: 'first', points }, { reason: 'taken', points: -points }] }
        }),
    }),
  },
  {
    law: 'projection',
    what: 'teams of those who hold alike',
    game: variant({
      score: (s) => smallBeer.score(s).map((one, seat) => ({ ...one, rank: 1, team: s.hand[seat * 12 + 11] })),
    }),
  },
  {
    law: 'audience',
    what: 'an event without an audience',
    game: variant({
      apply(s, seat, move, events) {
        smallBeer.apply(s, seat, move, events)
        if (move === 12) events?.({ type: 'Shouted' })
      },
    }),
  },
  {
    law: 'reveals',
    what: 'a card that is shown and stays in the hand',
    game: variant({
      apply(s, seat, move, events) {
        const card = s.hand.subarray(0, 12).indexOf(1)
        smallBeer.apply(s, seat, move, events)
        if (move === 13) s.turned[0] = card + 1
      },
    }),
  },
  {
    law: 'free',
    what: 'a seat that must move and may move',
    game: variant({ free: (s) => (s.phase === 2 ? smallBeer.waiting(s) : 0) }),
  },
  {
    law: 'free',
    what: 'a seat that may move and has nothing to do',
    game: variant({
      legal: (s, seat, out) => (s.phase === 2 && seat !== s.winner ? 0 : smallBeer.legal(s, seat, out)),
    }),
  },
  {
    law: 'free',
    what: 'who may choose again while the answers of others lie sealed',
    game: variant({
      free: (s) => (s.phase === 1 ? ((1 << s.seats) - 1) & ~smallBeer.waiting(s) : (smallBeer.free?.(s) ?? 0)),
    }),
  },
  {
    law: 'score',
    what: 'a team whose members do not share their rank',
    game: variant({ score: (s) => smallBeer.score(s).map((one, seat) => ({ ...one, rank: seat + 1, team: 1 })) }),
  },
  {
    law: 'fallback',
    what: 'an absent player who cheats',
    game: variant({ fallback: (s, seat) => (smallBeer.fallback(s, seat) + 1) % 14 }),
  },
  {
    law: 'notation',
    what: 'two moves with one name',
    game: variant({
      describe: (s, seat, move) =>
        s.phase === 1 ? { kind: 'card', say: ['card'] } : smallBeer.describe(s, seat, move),
    }),
  },
  {
    law: 'score',
    what: 'a point without a reason',
    game: variant({ score: (s) => smallBeer.score(s).map((one) => ({ ...one, total: one.total + 1 })) }),
  },
  {
    law: 'score',
    what: 'ranks upside down',
    game: variant({
      score: (s) => smallBeer.score(s).map((one, _, all) => ({ ...one, rank: all.length + 1 - one.rank })),
    }),
  },
  {
    law: 'undo',
    what: 'a position that cannot be reached again',
    game: {
      ...allOpen,
      apply(s, seat, move, events) {
        smallBeer.apply(s, seat, move, events)
        if (seat >= 0) s.poured[0] = (s.poured[0] + appliedCount.n++) % 1000
      },
    },
  },
  {
    law: 'copy',
    what: 'all matches share one state',
    game: variant({ setup: () => shared }),
  },
  {
    law: 'records',
    what: 'a name that a link cannot hold',
    game: variant({ id: 'small.beer' }),
  },
  {
    law: 'perft',
    what: 'a card too few',
    game: variant({
      chance(s, out, weights) {
        const count = smallBeer.chance(s, out, weights)
        return s.phase === 0 && count === 12 ? 11 : count
      },
    }),
  },
]

describe('each law bites', () => {
  it.each(broken)('$law: $what', ({ law, game }) => {
    const report = conformance(game, { ...plan, seed: 'bite', games: 6 })
    expect(report.broken.map((one) => one.law)).toContain(law)
  })

  it('the broken variants cover the laws', () => {
    const covered = new Set(broken.map((one) => one.law))
    expect(LAWS.filter((law) => !covered.has(law))).toEqual([])
  })
})

describe('the example itself', () => {
  it('deals, asks everybody at once, and seals the answers', () => {
    const s = smallBeer.setup({ rounds: 'two' }, 3)
    expect(smallBeer.waiting(s)).toBe(CHANCE)
    for (const card of [0, 1, 2, 3, 4, 5]) smallBeer.apply(s, -1, card)
    expect(smallBeer.waiting(s)).toBe(0b111)
    expect(smallBeer.sealed?.(s)).toBe(0b111)
    expect(movesOf(smallBeer, s, 2)).toEqual([4, 5])
    expect(smallBeer.known?.(s, 2, 4)).toBe(0b100)
    for (const [seat, card] of [
      [0, 1],
      [1, 3],
      [2, 5],
    ] as const)
      smallBeer.apply(s, seat, card)
    expect(smallBeer.waiting(s)).toBe(0b100)
    expect(smallBeer.known?.(s, 2, 13)).toBe(EVERYONE)
    smallBeer.apply(s, 2, 13)
    expect(smallBeer.waiting(s)).not.toBe(OVER)
  })
})
