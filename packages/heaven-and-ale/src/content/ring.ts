/** Letters of the activation spaces: which boxes their discs may go to. */
export const LETTERS = ['A', 'B', 'C', 'ABC'] as const
export type Letter = (typeof LETTERS)[number]

export type Space =
  | { readonly kind: 'resource' }
  | { readonly kind: 'monk'; readonly price: number }
  | { readonly kind: 'activation'; readonly letter: Letter }
  | { readonly kind: 'barrel' }

const resource: Space = { kind: 'resource' }
const barrel: Space = { kind: 'barrel' }
const monk = (price: number): Space => ({ kind: 'monk', price })
const disc = (letter: Letter): Space => ({ kind: 'activation', letter })

/** The track in walking order; its first space is number 1. */
const WALK: readonly Space[] = [
  resource,
  resource,
  monk(4),
  disc('A'),
  resource,
  resource,
  disc('B'),
  resource,
  resource,
  monk(3),
  resource,
  disc('C'),
  resource,
  barrel,
  resource,
  disc('ABC'),
  resource,
  monk(2),
  resource,
  disc('ABC'),
  resource,
  resource,
  resource,
  disc('ABC'),
  monk(1),
  barrel,
  resource,
]

export const TRACK_LENGTH = WALK.length
/** A figure's position before it departs, and once it has arrived. */
export const NOT_DEPARTED = 0
export const ARRIVED = TRACK_LENGTH + 1

/** Spaces by position; the start area, at both ends, is none of them. */
export const SPACES: readonly (Space | undefined)[] = [undefined, ...WALK, undefined]

const positions = (kind: Space['kind']) => SPACES.flatMap((space, at) => (space?.kind === kind ? [at] : []))
export const RESOURCE_SPACES: readonly number[] = positions('resource')
export const MONK_SPACES: readonly number[] = positions('monk')
export const ACTIVATION_SPACES: readonly number[] = positions('activation')
export const BARREL_SPACES: readonly number[] = positions('barrel')

/** What may be done on a position. */
export const MARKET = 1
export const ACTIVATION = 2
export const BARREL = 3
export const ACTION = Int8Array.from(SPACES, (space) =>
  !space ? 0 : space.kind === 'activation' ? ACTIVATION : space.kind === 'barrel' ? BARREL : MARKET,
)

/** Spaces where tiles are sold: the resource spaces, then the monk spaces. */
export const MARKETS: readonly number[] = [...RESOURCE_SPACES, ...MONK_SPACES]
export const MARKET_AT = Int8Array.from(SPACES, (_, at) => MARKETS.indexOf(at))
/** Price of a monk by position, 0 elsewhere. */
export const MONK_PRICE = Int8Array.from(SPACES, (space) => (space?.kind === 'monk' ? space.price : 0))

/** Number of an activation space among its six, by position, and its letter; -1 elsewhere. */
export const DISC_AT = Int8Array.from(SPACES, (_, at) => ACTIVATION_SPACES.indexOf(at))
export const LETTER_AT = Int8Array.from(SPACES, (space) =>
  space?.kind === 'activation' ? LETTERS.indexOf(space.letter) : -1,
)
