import type { Handed, HandedMatch } from '@estaminet/table'
import Type, { type Static } from 'typebox'

/** What was found in a record that somebody brought. */
export const Found = Type.Object({
  game: Type.String(),
  rules: Type.Integer(),
  seats: Type.Integer(),
  options: Type.Record(Type.String(), Type.Union([Type.String(), Type.Boolean()])),
  players: Type.Array(Type.String()),
  moves: Type.Integer(),
  over: Type.Boolean(),
  /** Points and ranks at its end, as this house counts them. */
  scores: Type.Array(Type.Object({ total: Type.Integer(), rank: Type.Integer() })),
  /** Proven: the revealed secret fits the commitment, every nonce its hash, and together they give every die and draw. */
  dice: Type.Union([Type.Literal('proven'), Type.Literal('not-proven')]),
})
export type Found = Static<typeof Found>

/** The text of a record or a link, or a table of a device. */
export type Brought = string | Handed

/** What was found in it: of a text the record, of a table how it stands. */
export interface Findings {
  readonly record?: Found
  readonly handed?: HandedMatch
}

export type Finding =
  | (Findings & { readonly ok: true })
  | { readonly ok: false; readonly code: string; readonly message: string }
