import { blankOf, CHANCE, copy, type Layout, MAX_MOVES, OVER, type State } from '@estaminet/kernel'
import type { KeyedChance } from '../keyed-chance.ts'
import type { Adviser } from './adviser.ts'

const list = new Int32Array(MAX_MOVES)
const roots = new Map<Layout, State>()
/** Nobody's thoughts go on for ever, whatever the game. */
const LONGEST = 2000

/** Everybody plays as anybody would, from `s` on, which is played in, until it is quiet and far enough. */
export function playOn<S extends State>(
  adviser: Adviser<S>,
  s: S,
  seats: number,
  chance: KeyedChance,
  isFarEnough = adviser.isFarEnough,
): void {
  const { game } = adviser
  const root = copy(rootOf(s), s)
  let moments = 0
  for (let n = 0; n < LONGEST; n++) {
    const mask = game.waiting(s)
    if (mask === OVER) return
    if (mask === CHANCE) {
      game.apply(s, -1, chance.draw(game, s, seats))
      continue
    }
    if (n > 0 && adviser.isQuiet(s)) moments++
    if (adviser.isQuiet(s) && isFarEnough(root, s, moments)) return
    const seat = 31 - Math.clz32(mask & -mask)
    game.apply(s, seat, game.legal(s, seat, list) === 1 ? list[0] : adviser.usual(s, seat))
  }
}

/** Only to the next quiet moment: what was begun is finished. */
export const settle = <S extends State>(adviser: Adviser<S>, s: S, seats: number, chance: KeyedChance): void =>
  playOn(adviser, s, seats, chance, () => true)

/** Where a thought began; thoughts do not begin within each other. */
function rootOf<S extends State>(s: S): S {
  const known = roots.get(s.layout)
  if (known) return known as S
  const made = blankOf(s)
  roots.set(s.layout, made)
  return made
}
