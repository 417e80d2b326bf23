import {
  actorsOf,
  copy,
  type GameEvent,
  type MoveInfo,
  movesOf,
  NATURE,
  next,
  notationOf,
  outcomesOf,
  readNotation,
  readOptions,
} from '@estaminet/kernel'
import { loop } from '../src/engine/play.ts'
import {
  type AleState,
  type AleView,
  ARRIVED,
  BACKS,
  BOXES,
  brokenLaws,
  CARDS,
  type Card,
  COLOURS,
  type Colour,
  DISC_AT,
  GARDEN,
  GOALS,
  type Goal,
  heavenAndAle as game,
  HEXES,
  isSunny,
  MARKET_AT,
  MOST_ROUNDS,
  NEXT_TURN,
  NO_TILE,
  NOT_DEPARTED,
  PAIR_OF,
  PAIRS,
  PLACES,
  type Place,
  type PlayerView,
  SHED_OF_SUM,
  SHEDS,
  SITES,
  type SpaceView,
  TILE_KINDS,
  tileName,
} from '../src/index.ts'
import { isEnclosed, sumAround } from '../src/rules/sites.ts'

/** A game just unpacked: nothing is drawn yet, nature comes first. */
export const unpacked = (seats: number, options: Readonly<Record<string, string>> = {}): Table =>
  new Table(game.setup(readOptions(game, seats, options), seats))

/**
 * A table to talk about: what each player begins with, one disc on each activation space, no tile anywhere but in the
 * stacks, and the figures of seats 0, 1, 2, 3 waiting on FIRST, BREW, MARK, CASH without having been paid for it.
 * Change what matters, then say whose `turn` it is.
 */
export function ale(seats: number, options: Readonly<Record<string, string>> = {}): Table {
  const table = unpacked(seats, options)
  table.s.stack.fill(0)
  for (let seat = 0; seat < seats; seat++) table.s.place[seat] = seat
  return table
}

const numberOf = (list: readonly string[], name: string): number => {
  const at = list.indexOf(name)
  if (at < 0) throw new Error(`"${name}" is none of: ${list.join(', ')}`)
  return at
}
const TILE_NAMES = Array.from({ length: TILE_KINDS }, (_, tile) => tileName(tile))
const BOX_NAMES = BOXES.map((box) => box.id)
const SHED_NAMES = SHEDS.map((shed) => shed.id)
const setOf = (list: readonly string[], names: readonly string[]) =>
  names.reduce((set, name) => set | (1 << numberOf(list, name)), 0)

class Table {
  readonly s: AleState
  /** What happened during the last `turn`, `play` or `nature`. */
  events: GameEvent[] = []

  constructor(s: AleState) {
    this.s = s
  }

  // What a position is made of

  round(round: number): this {
    this.s.round = round
    return this
  }
  ducats(seat: number, ducats: number): this {
    this.s.ducats[seat] = ducats
    return this
  }
  marker(seat: number, colour: Colour, space: number): this {
    this.s.markers[seat * COLOURS.length + numberOf(COLOURS, colour)] = space
    return this
  }
  /** Wood, yeast, hops, water, barley. */
  markers(seat: number, ...spaces: readonly [number, number, number, number, number]): this {
    this.s.markers.set(spaces, seat * COLOURS.length)
    return this
  }
  brewmaster(seat: number, space: number): this {
    this.s.brewmaster[seat] = space
    return this
  }

  /** A tile from the stacks on a hex: `tile(0, 'd4', 'hops', 3)`, `tile(0, 's1', 'M2')`. A site it closes is built. */
  tile(seat: number, hex: string, ...name: readonly (string | number)[]): this {
    this.s.garden[seat * GARDEN + numberOf(HEXES, hex)] = this.fromStacks(name.join(' '))
    SITES.forEach((_, site) => {
      if (isEnclosed(this.s, seat, site))
        this.s.sheds[seat * SITES.length + site] = 1 + SHED_OF_SUM[sumAround(this.s, seat, site)]
    })
    return this
  }
  /** Several tiles by hex: `garden(0, { s1: 'wood 2', d6: 'M2' })`. */
  garden(seat: number, tiles: Readonly<Record<string, string>>): this {
    for (const [hex, name] of Object.entries(tiles)) this.tile(seat, hex, name)
    return this
  }
  /** Tiles on all free hexes of a side but those named: whatever is left of the lowest kinds, so wood. */
  fill(seat: number, side: 'sunny' | 'shady', ...spared: readonly string[]): this {
    HEXES.forEach((id, hex) => {
      if (isSunny(hex) !== (side === 'sunny') || spared.includes(id)) return
      if (this.s.garden[seat * GARDEN + hex] !== NO_TILE) return
      const tile = TILE_NAMES.findIndex((_, kind) => kind !== NO_TILE && this.left(kind) > 0)
      this.tile(seat, id, TILE_NAMES[tile])
    })
    return this
  }
  /** A shed on a site, whatever lies around it. */
  shed(seat: number, site: string, type: string): this {
    this.s.sheds[seat * SITES.length + numberOf(SITES, site)] = 1 + numberOf(SHED_NAMES, type)
    return this
  }

