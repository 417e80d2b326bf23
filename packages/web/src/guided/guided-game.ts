import type { MatchRecord, Move } from '@estaminet/kernel'
import type { Component } from 'solid-js'
import type { Language } from '../texts/languages.ts'

/**
 * A guided game: a record, and what is said at which of its moves. Its player makes the moves of the first seat; dice and
 * the other seat do what they did when it was recorded.
 */
export interface GuidedGame {
  readonly record: MatchRecord
  readonly steps: readonly Step[]
  /** Parts of the board that can be pointed at: where each of them is found. The first that is in sight counts. */
  readonly spots: Readonly<Record<string, readonly string[]>>
  /** Where a screen shows one part at a time: what opens the part a spot lies on. */
  readonly tabs?: Readonly<Record<string, string>>
  /** Where the name of a sign is found that is pointed at, if names are written beside them: it is in the ring too. */
  nameOf?(sign: string): string
  readonly words: Readonly<Record<Language, GuidedWords>>
  /** Who explains. */
  readonly Figure: Component
}

/** One idea. */
export interface Step<Said extends string = string> {
  readonly id: string
  readonly beats: readonly Beat<Said>[]
}

/** One thing that is said. The last one at a move of the player asks for that move; those before it are only read. */
export interface Beat<Said extends string = string> {
  readonly id: Said
  /** How many entries of the record have been played when it is said. */
  readonly at: number
  /** What it points at; at a move: what is pressed, unless it says otherwise. */
  readonly spot?: string
  /** Other choices that stay in sight, in notation; they can be compared, not taken. */
  readonly beside?: readonly string[]
  /** Nothing is asked here: the game goes on after so many entries, as if the player had played them. */
  readonly ahead?: number
}

export interface GuidedWords {
  /** What this game is called as a first one. */
  readonly title: string
  readonly steps: Readonly<Record<string, string>>
  /** What one does in each step, in a few words that fit before it and after. */
  readonly gists: Readonly<Record<string, string>>
  readonly says: Readonly<Record<string, string>>
  /** What one knows at the end. */
  readonly known: readonly string[]
}

/** The move of whoever had to move after so many entries. */
export function moveAt({ log }: MatchRecord, at: number): Move | undefined {
  const entry = log[at]
  const move = Array.isArray(entry) ? entry[1] : entry
  return typeof move === 'number' ? move : undefined
}

/** What is said when so many entries have been played, in order. */
export const beatsAt = ({ steps }: Pick<GuidedGame, 'steps'>, at: number): readonly Beat[] =>
  steps.flatMap(({ beats }) => beats.filter((beat) => beat.at === at))

/** The step one is in after so many entries: the last one that has begun. */
export function stepAt({ steps }: Pick<GuidedGame, 'steps'>, at: number): number {
  const begun = steps.filter(({ beats }) => (beats[0]?.at ?? 0) <= at)
  return Math.max(0, begun.length - 1)
}

export const beginningOf = ({ steps }: Pick<GuidedGame, 'steps'>, step: number): number =>
  steps[step]?.beats[0]?.at ?? 0
