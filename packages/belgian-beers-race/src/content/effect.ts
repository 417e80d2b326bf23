import type { Category, Colour, Means, Offer } from './condition.ts'
import type { Face } from './dice.ts'
import type { Hook } from './hooks.ts'
import type { SetName } from './sets.ts'

/**
 * What a card of an expansion does, as plain data: at its hook, if all its predicates hold, its primitives happen to the subject of
 * the hook. One executor reads what every expansion may do; what asks a question of its own, or lies with one expansion, that
 * expansion reads from the primitive. Every argument is a number or a name with a place in a short list, so a deck can be made
 * flat once and played without allocating.
 */
export interface Effect {
  readonly on: Hook
  /** All of them must hold; left out, the effect always applies. */
  readonly when?: readonly Predicate[]
  readonly does: readonly Primitive[]
  /** The owner is asked and may decline. */
  readonly may?: true
  /** Used up after so many times, until the next day. */
  readonly timesADay?: number
}

/** How long a card stays: executed and gone, for so many actions that use it, or while the disc has not passed a marker. */
export type Duration = 'instant' | { readonly actions: number } | { readonly tu: number }

/** Something a player has, counted. Beers carried never include jokers. */
export type Quantity =
  | { readonly of: 'cubes'; readonly colour?: Colour }
  /** First visitor bottles. */
  | { readonly of: 'bottles'; readonly colour?: Colour }
  | { readonly of: 'bottlesAndCoasters' }
  /** Visited breweries: all, or those in one of the sets. */
  | { readonly of: 'visited'; readonly in?: readonly SetName[] }
  /** The Glass. */
  | { readonly of: 'beers' }
  /** Position of the piece; with markers, those beside the track too. */
  | { readonly of: 'cheese' | 'cheers'; readonly markers?: true }
  /** Steps on these bonus tracks together. */
  | { readonly of: 'bonus'; readonly categories: readonly Category[] }
  /** Objective cards claimed, and the points printed on those of level 1 and 2. */
  | { readonly of: 'objectives' | 'objectivePoints' }
  /** Toasts with the Zythologist, all or those in one of the sets. */
  | { readonly of: 'toasts'; readonly in?: readonly SetName[] }
  /** Beers tasted of a colour, wherever. */
  | { readonly of: 'tastings'; readonly colour: Colour }
  /** Moves declared by these means, and moves completed. */
  | { readonly of: 'declared'; readonly means: Means }
  | { readonly of: 'moves' }

/** What is looked at. All of it lies open: whether a window opens must follow from public facts. */
export type Predicate = Fact & { readonly not?: true }
export type Fact =
  | { readonly form: 'means'; readonly is: Means }
  /** The roll lets the hitchhiker go. */
  | { readonly form: 'success' }
  | { readonly form: 'faces'; readonly quantity: 'has' | 'all'; readonly face: Face }
  /** What the brewery offers. */
  | { readonly form: 'symbol'; readonly is: Offer }
  /** Where the subject stands. */
  | { readonly form: 'in'; readonly set: SetName }
  /** The move uses a road into Brussels; moves inside the city do not. */
  | { readonly form: 'crossesBrussels' }
  /** The printed value of the road is at least this. */
  | { readonly form: 'printed'; readonly atLeast: number }
  | { readonly form: 'firstVisit' }
  /** The first of the player's day. A tasting is one at a brewery, in a concert too; a toast may be an exchange. */
  | { readonly form: 'firstToday'; readonly action: 'move'; readonly means?: Means }
  | { readonly form: 'firstToday'; readonly action: 'taste'; readonly colour?: Colour }
  | { readonly form: 'firstToday'; readonly action: 'buy' | 'toast' }
  /** One of these has been used during this visit. */
  | { readonly form: 'usedHere'; readonly actions: readonly ('buy' | 'taste')[] }
  /** `short` is the number of the short race. */
  | { readonly form: 'count'; readonly what: Quantity; readonly atLeast: number; readonly short?: number }
  | { readonly form: 'count'; readonly what: Quantity; readonly atMost: number }
  /** Against the Zythologist's own: `by` 0 at least as many, 1 more. */
  | { readonly form: 'beatsZythologist'; readonly what: Quantity; readonly by: 0 | 1 }
  /** Beers carried fill the backpack; jokers do not. */
  | { readonly form: 'backpackFull' }
  /** Free slots beyond what the purchase fills. */
  | { readonly form: 'roomAfterBuying'; readonly atLeast: number }
  /** What the action would bring as things stand; for camping the most any choice allows. */
  | { readonly form: 'yield'; readonly of: 'cubes' | 'cheese' | 'conversions'; readonly atLeast: number }
  | { readonly form: 'level'; readonly atLeast: number }
  /** The level once this beer, with all it brings, is drunk. */
  | { readonly form: 'levelAfter'; readonly atMost: number }
  | { readonly form: 'left'; readonly atMost: number }
  | { readonly form: 'lastDay' }
  /** One player means Solo. */
  | { readonly form: 'players'; readonly atMost: number }
  | { readonly form: 'inPlay'; readonly expansion: 'confrontation' }
  /** Whoever would play the card is the partner met. */
  | { readonly form: 'isPartner' }
  | { readonly form: 'inConcert' }
  | { readonly form: 'takesCheese' }
  /** A toast or an exchange took place and the subject took part: once a participant, the arriver first. */
  | { readonly form: 'met' }
  /** The morning delay is above 0. */
  | { readonly form: 'penalty' }
  /** Coasters in the reserve, or one at this brewery. */
  | { readonly form: 'coasters'; readonly at: 'reserve' | 'brewery' }
  | { readonly form: 'bottleTaken' }
  | { readonly form: 'coasterTaken' }
  /** The level of the objective card that is claimed. */
  | { readonly form: 'objectiveLevel'; readonly atMost: number }
  /** A level 1 or 2 card still out of reach is fulfilled, by state or by the act just done. */
  | { readonly form: 'meetsObjectiveOutOfReach' }
  | { readonly form: 'onGrandPlace' }

