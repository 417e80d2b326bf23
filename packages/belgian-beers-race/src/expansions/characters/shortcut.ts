import { EVERYONE } from '@estaminet/kernel'
import { characters } from '../../content/characters.ts'
import { BIKE, BUS, HITCH, MEANS, printedTime } from '../../content/roads.ts'
import type { ExpansionAction, Reduction } from '../../engine/expansion.ts'
import * as moves from '../../engine/moves.ts'
import type { RaceState } from '../../engine/state.ts'
import type { Tell } from '../../events.ts'
import type { Journey } from '../../race-move.ts'
import { describeBicycle } from '../../rules/bicycle.ts'
import { describeHitch, describeOffer } from '../../rules/hitchhiking.ts'
import { declareMove, travelTime, writeMoves } from '../../rules/moving.ts'
import { describeBus } from '../../rules/public-transport.ts'
import { announced, characterNumber, characterOf, isLeft, NOBODY, thinkOf } from './cast.ts'
import { SHORTCUT } from './numbers.ts'

const PLACE = 6
const kindIn = (argument: number): number => argument >> PLACE
const placeIn = (argument: number): number => argument & ((1 << PLACE) - 1)
const meansOf = (kind: number): number => (kind === moves.BY_BIKE ? BIKE : kind === moves.BY_BUS ? BUS : HITCH)
const diceFor = (kind: number): number => (kind === moves.BY_BUS ? 1 : moves.isHitch(kind) ? moves.diceOf(kind) : 0)

const MAP_MAKER = characterNumber('CH-10')
const knowsShortcut = (s: RaceState, seat: number): boolean => characterOf(s, seat) === MAP_MAKER && isLeft(s, seat)

/** The Map Maker's journeys: the same as everybody's, announced as shorter, wherever that makes them shorter. */
export function writeShortcuts(s: RaceState, seat: number, out: Int32Array, count: number): number {
  if (!knowsShortcut(s, seat)) return count
  thinkOf(seat)
  const end = writeMoves(s, seat, out, count)
  thinkOf(NOBODY)
  let written = count
  let road = -1
  let shorter = false
  for (let at = count; at < end; at++) {
    const kind = moves.kindOf(out[at])
    const to = moves.argumentOf(out[at])
    // All ways to hitchhike to a point stand together.
    if (road !== to * MEANS.length + meansOf(kind)) {
      road = to * MEANS.length + meansOf(kind)
      shorter = isShorter(s, seat, meansOf(kind), to)
    }
    if (shorter) out[written++] = moves.move(SHORTCUT, (kind << PLACE) | to)
  }
  return written
}

function isShorter(s: RaceState, seat: number, means: number, to: number): boolean {
  const printed = printedTime(means, s.place[seat], to)
  const usual = travelTime(s, seat, means, printed, to)
  thinkOf(seat)
  const shorter = travelTime(s, seat, means, printed, to)
  thinkOf(NOBODY)
  return shorter < usual
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
export const map: Reduction = { word: 'map', may: knowsShortcut, think: thinkOf, announce }

export const shortcut: ExpansionAction = {
  act(s, seat, argument, tell) {
    const kind = kindIn(argument)
    announce(s, seat, tell)
    declareMove(s, seat, meansOf(kind), placeIn(argument), diceFor(kind), tell)
  },
  describe(s, seat, argument) {
    thinkOf(seat)
    const { kind: by, ...journey } = describeJourney(s, seat, kindIn(argument), placeIn(argument))
    thinkOf(NOBODY)
    return { ...journey, kind: 'characters/shortcut', say: [...journey.say, map.word], by } satisfies ShortcutMove
  },
}

function describeJourney(s: RaceState, seat: number, kind: number, to: number): Journey {
  if (kind === moves.BY_BIKE) return describeBicycle(s, seat, to)
  if (kind === moves.BY_BUS) return describeBus(s, seat, to)
  if (kind === moves.BY_OFFER) return describeOffer(s, seat, to)
  return describeHitch(s, seat, to, moves.diceOf(kind))
}
