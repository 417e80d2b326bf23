import type { Teller } from '@estaminet/kernel'
import type { Category, Colour, Means, PlaceName } from './content/condition.ts'
import type { Face } from './content/dice.ts'

type Seat = number
/** Cubes by colour; colours without cubes are left out. */
export type Cubes = { readonly [colour in Colour]?: number }

/** Everything a player would want to see, hear or read. Cards go by their id, places and colours by name. */
export type RaceEvent =
  // Setup
  | { readonly type: 'firstPlayer'; readonly seat: Seat }
  | { readonly type: 'coasterPlaced'; readonly place: PlaceName }
  | { readonly type: 'levelThreeRevealed'; readonly card: string }
  | { readonly type: 'startChosen'; readonly seat: Seat; readonly place: PlaceName }
  // Turns and time
  | { readonly type: 'turnStarted'; readonly seat: Seat; readonly time: number }
  | { readonly type: 'turnEnded'; readonly seat: Seat }
  /** `why`: move, wait, delay (held up, nobody moves), buy, taste, toast, camp, concert. */
  | {
      readonly type: 'timeSpent'
      readonly seat: Seat
      readonly from: number
      readonly to: number
      readonly why: SpentOn
    }
  /** The disc is put on the last space. */
  | {
      readonly type: 'dayOver'
      readonly seat: Seat
      readonly from: number
      readonly why: 'asleep' | 'camped' | 'stopped'
    }
  // Moving
  | {
      readonly type: 'declared'
      readonly seat: Seat
      readonly means: Means
      readonly from: PlaceName
      readonly to: PlaceName
      readonly printed: number
      /** Dice to roll; 0 when none is needed. */
      readonly dice: number
    }
  | {
      readonly type: 'diceRolled'
      readonly seat: Seat
      readonly means: Means
      readonly faces: readonly Face[]
      readonly result: 'success' | 'failed' | 'onTime' | 'late'
    }
  | { readonly type: 'beerOffered'; readonly seat: Seat; readonly cubes: Cubes }
  | { readonly type: 'hitchFailed'; readonly seat: Seat; readonly to: PlaceName; readonly nextDice: number }
  | { readonly type: 'rideCancelled'; readonly seat: Seat; readonly to: PlaceName }
  | { readonly type: 'soberedUp'; readonly seat: Seat; readonly level: number }
  | {
      readonly type: 'moved'
      readonly seat: Seat
      readonly means: Means
      readonly from: PlaceName
      readonly to: PlaceName
    }
  // Arriving
  | { readonly type: 'bottleTaken'; readonly seat: Seat; readonly place: PlaceName; readonly colour: Colour }
  | { readonly type: 'coasterTaken'; readonly seat: Seat; readonly place: PlaceName }
  | { readonly type: 'visited'; readonly seat: Seat; readonly place: PlaceName; readonly count: number }
  | { readonly type: 'bonusGained'; readonly seat: Seat; readonly category: Category; readonly steps: number }
  // Beer and cheese
  | {
      readonly type: 'bought'
      readonly seat: Seat
      readonly place: PlaceName
      readonly colour: Colour
      readonly cubes: number
    }
  | { readonly type: 'cheeseBought'; readonly seat: Seat; readonly cheese: number; readonly marker: boolean }
  | { readonly type: 'cheeseEaten'; readonly seat: Seat; readonly count: number; readonly level: number }
  | {
      readonly type: 'drunk'
      readonly seat: Seat
      readonly colour: Colour
      readonly where: 'brewery' | 'transit' | 'camp' | 'toast'
      readonly glass: number
      readonly level: number
    }
  | { readonly type: 'toastBegun'; readonly seat: Seat; readonly partners: readonly Seat[]; readonly place: PlaceName }
  | { readonly type: 'cubeGiven'; readonly from: Seat; readonly to: Seat; readonly colour: Colour }
  | { readonly type: 'cheered'; readonly seat: Seat; readonly cheers: number; readonly markers: number }
  | { readonly type: 'fellAsleep'; readonly seat: Seat }
  | { readonly type: 'camped'; readonly seat: Seat; readonly place: PlaceName }
  | { readonly type: 'calledItADay'; readonly seat: Seat }
  // Cards
  /** `now`: what its owner would have if the race ended now. `points`: what it is worth to them, where that is not what is printed. */
  | {
      readonly type: 'cardTaken'
      readonly seat: Seat
      readonly card: string
      readonly now: number
      readonly points?: number
    }
  | { readonly type: 'tokenKept'; readonly seat: Seat; readonly token: number }
  | { readonly type: 'tokenBroken'; readonly seat: Seat; readonly token: number; readonly card: string }
  | { readonly type: 'cardDrawn'; readonly card: string; readonly slot: number }
  | { readonly type: 'levelTwoEntered'; readonly merged: boolean }
  // Days
  | { readonly type: 'dayEnded'; readonly day: number }
  | { readonly type: 'delayed'; readonly seat: Seat; readonly level: number; readonly delay: number }
  | { readonly type: 'slept'; readonly seat: Seat; readonly from: number; readonly level: number }
  | {
      readonly type: 'dailyScored'
      readonly seat: Seat
      readonly beers: number
      readonly bottles: number
      readonly coasters: number
      readonly score: number
    }
  | { readonly type: 'dayStarted'; readonly day: number; readonly length: number; readonly last: boolean }
  // The end
  | {
      readonly type: 'returnPenalty'
      readonly seat: Seat
      readonly distance: number
      readonly asleep: boolean
      readonly points: number
    }
  | {
      readonly type: 'finalScored'
      readonly seat: Seat
      readonly total: number
      /** Where everybody plays for themselves: else it is the team that has a place. */
      readonly rank?: number
    }

export type SpentOn = 'move' | 'wait' | 'delay' | 'buy' | 'taste' | 'toast' | 'camp' | 'concert'

/** An event of an expansion carries its name: `id/dealt`. */
export type ExpansionEvent = { readonly type: `${string}/${string}`; readonly [detail: string]: unknown }

/** Whatever is told while a race is played. */
export type ToldEvent = RaceEvent | ExpansionEvent

/** Reports an event, when somebody listens. */
export type Tell = Teller<ToldEvent>
