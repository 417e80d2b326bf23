import { CHANCE, FRAME, OVER, seatsIn } from '@estaminet/kernel'
import { COASTERS_DRAWN } from './content/coasters.ts'
import { BONUS_AT, PLACE_COUNT } from './content/places.ts'
import { ASLEEP_FROM, LAST_GLASS, RIGHT_ROW } from './content/tracks.ts'
import { loopFor } from './engine/play.ts'
import { mostClaims, reach } from './engine/reckon.ts'
import { inPlay } from './engine/registry.ts'
import { LEVEL_THREE_FROM, type RaceState, SHOWN, TAKEN, UNSEEN } from './engine/state.ts'
import { ACTION, COASTER, DAY_START, topOf } from './engine/steps.ts'
import { room } from './rules/buying.ts'
import { fulfils } from './rules/fulfilment.ts'
import { isStar } from './rules/objectives.ts'
import { isAhead } from './rules/time.ts'

/** Laws of the race that a move from `before` to `after` has broken, by id. For tests: slow and thorough. */
export function brokenInvariants(before: RaceState, after: RaceState): string[] {
  const laws: Readonly<Record<string, boolean>> = {
    'TBBR-INV-01': timeRuns(before, after),
    'TBBR-INV-02': sum(after.bottleAt) + sum(after.bottles) + elsewhere(after, 'bottles') === 40,
    'TBBR-INV-03': coastersAddUp(after),
    'TBBR-INV-04': everySeat(after, (seat) => levelHolds(after, seat)),
    'TBBR-INV-05': everySeat(after, (seat) => tracksHold(before, after, seat)),
    'TBBR-INV-06': everySeat(after, (seat) => room(after, seat) >= 0 && cubesHold(after, seat)),
    'TBBR-INV-07': cardsAddUp(after),
    'TBBR-INV-08': rowIsFull(before, after),
    'TBBR-INV-09': somebodyCanMove(after),
    'TBBR-INV-10': everySeat(after, (seat) => dayIsSpent(after, seat)),
    'TBBR-INV-11': betweenDays(before, after) || everySeat(after, (seat) => onlyCardsScored(before, after, seat)),
    'TBBR-INV-12': nothingLeftToTake(after),
    'TBBR-INV-13': visitorsHold(before, after),
    'TBBR-INV-14': !asked(after) || after.leader !== 0 || !isAhead(after, after.active),
    // Cards bring levels that are no beers.
    'TBBR-INV-15': after.expansions !== 0 || everySeat(after, (seat) => after.level[seat] <= after.glass[seat]),
  }
  const own = inPlay(after).flatMap((expansion) => expansion.laws?.(before, after) ?? [])
  return [...Object.keys(laws).filter((id) => !laws[id]), ...own]
}

/** Pieces of the base that an expansion keeps. */
const elsewhere = (s: RaceState, pieces: 'bottles' | 'coasters'): number =>
  inPlay(s).reduce((total, expansion) => total + (expansion.elsewhere?.(s)[pieces] ?? 0), 0)

const sum = (cells: Int16Array): number => cells.reduce((total, cell) => total + cell, 0)
const everySeat = (s: RaceState, holds: (seat: number) => boolean): boolean =>
  Array.from({ length: s.seats }, (_, seat) => holds(seat)).every(Boolean)

/** Whether the active player is asked for an action: everything before is resolved. */
const asked = (s: RaceState): boolean => s.stack[topOf(s)] === ACTION

const isOver = (s: RaceState): boolean => topOf(s) < 0

const pending = (s: RaceState, step: number): boolean =>
  Array.from({ length: s.stack[0] }, (_, i) => s.stack[1 + i * FRAME]).includes(step)

/** Discs, day and its length change one after the other during the night. */
const betweenDays = (before: RaceState, after: RaceState): boolean =>
  before.day !== after.day || pending(after, DAY_START) || isOver(after)

/** Points come in the evening; in between only what a card pays at once. */
const onlyCardsScored = (before: RaceState, after: RaceState, seat: number): boolean =>
  after.score[seat] - before.score[seat] === scoredAtOnce(after, seat) - scoredAtOnce(before, seat)

function scoredAtOnce(s: RaceState, seat: number): number {
  const earned = inPlay(s).map((_, at) => s.earned[at * s.seats + seat])
  const scored = inPlay(s).flatMap((expansion) => expansion.scored?.(s, seat) ?? [])
  return [...earned, ...scored.map(({ points }) => points)].reduce((total, points) => total + points, 0)
}

