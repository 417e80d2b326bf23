import { copy, defineState, type StateOf, stackSize } from '@estaminet/kernel'
import { PAIRS } from '../content/boxes.ts'
import { GARDEN, SITES } from '../content/garden.ts'
import { ACTIVATION_SPACES, MARKETS } from '../content/ring.ts'
import { MOST_ROUNDS } from '../content/rounds.ts'
import { BACKS, COLOURS, TILE_KINDS } from '../content/tiles.ts'

/** Everything on the table lies open or is counted, so a state holds no secret: stacks are counts, never orders. */
const kind = defineState(
  'heaven-and-ale',
  [
    'seats',
    /** 1 for the first round. */
    'round',
    /** The seat that is asked, or was asked last. */
    'turn',
    /** Options, by their number in the schema. */
    'picks',
    'exchange',
  ],
  [
    'ducats',
    /** Space of a marker on the production track, [seat, colour]. */
    'markers',
    'brewmaster',
    /** Tile on a garden hex, [seat, hex]. */
    'garden',
    /** Type of the shed on a site plus 1, or 0, [seat, site]. */
    'sheds',
    /** Bit set of boxes that carry a disc. */
    'discs',
    /** Number named for the disc on the number box, or 0. */
    'number',
    /** Bit set of cards in hand. */
    'hand',
    /** Card placed at a pair plus 1, or 0, [seat, pair]. */
    'placed',
    /** Position of the figure on the track. */
    'position',
    /** Place of the start area the figure stands on, or -1. */
    'place',
    /** Bit sets of goals whose large or small barrel the seat owns. */
    'large',
    'small',
    /** Tiles on sale, lowest first, then zeroes, [market, slot]. */
    'market',
    /** Discs on the activation spaces. */
    'ringDiscs',
    /** How many of a tile are still face down, [back, tile]. */
    'stacks',
    /** What is still to be done: the step on top is next. */
    'stack',
  ],
)

export type AleState = StateOf<typeof kind>

/** The most steps that ever lie on the stack. */
const DEEPEST = 6

/** An empty table. */
export function blank(seats: number): AleState {
  const s = kind.create({
    ducats: seats,
    markers: seats * COLOURS.length,
    brewmaster: seats,
    garden: seats * GARDEN,
    sheds: seats * SITES.length,
    discs: seats,
    number: seats,
    hand: seats,
    placed: seats * PAIRS.length,
    position: seats,
    place: seats,
    large: seats,
    small: seats,
    market: MARKETS.length * MOST_ROUNDS,
    ringDiscs: ACTIVATION_SPACES.length,
    stacks: BACKS.length * TILE_KINDS,
    stack: stackSize(DEEPEST),
  })
  s.seats = seats
  return s
}

const tables: Readonly<Record<'move' | 'answer', AleState[]>> = { move: [], answer: [] }

/**
 * A copy to try a move on, or an answer to what that move asks, for a moment: there is one of each for each number of
 * seats, as long lists of choices need it again and again.
 */
export function aside(s: AleState, what: 'move' | 'answer' = 'move'): AleState {
  tables[what][s.seats] ??= blank(s.seats)
  return copy(tables[what][s.seats], s)
}
