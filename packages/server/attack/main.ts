import { parseArgs } from 'node:util'
import { besiege } from './siege.ts'
import { complaints, inWords } from './verdict.ts'

const HELP = `npm run attack -- [--minutes <n>] [--seed <s>] [--profile <file>] [--json]

Starts a house of its own (a free port of this machine, a folder that is removed afterwards, limits as they come) and
carries out everything that ever got a house down, all at once, while honest guests play there.

  --minutes  how long (default: 10)
  --seed     what honest guests choose (default: beer)
  --profile  writes where the main thread's time went (open it in a browser's developer tools)
  --json     the figures as JSON

Nothing leaves this machine: all clients use addresses of 127.0.0.0/8, which needs Linux.
Exit 1 when an honest guest's p95 is over 100 ms (on a busy machine: over three times what it was before the attack, or
four times what a bystander waits for the processor), when memory is not flat from the middle to the end, or when anybody lost a turn, time, an answer or a table.
`

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: 'beer' },
    profile: { type: 'string' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

if (values.help) process.stdout.write(HELP)
else process.exitCode = await run()
process.exit()

async function run(): Promise<number> {
  const minutes = Number(values.minutes)
  if (!(minutes > 0 && minutes <= 24 * 60)) {
    console.error(`--minutes takes a number up to ${24 * 60}, not "${values.minutes}".`)
    return 2
  }
  const { seed, profile } = values
  const siege = await besiege({ minutes, seed, profile, tell: (line) => void process.stderr.write(`${line}\n`) })
  process.stdout.write(values.json ? `${JSON.stringify(siege)}\n` : inWords(siege))
  return complaints(siege).length === 0 ? 0 : 1
}
