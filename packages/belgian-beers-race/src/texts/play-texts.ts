import type { ExpansionEvent } from '../events.ts'
import type { ExpansionMove } from '../race-move.ts'

/** What an expansion may say, by the names of its steps, moves, points and events. */
export interface Sayable {
  readonly decisions: string
  readonly moves: { readonly kind: ExpansionMove['kind'] }
  readonly score: string
  readonly events: { readonly type: ExpansionEvent['type'] }
}

type Who = (seat: number) => string

/**
 * The words of an expansion at play, in one language: its file, `<id>-play.ts`, holds all three. The same parts as in the texts of the
 * base; `who` names a seat in the reader's language.
 */
export interface PlayTexts<Of extends Sayable> {
  /** Questions, by the step that asks. */
  readonly decisions: Readonly<Record<Of['decisions'], string>>
  /** What happens to a seat whose time runs out. */
  readonly timeouts: Readonly<Record<Of['decisions'], string>>
  readonly moves: {
    readonly [Kind in Of['moves']['kind']]: (move: Extract<Of['moves'], { readonly kind: Kind }>, who: Who) => string
  }
  /** By reason. */
  readonly score: Readonly<Record<Of['score'], string>>
  /** One line of the log each. */
  readonly events: {
    readonly [Type in Of['events']['type']]: (event: Extract<Of['events'], { readonly type: Type }>, who: Who) => string
  }
}