function timeRuns(before: RaceState, after: RaceState): boolean {
  if (betweenDays(before, after) && !isOver(after)) return true
  return everySeat(
    after,
    (seat) => after.time[seat] >= Math.max(0, before.time[seat]) && after.time[seat] <= after.dayLength,
  )
}

function coastersAddUp(s: RaceState): boolean {
  const drawn = sum(s.coasterDrawn)
  const all = pending(s, COASTER) || s.stack[0] === 1 ? drawn : (COASTERS_DRAWN[s.seats] ?? 0)
  // Cards may draw more of them during the game.
  const enough = drawn === all || (s.expansions !== 0 && drawn > all)
  return sum(s.coastersAt) + sum(s.coasters) + elsewhere(s, 'coasters') === drawn && (drawn === 0 || enough)
}

function levelHolds(s: RaceState, seat: number): boolean {
  const level = s.level[seat]
  if (level < 0 || level > ASLEEP_FROM) return false
  return level < ASLEEP_FROM || !asked(s) || s.time[seat] === s.dayLength
}

function tracksHold(before: RaceState, after: RaceState, seat: number): boolean {
  if (after.glass[seat] < before.glass[seat] || after.glass[seat] > LAST_GLASS) return false
  if (after.cheers[seat] < before.cheers[seat]) return false
  let visited = 0
  const bonus = [0, 0, 0, 0]
  for (let place = 1; place < PLACE_COUNT; place++) {
    if (((after.visitors[place] >> seat) & 1) === 0) continue
    visited++
    for (let category = 0; category < 4; category++)
      if ((BONUS_AT[place] >> category) & 1) bonus[category] = (bonus[category] ?? 0) + 1
  }
  return visited === after.visited[seat] && bonus.every((steps, at) => steps === after.bonus[seat * 4 + at])
}

const cubesHold = (s: RaceState, seat: number): boolean =>
  s.cubes.subarray(seat * 4, seat * 4 + 4).every((cubes) => cubes >= 0)

/** Every card is in one place: in the machine exactly when it is shown. */
function cardsAddUp(s: RaceState): boolean {
  const inMachine = Array.from(s.machine).filter((card) => card > 0)
  const shown = Array.from(s.card.subarray(0, LEVEL_THREE_FROM)).filter((where) => where === SHOWN).length
  return (
    new Set(inMachine).size === inMachine.length &&
    inMachine.length === shown &&
    inMachine.every((card) => s.card[card - 1] === SHOWN) &&
    s.card.every((where) => where >= UNSEEN && where < TAKEN + s.seats)
  )
}

/** When somebody else begins a turn the row is full, less what they took at once, unless nothing is left to draw. */
function rowIsFull(before: RaceState, after: RaceState): boolean {
  if (!asked(after) || before.active === after.active) return true
  const row = after.machine.subarray(0, RIGHT_ROW).filter((card) => card > 0).length
  const mine = TAKEN + after.active
  const taken = after.card.filter((where, card) => where === mine && before.card[card] !== mine).length
  const deck = after.card.subarray(0, LEVEL_THREE_FROM).some((where) => where === UNSEEN)
  return row + taken >= RIGHT_ROW || !deck
}

const list = new Int32Array(4096)

function somebodyCanMove(s: RaceState): boolean {
  const { waiting, legal } = loopFor(s)
  const mask = waiting(s)
  if (mask === OVER) return everySeat(s, (seat) => s.time[seat] === s.dayLength)
  return mask === CHANCE || seatsIn(mask).every((seat) => legal(s, seat, list) > 0)
}

/** Asleep, camped or out of time: the disc is on the last space as soon as the action is resolved. */
const dayIsSpent = (s: RaceState, seat: number): boolean =>
  !asked(s) || (s.asleep[seat] === 0 && s.camped[seat] === 0) || s.time[seat] === s.dayLength

function nothingLeftToTake(s: RaceState): boolean {
  if (!asked(s)) return true
  if (s.expansions !== 0 && s.claims[0] >= mostClaims(s, s.active)) return true
  const row = Array.from(s.machine.subarray(0, reach(s, s.active))).filter((card) => card > 0)
  return !row.some((card) => isStar(card - 1) && fulfils(s, s.active, card - 1))
}

/** Bottles and coasters are won only where one has been, or by somebody who is no player. */
function visitorsHold(before: RaceState, after: RaceState): boolean {
  let byOthers = elsewhere(after, 'bottles') - elsewhere(before, 'bottles')
  for (let place = 1; place < PLACE_COUNT; place++) {
    const won = after.bottleAt[place] < before.bottleAt[place] || after.coastersAt[place] < before.coastersAt[place]
    if (won && after.visitors[place] === 0) byOthers--
  }
  return byOthers >= 0
}
