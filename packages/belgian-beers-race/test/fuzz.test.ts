import { CHANCE, copy, NATURE, OVER, pickWeighted, type Rng, seeded } from '@estaminet/kernel'
import { expect, test } from 'vitest'
import {
  brokenInvariants,
  belgianBeersRace as game,
  moves,
  objectives,
  type RaceEvent,
  type RaceState,
} from '../src/index.ts'
import { BASE_TABLES } from './legal-tables.ts'
import { Witness } from './witness.ts'

const long = process.env.ESTAMINET_PROOF === 'long'
const seed = process.env.ESTAMINET_SEED ?? 'three days and forty breweries'
const GAMES = long ? 100_000 : 150

const list = new Int32Array(4096)
const weights = new Int32Array(4096)
const names = objectives.map((card) => card.id)

/** Some wander, some stay up late, some drink whatever there is, some go where the others are. */
const STYLES = ['wander', 'stay up late', 'drink', 'seek company'] as const
type Style = (typeof STYLES)[number]

const goesToBed = (move: number): boolean => moves.kindOf(move) === moves.CAMP || moves.kindOf(move) === moves.STOP
const fetchesBeer = (move: number): boolean => moves.kindOf(move) === moves.BUY
const drinks = (move: number): boolean => moves.kindOf(move) === moves.TASTE || moves.kindOf(move) === moves.DRINK
const leadsToCompany = (s: RaceState, seat: number, move: number): boolean =>
  moves.kindOf(move) <= moves.BY_OFFER &&
  s.place.some((place, other) => other !== seat && place === moves.argumentOf(move))

function pleases(s: RaceState, seat: number, move: number, style: Style): boolean {
  if (style === 'drink') return drinks(move) || fetchesBeer(move)
  return style === 'seek company' && (fetchesBeer(move) || leadsToCompany(s, seat, move))
}

/** Any move, but rarely to bed; every other time one that pleases, if there is one. */
function choose(s: RaceState, seat: number, count: number, style: Style, rng: Rng): number {
  let move = list[rng.below(count)]
  if (style === 'wander') return move
  for (let again = 0; again < 3 && goesToBed(move); again++) move = list[rng.below(count)]
  if (rng.below(2) === 0) return move
  let pleasing = 0
  for (let at = 0; at < count; at++)
    if (pleases(s, seat, list[at], style) && rng.below(++pleasing) === 0) move = list[at]
  return move
}

const heard = new Map<string, number>()

/** One game with every law checked after every move; returns how many moves it took. */
function play(n: number): number {
  const { seats, options } = BASE_TABLES[n % BASE_TABLES.length] ?? { seats: 2, options: {} }
  const style = STYLES[Math.floor(n / BASE_TABLES.length) % STYLES.length] ?? 'wander'
  const rng = seeded(`${seed}/${n}`)
  const s = game.setup(options, seats)
  const before = copy(game.setup(options, seats), s)
  const witness = new Witness(s, names)
  const hear = (event: object) => witness.hear(event as RaceEvent)
  let made = 0
  for (let mask = game.waiting(s); mask !== OVER; mask = game.waiting(s)) {
    const seat = mask === CHANCE ? NATURE : 31 - Math.clz32(mask)
    const count = seat === NATURE ? game.chance(s, list, weights) : game.legal(s, seat, list)
    const move = seat === NATURE ? list[pickWeighted(weights, count, rng)] : choose(s, seat, count, style, rng)
    game.apply(s, seat, move, hear)
    made++
    witness.look()
    const broken = [...brokenInvariants(before, s), ...witness.broken]
    if (broken.length > 0) expect.unreachable(`seed ${seed}, game ${n}, move ${made} breaks ${broken}`)
    copy(before, s)
  }
  for (const [type, count] of witness.heard) heard.set(type, (heard.get(type) ?? 0) + count)
  return made
}

test(`TBBR-INV-01, TBBR-INV-02, TBBR-INV-03, TBBR-INV-04, TBBR-INV-05, TBBR-INV-06, TBBR-INV-07, TBBR-INV-08, TBBR-INV-09, TBBR-INV-10, TBBR-INV-11, TBBR-INV-12, TBBR-INV-13, TBBR-INV-14, TBBR-INV-15 hold after every move of random games (seed ${seed})`, () => {
  const start = process.cpuUsage().user
  let made = 0
  for (let n = 0; n < GAMES; n++) made += play(n)
  const seconds = Math.round((process.cpuUsage().user - start) / 1e6)
  console.log(`The Belgian Beers Race: ${GAMES} games, ${made} moves, every law kept in ${seconds} s (seed ${seed})`)
  expect(made).toBeGreaterThan(GAMES * 100)
})

test('the random games met every mishap the laws speak of', () => {
  for (const type of [
    'toastBegun',
    'fellAsleep',
    'tokenBroken',
    'tokenKept',
    'rideCancelled',
    'hitchFailed',
    'beerOffered',
    'camped',
    'calledItADay',
    'delayed',
    'soberedUp',
    'cheeseEaten',
    'cardTaken',
    'coasterTaken',
    'bonusGained',
    'returnPenalty',
  ])
    expect(heard.get(type) ?? 0, type).toBeGreaterThan(0)
})
