import { isLink, type Match, parseRecord, Refusal, readLink, rulesOfLink, signRecord } from '@estaminet/kernel'
import type { GameFinder } from './games.ts'
import { readRecordText, readText } from './match-file.ts'

export interface Checked {
  readonly game: string
  readonly moves: number
  readonly over: boolean
  /** Whether the record let us draw its dice again. */
  readonly dice: 'checked' | 'not checkable'
  /** Positions written down under earlier rules cannot be compared; moves, result and dice can. */
  readonly positions: 'checked' | 'not checkable'
}

/** Replays a match against everything its record or link says, or refuses with the first difference. */
export function checkMatch(games: GameFinder, fileOrLink: string): Checked {
  if (isLink(fileOrLink)) {
    const match = readLink(games, fileOrLink)
    return summary(match, false, rulesOfLink(fileOrLink))
  }
  const text = readText(fileOrLink)
  try {
    const { fair, rules } = parseRecord(text)
    return summary(readRecordText(games, text), fair?.secret !== undefined, rules)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'bad-checksum') refuseEdited(games, text)
    throw error
  }
}

const summary = (match: Match, dice: boolean, rules: number): Checked => ({
  game: match.game.id,
  moves: match.line.length,
  over: match.over,
  dice: dice ? 'checked' : 'not checkable',
  positions: rules === match.game.version ? 'checked' : 'not checkable',
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
