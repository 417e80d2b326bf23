import { appendFileSync, existsSync } from 'node:fs'
import { refuse } from '@estaminet/kernel'
import { readText, writeText } from '../match-file.ts'
import type { Block, Contest } from './block.ts'

const MARK = 'arena/1'

/** What was played so far, in a file: the contest in its first line, then a block a line. */
export interface Saved {
  readonly contest: Contest
  readonly blocks: readonly Block[]
}

/** Nothing where there is no file yet. */
export function readSaved(file: string): Saved | undefined {
  if (!existsSync(file)) return undefined
  const [first = '', ...lines] = readText(file).split('\n')
  const { arena, ...contest } = json(first) ?? {}
  if (arena !== MARK) return refuse('bad-file', `${file} was not written by the arena: give --save another name.`)
  // Whoever was stopped in the middle of a line wrote half a block: it is played again.
  const blocks = lines.flatMap((line) => json(line) ?? []) as unknown as Block[]
  return { contest: contest as unknown as Contest, blocks }
}

/** Begins the file, or writes it anew without a line that was cut short. */
export function writeSaved(file: string, { contest, blocks }: Saved): void {
  const lines = [{ arena: MARK, ...contest }, ...blocks].map((one) => `${JSON.stringify(one)}\n`)
  writeText(file, lines.join(''))
}

export const addSaved = (file: string, block: Block): void => appendFileSync(file, `${JSON.stringify(block)}\n`)

/** Goes on only with the same contest: other results do not belong together. */
export function sameContest(file: string, saved: Contest, asked: Contest): void {
  const differs = (Object.keys(asked) as (keyof Contest)[]).find(
    (name) => JSON.stringify(saved[name]) !== JSON.stringify(asked[name]),
  )
  if (differs !== undefined)
    refuse(
      'bad-file',
      `${file} holds another contest: its ${differs} is ${JSON.stringify(saved[differs])}, not ${JSON.stringify(asked[differs])}.`,
    )
}

function json(line: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
  } catch {
    return undefined
  }
}
