import { EVERYONE, MAX_MOVES } from '@estaminet/kernel'
import { characters } from '../../content/characters.ts'
import { BIKE, BUS, HITCH, printedTime } from '../../content/roads.ts'
import type { ExpansionAction, Reduction } from '../../engine/expansion.ts'
import * as moves from '../../engine/moves.ts'
import type { RaceState } from '../../engine/state.ts'
import type { Tell } from '../../events.ts'
import type { Journey } from '../../race-move.ts'
import { describeBicycle } from '../../rules/bicycle.ts'
import { describeHitch, describeOffer } from '../../rules/hitchhiking.ts'
import { declareMove, travelTime, writeMoves } from '../../rules/moving.ts'
import { describeBus } from '../../rules/public-transport.ts'
import { announced, asIfAnnounced, characterOf, charactersWith, isLeft } from './cast.ts'
import { SHORTCUT } from './numbers.ts'

const PLACE = 6
const kindIn = (argument: number): number => argument >> PLACE
const placeIn = (argument: number): number => argument & ((1 << PLACE) - 1)
const meansOf = (kind: number): number => (kind === moves.BY_BIKE ? BIKE : kind === moves.BY_BUS ? BUS : HITCH)
const diceFor = (kind: number): number => (kind === moves.BY_BUS ? 1 : moves.isHitch(kind) ? moves.diceOf(kind) : 0)

const mayAnnounce = charactersWith(({ on, may }) => may === true && on === 'moveDeclared')
const knowsShortcut = (s: RaceState, seat: number): boolean => mayAnnounce(s, seat) && isLeft(s, seat)

/** Journeys as they would be announced, and how long they take then. */
const thought = new Int32Array(MAX_MOVES)
const times = new Int8Array(MAX_MOVES)

function writeThought(s: RaceState, seat: number): number {
  const count = writeMoves(s, seat, thought, 0)
  for (let at = 0; at < count; at++) times[at] = goesOn(at) ? times[at - 1] : timeOf(s, seat, thought[at])
  return count
}

/** All ways to hitchhike to a point stand together. */
const goesOn = (at: number): boolean =>
  at > 0 &&
  moves.argumentOf(thought[at]) === moves.argumentOf(thought[at - 1]) &&
  meansOf(moves.kindOf(thought[at])) === meansOf(moves.kindOf(thought[at - 1]))

const timeOf = (s: RaceState, seat: number, journey: number): number => {
  const means = meansOf(moves.kindOf(journey))
  const to = moves.argumentOf(journey)
  return travelTime(s, seat, means, printedTime(means, s.place[seat], to), to)
}

/** The Map Maker's journeys: the same as everybody's, announced as shorter, wherever that makes them shorter. */
export function writeShortcuts(s: RaceState, seat: number, out: Int32Array, count: number): number {
  if (!knowsShortcut(s, seat)) return count
  const end = asIfAnnounced(s, seat, writeThought)
  let written = count
  let usual = 0
  for (let at = 0; at < end; at++) {
    if (!goesOn(at)) usual = timeOf(s, seat, thought[at])
    if (times[at] < usual)
      out[written++] = moves.move(SHORTCUT, (moves.kindOf(thought[at]) << PLACE) | moves.argumentOf(thought[at]))
  }
  return written
}

export type ShortcutMove = Omit<Journey, 'kind'> & {
  readonly kind: 'characters/shortcut'
  readonly by: Journey['kind']
}
export type ShortcutEvent = { readonly type: 'characters/announced'; readonly seat: number; readonly card: string }

function announce(s: RaceState, seat: number, tell: Tell): void {
  announced(s)[seat] = 1
  const { id: card } = characters[characterOf(s, seat)]
  tell?.({ type: 'characters/announced', seat, card } satisfies ShortcutEvent, EVERYONE)
}

/** The Map Maker's power, for journeys others have something to add to. */
export const map: Reduction = { word: 'map', may: knowsShortcut, think: asIfAnnounced, announce }

export const shortcut: ExpansionAction = {
  act(s, seat, argument, tell) {
    const kind = kindIn(argument)
    announce(s, seat, tell)
    declareMove(s, seat, meansOf(kind), placeIn(argument), diceFor(kind), tell)
  },
  describe(s, seat, argument) {
    const look = () => describeJourney(s, seat, kindIn(argument), placeIn(argument))
    const { kind: by, ...journey } = asIfAnnounced(s, seat, look)
    return { ...journey, kind: 'characters/shortcut', say: [...journey.say, map.word], by } satisfies ShortcutMove
  },
}

function describeJourney(s: RaceState, seat: number, kind: number, to: number): Journey {
  if (kind === moves.BY_BIKE) return describeBicycle(s, seat, to)
  if (kind === moves.BY_BUS) return describeBus(s, seat, to)
  if (kind === moves.BY_OFFER) return describeOffer(s, seat, to)
  return describeHitch(s, seat, to, moves.diceOf(kind))
}
