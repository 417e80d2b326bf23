import { actorsOf, encode, Match, movesOf, NATURE, readOptions, SPECTATOR, seeded } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { type ConfrontationId, confrontation } from '../../src/content/confrontation.ts'
import type { Table } from '../table.ts'
import { game as everything } from './together.ts'
import { confronting, game, passAll, seen } from './with-hands.ts'

type Hand = readonly ConfrontationId[]

const WINDOW = 'confrontation/window'
const seed = process.env.ESTAMINET_SEED ?? 'whose turn it is'
const HOSTILE = confrontation.filter(({ side }) => side === 'hinders').map(({ id }) => id)

/** What answers the tent, and what answers the morning. */
const [TENT, MORNING] = (['campDeclared', 'wake'] as const).map((hook) =>
  confrontation.filter(({ side, effects }) => side === 'hinders' && effects.some(({ on }) => on === hook)),
)

/** Seat 1 camps at 11 with its day over, beer and cheese; seat 2 is awake and holds these; seat 0 has the turn. */
const besideATent = (mine: Hand, camper: Hand, other: Hand): Table =>
  confronting([mine, camper, other])
    .at(0, 6)
    .at(1, 11)
    .cubes(0, 'YYYY')
    .cubes(1, 'NNNN')
    .cheese(1, 2)
    .finished(1)
    .disc(2, 23)

describe('Confrontation: who can be hit', () => {
  it('R-71, TBBR-CONF-31 nothing a player awake does lets a card reach somebody camping there, whatever is held', () => {
    for (const deed of ['bike 11', 'bus 11', 'hitch 11', 'buy', 'taste', 'camp'])
      for (const card of HOSTILE) {
        const t = besideATent([], ['CF-P01'], [card])
        if (deed === 'buy') t.at(0, 7)
        if (deed === 'taste') t.at(0, 13)
        t.play(deed)
        const targets: unknown[] = []
        for (let n = 0; n < 12 && t.step !== 'action' && t.view.day === 1; n++) {
          if (t.asked === NATURE) t.play(Object.keys(t.outcomes())[0] ?? '')
          else t.play(t.may(`play ${card}`) ? `play ${card}` : t.fallback)
          targets.push(...t.events.flatMap((event) => ('target' in event ? [event.target] : [])))
        }
        expect(targets.filter((target) => target !== 0)).toEqual([])
        expect([t.player(1).place, t.backpack(1), t.player(1).cheese], `${deed}, ${card}`).toEqual([11, 'N4', 2])
      }
  })

  it('R-71 the tent of somebody else is answered from a tent, and so is a ride', () => {
    expect(TENT.map(({ id }) => id)).toEqual(['CF-N11'])
    const t = besideATent([], ['CF-N11'], []).disc(0, 16).cubes(0, 'YYYYY').play('camp')
    expect([t.step, t.asked, t.options()]).toEqual([WINDOW, 1, ['pass', 'play CF-N11']])
    t.play('play CF-N11')
    expect(t.events).toContainEqual({ type: 'confrontation/played', seat: 1, card: 'CF-N11', target: 0 })
    const ride = besideATent([], ['CF-N01'], []).play('bike 11', 'play CF-N01')
    expect([ride.player(0).time, ride.player(1).time]).toEqual([9, 24])
  })

  it('R-71 the morning reaches who camped and who only finished, and both may answer', () => {
    expect(MORNING.map(({ id }) => id)).toEqual(['CF-N12'])
    // Seat 1 has finished on the road, seat 0 is the last to camp; their mornings come by seat.
    const dawn = (mine: Hand, finished: Hand) =>
      confronting([mine, finished]).at(0, 'B3').at(1, 24).level(1, 5).finished(1).disc(0, 20).play('camp')
    const struck = dawn(['CF-N12'], ['CF-P13'])
    while (!struck.may('play CF-N12')) struck.play('pass')
    expect(struck.asked).toBe(0)
    struck.play('play CF-N12')
    expect(struck.events).toContainEqual({ type: 'confrontation/played', seat: 0, card: 'CF-N12', target: 1 })
    expect([struck.asked, struck.options()]).toEqual([1, ['pass', 'play CF-P13']])
    struck.play('play CF-P13')
    expect(seen(struck, 0).pile).toEqual(['CF-N12', 'CF-P13'])
  })

  it(`R-71 in whole races only a morning strikes anybody but the player who acts (seed ${seed})`, () => {
    const rng = seeded(`${seed}/targets`)
    const names = ['events', 'characters', 'bands', 'pixel-bag']
    const struck = new Set<string>()
    const usual = HOSTILE.filter((id) => id !== 'CF-N07' && id !== 'CF-N11')
    // Random players rarely exchange beers, or camp with three of them.
    for (let n = 0; n < 100 && usual.some((id) => !struck.has(id)); n++) {
      const seats = 2 + rng.below(3)
      const on = Object.fromEntries(names.map((name) => [name, rng.below(2) === 0]))
      const options = readOptions(everything, seats, { ...on, confrontation: true })
      const s = everything.setup(options, seats)
      for (let actors = actorsOf(everything, s); actors.length > 0; actors = actorsOf(everything, s)) {
        const actor = actors[rng.below(actors.length)]
        const list = movesOf(everything, s, actor)
        // Windows would mostly be passed by chance alone; a card is rather played here.
        const isWindow = list.length > 1 && everything.describe(s, actor, list[0]).kind === 'confrontation/pass'
        const move = list[isWindow ? 1 + rng.below(list.length - 1) : rng.below(list.length)]
        everything.apply(s, actor, move, (event) => {
          if (event.type !== 'confrontation/played') return
          const card = HOSTILE.find((id) => id === event.card)
          if (card === undefined) return
          struck.add(card)
          if (card !== 'CF-N12') expect([card, event.target]).toEqual([card, s.active])
        })
      }
    }
    expect([...struck]).toEqual(expect.arrayContaining(usual))
  })
})

