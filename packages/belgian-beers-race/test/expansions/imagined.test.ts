import { actorsOf, movesOf, readersOf, readOptions, seeded } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { game } from './together.ts'

const seed = process.env.ESTAMINET_SEED ?? 'what the others hold'

const EVERYTHING = { events: true, characters: true, bands: true, 'pixel-bag': true }
const TABLES = [
  { seats: 2, options: { ...EVERYTHING, confrontation: true, 'confrontation-hands': 'draft' } },
  { seats: 4, options: { ...EVERYTHING, confrontation: true, team: true } },
  { seats: 1, options: { ...EVERYTHING, solo: true } },
]

describe(`A world imagined from what is seen (seed ${seed})`, () => {
  it.each(TABLES)('shows the same to whoever imagined it, $seats at the table', ({ seats, options }) => {
    const rng = seeded(`${seed}/${seats}`)
    const s = game.setup(readOptions(game, seats, options), seats)
    for (let n = 0, actors = actorsOf(game, s); actors.length > 0; n++, actors = actorsOf(game, s)) {
      if (n % 7 === 0)
        for (const reader of readersOf(game, s)) {
          const seen = game.view(s, reader)
          expect(game.view(game.imagine(seen, rng), reader)).toEqual(seen)
        }
      const actor = actors[rng.below(actors.length)]
      const list = movesOf(game, s, actor)
      game.apply(s, actor, list[rng.below(list.length)])
    }
  })
})
