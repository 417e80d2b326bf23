import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { State } from '@estaminet/kernel'
import { progressBar } from '../progress.ts'
import { terminal } from '../terminal.ts'
import { type GoldenGame, writtenMoves, writtenScores } from './golden-game.ts'
import { writeGolden } from './golden-text.ts'
import { type Made, makeToOrder } from './order.ts'
import { playSeed } from './play.ts'
import { momentFeature, type Selected, seedsOf, selectTwelve } from './select.ts'
import type { GoldenTitle } from './title.ts'
import { goldenGames, titleOf } from './titles.ts'

const HELP = `npm run golden -- [--orders | --order <name>…] <game>…

Plays seeded games, keeps twelve that together show every decision, event and scoring of the game, and writes them to
packages/<game>/test/golden; beside them games made to order, where a game has any. The same rules give the same files: read
what changed in the diff.

  --orders  only the games made to order
  --order   only those of them with this name

Games: ${goldenGames.join(', ')}
`

const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    orders: { type: 'boolean', default: false },
    order: { type: 'string', multiple: true },
    help: { type: 'boolean', default: false },
  },
})
if (names.length === 0 || values.help) await terminal.out(HELP)
else
  for (const name of names) {
    const title = await titleOf(name)
    if (title && !values.orders && !values.order) await regenerate(title)
    if (title) await makeOrders(title)
    else {
      await terminal.err(`There is no game "${name}". Games: ${goldenGames.join(', ')}\n`)
      process.exitCode = 2
    }
  }

async function regenerate<S extends State>(title: GoldenTitle<S>): Promise<void> {
  const folder = folderOf(title, 'golden')
  empty(folder)
  const bar = progressBar(terminal, seedsOf(title), 'games')
  const twelve = selectTwelve(title, bar.at)
  bar.end()
  for (const [at, selected] of twelve.entries()) {
    const name = `${String(at + 1).padStart(2, '0')}-${fileName(selected)}.txt`
    writeFileSync(
      `${folder}/${name}`,
      writeGolden(goldenOf(title, playSeed(title, selected.seed), sentenceOf(title, selected))),
    )
    await terminal.out(`${name}: ${selected.lookFor.join(', ')}\n`)
  }
}

function folderOf<S extends State>(title: GoldenTitle<S>, name: string): string {
  const folder = fileURLToPath(new URL(`../../../${title.game.id}/test/${name}`, import.meta.url))
  mkdirSync(folder, { recursive: true })
  return folder
}

function empty(folder: string): void {
  for (const file of readdirSync(folder)) if (/^\d\d-.*\.txt$/.test(file)) rmSync(`${folder}/${file}`)
}

async function makeOrders<S extends State>(title: GoldenTitle<S>): Promise<void> {
  if (!title.orders) return
  const folder = folderOf(title, title.orders.folder)
  if (!values.order) empty(folder)
  for (const [at, order] of title.orders.games.entries()) {
    if (values.order && !values.order.includes(order.name)) continue
    const made = makeToOrder(title, order)
    const name = `${String(at + 1).padStart(2, '0')}-${order.name}.txt`
    if (made) writeFileSync(`${folder}/${name}`, writeGolden(goldenOf(title, made, order.sentence)))
    else process.exitCode = 1
    await terminal.out(`${name}: ${made ? `seed ${made.seed}` : 'NOT FOUND'}\n`)
  }
}

function fileName({ name }: Selected): string {
  return name
    .replace(/^moment /, '')
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/\W+/g, '-')
}

function goldenOf<S extends State>(title: GoldenTitle<S>, { match, remarks }: Made<S>, sentence: string): GoldenGame {
  return {
    sentence,
    game: title.game.id,
    rules: title.game.version,
    seats: match.seats,
    options: match.options,
    moves: writtenMoves(match, (step) => remarks.get(step) ?? []),
    scores: writtenScores(title.game, match.state),
  }
}

/** The moment a game is kept for, and the rarest other things in it. */
function sentenceOf<S extends State>({ moments, words }: GoldenTitle<S>, { name, lookFor }: Selected): string {
  const moment = Object.entries(moments).find(([key]) => momentFeature(key) === name)?.[1]
  const others = lookFor
    .filter((feature) => !moment || feature !== name)
    .map((feature) => {
      const [first = '', ...rest] = feature.split(' ')
      return `${words[first]} ${rest.join(' ')}`
    })
  return moment ? `${moment} Also ${others.join(', ')}.` : `Shows ${others.join(', ')}.`
}