  /** Discs on boxes. */
  disc(seat: number, ...boxes: readonly string[]): this {
    this.s.discs[seat] |= setOf(BOX_NAMES, boxes)
    return this
  }
  /** Exactly these cards in hand. */
  hand(seat: number, ...cards: readonly Card[]): this {
    this.s.hand[seat] = setOf(CARDS, cards)
    return this
  }
  /** A card placed at the pair of a box, with its two discs. */
  placed(seat: number, box: string, card: Card): this {
    const pair = PAIR_OF[numberOf(BOX_NAMES, box)]
    this.s.placed[seat * PAIRS.length + pair] = 1 + numberOf(CARDS, card)
    this.s.hand[seat] &= ~setOf(CARDS, [card])
    return this.disc(seat, ...PAIRS[pair].map((at) => BOX_NAMES[at]))
  }
  /** Barrels owned. */
  large(seat: number, ...goals: readonly Goal[]): this {
    this.s.large[seat] |= setOf(GOALS, goals)
    return this
  }
  small(seat: number, ...goals: readonly Goal[]): this {
    this.s.small[seat] |= setOf(GOALS, goals)
    return this
  }

  /** The figure stands on a track space. */
  at(seat: number, space: number): this {
    this.s.position[seat] = space
    this.s.place[seat] = -1
    return this
  }
  /** The figure has arrived. */
  home(seat: number, where: Place): this {
    this.s.position[seat] = ARRIVED
    this.s.place[seat] = numberOf(PLACES, where)
    return this
  }
  /** The figure has not departed. */
  waits(seat: number, where: Place): this {
    this.s.position[seat] = NOT_DEPARTED
    this.s.place[seat] = numberOf(PLACES, where)
    return this
  }
  /** Tiles from the stacks on sale on a space, instead of what lay there: `on(5, 'hops 3', 'wood 1')`. */
  on(space: number, ...tiles: readonly string[]): this {
    const market = this.s.market.subarray(MARKET_AT[space] * MOST_ROUNDS, (MARKET_AT[space] + 1) * MOST_ROUNDS)
    if (market.length !== MOST_ROUNDS) throw new Error(`Nothing is sold on ${space}`)
    for (const tile of market) if (tile !== NO_TILE) this.s.stacks[tile]++
    market.fill(NO_TILE)
    market.set(tiles.map((name) => this.fromStacks(name)).sort((a, b) => a - b))
    return this
  }
  /** Discs on an activation space. */
  discs(space: number, discs: number): this {
    if (DISC_AT[space] < 0) throw new Error(`No disc lies on ${space}`)
    this.s.ringDiscs[DISC_AT[space]] = discs
    return this
  }

  // What happens

  /** The position is complete: from this seat on, whoever has not arrived is next. */
  turn(seat: number): this {
    this.events = []
    this.s.stack.fill(0)
    next(this.s.stack, NEXT_TURN, seat)
    loop.proceed(this.s, (event) => this.events.push(event))
    return this
  }
  /** Moves of whoever is asked, in notation. */
  play(...moves: readonly string[]): this {
    this.events = []
    for (const text of moves) this.act(this.asked, text)
    return this
  }
  nature(...outcomes: readonly string[]): this {
    this.events = []
    for (const text of outcomes) this.act(NATURE, text)
    return this
  }
  /** Another table like this one, to try something on. */
  branch(): Table {
    return new Table(copy(game.setup(readOptions(game, this.s.seats), this.s.seats), this.s))
  }

  // What there is to see

  /** Who is asked: a seat, or NATURE, or nobody when the game is over. */
  get asked(): number | undefined {
    return actorsOf(game, this.s)[0]
  }
  get isOver(): boolean {
    return this.asked === undefined
  }
  get view(): AleView {
    return game.view(this.s, 0) as AleView
  }
  get question(): string | null {
    return this.view.question
  }
  /** The moves of whoever is asked, in notation and in their order. */
  options(): string[] {
    const asked = this.asked
    if (asked === undefined) return []
    return movesOf(game, this.s, asked).map((move) => notationOf(game, this.s, asked, move))
  }
  /** Outcomes of the coming draw by notation, with their weights. */
  outcomes(): Record<string, number> {
    return Object.fromEntries(
      outcomesOf(game, this.s).map(({ move, weight }) => [notationOf(game, this.s, NATURE, move), weight]),
    )
  }
  /** What is known of a move before it is made. */
  info(text: string): MoveInfo {
    const asked = this.asked ?? 0
    return game.describe(this.s, asked, readNotation(game, this.s, asked, text))
  }
  player(seat: number): PlayerView {
    return this.view.players[seat]
  }
  /** Wood, yeast, hops, water, barley. */
  markersOf(seat: number): number[] {
    return COLOURS.map((colour) => this.player(seat).markers[colour])
  }
  space(at: number): SpaceView {
    return this.view.track[at - 1]
  }
  /** Events of one type, from the last `turn`, `play` or `nature`. */
  heard(type: string): GameEvent[] {
    return this.events.filter((event) => event.type === type)
  }

  private act(actor: number | undefined, text: string): void {
    if (actor === undefined) throw new Error(`The game is over, nobody can play "${text}"`)
    const move = readNotation(game, this.s, actor, text)
    const before = this.branch().s
    const allowed = brokenLaws(before, before)
    game.apply(this.s, actor, move, (event) => this.events.push(event))
    const broken = brokenLaws(before, this.s).filter((law) => !allowed.includes(law))
    if (broken.length > 0) throw new Error(`"${text}" breaks ${broken.join(', ')}`)
  }

  private left(tile: number): number {
    return BACKS.reduce((sum, _, back) => sum + this.s.stacks[back * TILE_KINDS + tile], 0)
  }

  private fromStacks(name: string): number {
    const tile = numberOf(TILE_NAMES, name)
    const back = BACKS.findIndex((_, at) => this.s.stacks[at * TILE_KINDS + tile] > 0)
    if (back < 0) throw new Error(`No "${name}" is left`)
    this.s.stacks[back * TILE_KINDS + tile]--
    return tile
  }
}
