import { isLink, type Match, parseRecord, Refusal, readLink, signRecord } from '@estaminet/kernel'
import type { GameFinder } from './games.ts'
import { readRecordText, readText } from './match-file.ts'

export interface Checked {
  readonly game: string
  readonly moves: number
  readonly over: boolean
  /** Whether the record let us draw its dice again. */
  readonly dice: 'checked' | 'not checkable'
}

/** Replays a match against everything its record or link says, or refuses with the first difference. */
export function checkMatch(games: GameFinder, fileOrLink: string): Checked {
  if (isLink(fileOrLink)) return summary(readLink(games, fileOrLink), false)
  const text = readText(fileOrLink)
  try {
    return summary(readRecordText(games, text), parseRecord(text).fair?.secret !== undefined)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'bad-checksum') refuseEdited(games, text)
    throw error
  }
}

const summary = (match: Match, dice: boolean): Checked => ({
  game: match.game.id,
  moves: match.line.length,
  over: match.over,
  dice: dice ? 'checked' : 'not checkable',
})

/** A checksum only says that something changed; signed anew, the replay says what. */
function refuseEdited(games: GameFinder, text: string): void {
  const { checksum: _, ...rest } = JSON.parse(text)
  try {
    readRecordText(games, signRecord(rest))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new Refusal(error.code, `The record was edited or damaged. First difference: ${error.message}`)
  }
}
