import { BOX_TILES, BOXES, FIRST_COLOUR_BOX, FIRST_MONK_BOX, LETTER_BOXES, NUMBER_BOX } from '../content/boxes.ts'
import { GARDEN } from '../content/garden.ts'
import { DISC_AT, LETTER_AT } from '../content/ring.ts'
import { COLOUR, FERTILITIES, FERTILITY, FERTILITY_MASK } from '../content/tiles.ts'
import { CHOOSE_BOX, CHOOSE_NUMBER, moveOf } from '../engine/moves.ts'
import type { AleState } from '../engine/state.ts'
import { put, strike } from '../engine/steps.ts'
import type { AleSink } from '../events.ts'
import { activate } from './income.ts'
import { checkPair } from './pairs.ts'
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

export function listBoxes(s: AleState, seat: number, out: Int32Array): number {
  const boxes = usableBoxes(s, seat, walkGarden(s, seat).tiles) & LETTER_BOXES[LETTER_AT[s.position[seat]]]
  let n = 0
  for (let box = 0; box < BOX_TILES.length; box++) if (((boxes >> box) & 1) === 1) out[n++] = moveOf(CHOOSE_BOX, box)
  return n
}

export function chooseBox(s: AleState, seat: number, box: number, events?: AleSink): void {
  strike(s)
  if (box === NUMBER_BOX) {
    put(s, CHOOSE_NUMBER)
    return
  }
  placeDisc(s, seat, box, events)
  if (box >= FIRST_MONK_BOX) triggerMonks(s, seat, box - FIRST_MONK_BOX, events)
  else activateColour(s, seat, box - FIRST_COLOUR_BOX, events)
  checkPair(s, seat, box, events)
}

/** Only a number that lies in the garden may be named. */
export function listNumbers(s: AleState, seat: number, out: Int32Array): number {
  const tiles = walkGarden(s, seat).tiles
  let n = 0
  for (let number = 1; number <= FERTILITIES.length; number++)
    if ((FERTILITY_MASK[number] & tiles) !== 0) out[n++] = moveOf(CHOOSE_NUMBER, number)
  return n
}

export function chooseNumber(s: AleState, seat: number, number: number, events?: AleSink): void {
  strike(s)
  if (events) events({ type: 'numberChosen', seat, number })
  s.number[seat] = number
  placeDisc(s, seat, NUMBER_BOX, events)
  for (let hex = 0; hex < GARDEN; hex++)
    if (FERTILITY[s.garden[seat * GARDEN + hex]] === number) activate(s, seat, hex, events)
  checkPair(s, seat, NUMBER_BOX, events)
}

function placeDisc(s: AleState, seat: number, box: number, events?: AleSink): void {
  const space = s.position[seat]
  s.ringDiscs[DISC_AT[space]]--
  s.discs[seat] |= 1 << box
  if (events) events({ type: 'discPlaced', seat, box: BOXES[box].id, space })
}

function activateColour(s: AleState, seat: number, colour: number, events?: AleSink): void {
  for (let hex = 0; hex < GARDEN; hex++)
    if (COLOUR[s.garden[seat * GARDEN + hex]] === colour) activate(s, seat, hex, events)
}
