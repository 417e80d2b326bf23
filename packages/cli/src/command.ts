import { parseArgs } from 'node:util'
import { Refusal, refuse } from '@estaminet/kernel'
import { EXIT } from './exit.ts'
import type { Terminal } from './terminal.ts'

export interface OptionHelp {
  readonly type: 'string' | 'boolean'
  readonly multiple?: boolean
  /** What follows the option, e.g. `n`. */
  readonly value?: string
  readonly help: string
}

export interface Given {
  /** Everything after the command's name, as it was typed. */
  readonly args: readonly string[]
  readonly positionals: readonly string[]
  /** The last value of an option, or nothing. */
  text(name: string): string | undefined
  /** Every value of an option that may be repeated. */
  texts(name: string): readonly string[]
  flag(name: string): boolean
  /** A whole number. */
  count(name: string, otherwise: number, least?: number): number
}

/** One word after `estaminet`. `run` answers with the exit code. */
export interface Command {
  readonly name: string
  readonly summary: string
  /** What comes after the name, e.g. `<file…>`. */
  readonly takes: string
  readonly options: Readonly<Record<string, OptionHelp>>
  readonly notes?: string
  run(given: Given, terminal: Terminal): Promise<number>
}

export const JSON_OPTION: OptionHelp = { type: 'boolean', help: 'answer in JSON, for programs' }
export const GAME_OPTION: OptionHelp = {
  type: 'string',
  multiple: true,
  value: 'module',
  help: 'know one more game: a module whose default export is a Game',
}
const HELP_OPTION: OptionHelp = { type: 'boolean', help: 'this text' }

const allOptions = (command: Command) => ({ ...command.options, help: HELP_OPTION })

export function readArguments(command: Command, args: readonly string[]): Given {
  const { values, positionals } = parse(command, args)
  const text = (name: string) => {
    const value = [values[name] ?? []].flat().at(-1)
    return typeof value === 'string' ? value : undefined
  }
  return {
    args,
    positionals,
    text,
    texts: (name) => [values[name] ?? []].flat().filter((value) => typeof value === 'string'),
    flag: (name) => values[name] === true,
    count(name, otherwise, least = 1) {
      const given = text(name)
      if (given === undefined) return otherwise
      return /^\d{1,15}$/.test(given) && Number(given) >= least
        ? Number(given)
        : refuse('bad-request', `--${name} takes a whole number of at least ${least}, not "${given}".`)
    },
  }
}

function parse(command: Command, args: readonly string[]) {
  try {
    const options = Object.fromEntries(
      Object.entries(allOptions(command)).map(([name, { type, multiple }]) => [
        name,
        { type, multiple: multiple === true },
      ]),
    )
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new Refusal('bad-request', `${error.message.split('. ')[0]}. Try: estaminet ${command.name} --help`)
  }
}

export function helpOf(command: Command): string {
  const lines = Object.entries(allOptions(command)).map(([name, { value, help }]) => [
    `  --${name}${value ? ` ${value}` : ''}`,
    help,
  ])
  const width = Math.max(...lines.map(([left = '']) => left.length)) + 2
  return [
    `${`estaminet ${command.name} ${command.takes}`.trimEnd()} [options]`,
    '',
    command.summary,
    ...(command.notes ? ['', command.notes] : []),
    '',
    ...lines.map(([left = '', right]) => left.padEnd(width) + right),
    '',
  ].join('\n')
}

/** A command that is a program of its own: it says what it does, does it, or says why not. Answers with the exit code. */
export async function runAlone(command: Command, args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    const given = readArguments(command, args)
    if (!given.flag('help')) return await command.run(given, terminal)
    await terminal.out(helpOf(command))
    return EXIT.fine
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await terminal.err(`${command.name}: ${error.message}\n`)
    return EXIT.refused
  }
}
