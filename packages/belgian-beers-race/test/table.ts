import {
  actorsOf,
  copy,
  type Game,
  type MoveInfo,
  movesOf,
  NATURE,
  notationOf,
  outcomesOf,
  readNotation,
  readOptions,
} from '@estaminet/kernel'
import type { Category, Colour, PlaceName } from '../src/content/condition.ts'
import { type CardId, objectives } from '../src/content/objectives.ts'
import { GRAND_PLACE, placeId, placeNumber } from '../src/content/places.ts'
import { proceed } from '../src/engine/play.ts'
import { LEVEL_THREE_FROM, REMOVED, SHOWN, TAKEN, UNSEEN } from '../src/engine/state.ts'
import { next, TURN } from '../src/engine/steps.ts'
import { belgianBeersRace, brokenInvariants, type RaceEvent, type RaceState } from '../src/index.ts'
import { visit } from '../src/rules/arriving.ts'
import { enterGrandPlace, leaveGrandPlace } from '../src/rules/brussels.ts'
import { setDay } from '../src/rules/start-of-day.ts'
import { delay } from '../src/rules/time.ts'
import { USED_BUY, USED_TASTE } from '../src/rules/unique-actions.ts'
import type { PlayerView, RaceView } from '../src/view.ts'

type Options = Readonly<Record<string, string | boolean>>

/** A game just unpacked: nothing is drawn yet, nature comes first. `game`: the race with other expansions. */
export const unpacked = (seats: number, options: Options = {}, game: Game<RaceState> = belgianBeersRace): Table =>
  new Table(game, game.setup(readOptions(game, seats, options), seats), options)

/**
 * A table to talk about: the first morning, all discs on 0 with seat 0 on top, everybody on the Grand Place with
 * nothing, a bottle on every brewery, no coasters. There are no cards left, so no card is taken, drawn or removed and
 * bottle tokens ask nothing, until `machine` and `deck` bring some. Change what matters; the turn of whoever is
 * farthest behind begins when somebody first looks at the table.
 */
export function race(seats: number, options: Options = {}, game: Game<RaceState> = belgianBeersRace): Table {
  const table = unpacked(seats, options, game).nature('first 0')
  table.s.levelTwo = 1
  table.s.card.fill(REMOVED, 0, LEVEL_THREE_FROM)
  return table.turn()
}

const LETTERS = 'YNRK'
const COLOURS: readonly Colour[] = ['yellow', 'brown', 'red', 'black']
const BONUSES: readonly Category[] = ['player', 'author', 'cardinal', 'trappist']
const cardNumber = (id: CardId): number => objectives.findIndex((card) => card.id === id)

export class Table {
  private readonly game: Game<RaceState>
  private readonly state: RaceState
  private readonly chosen: Options
  private told: RaceEvent[] = []
  private waitsForTurn = false

  constructor(game: Game<RaceState>, s: RaceState, options: Options) {
    this.game = game
    this.state = s
    this.chosen = options
  }

  // What a position is made of

  /** Days count from 1. */
  day(day: number): this {
    setDay(this.state, day - 1)
    return this
  }
  /** The disc lands on top of what lies on that space. */
  disc(seat: number, space: number): this {
    delay(this.state, seat, space)
    return this
  }
  /** The disc has reached the last space. */
  finished(seat: number): this {
    return this.disc(seat, this.state.dayLength)
  }
  asleep(seat: number): this {
    this.state.asleep[seat] = 1
    return this.level(seat, 8).finished(seat)
  }
  /** The meeple stands at a brewery it has visited, whose bottle is gone; or on the Grand Place. */
  at(seat: number, place: PlaceName): this {
    const s = this.state
    if (s.place[seat] === GRAND_PLACE) leaveGrandPlace(s, seat)
    s.place[seat] = placeNumber(place)
    if (place === 'GP') enterGrandPlace(s, seat)
    else this.visited(seat, place).noBottle(place)
    return this
  }
  visited(seat: number, ...places: readonly PlaceName[]): this {
    for (const place of places) visit(this.state, seat, placeNumber(place), undefined)
    return this
  }
  noBottle(...places: readonly PlaceName[]): this {
    for (const place of places) this.state.bottleAt[placeNumber(place)] = 0
    return this
  }
  bottleAt(...places: readonly PlaceName[]): this {
    for (const place of places) this.state.bottleAt[placeNumber(place)] = 1
    return this
  }
  coastersAt(place: PlaceName, count: number): this {
    this.state.coastersAt[placeNumber(place)] = count
    return this
  }

