import { counter } from '@estaminet/kernel/wording'
import type { PixelId } from '../content/pixels.ts'
import { COLOURS } from '../content/places.ts'
import type { Cubes } from '../events.ts'
import type { PixelBagEvent } from '../expansions/pixel-bag/events.ts'
import type { PixelBagMove } from '../expansions/pixel-bag/moves.ts'
import * as en from './en-words.ts'
import { expansionTexts } from './expansions.ts'
import * as fr from './fr-words.ts'
import * as nl from './nl-words.ts'
import type { PlayTexts } from './play-texts.ts'

type PixelBagTexts = PlayTexts<{
  readonly decisions: 'pixel-bag/swap' | 'pixel-bag/closing'
  readonly moves: PixelBagMove
  readonly score: 'pixel-bag/drawing'
  readonly events: PixelBagEvent
}>

interface Words {
  readonly beersOf: (colour: (typeof COLOURS)[number], n: number) => string
  readonly all: (items: readonly string[]) => string
}

/** Beers and jokers of a drawing, after a verb. */
const handful =
  ({ beersOf, all }: Words, jokersOf: (n: number) => string) =>
  (cubes: Cubes, jokers: number): string =>
    all([
      ...COLOURS.flatMap((colour) => (cubes[colour] ? [beersOf(colour, cubes[colour])] : [])),
      ...(jokers > 0 ? [jokersOf(jokers)] : []),
    ])

const jokersEn = (n: number) => counter('en')(n, 'joker', 'jokers')
const jokersFr = (n: number) => counter('fr')(n, 'joker', 'jokers')
const jokersNl = (n: number) => counter('nl')(n, 'joker', 'jokers')
const drawingsEn = (n: number) => counter('en')(n, 'drawing', 'drawings')
const drawingsFr = (n: number) => counter('fr')(n, 'dessin', 'dessins')
const drawingsNl = (n: number) => counter('nl')(n, 'tekening', 'tekeningen')
const swappedEn = (n: number) => counter('en')(n, 'card swapped so far becomes', 'cards swapped so far become')
const cardsFr = (n: number) => counter('fr')(n, 'carte', 'cartes')
const cardsNl = (n: number) => counter('nl')(n, 'kaart', 'kaarten')

const withEn = handful(en, jokersEn)
const withFr = handful(fr, jokersFr)
const withNl = handful(nl, jokersNl)

/** The title of a drawing, in the quotation marks of the language. */
const titleEn = (id: PixelId) => `“${expansionTexts.en.drawings[id]}”`
const titleFr = (id: PixelId) => `« ${expansionTexts.fr.drawings[id]} »`
const titleNl = (id: PixelId) => `“${expansionTexts.nl.drawings[id]}”`

const enPixelBag: PixelBagTexts = {
  decisions: {
    'pixel-bag/swap': 'You may swap one of your drawings for a new one.',
    'pixel-bag/closing': 'Last chance to complete drawings before the final scoring.',
  },
  timeouts: {
    'pixel-bag/swap': 'Your drawings are kept.',
    'pixel-bag/closing': 'Nothing more is completed.',
  },
  moves: {
    'pixel-bag/drawn': ({ card }) => titleEn(card),
    'pixel-bag/complete': ({ card, slot, cubes, jokers }) =>
      `Complete ${card ? titleEn(card) : `drawing ${slot}`} with ${withEn(cubes, jokers)}`,
    'pixel-bag/drop': () => 'Drop a joker',
    'pixel-bag/swap': ({ card, slot }) => `Swap ${card ? titleEn(card) : `drawing ${slot}`}`,
    'pixel-bag/keep': () => 'Keep your drawings',
    'pixel-bag/confirm': () => 'Nothing more to complete',
  },
  score: { 'pixel-bag/drawing': 'Drawings' },
  events: {
    'pixel-bag/drawn': ({ seat, card }, who) => `${who(seat)} draws ${card ? titleEn(card) : 'a drawing'}.`,
    'pixel-bag/completed': ({ seat, cubes, jokers, count, card }, who) =>
      `${who(seat)} completes ${card ? titleEn(card) : 'a drawing'} with ${withEn(cubes, jokers)}: ${drawingsEn(count)} so far.`,
    'pixel-bag/jokerGained': ({ seat, jokers }, who) =>
      `A joker goes into ${who(seat)}’s backpack: ${jokersEn(jokers)} now.`,
    'pixel-bag/jokerDropped': ({ seat, jokers }, who) => `${who(seat)} drops a joker: ${jokersEn(jokers)} left.`,
    'pixel-bag/swapped': ({ seat, card }, who) => `${who(seat)} swaps ${card ? titleEn(card) : 'a drawing'}.`,
    'pixel-bag/reshuffled': ({ cards }) => `The deck of drawings is empty: ${swappedEn(cards)} the new one.`,
    'pixel-bag/closing': () => 'Last chance to complete drawings.',
    'pixel-bag/shown': ({ seat, cards, points }, who) =>
      `${who(seat)} shows ${en.all(cards.map(titleEn))}: ${en.vp(points)}.`,
    'pixel-bag/left': ({ seat, cards }, who) => `${who(seat)} leaves ${en.all(cards.map(titleEn))} unfinished.`,
  },
}

