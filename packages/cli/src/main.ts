import { Refusal } from '@estaminet/kernel'
import { tooFewFiles } from '@estaminet/server/files'
import { type Command, helpOf, readArguments } from './command.ts'
import { analyse } from './commands/analyse.ts'
import { arena } from './commands/arena.ts'
import { backup } from './commands/backup.ts'
import { engine } from './commands/engine.ts'
import { games } from './commands/games.ts'
import { hostKey } from './commands/host-key.ts'
import { replay } from './commands/replay.ts'
import { restore } from './commands/restore.ts'
import { serve } from './commands/serve.ts'
import { simulate } from './commands/simulate.ts'
import { verify } from './commands/verify.ts'
import { EXIT } from './exit.ts'
import type { Terminal } from './terminal.ts'

const commands: readonly Command[] = [
  serve,
  backup,
  restore,
  hostKey,
  games,
  simulate,
  arena,
  replay,
  analyse,
  verify,
  engine,
]

/** Runs one command line and answers with its exit code. Never throws. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const [name, ...rest] = args
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    await (name === undefined ? terminal.err(help()) : terminal.out(help()))
    return name === undefined ? EXIT.refused : EXIT.fine
  }
  try {
    const command = commands.find((one) => one.name === name)
    if (!command) throw new Refusal('bad-request', `There is no command "${name}". Try: estaminet --help`)
    const given = readArguments(command, rest)
    if (!given.flag('help')) return await command.run(given, terminal)
    await terminal.out(helpOf(command))
    return EXIT.fine
  } catch (error) {
    if (error instanceof Refusal) return sayRefusal(error, rest.includes('--json'), terminal)
    if ((error as NodeJS.ErrnoException).code === 'EMFILE')
      return sayRefusal(tooFewFiles(), rest.includes('--json'), terminal)
    await terminal.err(`estaminet: this is a fault of the program, please report it.\n${(error as Error).stack}\n`)
    return EXIT.internal
  }
}

/** People read the sentence, programs the code. */
async function sayRefusal({ code, message }: Refusal, json: boolean, terminal: Terminal): Promise<number> {
  if (json) await terminal.out(`${JSON.stringify({ error: { code, message } })}\n`)
  await terminal.err(`estaminet: ${message} [${code}]\n`)
  return EXIT.refused
}

const help = () =>
  [
    'estaminet <command> [options]: beer board games at the command line',
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(10)} ${summary}`),
    '',
    'estaminet <command> --help says more about one of them.',
    `Exit codes: ${EXIT.fine} fine, ${EXIT.wrong} what was checked is wrong, ${EXIT.refused} refused, ${EXIT.internal} a fault of the program.`,
    '',
  ].join('\n')