export type Op = 'set' | 'add'

/**
 * What happens. `after` puts it behind what was declared (the beer, the claim, the meeting); without it, it happens at the hook.
 * How long it lasts and how often it may be used stand on the card. Fans, jokers, decks and roles have no primitive: each is one rule
 * of its expansion, not a card's.
 */
export type Primitive =
  /** Travel time; never below 1 where 1 or more is printed. */
  | { readonly form: 'moveCost'; readonly means: Means | 'any'; readonly op: Op; readonly n: number }
  /** Extra time on a declared move, which may stop it. */
  | { readonly form: 'delay'; readonly n: number }
  | { readonly form: 'late'; readonly op: Op; readonly n: number }
  | { readonly form: 'wait'; readonly op: Op; readonly n: number }
  | { readonly form: 'actionCost'; readonly action: 'buy' | 'taste' | 'toast'; readonly op: Op; readonly n: number }
  /** What an action brings; `onTrack` is lost where the cheese track ends. */
  | {
      readonly form: 'yield'
      readonly of: 'cubes' | 'cheese' | 'conversions'
      readonly op: Op
      readonly n: number
      readonly onTrack?: true
    }
  /** Dice of a hitchhiker, at most; the general limit stays. */
  | { readonly form: 'diceCount'; readonly op: Op; readonly n: number }
  /** All dice, once. */
  | { readonly form: 'reroll' }
  /** One die that shows something else. */
  | { readonly form: 'setFace'; readonly face: Exclude<Face, 'failed'> }
  | { readonly form: 'breath'; readonly n: number; readonly after?: true }
  | {
      readonly form: 'breathRule'
      readonly rule: 'bikeStep' | 'nightDrop' | 'cheeseStep'
      readonly n: number
    }
  | { readonly form: 'breathRule'; readonly rule: 'tasteStep'; readonly colour: Colour; readonly n: number }
  /** The thresholds of bicycle and of doubled time do not hold. */
  | { readonly form: 'waiveThresholds' }
  /** Beers gained or lost, of colours the subject chooses. */
  | { readonly form: 'cubes'; readonly n: number; readonly after?: true }
  /** Beers go from the subject to whoever played the card, who chooses. */
  | { readonly form: 'handOver'; readonly n: number; readonly after?: true }
  | { readonly form: 'cheese'; readonly n: number }
  | { readonly form: 'points'; readonly n: number; readonly after?: true }
  /** `latecomer` is the penalty a move away from home, `objective` each own card of level 1 or 2, `cubes` each beer carried at the end. */
  | {
      readonly form: 'scoreRule'
      readonly item: 'latecomer' | 'objective' | 'cubes'
      readonly op: Op
      readonly n: number
    }
  | { readonly form: 'time'; readonly n: number; readonly after?: true }
  | { readonly form: 'wakePenalty'; readonly op: Op; readonly n: number }
  | { readonly form: 'forbid'; readonly what: 'buy' | 'taste' | 'concert' | 'cheese' | 'offer' | 'removal' }
  | { readonly form: 'permit'; readonly what: 'repeat' | 'claimOutOfReach' }
  | { readonly form: 'limit'; readonly what: 'conversions' | 'claims' | 'backpack' | 'reach'; readonly n: number }
  | { readonly form: 'coasters'; readonly from: 'reserve' | 'brewery'; readonly n: number }
  | { readonly form: 'track'; readonly track: 'cheers'; readonly n: number; readonly after?: true }
  | { readonly form: 'cancel' }
  /** Quantity and beers of this exchange are decided by whoever played the card. */
  | { readonly form: 'control'; readonly decision: 'exchange' }
