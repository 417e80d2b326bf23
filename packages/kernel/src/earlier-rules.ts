import type { Game, Move } from './game.ts'
import type { LogEntry } from './match.ts'
import { refuse } from './refusal.ts'

/** Under which rules a log was written: the last entries under `rules`, the first ones perhaps under earlier ones. */
export interface WrittenUnder {
  readonly rules: number
  /** Oldest first. `entries`: so many of the log, from its beginning, were written by then. */
  readonly earlier?: readonly { readonly rules: number; readonly entries: number }[]
}

/** Whose moves are read: a game, at the version of its rules that this house plays. */
type Written = Pick<Game, 'id' | 'version' | 'reads'>

/** How moves written under a version of the rules read today. Refuses a version this house cannot read. */
export function readerOf(game: Written, id: string, rules: number): (move: Move) => Move {
  if (id !== game.id) refuse('unknown-game', `This is a match of ${id}, not of ${game.id}.`)
  if (rules > game.version)
    refuse(
      'newer-rules',
      `Written for rules version ${rules} of ${id}; this house knows version ${game.version}. Update it.`,
    )
  if (rules === game.version) return (move) => move
  if (!game.reads)
    refuse('other-rules', `Written for rules version ${rules} of ${id}; this house plays version ${game.version}.`)
  return (move) =>
    game.reads?.(rules, move) ??
    refuse('other-rules', `Move ${move} of rules version ${rules} of ${id} has no meaning in version ${game.version}.`)
}

/** A stored log as this house would write it. Undo and redo count moves, so they are the same in all versions. */
export function readLog(game: Written, id: string, written: WrittenUnder, log: readonly LogEntry[]): LogEntry[] {
  const readers = [...(written.earlier ?? []), { rules: written.rules, entries: log.length }].map(
    ({ rules, entries }) => ({ read: readerOf(game, id, rules), entries }),
  )
  return log.map((entry, at) => {
    const reader = readers.find(({ entries }) => at < entries)
    return reader && 'move' in entry ? { by: entry.by, move: reader.read(entry.move) } : entry
  })
}

/** The same log from now on: what lies there is earlier, what follows is written under the rules of this house. */
export const writtenOn = (game: Written, written: WrittenUnder, entries: number): WrittenUnder =>
  written.rules === game.version
    ? written
    : { rules: game.version, earlier: [...(written.earlier ?? []), { rules: written.rules, entries }] }
