import type {
  Field,
  OptionSchema,
  Options,
  Reaction,
  Rng,
  ScorePart,
  SeatScore,
  View,
  Windows,
} from '@estaminet/kernel'
import type { Effect, Fact, Quantity } from '../content/effect.ts'
import type { Hook } from '../content/hooks.ts'
import type { Tell } from '../events.ts'
import type { ExpansionMove } from '../race-move.ts'
import type { RaceState } from './state.ts'
import type { RaceStep } from './step.ts'

/** A kind of move an expansion adds to the list of an action. */
export interface ExpansionAction {
  /** Beside the action: the question stays, no turn passes. It says itself whether objectives are looked at then. */
  readonly beside?: 'check' | 'no-check'
  act(s: RaceState, seat: number, argument: number, tell: Tell): void
  describe(s: RaceState, seat: number, argument: number): ExpansionMove
}

/** Moves of seats nobody waits for. */
export interface ExpansionMoves {
  /** The kinds they have. */
  readonly kinds: readonly number[]
  seats(s: RaceState): number
  legal(s: RaceState, seat: number, out: Int32Array, count: number): number
  answer(s: RaceState, seat: number, move: number, tell: Tell): void
  describe(s: RaceState, seat: number, move: number): ExpansionMove
}

/** Something of its own that shortens a move, announced with it. */
export interface Reduction {
  /** What is said with the move. */
  readonly word: string
  may(s: RaceState, seat: number): boolean
  /** What is seen as if the seat had announced it: nothing of it stays, whatever comes of looking. */
  think<Seen>(s: RaceState, seat: number, look: (s: RaceState, seat: number) => Seen): Seen
  announce(s: RaceState, seat: number, tell: Tell): void
}

export interface ExpansionCard {
  readonly id: string
  readonly effects: readonly Effect[]
}

/** Takes a part of a score: why, how many points, and what is told beside them (`count`, `card`…). A list is made only where one is read. */
export type Tally<Reason extends string = string> = (
  reason: Reason,
  points: number,
  beside?: string,
  value?: number | string,
) => void

