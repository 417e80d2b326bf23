import * as barrels from './content/barrels.ts'
import { BOXES, PAIRS } from './content/boxes.ts'
import { BOARD, neighboursOf } from './content/garden.ts'
import * as places from './content/places.ts'
import * as privileges from './content/privileges.ts'
import * as production from './content/production.ts'
import { SPACES } from './content/ring.ts'
import { TABLES } from './content/rounds.ts'
import { SHEDS } from './content/sheds.ts'
import * as tiles from './content/tiles.ts'

/** What is printed on boards, tiles and cards, as plain JSON: for programs that play through the engine protocol. */
export const data = {
  colours: tiles.COLOURS,
  monks: tiles.MONKS,
  tiles: {
    fertilities: tiles.FERTILITIES,
    backs: tiles.BACKS,
    resourceCopies: tiles.RESOURCE_COPIES,
    monkCopies: tiles.MONK_COPIES,
  },
  /** Clockwise from the east; null where the board ends. */
  garden: BOARD.map((hex) => ({ ...hex, neighbours: neighboursOf(hex.id).map((next) => next?.id ?? null) })),
  /** Spaces of the ring count from 1. */
  ring: SPACES.flatMap((space, at) => (space ? [{ at, ...space }] : [])),
  rounds: TABLES,
  boxes: BOXES.map(({ id, letter }, at) => ({ id, letter, pair: PAIRS.findIndex((pair) => pair.includes(at)) })),
  sheds: SHEDS,
  goals: barrels.GOALS,
  barrels: {
    large: barrels.LARGE_POINTS,
    small: barrels.SMALL_POINTS,
    tilesOfOneNumber: barrels.TILES_OF_ONE_FERTILITY,
    shedsOfOneType: barrels.SHEDS_OF_ONE_TYPE,
    differentSheds: barrels.DIFFERENT_SHEDS,
    cardsPlaced: barrels.CARDS_PLACED,
  },
  places: {
    names: places.PLACES,
    brewSteps: places.BREW_STEPS,
    markSteps: places.MARK_STEPS,
    cashDucats: places.CASH_DUCATS,
    firstPoints: places.FIRST_POINTS,
  },
  cards: {
    names: privileges.CARDS,
    cashDucats: privileges.P_CASH_DUCATS,
    brewSteps: privileges.P_BREW_STEPS,
    pointsPerBarrel: privileges.P_BARREL_POINTS,
    soldFor: privileges.EMERGENCY_DUCATS,
  },
  production: {
    lowest: production.LOWEST_SPACE,
    last: production.LAST_SPACE,
    markerStart: production.MARKER_START,
    brewmasterStart: production.BREWMASTER_START,
    startDucats: production.START_DUCATS,
    ducatsPerStep: production.DUCATS_PER_STEP,
    bands: production.BANDS,
  },
}
