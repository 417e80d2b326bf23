import { copy, type MoveInfo } from '@estaminet/kernel'
import { GOALS } from './content/barrels.ts'
import { BOXES, NUMBER_BOX, PAIR_MASK, PAIR_OF } from './content/boxes.ts'
import { GARDEN, HEXES, isSunny, MOST_NEXT, MOST_SITES, NEXT_HEXES, NEXT_SITES, SITES } from './content/garden.ts'
import { PLACES } from './content/places.ts'
import { CARDS, EMERGENCY_DUCATS } from './content/privileges.ts'
import { ARRIVED, DISC_AT, MARKET_AT, SPACES } from './content/ring.ts'
import { MOST_ROUNDS } from './content/rounds.ts'
import { SHED_OF_SUM, SHEDS } from './content/sheds.ts'
import { COLOURS, FERTILITY, NO_TILE, TILE_WORDS, tileName } from './content/tiles.ts'
import * as on from './engine/moves.ts'
import { perform, settle } from './engine/play.ts'
import { type AleState, blank } from './engine/state.ts'
import { detail } from './engine/steps.ts'
import { dueBarrels, takenOf } from './rules/barrels.ts'
import { levelOf, productionOf } from './rules/conversion.ts'
import { drawnTo } from './rules/draws.ts'
import { cardsDue } from './rules/emergency.ts'
import { boxNames } from './rules/pairs.ts'
import { basePrice, priceOf } from './rules/purchases.ts'
import { barrelPointsOf, pointsOf } from './rules/scoring.ts'
import { filledAround, isEnclosed, sumAround, targetNames } from './rules/sites.ts'
import { allHaveArrived, listArrivals } from './rules/start-area.ts'
import { walkGarden } from './rules/survey.ts'
import { wakingOf } from './waking.ts'

/** A move in the words of its notation, with its cost and what it brings. */
export function describe(s: AleState, seat: number, move: number): MoveInfo {
  const info = meaningOf(s, seat, move)
  return on.isQuestion(on.itemOf(move)) ? { ...info, ...outcomeOf(s, seat, move) } : info
}

function meaningOf(s: AleState, seat: number, move: number): MoveInfo {
  const item = on.itemOf(move)
  const option = on.optionOf(move)
  const kind = on.AGENDA[item]
  switch (item) {
    case on.PICK_START:
    case on.PICK_PLACE:
      return { kind, say: ['place', PLACES[option]], place: PLACES[option] }
    case on.MOVE:
      return { kind, say: ['go', option], space: option, ...stopAt(s, seat, option) }
    case on.CHOOSE_TILE:
      return option === on.NO_MORE
        ? { kind, say: ['end'] }
        : { kind, say: ['tile', ...TILE_WORDS[option]], tile: tileName(option), price: pricesOf(s, seat, option) }
    case on.CHOOSE_HEX:
      return { kind, say: ['hex', HEXES[option]], hex: HEXES[option], ...purchaseOn(s, seat, option) }
    case on.SURRENDER:
      return { kind, say: ['surrender', CARDS[option]], card: CARDS[option] }
    case on.BUILD_TARGETS:
      return { kind, ...targetsOf(s, option) }
    case on.CHOOSE_BOX:
      return { kind, say: ['activate', BOXES[option].id], box: BOXES[option].id, ...discOn(s, seat, option) }
    case on.CHOOSE_NUMBER:
      return { kind, say: ['number', option], number: option, ...discOn(s, seat, NUMBER_BOX) }
    case on.CHOOSE_CARD:
      return option === on.NO_MORE
        ? { kind, say: ['pass'], boxes: boxNames(detail(s, 1)) }
        : { kind, say: ['card', CARDS[option]], card: CARDS[option] }
    case on.CARD_COLOUR:
      return { kind, say: ['colour', COLOURS[option]], colour: COLOURS[option] }
    case on.CARD_LOWEST:
      return { kind, say: ['lowest', COLOURS[option]], colour: COLOURS[option] }
    case on.MARK_COLOUR:
      return { kind, say: ['mark', COLOURS[option]], colour: COLOURS[option] }
    case on.DRAW_FIRST:
      return { kind, say: ['first', option], seat: option }
    default:
      return { kind, say: ['draw', ...TILE_WORDS[option]], tile: tileName(option), space: drawnTo(s, item) }
  }
}

