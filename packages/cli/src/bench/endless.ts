import { argv } from 'node:process'
import { copy, readOptions, seeded } from '@estaminet/kernel'
import { findGame } from '../games.ts'
import { playOut } from '../playout.ts'

/**
 * Nothing but play-outs, to be watched from outside (`--trace-gc`, a profiler): `endless.ts <game> <seats> <seconds>
 * <options> <warm-up seconds>`. Prints how much it played once warm. With `--expose-gc` it collects garbage just before and just
 * after, which marks that time in the trace.
 */
const [name = '', seatsText = '', seconds = '', optionsText = '{}', warmUp = ''] = argv.slice(2)
const game = await findGame(name)
const seats = seatsText === '' ? game.seats.max : Number(seatsText)
const options = readOptions(game, seats, JSON.parse(optionsText))
const start = game.setup(options, seats)
const s = game.setup(options, seats)
const rng = seeded('endless')

/** Looks at the clock seldom: reading it makes garbage too. */
function playFor(milliseconds: number): number {
  const until = performance.now() + milliseconds
  let decisions = 0
  while (performance.now() < until) for (let n = 0; n < 64; n++) decisions += playOut(game, copy(s, start), rng)
  return decisions
}

playFor(Number(warmUp) * 1000)
globalThis.gc?.()
const decisions = playFor(Number(seconds) * 1000)
globalThis.gc?.()
console.log(JSON.stringify({ seconds: Number(seconds), decisions }))