const frPixelBag: PixelBagTexts = {
  decisions: {
    'pixel-bag/swap': 'Vous pouvez échanger un de vos dessins contre un nouveau.',
    'pixel-bag/closing': 'Dernière occasion de terminer des dessins avant le décompte final.',
  },
  timeouts: {
    'pixel-bag/swap': 'Vos dessins sont conservés.',
    'pixel-bag/closing': 'Plus rien n’est terminé.',
  },
  moves: {
    'pixel-bag/drawn': ({ card }) => titleFr(card),
    'pixel-bag/complete': ({ card, slot, cubes, jokers }) =>
      `Terminer ${card ? titleFr(card) : `le dessin ${slot}`} avec ${withFr(cubes, jokers)}`,
    'pixel-bag/drop': () => 'Abandonner un joker',
    'pixel-bag/swap': ({ card, slot }) => `Échanger ${card ? titleFr(card) : `le dessin ${slot}`}`,
    'pixel-bag/keep': () => 'Garder vos dessins',
    'pixel-bag/confirm': () => 'Plus rien à terminer',
  },
  score: { 'pixel-bag/drawing': 'Dessins' },
  events: {
    'pixel-bag/drawn': ({ seat, card }, who) => `${who(seat)} pioche ${card ? titleFr(card) : 'un dessin'}.`,
    'pixel-bag/completed': ({ seat, cubes, jokers, count, card }, who) =>
      `${who(seat)} termine ${card ? titleFr(card) : 'un dessin'} avec ${withFr(cubes, jokers)} : ${drawingsFr(count)} en tout.`,
    'pixel-bag/jokerGained': ({ seat, jokers }, who) =>
      `${who(seat)} reçoit un joker dans son sac à dos : ${jokersFr(jokers)} à présent.`,
    'pixel-bag/jokerDropped': ({ seat, jokers }, who) => `${who(seat)} abandonne un joker : il en reste ${jokers}.`,
    'pixel-bag/swapped': ({ seat, card }, who) => `${who(seat)} échange ${card ? titleFr(card) : 'un dessin'}.`,
    'pixel-bag/reshuffled': ({ cards }) =>
      `La pioche des dessins est vide : on la reforme avec ${cardsFr(cards)} de la défausse.`,
    'pixel-bag/closing': () => 'Dernière occasion de terminer des dessins.',
    'pixel-bag/shown': ({ seat, cards, points }, who) =>
      `${who(seat)} montre ${fr.all(cards.map(titleFr))} : ${fr.vp(points)}.`,
    'pixel-bag/left': ({ seat, cards }, who) => `${who(seat)} n’a pas terminé ${fr.all(cards.map(titleFr))}.`,
  },
}

const nlPixelBag: PixelBagTexts = {
  decisions: {
    'pixel-bag/swap': 'Je mag een van je tekeningen ruilen voor een nieuwe.',
    'pixel-bag/closing': 'Laatste kans om tekeningen af te maken voor de eindtelling.',
  },
  timeouts: {
    'pixel-bag/swap': 'Je tekeningen blijven.',
    'pixel-bag/closing': 'Er wordt niets meer afgemaakt.',
  },
  moves: {
    'pixel-bag/drawn': ({ card }) => titleNl(card),
    'pixel-bag/complete': ({ card, slot, cubes, jokers }) =>
      `${card ? titleNl(card) : `Tekening ${slot}`} afmaken met ${withNl(cubes, jokers)}`,
    'pixel-bag/drop': () => 'Een joker wegdoen',
    'pixel-bag/swap': ({ card, slot }) => `${card ? titleNl(card) : `Tekening ${slot}`} ruilen`,
    'pixel-bag/keep': () => 'Je tekeningen houden',
    'pixel-bag/confirm': () => 'Niets meer af te maken',
  },
  score: { 'pixel-bag/drawing': 'Tekeningen' },
  events: {
    'pixel-bag/drawn': ({ seat, card }, who) => `${who(seat)} trekt ${card ? titleNl(card) : 'een tekening'}.`,
    'pixel-bag/completed': ({ seat, cubes, jokers, count, card }, who) =>
      `${who(seat)} maakt ${card ? titleNl(card) : 'een tekening'} af met ${withNl(cubes, jokers)}: ${drawingsNl(count)} tot nu toe.`,
    'pixel-bag/jokerGained': ({ seat, jokers }, who) =>
      `Er komt een joker in de rugzak van ${who(seat)}: nu ${jokersNl(jokers)}.`,
    'pixel-bag/jokerDropped': ({ seat, jokers }, who) => `${who(seat)} doet een joker weg: nog ${jokersNl(jokers)}.`,
    'pixel-bag/swapped': ({ seat, card }, who) => `${who(seat)} ruilt ${card ? titleNl(card) : 'een tekening'}.`,
    'pixel-bag/reshuffled': ({ cards }) =>
      `De stapel tekeningen is leeg: de aflegstapel (${cardsNl(cards)}) wordt de nieuwe.`,
    'pixel-bag/closing': () => 'Laatste kans om tekeningen af te maken.',
    'pixel-bag/shown': ({ seat, cards, points }, who) =>
      `${who(seat)} toont ${nl.all(cards.map(titleNl))}: ${nl.vp(points)}.`,
    'pixel-bag/left': ({ seat, cards }, who) => `${who(seat)} heeft ${nl.all(cards.map(titleNl))} niet af.`,
  },
}

export const pixelBagPlay = { en: enPixelBag, fr: frPixelBag, nl: nlPixelBag }
