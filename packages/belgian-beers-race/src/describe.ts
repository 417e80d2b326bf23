import type { MoveInfo } from '@estaminet/kernel'
import { COASTERS } from './content/coasters.ts'
import { CHEESE_AT, COLOUR_AT, COLOURS, placeId } from './content/places.ts'
import { BIKE, BUS, HITCH, printedTime, WAY_ROAD, wayBetween } from './content/roads.ts'
import { ACTION_TIME, LATE_DELAY, OFFER_PER_TIME, WAITING_TIME } from './content/tracks.ts'
import * as moves from './engine/moves.ts'
import { left, type RaceState } from './engine/state.ts'
import * as steps from './engine/steps.ts'
import { foresee } from './foresee.ts'
import { splitCubes } from './rules/backpack.ts'
import { travelsSlowly } from './rules/breathalyzer.ts'
import { cubesForSale } from './rules/buying.ts'
import { facesOf } from './rules/dice.ts'
import { travelTime } from './rules/moving.ts'
import { cardId } from './rules/objectives.ts'

const LETTERS = ['Y', 'N', 'R', 'K']

/** A move in words, with what it costs and brings. */
export function describe(s: RaceState, seat: number, move: number): MoveInfo {
  const argument = moves.argumentOf(move)
  const colour = COLOURS[argument]
  switch (moves.kindOf(move)) {
    case moves.BY_BIKE:
      return { ...travel(s, seat, 'bike', BIKE, argument), say: ['bike', placeId(argument)] }
    case moves.BY_BUS: {
      const info = travel(s, seat, 'bus', BUS, argument)
      const lateCost = info.cost + LATE_DELAY
      return { ...info, say: ['bus', placeId(argument)], lateCost, mayBeCancelled: lateCost > left(s, seat) }
    }
    case moves.BY_OFFER: {
      const cubes = printedTime(HITCH, s.place[seat], argument) * OFFER_PER_TIME
      return { ...travel(s, seat, 'offer', HITCH, argument, cubes), say: ['offer', placeId(argument)], cubes }
    }
    case moves.BUY:
      return describePurchase(s, seat, argument === 1)
    case moves.TASTE:
      return { kind: 'taste', say: ['taste'], cost: ACTION_TIME, colour: COLOURS[COLOUR_AT[s.place[seat]]] }
    case moves.EAT:
      return { kind: 'cheese', say: ['cheese'], cost: 0, level: s.level[seat] - 1 }
    case moves.CAMP:
      return { kind: 'camp', say: ['camp'], place: placeId(s.place[seat]) }
    case moves.STOP:
      return { kind: 'stop', say: ['stop'], place: placeId(s.place[seat]) }
    case moves.DRINK:
      return { kind: 'drink', say: ['drink', colour], colour, level: s.level[seat] + 1 }
    case moves.DONE:
      return { kind: 'done', say: ['done'] }
    case moves.GIVE:
      return { kind: 'give', say: ['give', colour], colour, to: s.stack[steps.topOf(s) + 2] }
    case moves.EAT_NOW:
      return { kind: 'eat', say: ['eat', argument], count: argument, level: s.level[seat] - argument }
    case moves.KEEP:
      return { kind: 'keep', say: ['keep'], token: s.stack[steps.topOf(s) + 2] + 1 }
    case moves.BREAK: {
      const token = s.stack[steps.topOf(s) + 2] + 1
      return { kind: 'break', say: ['break', cardId(argument)], card: cardId(argument), token }
    }
    case moves.BEGIN:
      return { kind: 'start', say: ['start', placeId(argument)], to: placeId(argument) }
    case moves.CHOOSE_FIRST:
      return { kind: 'first', say: ['first', argument], seat: argument }
    case moves.SPLIT:
      return describeSplit(s, move)
    case moves.DRAW_COASTER:
      return describeCoaster(argument)
    case moves.DRAW_CARD:
      return { kind: 'card', say: ['card', cardId(argument)], card: cardId(argument) }
    case moves.ROLL_DICE:
      return { kind: 'roll', say: ['roll', ...facesOf(argument)], faces: facesOf(argument) }
    default:
      return describeHitch(s, seat, moves.kindOf(move) - moves.BY_HITCH + 1, argument)
  }
}

/** Cost and road of a move, and what waits at its end. */
function travel(s: RaceState, seat: number, kind: string, means: number, to: number, given = 0) {
  const from = s.place[seat]
  const printed = printedTime(means, from, to)
  const cost = travelTime(s, seat, means, printed)
  return {
    kind,
    from: placeId(from),
    to: placeId(to),
    road: WAY_ROAD[wayBetween(from, to)],
    printed,
    cost,
    ...foresee(s, seat, to, cost, given),
  }
}

function describeHitch(s: RaceState, seat: number, dice: number, to: number): MoveInfo {
  const say = dice === 1 ? ['hitch', placeId(to)] : ['hitch', placeId(to), `x${dice}`]
  const waiting = travelsSlowly(s, seat) ? WAITING_TIME * 2 : WAITING_TIME
  return { ...travel(s, seat, 'hitch', HITCH, to), say, dice, waiting: Math.min(waiting, left(s, seat)) }
}

function describePurchase(s: RaceState, seat: number, cheese: boolean): MoveInfo {
  const place = s.place[seat]
  return {
    kind: 'buy',
    say: cheese ? ['buy', '+cheese'] : ['buy'],
    cost: ACTION_TIME,
    colour: COLOURS[COLOUR_AT[place]],
    cubes: cubesForSale(s, seat),
    cheese,
    cheeseSold: CHEESE_AT[place] === 1,
  }
}

/** Cubes for a driver, or the beers drunk in a toast. */
function describeSplit(s: RaceState, split: number): MoveInfo {
  const letters = LETTERS.map((letter, colour) => letter.repeat(moves.inSplit(split, colour))).join('')
  const cubes = splitCubes(split)
  return s.stack[steps.topOf(s)] === steps.OFFER
    ? { kind: 'offer-cubes', say: ['offer', placeId(s.target), letters], cubes, to: placeId(s.target) }
    : { kind: 'drink-of', say: ['drink', letters], cubes }
}

/** A token is known by its back as well: several show the same brewery. */
function describeCoaster(face: number): MoveInfo {
  const token = COASTERS[face >> 1] ?? ['B1', 'B1']
  const [place, back] = [token[face & 1], token[1 - (face & 1)]]
  return { kind: 'coaster', say: ['coaster', `${place}/${back}`], place, back }
}
