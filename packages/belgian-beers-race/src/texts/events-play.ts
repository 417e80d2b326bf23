import type { EventId } from '../content/events.ts'
import type { DrawEvent, DrawMove } from '../expansions/events/draw.ts'
import { events as enCards } from './en-expansion-cards.ts'
import * as en from './en-words.ts'
import { events as frCards } from './fr-expansion-cards.ts'
import * as fr from './fr-words.ts'
import { events as nlCards } from './nl-expansion-cards.ts'
import * as nl from './nl-words.ts'
import type { PlayTexts } from './play-texts.ts'

/** What the card of the day gives. */
type Given<What extends string> = {
  readonly type: `events/${What}`
  readonly seat: number
  readonly card: EventId
  readonly n: number
}

type EventsTexts = PlayTexts<{
  readonly decisions: never
  readonly moves: DrawMove
  readonly score: 'events/points'
  readonly events: DrawEvent | Given<'points'> | Given<'step'> | Given<'cheese'>
}>

const enEvents: EventsTexts = {
  decisions: {},
  timeouts: {},
  moves: { 'events/draw': ({ card }) => enCards[card].title },
  score: { 'events/points': 'Events' },
  events: {
    'events/drawn': ({ day, card }) => `Day ${day}: “${enCards[card].title}”.`,
    'events/points': ({ seat, card, n }, who) => `“${enCards[card].title}”: ${en.vp(n)} for ${who(seat)}.`,
    'events/step': ({ seat, card }, who) =>
      `“${enCards[card].title}”: ${who(seat)}’s Breathalyzer rises 1 extra level.`,
    'events/cheese': ({ seat, card, n }, who) => `“${enCards[card].title}”: ${en.cheeses(n)} for ${who(seat)}.`,
  },
}

const frEvents: EventsTexts = {
  decisions: {},
  timeouts: {},
  moves: { 'events/draw': ({ card }) => frCards[card].title },
  score: { 'events/points': 'Évènements' },
  events: {
    'events/drawn': ({ day, card }) => `Jour ${day} : « ${frCards[card].title} ».`,
    'events/points': ({ seat, card, n }, who) => `« ${frCards[card].title} » : ${fr.vp(n)} pour ${who(seat)}.`,
    'events/step': ({ seat, card }, who) =>
      `« ${frCards[card].title} » : l’Éthylomètre monte d’un niveau de plus pour ${who(seat)}.`,
    'events/cheese': ({ seat, card, n }, who) => `« ${frCards[card].title} » : ${fr.cheeses(n)} pour ${who(seat)}.`,
  },
}

const nlEvents: EventsTexts = {
  decisions: {},
  timeouts: {},
  moves: { 'events/draw': ({ card }) => nlCards[card].title },
  score: { 'events/points': 'Gebeurtenissen' },
  events: {
    'events/drawn': ({ day, card }) => `Dag ${day}: “${nlCards[card].title}”.`,
    'events/points': ({ seat, card, n }, who) => `“${nlCards[card].title}”: ${nl.vp(n)} voor ${who(seat)}.`,
    'events/step': ({ seat, card }, who) =>
      `“${nlCards[card].title}”: de Alcoholmeter van ${who(seat)} stijgt 1 niveau extra.`,
    'events/cheese': ({ seat, card, n }, who) => `“${nlCards[card].title}”: ${nl.cheeses(n)} voor ${who(seat)}.`,
  },
}

export const eventsPlay = { en: enEvents, fr: frEvents, nl: nlEvents }
