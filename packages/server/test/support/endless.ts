import type { Game } from '@estaminet/kernel'
import { smallBeer } from '../../../kernel/test/example/small-beer.ts'

/** A game in which a move takes for ever: what a mistake in a rule would look like to a reader of records. */
const endless: Game = {
  ...(smallBeer as unknown as Game),
  id: 'endless',
  apply() {
    for (;;);
  },
}

export const games: readonly Game[] = [smallBeer as unknown as Game, endless]

/** A house for these games. */
export const endlessHouse = { games, school: new URL(import.meta.url).href }
