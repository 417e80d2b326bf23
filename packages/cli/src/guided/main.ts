import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { gameOf } from '@estaminet/shelf'
import { terminal } from '../terminal.ts'
import { playScript, readScript } from './script.ts'

const HELP = `npm run guided [-- --story]

Plays the scripts of the guided games (packages/cli/src/guided/scripts) and writes their records for the pages
(packages/web/src/guided/<game>/record.json). The same rules give the same files.

  --story  tells what is played, each entry of the log with the index annotations name it by
`

const { values } = parseArgs({
  options: { story: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
})
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

if (values.help) await terminal.out(HELP)
else
  for (const file of readdirSync(here('./scripts/'))) {
    const game = file.replace('.txt', '')
    const { record, story } = playScript(gameOf(game), readScript(readFileSync(here(`./scripts/${file}`), 'utf8')))
    const folder = here(`../../../web/src/guided/${game}/`)
    mkdirSync(folder, { recursive: true })
    writeFileSync(`${folder}record.json`, `${JSON.stringify(record)}\n`)
    if (values.story) await terminal.out(`${story.join('\n')}\n`)
    await terminal.out(`${game}: ${record.log.length} entries, ${record.result?.totals.join(' to ')}\n`)
  }
