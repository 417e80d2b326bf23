import { movesOf, NATURE } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { type ConfrontationId, confrontation } from '../../src/content/confrontation.ts'
import { pixels } from '../../src/content/pixels.ts'
import { BACKPACK } from '../../src/content/tracks.ts'
import { takeToHand } from '../../src/expansions/confrontation/hands.ts'
import { belgianBeersRace, placeNumber, whyNoTrip, whyNotHere, whyNoWay } from '../../src/index.ts'
import { type Table, unpacked } from '../table.ts'
import { placeHim } from './alone.ts'
import { game, soloWith, together } from './together.ts'

const QUIET = 'EV-18'

/** A Confrontation card into a hand. */
const give = (t: Table, seat: number, id: ConfrontationId): void =>
  takeToHand(
    t.s,
    seat,
    confrontation.findIndex((card) => card.id === id),
  )

describe('Setting up with several expansions', () => {
  /** The steps of setup in the order in which they come, until the first action. */
  const setup = (seats: number, options: Readonly<Record<string, string | boolean>>): string[] => {
    const t = unpacked(seats, options, game)
    const steps: string[] = []
    while (t.step !== 'action') {
      if (t.step !== undefined && !steps.includes(t.step)) steps.push(t.step)
      t.play(t.options()[0] ?? '')
    }
    return steps
  }

  it('TBBR-EXP-10, R-03 the order is fixed: teams, events, characters, bands, drawings, starts, Confrontation', () => {
    const all = ['team', 'events', 'characters', 'bands', 'pixel-bag', 'confrontation']
    const steps = setup(4, { ...Object.fromEntries(all.map((id) => [id, true])), length: 'short' })
    const expansions = [...new Set(steps.map((step) => (step === 'start' ? step : step.split('/')[0])))]
    const base = ['first-player', 'coaster', 'card']
    expect(expansions.filter((name) => name !== undefined && !base.includes(name))).toEqual([
      ...['team', 'events', 'characters', 'bands', 'pixel-bag', 'start', 'confrontation'],
    ])
  })

  it('TBBR-EXP-10, R-03 alone: the Zythologist comes after everything the player is dealt', () => {
    const steps = setup(1, { solo: true, events: true, characters: true, bands: true, 'pixel-bag': true })
    const own = steps.filter((step) => step.includes('/')).map((step) => step.split('/')[0])
    expect([...new Set(own)]).toEqual(['events', 'characters', 'bands', 'pixel-bag', 'solo'])
  })

  /** Up to the question with this name. */
  const until = (t: Table, step: string): Table => {
    while (t.step !== step) t.play(t.options()[0] ?? '')
    return t
  }

  it('TBBR-EXP-10, TBBR-EVENT-20, R-73 example: three players choose characters knowing all events, before any Confrontation card is dealt', () => {
    const t = unpacked(3, { events: true, characters: true, confrontation: true }, game)
    const seen = until(t, 'characters/keep').view as unknown as {
      readonly events: { readonly days: readonly (string | null)[] }
      readonly confrontation: { readonly players: readonly { readonly hand: number }[] }
    }
    expect(seen.events.days.every((card) => card !== null)).toBe(true)
    expect(seen.confrontation.players.map(({ hand }) => hand)).toEqual([0, 0, 0])
  })

  it('TBBR-EXP-10 example: a band is chosen knowing everybody’s character, a character without knowing any band', () => {
    const t = unpacked(2, { characters: true, bands: true }, game)
    const seen = () =>
      t.view as unknown as Readonly<
        Record<
          'characters' | 'bands',
          { readonly kept: readonly (string | null)[]; readonly dealt: readonly unknown[][] }
        >
      >
    until(t, 'characters/keep')
    expect(seen().bands.dealt.flat()).toEqual([])
    until(t, 'bands/keep')
    expect(seen().characters.kept.every((card) => card !== null)).toBe(true)
  })

  it('TBBR-EXP-35 what chance brings is nature’s move; what is dealt is told to nobody else', () => {
    const t = until(unpacked(2, { characters: true }, game), 'characters/deal')
    expect(t.asked).toBe(NATURE)
    const told: { readonly card?: unknown; readonly audience: number | undefined }[] = []
    const [move = 0] = movesOf(game, t.s, NATURE)
    game.apply(t.s, NATURE, move, (event, audience) => told.push({ card: event.card, audience }))
    expect(told.filter(({ card }) => card !== undefined).map(({ audience }) => audience)).toEqual([1])
    expect(JSON.stringify(game.view(t.s, 0))).toContain('CH-')
    expect(JSON.stringify(game.view(t.s, 1))).not.toContain('CH-')
  })

  it('TBBR-EXP-48 the rules know no clock: they say who is asked, at which pace, and what an absent player answers', () => {
    const dealt = until(unpacked(2, { characters: true }, game), 'characters/keep')
    expect([game.pace?.(dealt.s, 0), dealt.fallback]).toEqual(['setup', dealt.options()[0]])
    const closing = together(2, { jokers: [0, 0] })
      .day(3)
      .finished(1)
      .play('stop')
    expect([closing.step, game.pace?.(closing.s, 1), closing.fallback]).toEqual([
      'pixel-bag/closing',
      'answer',
      'confirm',
    ])
  })

  it('R-02 Solo is never short', () => {
    expect(belgianBeersRace.forbids?.({ solo: true, length: 'short' }, 1)).toBe('TBBR-EXP-04')
  })

  it('R-01 a backpack has 12 slots, and a drawing four rows of three', () => {
    expect(BACKPACK).toBe(12)
    for (const { grid } of pixels) expect(grid.split('/').map((row) => row.length)).toEqual([3, 3, 3, 3])
  })
})

