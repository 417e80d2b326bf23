import { readFileSync, writeFileSync } from 'node:fs'
import { isLink, type Match, parseRecord, readLink, readRecord, refuse } from '@estaminet/kernel'
import type { GameFinder } from './games.ts'

/** A match from a record file, or from a link given in its place. */
export function readMatch(games: GameFinder, fileOrLink: string): Match {
  return isLink(fileOrLink) ? readLink(games, fileOrLink) : readRecordText(games, readText(fileOrLink))
}

export function readRecordText(games: GameFinder, text: unknown): Match {
  const record = parseRecord(text)
  return readRecord(games(record.game), record)
}

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    return refuse('bad-file', code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read: ${message}`)
  }
}

export function writeText(file: string, text: string): void {
  try {
    writeFileSync(file, text)
  } catch (error) {
    refuse('bad-file', `${file} cannot be written: ${(error as Error).message}`)
  }
}
