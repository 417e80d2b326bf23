import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { State } from '@estaminet/kernel'
import { progressBar } from '../progress.ts'
import { terminal } from '../terminal.ts'
import { type GoldenGame, writtenMoves, writtenScores } from './golden-game.ts'
import { writeGolden } from './golden-text.ts'
import { playSeed } from './play.ts'
import { momentFeature, type Selected, seedsOf, selectTwelve } from './select.ts'
import type { GoldenTitle } from './title.ts'
import { goldenGames, titleOf } from './titles.ts'

const HELP = `npm run golden -- <game>…

Plays seeded games, keeps twelve that together show every decision, event and scoring of the game, and writes them to
packages/<game>/test/golden. The same rules give the same files: read what changed in the diff.
Games: ${goldenGames.join(', ')}
`

const names = process.argv.slice(2)
if (names.length === 0 || names.includes('--help')) await terminal.out(HELP)
else
  for (const name of names) {
    const title = await titleOf(name)
    if (title) await regenerate(title)
    else {
      await terminal.err(`There is no game "${name}". Games: ${goldenGames.join(', ')}\n`)
      process.exitCode = 2
    }
  }

async function regenerate<S extends State>(title: GoldenTitle<S>): Promise<void> {
  const folder = fileURLToPath(new URL(`../../../${title.game.id}/test/golden`, import.meta.url))
  const bar = progressBar(terminal, seedsOf(title), 'games')
  const twelve = selectTwelve(title, bar.at)
  bar.end()
  mkdirSync(folder, { recursive: true })
  for (const file of readdirSync(folder)) if (/^\d\d-.*\.txt$/.test(file)) rmSync(`${folder}/${file}`)
  for (const [at, selected] of twelve.entries()) {
    const name = `${String(at + 1).padStart(2, '0')}-${fileName(selected)}.txt`
    writeFileSync(`${folder}/${name}`, writeGolden(goldenOf(title, selected)))
    await terminal.out(`${name}: ${selected.lookFor.join(', ')}\n`)
  }
}

function fileName({ name }: Selected): string {
  return name
    .replace(/^moment /, '')
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/\W+/g, '-')
}

function goldenOf<S extends State>(title: GoldenTitle<S>, selected: Selected): GoldenGame {
  const { match, remarks } = playSeed(title, selected.seed)
  return {
    sentence: sentenceOf(title, selected),
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
