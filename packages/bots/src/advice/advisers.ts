import type { Game } from '@estaminet/kernel'
import type { Adviser } from './adviser.ts'
import { aleAdviser } from './ale.ts'
import { anyAdviser } from './any-game.ts'
import { raceAdviser } from './race.ts'

const TAUGHT: readonly Adviser[] = [aleAdviser, raceAdviser]
const advisers = new WeakMap<Game, Adviser>()

/** Whoever knows this game best. */
export function adviserFor(game: Game): Adviser {
  const known = advisers.get(game) ?? taught(game.id) ?? anyAdviser(game)
  advisers.set(game, known)
  return known
}

const taught = (id: string): Adviser | undefined => TAUGHT.find(({ game }) => game.id === id)
