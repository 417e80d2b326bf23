import { conformance, readOptions, seeded } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { confrontation } from '../../src/content/confrontation.ts'
import { picks } from '../../src/expansions/confrontation/draft.ts'
import { brokenInvariants, type RaceState } from '../../src/index.ts'
import { confrontationPlay } from '../../src/texts/confrontation-play.ts'
import { type Table, unpacked } from '../table.ts'
import { sayAll } from './said.ts'
import { game, seen } from './with-hands.ts'

const seed = process.env.ESTAMINET_SEED ?? 'a hand of cards'

/** At the first card dealt, the first player being seat 1. */
function atTheDeal(seats: number, options: Readonly<Record<string, string>> = {}): Table {
  const t = unpacked(seats, { ...options, confrontation: true }, game)
  t.nature('first 1')
  while (t.step !== 'confrontation/draw')
    if (t.asked === -1) t.nature(Object.keys(t.outcomes())[0])
    else t.play(t.options()[0])
  return t
}

/** Deals in the order of the catalogue. */
function dealAll(t: Table): Table {
  for (let card = 0; t.step === 'confrontation/draw'; card++) t.nature(`dealt ${confrontation[card].id}`)
  return t
}

const sizesOf = (t: Table): number[] => seen(t, -1).players.map(({ hand }) => hand)

describe('Confrontation: hands', () => {
  it('TBBR-CONF-02 cards are dealt after everything else, starting breweries included', () => {
    const t = atTheDeal(2, { length: 'short' })
    expect(t.view.steps.map(({ step }) => step)).toEqual(['first-morning', 'confrontation/deal', 'confrontation/draw'])
    expect(t.player(0).place).not.toBeNull()
  })

  it('TBBR-CONF-03 example: 24 of 28 dealt with 4 players, 21 with 3, 16 with 2; 8 in the short race with 2', () => {
    expect(sizesOf(dealAll(atTheDeal(4)))).toEqual([6, 6, 6, 6])
    expect(sizesOf(dealAll(atTheDeal(3)))).toEqual([7, 7, 7])
    expect(sizesOf(dealAll(atTheDeal(2)))).toEqual([8, 8])
    expect(sizesOf(dealAll(atTheDeal(2, { length: 'short' })))).toEqual([4, 4])
  })

  it('TBBR-CONF-56 the short race deals four cards to any number of players', () => {
    expect(sizesOf(dealAll(atTheDeal(4, { length: 'short' })))).toEqual([4, 4, 4, 4])
  })

  it('TBBR-CONF-04 hands are dealt at random unless the host chooses a draft', () => {
    expect(seen(dealAll(atTheDeal(2)), 0)).toMatchObject({ drafted: false, players: [{ packet: 0 }, { packet: 0 }] })
    expect(dealAll(atTheDeal(2, { 'confrontation-hands': 'draft' })).step).toBe('confrontation/draft')
  })

  it('TBBR-CONF-05 a card that is dealt is named to its owner alone', () => {
    const t = atTheDeal(2).nature('dealt CF-P01')
    expect(t.events).toEqual([
      { type: 'confrontation/dealt', seat: 1, card: 'CF-P01' },
      { type: 'confrontation/dealt', seat: 1 },
    ])
  })

  it('TBBR-CONF-05, TBBR-CONF-09, R-11 everybody knows their own hand and how many cards others have, nobody the rest', () => {
    const t = dealAll(atTheDeal(3))
    expect(seen(t, 1).own?.hand).toEqual(confrontation.slice(0, 7).map(({ id }) => id))
    expect(seen(t, 2).own?.hand).toEqual(confrontation.slice(7, 14).map(({ id }) => id))
    for (const { id } of confrontation.slice(21))
      for (const reader of [-2, 0, 1, 2]) expect(JSON.stringify(game.view(t.s, reader))).not.toContain(id)
    expect(JSON.stringify(seen(t, -2))).not.toContain('CF-')
  })
})

