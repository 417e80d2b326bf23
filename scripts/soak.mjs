import './node-version.mjs'
import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { gamePackages } from './games.mjs'
import { install } from './install.mjs'
import { since } from './programs.mjs'
import { Trouble, tell } from './trouble.mjs'

const GAMES = gamePackages()
const HELP = `npm run soak -- [--game <id>] [--games <n>] [--seed <s>] [--only <n>] [--jobs <n>]

Plays random games, for every number of players and every option, and checks the game's laws after every move.

  --game   ${GAMES.join(' or ')} (default: one after the other)
  --games  how many (default: 1000000)
  --seed   same seed, same games (default: a new one, shown)
  --only   play just this game of the series: what a broken law asks you to repeat
  --jobs   games played at the same time (default: one for each core)

Exit 1 when a law is broken, with the command that repeats the game.
`

/** Games are handed out in bundles, so that the counting costs nothing. */
const BUNDLE = 200
/** Half of the games walk: the first few options of a long list, which keeps games going for longer. */
const SHORT_LIST = 3

/** One time in so many somebody who may move without being asked does. */
const UNASKED = 8

/** @typedef {{ games: number, moves: number, decisions: number, fault?: { game: number, text: string } }} Tally */

if (isMainThread) await tell(main)
else await workOff()

async function main() {
  const { values } = parseArgs({
    options: {
      game: { type: 'string', multiple: true },
      games: { type: 'string', default: '1000000' },
      seed: { type: 'string', default: randomBytes(4).toString('hex') },
      only: { type: 'string' },
      jobs: { type: 'string', default: String(availableParallelism()) },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    process.stdout.write(HELP)
    return
  }
  await install()
  for (const game of values.game ?? GAMES) {
    if (!GAMES.includes(game)) throw new Trouble(`There is no game "${game}". Games: ${GAMES.join(', ')}.`)
    const first = Number(values.only ?? 0)
    const end = values.only === undefined ? Number(values.games) : first + 1
    if (!Number.isInteger(first) || !Number.isInteger(end) || end <= first)
      throw new Trouble('--games and --only take whole numbers.')
    console.log(`${game}: ${end - first} games, seed ${values.seed}`)
    const start = Date.now()
    const total = await series(game, values.seed, first, end, Number(values.jobs))
    const { games, moves, decisions, fault } = total
    console.log(`${game}: ${games} games, ${moves} moves, ${decisions} decisions, ${since(start)}`)
    if (fault) {
      console.error(fault.text)
      console.error(`Repeat it with: npm run soak -- --game ${game} --seed ${values.seed} --only ${fault.game}`)
      process.exitCode = 1
    } else console.log('Every law held after every move.')
  }
}

/**
 * @param {string} game
 * @param {string} seed
 * @param {number} first
 * @param {number} end
 * @param {number} jobs
 * @returns {Promise<Tally>}
 */
async function series(game, seed, first, end, jobs) {
  const bundles = Math.ceil((end - first) / BUNDLE)
  /** @type {Tally} */
  const total = { games: 0, moves: 0, decisions: 0 }
  let next = first
  const started = Date.now()
  let drawn = started
  const one = () =>
    /** @type {Promise<void>} */ (
      new Promise((done, fail) => {
        const worker = new Worker(new URL(import.meta.url), { workerData: { game, seed } })
        const feed = () => {
          if (next >= end || total.fault) {
            void worker.terminate().then(() => done())
            return
          }
          worker.postMessage({ from: next, to: Math.min(end, next + BUNDLE) })
          next += BUNDLE
        }
        worker.on('error', fail)
        worker.on('message', (/** @type {Tally} */ tally) => {
          total.games += tally.games
          total.moves += tally.moves
          total.decisions += tally.decisions
          if (tally.fault) total.fault ??= tally.fault
          if (Date.now() - drawn > (process.stderr.isTTY ? 200 : 60_000)) {
            drawn = Date.now()
            const line = `${total.games} of ${end - first} games, ${since(started)}`
            process.stderr.write(process.stderr.isTTY ? `\r\x1b[K${line}` : `${line}\n`)
          }
          feed()
        })
        feed()
      })
    )
  await Promise.all(Array.from({ length: Math.max(1, Math.min(jobs, bundles)) }, one))
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K')
  return total
}

async function workOff() {
  const { register } = await import('tsx/esm/api')
  register()
  const { checked } = await import('@estaminet/shelf/checked')
  const title = checked.find(({ game }) => game.id === workerData.game)
  if (!title) throw new Error(`${workerData.game} does not stand on the shelf.`)
  const { game, laws } = title
  const kernel = await import('@estaminet/kernel')
  const { min, max } = game.seats
  const tables = Array.from({ length: max - min + 1 }, (_, more) => min + more).flatMap((seats) =>
    [...kernel.optionSets(game, seats)].map((options) => ({ seats, options })),
  )
  const moves = new Int32Array(kernel.MAX_MOVES)
  const weights = new Int32Array(kernel.MAX_MOVES)

  parentPort?.on('message', (/** @type {{ from: number, to: number }} */ { from, to }) => {
    /** @type {Tally} */
    const tally = { games: 0, moves: 0, decisions: 0 }
    for (let n = from; n < to && !tally.fault; n++) {
      const fault = play(n, tally)
      if (fault) tally.fault = { game: n, text: fault }
      tally.games++
    }
    parentPort?.postMessage(tally)
  })

  const anyOf = (/** @type {number} */ mask, /** @type {import('@estaminet/kernel').Rng} */ rng) => {
    const seats = kernel.seatsIn(mask)
    return seats[rng.below(seats.length)]
  }

  /** Plays one game; answers what went wrong, if anything did. */
  function play(/** @type {number} */ n, /** @type {Tally} */ tally) {
    const rng = kernel.seeded(`${workerData.seed} ${n}`)
    const { seats, options } = tables[n % tables.length]
    const name = `${seats} players, ${JSON.stringify(options)}`
    const s = game.setup(options, seats)
    const before = game.setup(options, seats)
    const walks = rng.below(2) === 0
    for (let made = 0, mask = game.waiting(s); mask !== kernel.OVER; mask = game.waiting(s), made++) {
      const nature = mask === kernel.CHANCE
      const seat = nature ? kernel.NATURE : anyOf(rng.below(UNASKED) === 0 ? mask | (game.free?.(s) ?? 0) : mask, rng)
      const count = nature ? game.chance(s, moves, weights) : game.legal(s, seat, moves)
      const choice = nature
        ? kernel.pickWeighted(weights, count, rng)
        : rng.below(walks ? Math.min(count, SHORT_LIST) : count)
      const move = moves[choice]
      kernel.copy(before, s)
      try {
        if (count === 0) throw new Error('nobody can move')
        game.apply(s, seat, move)
        const broken = laws?.(before, s) ?? []
        if (broken.length > 0) throw new Error(`breaks ${broken.join(', ')}`)
      } catch (error) {
        const said = count === 0 ? 'nothing' : kernel.notationOf(game, before, seat, move)
        const who = nature ? 'chance' : `seat ${seat}`
        return `Game ${n} (${name}): move ${made + 1}, ${who} plays ${said}: ${/** @type {Error} */ (error).message}`
      }
      tally.moves++
      if (!nature) tally.decisions++
    }
    return undefined
  }
}
