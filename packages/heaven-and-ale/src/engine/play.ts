import type { AleSink } from '../events.ts'
import { chooseBox, chooseNumber, listBoxes, listNumbers } from '../rules/activations.ts'
import { drawTile, listDraws } from '../rules/draws.ts'
import { listSurrenders, surrender } from '../rules/emergency.ts'
import { cardColour, cardLowest, chooseCard, listCards, listLowest } from '../rules/pairs.ts'
import { chooseHex, chooseTile, listHexes, listTiles } from '../rules/purchases.ts'
import { listSpaces, walk } from '../rules/ring.ts'
import { beginRound, nextTurn } from '../rules/rounds.ts'
import { drawFirstPlayer, listFirstPlayers, nextStartPick, pickStart } from '../rules/setup.ts'
import { build, chooseTargets, listTargets } from '../rules/sites.ts'
import { arrive, listArrivals, listColours, listPlaces, markColour } from '../rules/start-area.ts'
import {
  BEGIN_ROUND,
  BUILD_TARGETS,
  CARD_COLOUR,
  CARD_LOWEST,
  CHOOSE_BOX,
  CHOOSE_CARD,
  CHOOSE_HEX,
  CHOOSE_NUMBER,
  CHOOSE_TILE,
  DRAW_FIRST,
  DRAW_MONK,
  DRAW_TILE,
  ENCLOSED_SITE,
  isQuestion,
  itemOf,
  MARK_COLOUR,
  MOVE,
  NEXT_TURN,
  optionOf,
  PICK_PLACE,
  PICK_START,
  START_PICKS,
  SURRENDER,
} from './moves.ts'
import type { AleState } from './state.ts'
import { next } from './steps.ts'

/** The options of the question on top of the agenda, in canonical order. */
export function listOptions(s: AleState, out: Int32Array): number {
  const item = next(s)
  switch (item) {
    case PICK_START:
      return listPlaces(s, item, out)
    case MOVE:
      return listSpaces(s, s.turn, out)
    case CHOOSE_TILE:
      return listTiles(s, s.turn, out)
    case CHOOSE_HEX:
      return listHexes(s, s.turn, out)
    case SURRENDER:
      return listSurrenders(s, s.turn, out)
    case BUILD_TARGETS:
      return listTargets(s, out)
    case CHOOSE_BOX:
      return listBoxes(s, s.turn, out)
    case CHOOSE_NUMBER:
      return listNumbers(s, s.turn, out)
    case CHOOSE_CARD:
      return listCards(s, s.turn, out)
    case CARD_LOWEST:
      return listLowest(s, s.turn, out)
    case PICK_PLACE:
      return listArrivals(s, item, out)
    case CARD_COLOUR:
    case MARK_COLOUR:
      return listColours(item, out)
    default:
      return 0
  }
}

export function listOutcomes(s: AleState, out: Int32Array, weights: Int32Array): number {
  const item = next(s)
  if (item === DRAW_TILE || item === DRAW_MONK) return listDraws(s, item, out, weights)
  return item === DRAW_FIRST ? listFirstPlayers(s, out, weights) : 0
}

/** Carries out one move and nothing that follows from it by itself. */
export function perform(s: AleState, seat: number, move: number, events?: AleSink): void {
  const item = itemOf(move)
  const option = optionOf(move)
  switch (item) {
    case PICK_START:
      pickStart(s, seat, option, events)
      break
    case MOVE:
      walk(s, seat, option, events)
      break
    case CHOOSE_TILE:
      chooseTile(s, seat, option, events)
      break
    case CHOOSE_HEX:
      chooseHex(s, seat, option, events)
      break
    case SURRENDER:
      surrender(s, seat, option, events)
      break
    case BUILD_TARGETS:
      chooseTargets(s, seat, option, events)
      break
    case CHOOSE_BOX:
      chooseBox(s, seat, option, events)
      break
    case CHOOSE_NUMBER:
      chooseNumber(s, seat, option, events)
      break
    case CHOOSE_CARD:
      chooseCard(s, seat, option, events)
      break
    case CARD_COLOUR:
      cardColour(s, seat, option, events)
      break
    case CARD_LOWEST:
      cardLowest(s, seat, option, events)
      break
    case PICK_PLACE:
      arrive(s, seat, option, events)
      break
    case MARK_COLOUR:
      markColour(s, seat, option, events)
      break
    case DRAW_FIRST:
      drawFirstPlayer(s, option, events)
      break
    default:
      drawTile(s, item, option, events)
  }
}

/** Longest list of options of one question. */
const lone = new Int32Array(32)

/** Does everything that needs no choice, until a player has one, a draw is due or the game is over. */
export function settle(s: AleState, events?: AleSink): void {
  for (let item = next(s); item !== 0; item = next(s)) {
    if (isQuestion(item)) {
      if (listOptions(s, lone) !== 1) return
      perform(s, s.turn, lone[0], events)
    } else if (item === NEXT_TURN) nextTurn(s, events)
    else if (item === ENCLOSED_SITE) build(s, events)
    else if (item === START_PICKS) nextStartPick(s)
    else if (item === BEGIN_ROUND) beginRound(s, events)
    else return
  }
}