const tables: AleState[] = []

/** A table to try a move on. There is one for each number of seats: every choice of a long list needs it for a moment. */
function aside(seats: number): AleState {
  tables[seats] ??= blank(seats)
  return tables[seats]
}

/**
 * What a move changes for its player by the time somebody is asked again: ducats, brewmaster steps, marker steps;
 * nothing that is zero. Then, where they change, what the production is worth, the level it comes from and all points if
 * the game ended now, before and after it; points for barrels; and the tiles it wakes.
 */
function outcomeOf(s: AleState, seat: number, move: number): Record<string, unknown> {
  const after = copy(aside(s.seats), s)
  if (on.itemOf(move) === on.CHOOSE_HEX) helpOut(after, seat, on.optionOf(move))
  const waking = wakingOf(seat)
  perform(after, seat, move, waking.hear)
  settle(after, waking.hear)
  const gains = gainsBetween(s, after, seat)
  const barrels = barrelPointsOf(after, seat) - barrelPointsOf(s, seat)
  const total = { from: pointsOf(s, seat), to: pointsOf(after, seat) }
  return {
    gains,
    ...worthOf(s, after, seat, gains),
    ...(barrels === 0 ? {} : { points: barrels }),
    ...(total.from === total.to ? {} : { total }),
    ...(waking.wakes.length === 0 ? {} : { wakes: waking.wakes }),
  }
}

/** Most choices of a long list change nothing yet: their production need not be counted. */
function worthOf(s: AleState, after: AleState, seat: number, gains: Record<string, number>): Record<string, unknown> {
  if (Object.keys(gains).length === 0 && after.hand[seat] === s.hand[seat]) return {}
  const worth = { from: productionOf(s, seat), to: productionOf(after, seat) }
  const level = { from: levelOf(s, seat), to: levelOf(after, seat) }
  return { ...(worth.from === worth.to ? {} : { worth }), ...(level.from === level.to ? {} : { level }) }
}

/** Which cards pay for a tile is asked next; what it does once they have is told now. */
function helpOut(s: AleState, seat: number, hex: number): void {
  const due = cardsDue(s.ducats[seat], priceOf(s.position[seat], detail(s, 1), hex))
  for (let card = 0, given = 0; given < due; card++) {
    if (((s.hand[seat] >> card) & 1) === 0) continue
    s.hand[seat] &= ~(1 << card)
    s.ducats[seat] += EMERGENCY_DUCATS
    given++
  }
}

function gainsBetween(s: AleState, after: AleState, seat: number): Record<string, number> {
  const gains: Record<string, number> = {}
  const note = (what: string, gain: number) => {
    if (gain !== 0) gains[what] = gain
  }
  note('ducats', after.ducats[seat] - s.ducats[seat])
  note('brewmaster', after.brewmaster[seat] - s.brewmaster[seat])
  COLOURS.forEach((colour, at) => {
    note(colour, after.markers[seat * COLOURS.length + at] - s.markers[seat * COLOURS.length + at])
  })
  return gains
}

function stopAt(s: AleState, seat: number, to: number): Record<string, unknown> {
  const space = SPACES[to]
  if (!space) return { action: 'start', ...homeFor(s, seat) }
  if (space.kind === 'activation') return { action: space.kind, letter: space.letter, discs: s.ringDiscs[DISC_AT[to]] }
  if (space.kind === 'barrel') return { action: space.kind, barrels: barrelsFor(s, seat) }
  const slots = s.market.subarray(MARKET_AT[to] * MOST_ROUNDS, (MARKET_AT[to] + 1) * MOST_ROUNDS)
  const tiles = [...slots].filter((tile) => tile !== NO_TILE).map(tileName)
  return { action: space.kind, tiles, ...(space.kind === 'monk' ? { price: space.price } : {}) }
}

