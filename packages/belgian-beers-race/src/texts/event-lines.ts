import type { Colour } from '../content/condition.ts'
import { objectives } from '../content/objectives.ts'
import { COLOURS } from '../content/places.ts'
import type { RaceEvent } from '../events.ts'

type Of<Type extends RaceEvent['type']> = Extract<RaceEvent, { type: Type }>

/** One line of the log for each kind of event. `who` names a seat in the reader's language. */
export type EventLines = {
  readonly [Type in RaceEvent['type']]: (event: Of<Type>, who: (seat: number) => string) => string
}

/** What a driver is offered, colour by colour. */
export const offeredColours = ({ cubes }: Of<'beerOffered'>): [Colour, number][] =>
  COLOURS.flatMap((colour) => (cubes[colour] ? [[colour, cubes[colour]]] : []))

/** In brackets, how many of several dice failed; a single one says no more than its result. */
export const failedOf = ({ means, faces }: Of<'diceRolled'>, say: (failed: number, of: number) => string): string =>
  means === 'hitch' && faces.length > 1
    ? ` (${say(faces.filter((face) => face === 'failed').length, faces.length)})`
    : ''

/** What a card is worth, after its title, and what its owner had and has, never below nothing; empty where it is not known. */
export function worth({ card: id, now, points: told }: Pick<Of<'cardTaken'>, 'card' | 'now' | 'points'>): string {
  const points = told ?? objectives.find((card) => card.id === id)?.vp
  return points === undefined ? '' : ` (+${points}), ${Math.max(0, now - points)}\u00a0→\u00a0${now}`
}

/** A card's title; a card of another deck goes by its id. */
export const titleIn = (cards: Readonly<Record<string, { readonly title: string }>>, id: string): string =>
  cards[id]?.title ?? id