describe('Confrontation: the draft', () => {
  const drafting = (seats: number, options: Readonly<Record<string, string>> = {}) =>
    dealAll(atTheDeal(seats, { ...options, 'confrontation-hands': 'draft' }))

  /** Everybody keeps the first they may; returns how many at a time. */
  function pickFirst(t: Table): number[] {
    const rounds: number[] = []
    while (t.step === 'confrontation/draft') {
      const had = sizesOf(t)[0]
      for (let seat = 0; seat < t.s.seats; seat++) t.by(seat, t.options(seat)[0])
      rounds.push(sizesOf(t)[0] - had)
    }
    return rounds
  }

  it('TBBR-CONF-08 whoever has picked has picked something in every world another thinks of', () => {
    const t = drafting(2)
    t.by(1, t.options(1)[0])
    expect(picks(game.imagine(game.view(t.s, 0), seeded('packets')))[1]).toBeGreaterThan(0)
  })

  it('TBBR-CONF-06, R-10 example: 1, 2, 2, 2, 1 of 8; 1, 2, 2, 1, 1 of 7; 1, 2, 2, 1 of 6; 1, 2, 1 of 4', () => {
    // The last card is kept in the same breath.
    expect(pickFirst(drafting(2))).toEqual([1, 2, 2, 2 + 1])
    expect(pickFirst(drafting(3))).toEqual([1, 2, 2, 1 + 1])
    expect(pickFirst(drafting(4))).toEqual([1, 2, 2 + 1])
    expect(pickFirst(drafting(4, { length: 'short' }))).toEqual([1, 2 + 1])
  })

  it('TBBR-CONF-07 everybody ends with the same number of cards, no packet is left', () => {
    const t = drafting(4)
    pickFirst(t)
    expect(seen(t, 0).players).toEqual(Array.from({ length: 4 }, () => ({ hand: 6, packet: 0 })))
    expect(t.step).toBe('action')
  })

  it('TBBR-CONF-06, TBBR-CONF-08 a single card first, then pairs of what came from the right', () => {
    const t = drafting(3)
    expect([game.waiting(t.s), game.sealed?.(t.s), game.pace?.(t.s, 0)]).toEqual([0b111, 0b111, 'setup'])
    expect(t.options(1)).toEqual(confrontation.slice(0, 7).map(({ id }) => `pick ${id}`))
    t.by(1, 'pick CF-P03').by(0, t.options(0)[0]).by(2, t.options(2)[0])
    expect(seen(t, 1).own?.hand).toEqual(['CF-P03'])
    expect(seen(t, 2).own?.packet).toEqual(['CF-P01', 'CF-P02', 'CF-P04', 'CF-P05', 'CF-P06', 'CF-P07'])
    expect(t.options(2)).toHaveLength(15)
    expect(t.options(2)[0]).toBe('pick CF-P01 CF-P02')
  })

  it('TBBR-CONF-08 with two players left is the opponent', () => {
    const t = drafting(2)
    const own = seen(t, 0).own?.packet ?? []
    t.by(0, `pick ${own[0]}`).by(1, t.options(1)[0])
    expect(seen(t, 1).own?.packet).toEqual(own.slice(1))
  })

  it('TBBR-CONF-06 an answer stays sealed until the last is in, and an absent player keeps something legal', () => {
    const t = drafting(2)
    t.by(0, t.options(0)[2])
    expect([sizesOf(t), seen(t, 1).own?.pick]).toEqual([[0, 0], 0])
    expect(seen(t, 0).own?.pick).toBeGreaterThan(0)
    expect(t.options(1)).toContain(t.fallback)
  })

  it('TBBR-CONF-06 what an absent player keeps follows from the hand too, which nobody who passed the packet knows', () => {
    const kept = (first: number): string => {
      const t = drafting(2)
      // Seat 1 keeps one or another of its own packet; what seat 0 passes on is the same each time.
      return t.by(1, t.options(1)[first]).by(0, t.options(0)[0]).fallbackOf(1)
    }
    const all = Array.from({ length: 8 }, (_, first) => kept(first))
    expect(new Set(all).size).toBeGreaterThan(2)
    expect(kept(0)).toBe(all[0])
  })
})

describe(`Confrontation, as far as it is played (seed ${seed})`, () => {
  it('TBBR-CONF-01 no law of the kernel, of the race or of its own is broken', () => {
    // Every table has hands, drafted ones too: of options drawn at random most would be a race without them.
    const tables = [2, 3, 4].flatMap((seats) =>
      ['random', 'draft'].map((hands) => ({
        seats,
        options: readOptions(game, seats, { confrontation: true, 'confrontation-hands': hands }),
      })),
    )
    const report = conformance(game, {
      games: 1,
      every: process.env.ESTAMINET_PROOF === 'long' ? 12 : 90,
      seed,
      maxMoves: 5000,
      tables,
      invariants: (before, after) => brokenInvariants(before as RaceState, after as RaceState),
    })
    console.log(`The race with hands: ${report.positions} positions, ${report.moves} moves conform (seed ${seed})`)
    expect(report.broken).toEqual([])
  })

  it('everything that is asked, chosen, told and scored has its words in every language', () => {
    const options = { confrontation: true, 'confrontation-hands': 'draft' }
    const { unsaid, odd } = sayAll(game, { id: 'confrontation', seats: 4, options, seed }, confrontationPlay)
    expect([unsaid, odd]).toEqual([[], []])
  })
})