  level(seat: number, level: number): this {
    this.state.level[seat] = level
    return this
  }
  glass(seat: number, beers: number): this {
    this.state.glass[seat] = beers
    return this
  }
  /** By letter: Y yellow, N brown, R red, K black. */
  cubes(seat: number, letters: string): this {
    for (let colour = 0; colour < 4; colour++)
      this.state.cubes[seat * 4 + colour] = [...letters].filter((letter) => letter === LETTERS[colour]).length
    return this
  }
  cheese(seat: number, cheese: number, markers = 0): this {
    this.state.cheese[seat] = cheese
    this.state.cheeseMarkers[seat] = markers
    return this
  }
  cheers(seat: number, cheers: number, markers = 0): this {
    this.state.cheers[seat] = cheers
    this.state.cheersMarkers[seat] = markers
    return this
  }
  /** First visitor bottles owned: yellow, brown, red, black. */
  bottles(seat: number, ...counts: readonly number[]): this {
    this.state.bottles.set(counts, seat * 4)
    return this
  }
  coasters(seat: number, count: number): this {
    this.state.coasters[seat] = count
    return this
  }
  /** Steps on the bonus tracks, whatever was visited: Player, Author, Cardinal, Trappist. */
  bonus(seat: number, ...steps: readonly [number, number, number, number]): this {
    this.state.bonus.set(steps, seat * 4)
    return this
  }
  score(seat: number, points: number): this {
    this.state.score[seat] = points
    return this
  }
  /** The ride counter. */
  ride(seat: number, units: number): this {
    this.state.ride[seat] = units
    return this
  }
  /** A running hitchhiking series. */
  hitched(seat: number, to: PlaceName, failures: number): this {
    this.state.hitchTo[seat] = placeNumber(to) + 1
    this.state.failures[seat] = failures
    return this
  }
  used(seat: number, ...actions: readonly ('buy' | 'taste')[]): this {
    this.state.used[seat] = (actions.includes('buy') ? USED_BUY : 0) | (actions.includes('taste') ? USED_TASTE : 0)
    return this
  }

  /** Up to eight cards: four accessible from the right, three of the left row, the top of the deck; null is a gap. */
  machine(...cards: readonly (CardId | null)[]): this {
    const s = this.state
    for (const card of s.machine) if (card > 0) s.card[card - 1] = REMOVED
    s.machine.fill(0)
    cards.forEach((id, slot) => {
      if (id === null) return
      s.machine[slot] = cardNumber(id) + 1
      s.card[cardNumber(id)] = SHOWN
    })
    return this
  }
  /** Cards nobody has seen yet. */
  deck(...cards: readonly CardId[]): this {
    for (const id of cards) this.state.card[cardNumber(id)] = UNSEEN
    return this
  }
  /** Whether level 2 has entered play. */
  levelTwo(inPlay: boolean): this {
    this.state.levelTwo = inPlay ? 1 : 0
    return this
  }
  levelThree(...cards: readonly CardId[]): this {
    for (const id of cards) this.state.card[cardNumber(id)] = SHOWN
    return this
  }
  /** Cards a seat has taken. */
  holds(seat: number, ...cards: readonly CardId[]): this {
    for (const id of cards) this.state.card[cardNumber(id)] = TAKEN + seat
    return this
  }
  /** Tokens broken today, counted from 1. */
  broken(...tokens: readonly number[]): this {
    for (const token of tokens) this.state.broken[token - 1] = 1
    return this
  }

  // What happens

  /** The position is complete: whoever is farthest behind begins a turn. */
  turn(): this {
    this.told = []
    this.state.stack.fill(0)
    next(this.state, TURN)
    this.waitsForTurn = true
    return this
  }
  /** Moves of whoever is asked, nature included, in notation. */
  play(...moves: readonly string[]): this {
    this.begin()
    this.told = []
    for (const text of moves) this.act(this.asked, text)
    return this
  }
  /** Moves of a seat nobody waits for. */
  by(seat: number, ...moves: readonly string[]): this {
    this.begin()
    this.told = []
    for (const text of moves) this.act(seat, text)
    return this
  }
  nature(...outcomes: readonly string[]): this {
    this.begin()
    this.told = []
    for (const text of outcomes) this.act(NATURE, text)
    return this
  }
  /** Another table like this one, to try something on. */
  branch(): Table {
    const other = unpacked(this.s.seats, this.chosen, this.game)
    copy(other.state, this.s)
    return other
  }

  // What there is to see

