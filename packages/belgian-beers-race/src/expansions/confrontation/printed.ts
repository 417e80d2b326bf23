import { confrontation } from '../../content/confrontation.ts'
import type { Primitive } from '../../content/effect.ts'

/** All a card does, whenever it is played. */
export const doneBy = (card: number): readonly Primitive[] => confrontation[card].effects.flatMap(({ does }) => does)

/** The one card that does such a thing. */
export function cardThat(does: (primitive: Primitive) => boolean): number {
  const card = confrontation.findIndex((_, at) => doneBy(at).some(does))
  if (card < 0) throw new RangeError('No card of Confrontation does that.')
  return card
}