describe('Numbers changed by several', () => {
  it('TBBR-EXP-21 a move may be declared where it fits with everything in force, and nowhere else', () => {
    const left = (units: number, day: 'EV-01' | 'EV-13' | typeof QUIET) =>
      together(2, { days: [day] })
        .at(0, 6)
        .disc(0, 24 - units)
        .disc(1, 24)
        .may('bike 11')
    expect([left(6, QUIET), left(5, QUIET)]).toEqual([true, false])
    expect([left(7, 'EV-13'), left(6, 'EV-13')]).toEqual([true, false])
    expect([left(5, 'EV-01'), left(4, 'EV-01')]).toEqual([true, false])
  })

  it('TBBR-EXP-22 bicycle time is what the ride took, shortened or not; on the bus being late counts too', () => {
    const ride = together(2, { cast: ['CH-01', 'CH-08'] })
      .at(0, 6)
      .level(0, 4)
      .disc(1, 20)
      .play('bike 11')
    expect([ride.player(0).level, ride.player(0).ride]).toEqual([3, 1])
    const bus = together(2, { days: ['EV-02'] })
      .at(0, 6)
      .cubes(0, 'YYYY')
      .disc(1, 20)
      .play('bus 11', 'roll late')
    // 4 less 1 and 2 late: two beers.
    bus.play('drink yellow', 'drink yellow')
    expect([bus.player(0).time, bus.player(0).glass, bus.step]).toEqual([5, 2, 'action'])
  })

  it('TBBR-EXP-22, R-87 a concert ends a ride', () => {
    const t = together(2, { lineUp: ['BD-03', 'BD-01'] })
      .at(0, 13)
      .ride(0, 3)
      .disc(1, 20)
      .play('concert')
    expect(t.player(0).ride).toBe(0)
  })

  it('TBBR-EXP-25, R-06 example: the Broke Student’s beer comes before a longer wait, CH-11 and CF-N05', () => {
    const t = together(2, { cast: ['CH-11', 'CH-08'], options: { confrontation: true } })
      .at(0, 6)
      .disc(1, 20)
    give(t, 1, 'CF-N05')
    t.turn().play('hitch 11', 'pass', 'roll failed')
    expect(t.step).toBe('effects/pick')
    expect(t.play('pick red').step).toBe('confrontation/window')
    expect(t.play('play CF-N05').row(0)).toBe('4 @6 L0 g0 [R1] 0')
  })

  it('TBBR-EXP-26 example: from 7 a claim that costs 2 TU crosses the token between 8 and 9, CF-N13', () => {
    const t = together(2, { options: { confrontation: true } })
      .at(0, 18)
      .disc(1, 20)
      .disc(0, 7)
    give(t, 1, 'CF-N13')
    t.cubes(0, 'YYYY').machine('L1-29', 'L1-09').turn()
    expect(t.step).toBe('confrontation/window')
    expect([t.play('play CF-N13').player(0).time, t.step, t.asked]).toEqual([9, 'token', 0])
  })

  it('TBBR-EXP-43 example: a lift printed 2 and shortened by 1 asks for four beers and takes 1 TU, CF-P14', () => {
    const t = together(2, { options: { confrontation: true } })
      .at(0, 6)
      .cubes(0, 'YYYY')
      .disc(1, 20)
    give(t, 0, 'CF-P14')
    t.turn().play('play CF-P14')
    expect(t.info('offer 11')).toMatchObject({ cubes: 4, cost: 1 })
  })

  it('TBBR-EXP-44 objectives look at printed times and at the faces of the dice, whatever the journey took', () => {
    const ride = together(2, { cast: ['CH-13', 'CH-08'] })
      .at(0, 6)
      .machine('L1-18')
      .disc(1, 20)
      .play('bike 11')
    expect([ride.player(0).time, ride.player(0).cards]).toEqual([3, ['L1-18']])
    const late = together(2, { cast: ['CH-02', 'CH-08'] })
      .at(0, 6)
      .machine('L1-22')
      .disc(1, 20)
    late.play('bus 11', 'roll late')
    expect([late.player(0).time, late.player(0).cards]).toEqual([3, ['L1-22']])
  })

  it('TBBR-EXP-40, R-09 example: nothing after the way home; -5 on the track, 3 beers, 1 card left: the floor is 0', () => {
    const t = together(2, { options: { confrontation: true } })
      .day(3)
      .cubes(0, 'YYY')
      .finished(1)
    give(t, 0, 'CF-P14')
    t.turn().play('stop')
    const own = game.score(t.s)[0]
    expect(own?.total).toBe(0)
    expect(own?.parts.map(({ reason, points }) => `${reason} ${points}`)).toEqual([
      ...['cubes 3', 'cheers -5', 'confrontation/cards 1', 'floor 1'],
    ])
  })

  it('R-94 a price set to nothing leaves a surcharge standing: the free glass of EV-04 takes the Abbey Pilgrim 1 TU', () => {
    const t = together(2, { days: ['EV-04'], cast: ['CH-09', 'CH-08'] })
      .at(0, 14)
      .disc(1, 20)
    expect(t.info('taste').cost).toBe(1)
  })

  it('R-93 the Grand Place is Brussels for its roads, and no brewery: nothing happens on arrival', () => {
    const roads = together(2, { days: ['EV-19'] }).at(0, 11)
    expect(roads.info('bike GP').cost).toBe(5)
    const straps = together(2, { days: ['EV-23'] })
      .at(0, 11)
      .cubes(0, 'YYYYYYN')
      .disc(1, 20)
    expect(straps.branch().play('bike B1').step).toBe('effects/drop')
    expect(straps.play('bike GP').backpack(0)).toBe('Y6 N1')
  })
})