  /** The state once the turn has begun. */
  get s(): RaceState {
    this.begin()
    return this.state
  }
  /** What happened during the last `turn`, `play` or `nature`. */
  get events(): readonly RaceEvent[] {
    this.begin()
    return this.told
  }
  /** Who is asked: a seat, or NATURE, or nobody when the game is over. */
  get asked(): number | undefined {
    return actorsOf(this.game, this.s)[0]
  }
  get view(): RaceView {
    return this.game.view(this.s, 0) as RaceView
  }
  player(seat: number): PlayerView {
    return this.view.players[seat] as PlayerView
  }
  /** What is to be done next: `action`, `transit`, `token`, `roll`… */
  get step(): string | undefined {
    return this.view.steps.at(-1)?.step
  }
  /** The moves of whoever is asked, or of a seat, in notation and in their order. */
  options(seat = this.asked): string[] {
    if (seat === undefined) return []
    return movesOf(this.game, this.s, seat).map((move) => notationOf(this.game, this.s, seat, move))
  }
  /** Those of them that begin with a word: `options('hitch')`. */
  optionsOf(word: string): string[] {
    return this.options().filter((text) => text.split(' ')[0] === word)
  }
  /** Those that go nowhere: the counter, cheese and the end of the day. */
  staying(): string[] {
    return this.options().filter((text) => !/^(bike|bus|hitch|offer) /.test(text))
  }
  may(text: string): boolean {
    return this.options().includes(text)
  }
  /** Outcomes of the coming draw by notation, with their weights. */
  outcomes(): Record<string, number> {
    return Object.fromEntries(
      outcomesOf(this.game, this.s).map(({ move, weight }) => [notationOf(this.game, this.s, NATURE, move), weight]),
    )
  }
  /** What is known of a move before it is made. */
  info(text: string): MoveInfo {
    const asked = this.asked ?? 0
    return this.game.describe(this.s, asked, readNotation(this.game, this.s, asked, text))
  }
  /** What an absent player would do, in notation. */
  get fallback(): string {
    return this.fallbackOf(this.asked ?? 0)
  }
  /** The same of a seat, where several are asked. */
  fallbackOf(seat: number): string {
    return notationOf(this.game, this.s, seat, this.game.fallback(this.s, seat))
  }
  /** Disc, place, level, glass, cubes and score of a seat, as the worked games write them: `16 @17 L5 g6 [Y1 R3] 0`. */
  row(seat: number): string {
    const { time, place, level, glass, score } = this.player(seat)
    return `${time} @${place} L${level} g${glass} [${this.backpack(seat)}] ${score}`
  }
  /** `Y1 R3`, or a dash. */
  backpack(seat: number): string {
    const heaps = COLOURS.map((colour, at) => [LETTERS[at], this.player(seat).cubes[colour]] as const)
    const filled = heaps.filter(([, count]) => count > 0).map(([letter, count]) => `${letter}${count}`)
    return filled.join(' ') || '–'
  }
  /** Player, Author, Cardinal, Trappist. */
  bonusOf(seat: number): number[] {
    return BONUSES.map((category) => this.player(seat).bonus[category])
  }
  /** Seats whose discs lie on a space, from the bottom. */
  stackOn(space: number): number[] {
    const { players } = this.view
    return [...players.keys()]
      .filter((seat) => players[seat]?.time === space)
      .sort((a, b) => this.player(a).height - this.player(b).height)
  }
  get active(): number {
    return this.s.active
  }
  /** Accessible cards, from the right; gaps are null. */
  get rightRow(): readonly (string | null)[] {
    return this.view.machine.cards.slice(0, 4)
  }
  get leftRow(): readonly (string | null)[] {
    return this.view.machine.cards.slice(4, 7)
  }
  get deckTop(): string | null {
    return this.view.machine.cards[7] ?? null
  }
  coastersOn(place: PlaceName): number {
    return this.s.coastersAt[placeNumber(place)]
  }
  hasBottle(place: PlaceName): boolean {
    return this.s.bottleAt[placeNumber(place)] === 1
  }
  /** Everybody's place. */
  get places(): PlaceName[] {
    return Array.from(this.s.place, placeId)
  }
  /** Events of one type, from the last `turn`, `play` or `nature`. */
  heard<Type extends RaceEvent['type']>(type: Type): Extract<RaceEvent, { type: Type }>[] {
    return this.events.filter((event): event is Extract<RaceEvent, { type: Type }> => event.type === type)
  }
  /** The types of all of them, in order. */
  get story(): string[] {
    return this.events.map(({ type }) => type)
  }

  private begin(): void {
    if (!this.waitsForTurn) return
    this.waitsForTurn = false
    proceed(this.state, (event) => this.told.push(event as RaceEvent))
  }

  private act(actor: number | undefined, text: string): void {
    if (actor === undefined) throw new Error(`The game is over, nobody can play "${text}"`)
    const { s } = this
    const move = readNotation(this.game, s, actor, text)
    const before = this.branch().state
    // A position made up for a test may break a law from the start; a move must not break another.
    const allowed = brokenInvariants(before, before)
    this.game.apply(s, actor, move, (event) => this.told.push(event as RaceEvent))
    const broken = brokenInvariants(before, s).filter((law) => !allowed.includes(law))
    if (broken.length > 0) throw new Error(`"${text}" breaks ${broken.join(', ')}`)
  }
}
