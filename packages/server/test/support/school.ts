import { type Bot, random } from '@estaminet/bots'
import type { Game } from '@estaminet/kernel'
import { longBeer } from '../../../kernel/test/example/long-beer.ts'
import { smallBeer } from '../../../kernel/test/example/small-beer.ts'
import { soloBeer, windowBeer } from '../../../table/test/beers.ts'
import { spilledBeer } from '../../../table/test/spilled-beer.ts'

/** Thinks for ever. */
const sleepy: Bot = {
  id: 'sleepy',
  choose() {
    for (;;);
  },
}

/** Fails at everything. */
const clumsy: Bot = {
  id: 'clumsy',
  choose() {
    throw new Error('oops')
  },
}

/** Answers with what was never asked. */
const rude: Bot = { id: 'rude', choose: () => 4321 }

/** Says how long it may think, instead of a move. */
const frank: Bot = { id: 'frank', choose: ({ time }) => time ?? 0 }

const easy: Bot = { ...random, id: 'easy' }

export const games: readonly Game[] = [smallBeer, longBeer, soloBeer, windowBeer, spilledBeer]
export const bots: readonly Bot[] = [random, easy, sleepy, clumsy, rude, frank]

/** A house for these games and bots. */
export const smallHouse = { games, bots, school: new URL(import.meta.url).href, env: { LIMITS: 'off' } }