/** Places open to a figure that goes home now, and whether everybody else is home. */
function homeFor(s: AleState, seat: number): { places: string[]; last: boolean } {
  const after = copy(aside(s.seats), s)
  perform(after, seat, on.moveOf(on.MOVE, ARRIVED))
  const places = new Int32Array(PLACES.length)
  const count = listArrivals(after, on.PICK_PLACE, places)
  return {
    places: Array.from(places.subarray(0, count), (move) => PLACES[on.optionOf(move)]),
    last: allHaveArrived(after),
  }
}

function barrelsFor(s: AleState, seat: number): { goal: string; size: 'large' | 'small' }[] {
  const due = dueBarrels(s, seat, walkGarden(s, seat))
  const taken = takenOf(s, s.large)
  return GOALS.flatMap((goal, at) =>
    (due >> at) & 1 ? [{ goal, size: (taken >> at) & 1 ? ('small' as const) : ('large' as const) }] : [],
  )
}

/** Prices on the sides that have room. */
function pricesOf(s: AleState, seat: number, tile: number): { shady?: number; sunny?: number } {
  const base = basePrice(s.position[seat], tile)
  const { shadyFree, sunnyFree } = walkGarden(s, seat)
  return { ...(shadyFree > 0 ? { shady: base } : {}), ...(sunnyFree > 0 ? { sunny: 2 * base } : {}) }
}

function purchaseOn(s: AleState, seat: number, hex: number): Record<string, unknown> {
  const tile = detail(s, 1)
  const price = priceOf(s.position[seat], tile, hex)
  const side = isSunny(hex) ? 'sunny' : 'shady'
  const cards = cardsDue(s.ducats[seat], price)
  return { tile: tileName(tile), side, price, cards, ...surroundings(s, seat, tile, hex) }
}

/** What a tile on this hex would lie beside, the sites it closes, and how far it brings the others. */
function surroundings(s: AleState, seat: number, tile: number, hex: number) {
  const sites = [...NEXT_SITES.subarray(hex * MOST_SITES, (hex + 1) * MOST_SITES)].filter((site) => site >= 0)
  const beside = [...NEXT_HEXES.subarray(hex * MOST_NEXT, (hex + 1) * MOST_NEXT)].flatMap((next) => {
    const lies = next < 0 ? NO_TILE : s.garden[seat * GARDEN + next]
    return lies === NO_TILE ? [] : [tileName(lies)]
  })
  return {
    beside,
    encloses: enclosedBy(s, seat, tile, hex),
    fills: sites
      .filter((site) => !isEnclosed(s, seat, site, hex))
      .map((site) => ({
        site: SITES[site],
        filled: filledAround(s, seat, site) + 1,
        sum: sumAround(s, seat, site) + FERTILITY[tile],
      })),
  }
}

/** Sites that lack nothing but a tile on this hex. */
function enclosedBy(s: AleState, seat: number, tile: number, hex: number) {
  const sites = [...NEXT_SITES.subarray(hex * MOST_SITES, (hex + 1) * MOST_SITES)]
  return sites
    .filter((site) => site >= 0 && isEnclosed(s, seat, site, hex))
    .map((site) => {
      const sum = sumAround(s, seat, site) + FERTILITY[tile]
      const { id, steps, targets } = SHEDS[SHED_OF_SUM[sum]]
      return { site: SITES[site], sum, shed: id, steps, wakes: targets[0]?.length ?? 0 }
    })
}

/** Targets are named by their hexes. */
function targetsOf(s: AleState, option: number) {
  const site = detail(s, 1)
  const shed = detail(s, 2)
  const hexes = targetNames(site, shed, option)
  const say = ['targets', SITES[site], ...hexes]
  return { say, site: SITES[site], shed: SHEDS[shed].id, sides: SHEDS[shed].targets[option], hexes }
}

/** The pair a disc completes, and whether there is a privilege left to place beside it. */
function discOn(s: AleState, seat: number, box: number): Record<string, unknown> {
  const pair = PAIR_OF[box]
  const others = PAIR_MASK[pair] & ~(1 << box)
  const completes = (s.discs[seat] & others) === others
  return completes ? { completes: boxNames(pair), offers: s.hand[seat] !== 0 } : {}
}