describe('What a card forbids', () => {
  const EARLY_CLOSING = { why: 'card', card: 'EV-20' }

  it('is named as the reason: purchases and tastings, cheese, and beer for drivers', () => {
    const closing = together(2, { days: ['EV-20'] })
      .at(0, 12)
      .disc(0, 21)
      .disc(1, 24)
    expect(whyNotHere(closing.s, 0)).toMatchObject({ buy: EARLY_CLOSING, cheese: EARLY_CLOSING })
    expect(
      whyNotHere(
        together(2, { days: ['EV-20'] })
          .at(0, 13)
          .disc(0, 21)
          .disc(1, 24).s,
        0,
      ).taste,
    ).toEqual(EARLY_CLOSING)
    const bare = whyNotHere(together(2, { days: ['EV-18'] }).at(0, 12).s, 0)
    expect([bare.buy, bare.cheese]).toEqual([undefined, { why: 'card', card: 'EV-18' }])
    const poet = together(2, { cast: ['CH-03', 'CH-08'] })
      .at(0, 6)
      .cubes(0, 'YYYY')
    expect(whyNoTrip(poet.s, 0, 'offer', placeNumber(11))).toEqual({ why: 'card', card: 'CH-03' })
    expect(whyNoWay(poet.s, 0, 'offer')).toEqual({ why: 'card', card: 'CH-03' })
    // With too little time for most roads the card is still what closes all of them.
    expect(whyNoWay(poet.disc(0, 23).disc(1, 24).s, 0, 'offer')).toEqual({ why: 'card', card: 'CH-03' })
  })
})

describe('Events with Team and alone', () => {
  it('TBBR-EVENT-23 points of an event are the player’s own, not the team’s', () => {
    const t = together(4, { days: ['EV-11'], options: { team: true } })
      .at(0, 'B1')
      .disc(1, 20)
      .disc(2, 20)
      .disc(3, 20)
      .play('bike B3')
    expect(t.view.players.map(({ score }) => score)).toEqual([2, 0, 0, 0])
    expect(game.score(t.s)[0]?.total).toBe(0)
  })

  it('TBBR-EVENT-24 alone a toast pays the player, and so do bottles of Brussels, EV-09 and EV-10', () => {
    const song = soloWith({ days: ['EV-09'] })
    placeHim(song.s, 11, 34)
    song.at(0, 13).cubes(0, 'Y').turn().play('hitch 11', 'roll tbbr')
    expect([song.player(0).cheers, song.player(0).score]).toEqual([1, 2])
    const swap = soloWith({ days: ['EV-10'] })
      .at(0, 'B1')
      .play('bike B3')
    expect(swap.player(0).score).toBe(1)
  })

  it('TBBR-EVENT-24 one of the four accessible cards is locked alone too, EV-24', () => {
    const claimed = (day: 'EV-24' | typeof QUIET) =>
      soloWith({ days: [day] })
        .at(0, 11)
        .cubes(0, 'YYYY')
        .machine('L1-09', 'L1-10', 'L1-12', 'L1-29')
        .turn()
        .player(0).cards
    expect([claimed('EV-24'), claimed(QUIET)]).toEqual([[], ['L1-29']])
  })
})
