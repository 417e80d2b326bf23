import { readFileSync } from 'node:fs'
import { Refusal } from '@estaminet/kernel'

/** Pages, logs, the store and its threads. */
const OWN = 96
const LEAST = 256
const MOST_CONNECTIONS = 8_192

/** How many files and connections this process may have open; not every system tells. */
export function mostFiles(limits = readLimits()): number {
  const soft = /^Max open files\s+(\d+|unlimited)/m.exec(limits)?.[1]
  return soft === undefined || soft === 'unlimited' ? Number.POSITIVE_INFINITY : Number(soft)
}

function readLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8')
  } catch {
    return ''
  }
}

/** Refuses to open a house in which nobody would find room. */
export function insistOnFiles(files = mostFiles()): void {
  if (files < LEAST) throw tooFewFiles(files)
}

export const tooFewFiles = (files = mostFiles()): Refusal =>
  new Refusal(
    'too-few-files',
    `This process may open only ${files} files and connections; the house needs ${LEAST} at least, and one more for each guest. ` +
      'Raise the limit first: `ulimit -n 1024` in a shell, LimitNOFILE= for a service.',
  )

/** Connections the house takes at the same time, so that it always has a file left for its own work. */
export const mostConnections = (files = mostFiles()): number => Math.min(MOST_CONNECTIONS, files - OWN)
