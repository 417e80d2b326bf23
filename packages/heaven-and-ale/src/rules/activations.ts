import { done, next } from '@estaminet/kernel'
import { BOX_TILES, BOXES, FIRST_COLOUR_BOX, FIRST_MONK_BOX, LETTER_BOXES, NUMBER_BOX } from '../content/boxes.ts'
import { GARDEN } from '../content/garden.ts'
import { DISC_AT, LETTER_AT } from '../content/ring.ts'
import { COLOUR, FERTILITIES, FERTILITY, FERTILITY_MASK } from '../content/tiles.ts'
import { moveOf, optionOf } from '../engine/moves.ts'
import type { AleState } from '../engine/state.ts'
import { question } from '../engine/step.ts'
import { CHOOSE_BOX, CHOOSE_NUMBER } from '../engine/steps.ts'
import type { Tell } from '../events.ts'
import { activate } from './income.ts'
import { checkPair, completionBy } from './pairs.ts'
import { walkGarden } from './survey.ts'
import { triggerMonks } from './triggered-monks.ts'

/** Boxes without a disc that refer to a tile of the garden, given the bit set of its tiles. */
export function usableBoxes(s: AleState, seat: number, tiles: number): number {
  const discs = s.discs[seat]
  let usable = 0
  for (let box = 0; box < BOX_TILES.length; box++)
    if (((discs >> box) & 1) === 0 && (BOX_TILES[box] & tiles) !== 0) usable |= 1 << box
  return usable
}

/** Where the disc goes. */
export const chooseBox = question({
  name: 'chooseBox',
  legal: (s, seat, _a, out) => listBoxes(s, seat, out),
  answer: (s, seat, _a, move, tell) => useDisc(s, seat, optionOf(move), tell),
  describe(s, seat, _a, move) {
    const { id } = BOXES[optionOf(move)]
    return { kind: 'chooseBox', say: ['activate', id], box: id, ...completionBy(s, seat, optionOf(move)) }
  },
})

/** The fertility of the number box. */
export const chooseNumber = question({
  name: 'chooseNumber',
  legal: (s, seat, _a, out) => listNumbers(s, seat, out),
  answer: (s, seat, _a, move, tell) => nameNumber(s, seat, optionOf(move), tell),
  describe(s, seat, _a, move) {
    const number = optionOf(move)
    return { kind: 'chooseNumber', say: ['number', number], number, ...completionBy(s, seat, NUMBER_BOX) }
  },
})

function listBoxes(s: AleState, seat: number, out: Int32Array): number {
  const boxes = usableBoxes(s, seat, walkGarden(s, seat).tiles) & LETTER_BOXES[LETTER_AT[s.position[seat]]]
  let n = 0
  for (let box = 0; box < BOX_TILES.length; box++) if (((boxes >> box) & 1) === 1) out[n++] = moveOf(CHOOSE_BOX, box)
  return n
}

function useDisc(s: AleState, seat: number, box: number, tell: Tell): void {
  done(s.stack)
  if (box === NUMBER_BOX) {
    next(s.stack, CHOOSE_NUMBER, seat)
    return
  }
  placeDisc(s, seat, box, tell)
  if (box >= FIRST_MONK_BOX) triggerMonks(s, seat, box - FIRST_MONK_BOX, tell)
  else activateColour(s, seat, box - FIRST_COLOUR_BOX, tell)
  checkPair(s, seat, box, tell)
}

/** Only a number that lies in the garden may be named. */
function listNumbers(s: AleState, seat: number, out: Int32Array): number {
  const tiles = walkGarden(s, seat).tiles
  let n = 0
  for (let number = 1; number <= FERTILITIES.length; number++)
    if ((FERTILITY_MASK[number] & tiles) !== 0) out[n++] = moveOf(CHOOSE_NUMBER, number)
  return n
}

function nameNumber(s: AleState, seat: number, number: number, tell: Tell): void {
  done(s.stack)
  if (tell) tell({ type: 'numberChosen', seat, number })
  s.number[seat] = number
  placeDisc(s, seat, NUMBER_BOX, tell)
  for (let hex = 0; hex < GARDEN; hex++)
    if (FERTILITY[s.garden[seat * GARDEN + hex]] === number) activate(s, seat, hex, tell)
  checkPair(s, seat, NUMBER_BOX, tell)
}

function placeDisc(s: AleState, seat: number, box: number, tell: Tell): void {
  const space = s.position[seat]
  s.ringDiscs[DISC_AT[space]]--
  s.discs[seat] |= 1 << box
  if (tell) tell({ type: 'discPlaced', seat, box: BOXES[box].id, space })
}

function activateColour(s: AleState, seat: number, colour: number, tell: Tell): void {
  for (let hex = 0; hex < GARDEN; hex++)
    if (COLOUR[s.garden[seat * GARDEN + hex]] === colour) activate(s, seat, hex, tell)
}
