import { type AleView, BOARD, heavenAndAle, type PlayerView } from '@estaminet/heaven-and-ale'
import { SPECTATOR } from '@estaminet/kernel'
import { choiceOf } from '../../../rules/figures/choice.ts'
import { aleView } from '../phrases.ts'

/** Three players have sat down; nothing lies on the ring yet. */
const bare = aleView(
  heavenAndAle.view(heavenAndAle.setup({ picks: 'clockwise', exchange: 'exhaustive' }, 3), SPECTATOR),
)

const RESOURCES =
  'water 1,wood 3,hops 4,barley 4,yeast 1,wood 1,barley 3,yeast 5,water 5,hops 5,yeast 4,water 3,barley 2'
const MONKS = ['M3', 'M4', 'M2', 'M1']

const lying = { resource: RESOURCES.split(','), monk: [...MONKS] }

/** The first round: a tile on every resource space, a monk on every monk space, a disc on every activation space. */
export const firstRound: AleView = {
  ...bare,
  track: bare.track.map((space) => {
    if (space.kind === 'activation') return { ...space, discs: 1 }
    if (space.kind === 'barrel') return space
    const stock = lying[space.kind]
    const tile = stock.shift() ?? 'hops 2'
    stock.push(tile)
    return { ...space, tiles: [tile] }
  }),
  players: bare.players.map((player, seat) => ({ ...player, position: [7, 5, 10][seat] })),
}

const withPlayer = (view: AleView, change: Partial<PlayerView>): AleView => ({
  ...view,
  players: view.players.map((player, seat) => (seat === 0 ? { ...player, ...change } : player)),
})

/** Five of the six tiles around the site in the middle. */
const FIVE = { s5: 'barley 4', s7: 'hops 3', d3: 'water 3', d6: 'yeast 5', d8: 'wood 2' }
const ELSEWHERE = { s4: 'M2', d2: 'hops 1', d9: 'M1', d13: 'barley 2', s12: 'wood 4' }

/** Where hops 4 may go and what it costs there. */
export const planting = withPlayer(firstRound, { ducats: 14, garden: { ...FIVE, ...ELSEWHERE } })
export const plantings = BOARD.filter(
  ({ id, zone }) => zone !== 'site' && planting.players[0].garden[id] === undefined,
).map(({ id, zone }, at) =>
  choiceOf(at, {
    kind: 'chooseHex',
    hex: id,
    tile: 'hops 4',
    side: zone,
    price: zone === 'sunny' ? 8 : 4,
    cards: 0,
    beside: [],
    encloses: id === 's10' ? [{ site: 'b3', sum: 21, shed: 'T3', steps: 1, wakes: 3 }] : [],
    fills: [],
    gains: { ducats: zone === 'sunny' ? -8 : -4, ...(id === 's10' ? { brewmaster: 1 } : {}) },
  }),
)
export const closing = plantings.find(({ info }) => info.hex === 's10')

/** The site has closed: its shed wakes every other neighbour. */
export const closed = withPlayer(planting, { garden: { ...FIVE, s10: 'hops 4' }, sheds: { b3: 'T3' } })
export const waking = choiceOf(0, {
  kind: 'buildTargets',
  site: 'b3',
  shed: 'T3',
  hexes: ['d6', 's10', 's5'],
  gains: { ducats: 5, hops: 4, barley: 4 },
})

/** Half of the game lies behind. */
export const halfway = withPlayer(firstRound, {
  brewmaster: 3,
  markers: { wood: 5, yeast: 3, hops: 1, water: -1, barley: 4 },
  boxes: ['X', 'wood', 'hops', 'M2'],
  pairs: firstRound.players[0].pairs.map((pair, at) => (at === 0 ? { ...pair, card: 'brew' } : pair)),
  hand: ['colour', 'lowest', 'barrel', 'cash'],
})

export const wall: AleView = {
  ...halfway,
  barrels: halfway.barrels.map((barrel) => {
    if (barrel.goal === 'G1') return { ...barrel, large: 0, small: 1 }
    if (barrel.goal === 'G3') return { ...barrel, large: 2 }
    if (barrel.goal === 'G7') return { ...barrel, large: 1 }
    return barrel
  }),
}

/** The example of the final scoring: rate 3 to 1, five markers far apart, 27 ducats. */
export const ended: AleView = {
  ...withPlayer(wall, {
    ducats: 27,
    brewmaster: 9,
    markers: { wood: 20, yeast: 14, hops: 11, water: 8, barley: 3 },
    hand: [],
    position: 28,
    place: 'first',
  }),
  steps: [],
}
