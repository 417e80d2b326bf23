import { EVERYONE } from '@estaminet/kernel'
import { COLOURS } from '../content/places.ts'
import { argumentOf, DROP, move, PICK } from '../engine/moves.ts'
import { carried, type RaceState } from '../engine/state.ts'
import type { RaceStep } from '../engine/step.ts'
import { DROP_CUBES, done, next, PICK_CUBES, topOf } from '../engine/steps.ts'
import type { Tell } from '../events.ts'
import { coloursCarried, discard, fewest, firstCarried, mostNumerous } from './backpack.ts'
import { room } from './buying.ts'

/** Beers a card gives, or takes away, of colours the seat chooses; as many as there is room for, or as there are. */
export function askForCubes(s: RaceState, seat: number, cubes: number): void {
  if (cubes > 0) {
    const most = Math.min(cubes, room(s, seat))
    if (most > 0) next(s, PICK_CUBES, seat, most)
  } else {
    const most = Math.min(-cubes, carried(s, seat))
    if (most > 0) next(s, DROP_CUBES, seat, most)
  }
}

/** One beer after the other. `a`: how many. */
export const dropCubes = {
  name: 'effects/drop',
  asks: 'seat',
  pace: 'answer',
  settle(s, seat, a, tell) {
    if (coloursCarried(s, seat) > 1) return false
    drop(s, seat, a, firstCarried(s, seat), a, tell)
    return true
  },
  legal(s, seat, _a, out) {
    let count = 0
    for (let colour = 0; colour < COLOURS.length; colour++)
      if (s.cubes[seat * COLOURS.length + colour] > 0) out[count++] = move(DROP, colour)
    return count
  },
  answer: (s, seat, a, answer, tell) => drop(s, seat, a, argumentOf(answer), 1, tell),
  fallback: (s, seat) => move(DROP, mostNumerous(s.cubes, seat * COLOURS.length)),
  describe: (_s, _seat, _a, move) => ({
    kind: 'effects/drop',
    say: ['drop', COLOURS[argumentOf(move)]],
    colour: COLOURS[argumentOf(move)],
  }),
} satisfies RaceStep

function drop(s: RaceState, seat: number, due: number, colour: number, cubes: number, tell: Tell): void {
  countDown(s, due, cubes)
  discard(s, seat, colour, cubes)
  tell?.({ type: 'effects/dropped', seat, colour: COLOURS[colour], cubes }, EVERYONE)
}

/** Any colour there is. */
export const pickCubes = {
  name: 'effects/pick',
  asks: 'seat',
  pace: 'answer',
  legal(_s, _seat, _a, out) {
    for (let colour = 0; colour < COLOURS.length; colour++) out[colour] = move(PICK, colour)
    return COLOURS.length
  },
  answer(s, seat, a, answer, tell) {
    const colour = argumentOf(answer)
    countDown(s, a, 1)
    discard(s, seat, colour, -1)
    tell?.({ type: 'effects/picked', seat, colour: COLOURS[colour], cubes: 1 }, EVERYONE)
  },
  fallback: (s, seat) => move(PICK, fewest(s.cubes, seat * COLOURS.length)),
  describe: (_s, _seat, _a, move) => ({
    kind: 'effects/pick',
    say: ['pick', COLOURS[argumentOf(move)]],
    colour: COLOURS[argumentOf(move)],
  }),
} satisfies RaceStep

function countDown(s: RaceState, due: number, cubes: number): void {
  if (due > cubes) s.stack[topOf(s) + 2] = due - cubes
  else done(s)
}
