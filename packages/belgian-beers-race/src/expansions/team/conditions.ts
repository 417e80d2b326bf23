import type { Colour } from '../../content/condition.ts'
import type { Predicate, Quantity } from '../../content/effect.ts'
import { isShort } from '../../content/lengths.ts'
import { COLOURS } from '../../content/places.ts'
import { SETS_AT, setBits } from '../../content/sets.ts'
import { type TeamCard, teamCards } from '../../content/team.ts'
import { allColours, type RaceState, visitedIn } from '../../engine/state.ts'
import { maskOf, seatOfA, seatOfB } from './members.ts'

/** The cards made flat once: each test of a state is what to count, of which kind, and how many in either length. */
const TEST = 4
const CUBES = 0
const BOTTLES = 1
const BEERS = 2
const CHEESE = 3
const VISITED = 4
const ALL_COLOURS = -1

function flatten(predicate: Predicate): number[] {
  if (predicate.form !== 'count' || !('atLeast' in predicate))
    throw new RangeError(`No state of a team: ${predicate.form}.`)
  const { what, atLeast, short = atLeast } = predicate
  return [...counted(what), atLeast, short]
}

function counted(what: Quantity): [number, number] {
  switch (what.of) {
    case 'cubes':
    case 'bottles':
      return [
        what.of === 'cubes' ? CUBES : BOTTLES,
        what.colour === undefined ? ALL_COLOURS : COLOURS.indexOf(what.colour),
      ]
    case 'beers':
      return [BEERS, 0]
    case 'cheese':
      return [CHEESE, 0]
    case 'visited':
      return [VISITED, setBits(what.in ?? [])]
    default:
      throw new RangeError(`A team does not count its ${what.of}.`)
  }
}

const tests = teamCards.map((card: TeamCard) =>
  card.kind === 'state' ? Int32Array.from(card.when.flatMap(flatten)) : new Int32Array(0),
)
export const IS_ACT = Int8Array.from(teamCards, ({ kind }) => (kind === 'act' ? 1 : 0))

/** Whether the state a card asks for has been reached by those whom it asks. */
export function isReached(s: RaceState, team: number, card: number): boolean {
  switch (teamCards[card].members) {
    case 'A':
      return holds(s, 1 << seatOfA(s, team), card)
    case 'B':
      return holds(s, 1 << seatOfB(s, team), card)
    case 'A/B':
      return holds(s, 1 << seatOfA(s, team), card) || holds(s, 1 << seatOfB(s, team), card)
    default:
      return holds(s, maskOf(team), card)
  }
}

/** Whether this member is one the card is for. */
export function isFor(s: RaceState, seat: number, team: number, card: number): boolean {
  const { members } = teamCards[card]
  return members === 'A' ? seat === seatOfA(s, team) : members === 'B' ? seat === seatOfB(s, team) : true
}

/** In which place of a test the number stands that this length asks for. */
const needAt = (s: RaceState): number => (isShort(s.length) ? 3 : 2)

function holds(s: RaceState, seats: number, card: number): boolean {
  const list = tests[card]
  const at = needAt(s)
  for (let test = 0; test < list.length; test += TEST)
    if (count(s, seats, list[test], list[test + 1]) < list[test + at]) return false
  return true
}

/** How much of what a card asks for these seats have, never more than it asks for. Several things at once are added up. */
export function measure(s: RaceState, seats: number, card: number): { have: number; need: number } {
  const list = tests[card]
  const at = needAt(s)
  let [have, need] = [0, 0]
  for (let test = 0; test < list.length; test += TEST) {
    have += Math.min(count(s, seats, list[test], list[test + 1]), list[test + at])
    need += list[test + at]
  }
  return { have, need }
}

/** The colours a card asks for by name of which these seats have too few. */
export function missingColours(s: RaceState, seats: number, card: number): Colour[] {
  const list = tests[card]
  const at = needAt(s)
  const missing: Colour[] = []
  for (let test = 0; test < list.length; test += TEST) {
    const [what, colour] = [list[test], list[test + 1]]
    if ((what !== CUBES && what !== BOTTLES) || colour === ALL_COLOURS) continue
    if (count(s, seats, what, colour) < list[test + at]) missing.push(COLOURS[colour])
  }
  return missing
}

/** Numbers are added up, sets united: a brewery both have been to counts once. */
function count(s: RaceState, seats: number, what: number, kind: number): number {
  if (what === VISITED) return visitedIn(s, seats, SETS_AT, 0, kind)
  let sum = 0
  for (let seat = 0; seat < s.seats; seat++) if ((seats >> seat) & 1) sum += own(s, seat, what, kind)
  return sum
}

function own(s: RaceState, seat: number, what: number, colour: number): number {
  if (what === BEERS) return s.glass[seat]
  if (what === CHEESE) return s.cheese[seat]
  const pieces = what === CUBES ? s.cubes : s.bottles
  return colour === ALL_COLOURS ? allColours(pieces, seat) : pieces[seat * COLOURS.length + colour]
}