/** What an expansion brings. Its id is also its option, the name of its part in a view and the head of its names: `id/dealt`. */
export interface Expansion {
  readonly id: string
  /** Options beside its own flag. */
  readonly options?: OptionSchema
  /** It can be played alone. */
  readonly alone?: true
  /** Kinds of questions (of their first choice) it may put to somebody while another plays. */
  readonly asides?: readonly string[]
  /** Of these, what nobody answers but whoever is asked; and what one may agree to beforehand, with the notation that agrees. */
  readonly inPerson?: readonly string[]
  readonly consents?: Readonly<Record<string, string>>
  /** What its windows are about, and the one that is open for a seat. */
  readonly windows?: Windows
  reaction?(s: RaceState, seat: number): Reaction | undefined
  /** The id of the rule that forbids it. */
  forbids?(options: Options, seats: number): string | undefined
  /** Its fields while it is in play; elsewhere there are none. Read with `field`. */
  fields?(seats: number): Readonly<Record<string, Field>>
  /** Writes what its options say into a match that has just been set up. */
  choose?(s: RaceState, options: Options): void
  /** Pushes its steps of setup: what is pushed last comes first. */
  prepare?(s: RaceState): void
  /** The same for what comes after everything else, starting breweries chosen. */
  prepareLast?(s: RaceState): void
  /** By their numbers, from `EXPANSION_STEPS` on. */
  readonly steps?: Readonly<Record<number, RaceStep>>
  /** By their numbers, from `EXPANSION_KINDS` on. */
  readonly kinds?: Readonly<Record<number, ExpansionAction>>
  /** Adds its moves to the list of an action, after those of the base. */
  actions?(s: RaceState, seat: number, out: Int32Array, count: number): number
  readonly free?: ExpansionMoves
  readonly reduction?: Reduction
  /** What it adds to that list follows from secrets: somebody with a single action left is asked for it all the same. */
  readonly hidesActions?: true
  /** Its cards, and what they do, as data. */
  readonly cards?: readonly ExpansionCard[]
  /** How many of them may be in force for one seat, at most. */
  readonly slots?: number
  /** From this slot on lie cards played into what happens: their conditions held when they were played and are not looked at again. */
  readonly played?: number
  /** What its cards do at a hook it does itself as they are played: only what they put behind it is looked for. */
  readonly actsAtOnce?: true
  /** The number of the card that is in force there, or -1; played cards count as long as what they were played into lasts. */
  cardAt?(s: RaceState, seat: number, slot: number): number
  /** Whether any is in force for the seat: asked first, so that many slots that are mostly empty are not looked at one by one. */
  isAnyInForce?(s: RaceState, seat: number): boolean
  /** Whether an effect that may be declined or is used up applies now, or would if it had been used so often `besides`. */
  applies?(s: RaceState, seat: number, slot: number, effect: number, besides: number): boolean
  /** This effect has changed a number that was charged, or done something: counters go down, what is limited is used. */
  charged?(s: RaceState, seat: number, slot: number, effect: number): void
  /** What only it can tell of a fact cards look at. */
  isSo?(s: RaceState, seat: number, fact: Fact): boolean | undefined
  readonly on?: { readonly [hook in Hook]?: (s: RaceState, seat: number, tell: Tell) => void }
  /** The same when what was declared has been done: a tasting, a purchase, a meeting, a claim. */
  readonly after?: { readonly [hook in Hook]?: (s: RaceState, seat: number, tell: Tell) => void }
  /** Steps that stand for those of the base: the toast, and the question at a bottle token. */
  readonly meeting?: number
  /** One of those present is met: one beer is enough for it, and no time need be left. */
  readonly meetsOne?: true
  /** How many partners that meeting stands for, where an objective counts them. */
  met?(s: RaceState): number
  /** There is nothing beyond the last level of the Cheers Track. */
  readonly cheersStop?: true
  readonly token?: number
  /** It draws level 3 cards of its own while it prepares. */
  readonly drawsLevelThree?: true
  /** Puts on the stack what follows an action when its cards are claimed, before any token is asked about. */
  followUp?(s: RaceState, seat: number): void
  /** A card that leaves the bottling machine is replaced at once. */
  readonly refillsAtOnce?: true
  /** What else a seat takes on arrival, after the bottle; drawn at once, before anything answers the arrival. */
  pickUp?(s: RaceState, seat: number, place: number, tell: Tell): void
  /** Whether the seat leaves a visited token here. Left out: it does. */
  leavesToken?(s: RaceState, seat: number, place: number): boolean
  /** A beer was drunk: its colour, and where. */
  drunk?(s: RaceState, seat: number, colour: number, where: number, tell: Tell): void
  /** The step that asks a seat for the beers of a toast, as a split in its `a`; left out: the base asks. */
  beers?(s: RaceState, seat: number): number | undefined
  /** The late bus of the active player is the work of a card: where it does not fit it costs itself alone, on any day. */
  isLateByCard?(s: RaceState): boolean
  /** Points that stand on the Scoring Track already. */
  scored?(s: RaceState, seat: number): readonly ScorePart[]
  /** What fills the backpack beside beers. */
  fills?(s: RaceState, seat: number): number
  /** The seat has removed an objective at a bottle token. Steps of the last expansion come first. */
  removed?(s: RaceState, seat: number, tell: Tell): void
  /** Seats that play together with this one, as a mask. */
  mates?(s: RaceState, seat: number): number
  /** What it adds to the final scoring. */
  score?(s: RaceState, seat: number, part: Tally): void
  /** The part of it that every evening pays, not the last one alone: why, and how much as things are. */
  readonly everyEvening?: { readonly reason: string; points(s: RaceState, seat: number): number }
  /** Points of it that nobody else may know of before the end. */
  secretScore?(s: RaceState, seat: number, part: Tally): void
  result?(s: RaceState, scores: readonly SeatScore[]): SeatScore[]
  /** The final scoring is over: what was still hidden is shown, and what comes of it told. */
  reckoned?(s: RaceState, tell: Tell): void
  view?(s: RaceState, reader: number): View
  imagine?(s: RaceState, seen: View, rng: Rng): void
  /** How much of something somebody has who is no player, but whom a player may have to beat. */
  rival?(s: RaceState, what: Quantity): number
  /** Pieces of the base that lie with nobody at the table. */
  elsewhere?(s: RaceState): { readonly bottles: number; readonly coasters: number }
  /** Laws of its own that a move has broken, by id. */
  laws?(before: RaceState, after: RaceState): readonly string[]
}