describe('Confrontation: what a stage shows when nobody plays', () => {
  /** Four players; seat 0 declares a ride of 6. What the others hold is theirs to know. */
  const riding = (...others: readonly Hand[]): Table => {
    const t = confronting([['CF-P02', 'CF-P05'], ...others]).at(0, 6)
    for (let seat = 1; seat <= others.length; seat++) t.disc(seat, 20)
    return t.play('bike 11')
  }
  const NOTHING_TO_PLAY: readonly Hand[] = [['CF-P01'], ['CF-N03'], ['CF-N06']]
  const ALL_COULD: readonly Hand[] = [['CF-N01'], ['CF-N02'], ['CF-N14']]

  it('TBBR-CONF-28 example: four players, a ride without anything to play: one stage at the declaration, and no other', () => {
    const t = riding(...NOTHING_TO_PLAY)
    expect([actorsOf(game, t.s), [1, 2, 3].map((seat) => t.options(seat))]).toEqual([
      [1, 2, 3],
      [['pass'], ['pass'], ['pass']],
    ])
    for (const seat of [1, 2, 3]) t.by(seat, 'pass')
    expect([t.step, t.player(0).place, t.player(0).time]).toEqual(['action', 11, 6])
  })

  it('TBBR-CONF-28 example: a pass by whoever could play leaves the stage as if nobody could', () => {
    const [could, couldNot] = [riding(...ALL_COULD), riding(...NOTHING_TO_PLAY)]
    const shown = (t: Table) =>
      [SPECTATOR, 0].map((reader) => [game.view(t.s, reader), actorsOf(game, t.s), game.sealed?.(t.s)])
    expect(shown(could)).toEqual(shown(couldNot))
    for (const t of [could, couldNot]) passAll(t)
    expect(shown(could)).toEqual(shown(couldNot))
    expect(could.events).toEqual(couldNot.events)
    expect(JSON.stringify(could.events)).not.toContain('CF-')
  })

  it('TBBR-CONF-28 whoever has not answered when a stage ends has passed: the usual answers end it', () => {
    const late = riding(...ALL_COULD)
    late.by(2, 'play CF-N02')
    for (const seat of [1, 3]) game.apply(late.s, seat, game.fallback(late.s, seat))
    expect([passAll(late).player(0).time, seen(late, 0).pile]).toEqual([8, ['CF-N02']])
  })

  it('TBBR-CONF-28 in a match a pass is sealed like a card: nobody else is told before the last answer', () => {
    const options = { confrontation: true }
    const match = Match.begin(game, { seats: 4, options, position: encode(riding(...ALL_COULD).s) })
    const told = () => [SPECTATOR, 0, 2, 3].map((reader) => game.view(match.state, reader))
    const before = told()
    match.play(1, match.legal(1)[0])
    expect([told(), match.actors]).toEqual([before, [1, 2, 3]])
  })
})
