import type { SoloEvent, SoloMove, SoloReason } from '../expansions/solo/events.ts'
import type { SoloOutcome } from '../expansions/solo/scoring.ts'
import { enCards } from './en-cards.ts'
import { enExpansions } from './en-expansions.ts'
import * as en from './en-words.ts'
import { titleIn } from './event-lines.ts'
import { frCards } from './fr-cards.ts'
import { frExpansions } from './fr-expansions.ts'
import * as fr from './fr-words.ts'
import { nlCards } from './nl-cards.ts'
import { nlExpansions } from './nl-expansions.ts'
import * as nl from './nl-words.ts'
import type { PlayTexts } from './play-texts.ts'

interface SoloTexts
  extends PlayTexts<{
    readonly decisions: 'solo/way' | 'solo/gift' | 'solo/replacement'
    readonly moves: SoloMove
    readonly score: SoloReason
    readonly events: SoloEvent
  }> {
  readonly outcomes: Readonly<Record<SoloOutcome, string>>
}

const enTitle = (id: string) => `“${titleIn(enCards, id)}”`
const frTitle = (id: string) => `« ${titleIn(frCards, id)} »`
const nlTitle = (id: string) => `“${titleIn(nlCards, id)}”`

const enSolo: SoloTexts = {
  decisions: {
    'solo/way': 'Two ways are equally good: where does the Zythologist go?',
    'solo/gift': 'Choose the beer you give the Zythologist.',
    'solo/replacement': 'You cross a bottle token: replace up to two cards within reach?',
  },
  timeouts: {
    'solo/way': 'He takes the first of the two ways.',
    'solo/gift': 'A beer of the most numerous colour is given.',
    'solo/replacement': 'All cards stay.',
  },
  moves: {
    'solo/lead': ({ to }) => `By way of ${en.place(to)}`,
    'solo/give': ({ colour }) => `Give a ${en.beers[colour]}`,
    'solo/keep': () => 'Replace no card',
    'solo/replace': ({ cards }) => `Replace ${en.all(cards.map(enTitle))}`,
  },
  score: {
    'solo/led': 'More bottles than the Zythologist',
    'solo/toasts': 'Toasts with the Zythologist',
    'solo/race-won': 'First at his destinations',
    'solo/race-lost': 'Destinations he reached first',
  },
  events: {
    'solo/started': ({ place }) => `The Zythologist starts ${en.at(place)}.`,
    'solo/destination': ({ place }) => `The Zythologist sets out for ${en.place(place)}.`,
    'solo/redrawn': () => 'The coaster names the brewery where the Zythologist is: another is drawn.',
    'solo/walked': ({ from, to }) => `The Zythologist goes from ${en.place(from)} to ${en.place(to)}.`,
    'solo/stayed': ({ place }) => `The Zythologist is still talking ${en.at(place)} and stays.`,
    'solo/bottle': ({ place, colour }) =>
      `The Zythologist is the first ${en.at(place)} and takes the ${en.colours[colour]} bottle.`,
    'solo/coaster': ({ place, coasters }) =>
      `The Zythologist has reached ${en.place(place)} and takes his coaster: ${coasters} by now.`,
    'solo/card': ({ card }) => `The Zythologist takes ${enTitle(card)}.`,
    'solo/met': ({ seat, place }, who) => `${who(seat)} meets the Zythologist ${en.at(place)}.`,
    'solo/given': ({ seat, colour }, who) => `${who(seat)} gives the Zythologist a ${en.beers[colour]}.`,
    'solo/toasted': ({ seat, toasts }, who) =>
      `${who(seat)} toasts with the Zythologist, for the ${ordinal(toasts)} time.`,
    'solo/replaced': ({ seat, cards }, who) =>
      `${who(seat)} crosses a bottle token and replaces ${en.all(cards.map(enTitle))}.`,
    'solo/led': ({ seat, points }, who) =>
      `${who(seat)} owns more bottles than the Zythologist this evening: ${en.vp(points)}.`,
    'solo/race-won': ({ seat, points }, who) =>
      `${who(seat)} reaches the Zythologist’s destination before him: ${en.vp(points)}.`,
    'solo/race-lost': ({ seat, points }, who) => `${who(seat)} came too late and loses ${en.vp(points)}.`,
    'solo/failed': ({ condition }) =>
      `You have failed “${enExpansions.campaign[condition].title}”. You may play on for points.`,
  },
  outcomes: { won: 'Won', lost: 'Lost', passed: 'Passed', failed: 'Failed' },
}

const ordinal = (n: number): string => {
  const ending = { one: 'st', two: 'nd', few: 'rd', many: 'th', other: 'th', zero: 'th' }
  return `${n}${ending[ordinals.select(n)]}`
}
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })

const frSolo: SoloTexts = {
  decisions: {
    'solo/way': 'Deux chemins se valent : par où passe le Zythologue ?',
    'solo/gift': 'Choisissez la bière que vous offrez au Zythologue.',
    'solo/replacement': 'Vous franchissez un jeton Bouteille : remplacer jusqu’à deux cartes à portée de main ?',
  },
  timeouts: {
    'solo/way': 'Il prend le premier des deux chemins.',
    'solo/gift': 'Une bière de la couleur la plus nombreuse est offerte.',
    'solo/replacement': 'Toutes les cartes restent.',
  },
  moves: {
    'solo/lead': ({ to }) => `Par ${fr.place(to)}`,
    'solo/give': ({ colour }) => `Offrir ${fr.beers[colour]}`,
    'solo/keep': () => 'Ne remplacer aucune carte',
    'solo/replace': ({ cards }) => `Remplacer ${fr.all(cards.map(frTitle))}`,
  },
  score: {
    'solo/led': 'Plus de bouteilles que le Zythologue',
    'solo/toasts': 'Verres partagés avec le Zythologue',
    'solo/race-won': 'Arrivées avant lui à ses destinations',
    'solo/race-lost': 'Destinations qu’il a atteintes avant vous',
  },
  events: {
    'solo/started': ({ place }) => `Le Zythologue commence ${fr.at(place)}.`,
    'solo/destination': ({ place }) => `Le Zythologue part pour ${fr.place(place)}.`,
    'solo/redrawn': () => 'Le sous-bock nomme la brasserie où il se trouve : on en pioche un autre.',
    'solo/walked': ({ from, to }) => `Le Zythologue va ${fr.from(from)} à ${fr.place(to)}.`,
    'solo/stayed': ({ place }) => `Le Zythologue bavarde encore ${fr.at(place)} et y reste.`,
    'solo/bottle': ({ place, colour }) =>
      `Le Zythologue arrive le premier ${fr.at(place)} et prend ${fr.bottle(colour)}.`,
    'solo/coaster': ({ place, coasters }) =>
      `Le Zythologue est arrivé ${fr.at(place)} et prend son sous-bock : ${coasters} à présent.`,
    'solo/card': ({ card }) => `Le Zythologue prend ${frTitle(card)}.`,
    'solo/met': ({ seat, place }, who) => `${who(seat)} rencontre le Zythologue ${fr.at(place)}.`,
    'solo/given': ({ seat, colour }, who) => `${who(seat)} offre ${fr.beers[colour]} au Zythologue.`,
    'solo/toasted': ({ seat, toasts }, who) =>
      `${who(seat)} trinque avec le Zythologue, pour la ${toasts}${toasts === 1 ? 're' : 'e'} fois.`,
    'solo/replaced': ({ seat, cards }, who) =>
      `${who(seat)} franchit un jeton Bouteille et remplace ${fr.all(cards.map(frTitle))}.`,
    'solo/led': ({ seat, points }, who) =>
      `Ce soir, ${who(seat)} a plus de bouteilles que le Zythologue : ${fr.vp(points)}.`,
    'solo/race-won': ({ seat, points }, who) =>
      `${who(seat)} arrive avant le Zythologue à sa destination : ${fr.vp(points)}.`,
    'solo/race-lost': ({ seat, points }, who) => `${who(seat)} arrive trop tard et perd ${fr.vp(points)}.`,
    'solo/failed': ({ condition }) =>
      `Vous n’avez pas réussi « ${frExpansions.campaign[condition].title} ». Vous pouvez continuer pour les points.`,
  },
  outcomes: { won: 'Gagné', lost: 'Perdu', passed: 'Réussi', failed: 'Échoué' },
}

const nlSolo: SoloTexts = {
  decisions: {
    'solo/way': 'Twee wegen zijn even goed: langs waar gaat de Zytholoog?',
    'solo/gift': 'Kies het bier dat je aan de Zytholoog geeft.',
    'solo/replacement': 'Je passeert een Flesfiche: tot twee kaarten binnen bereik vervangen?',
  },
  timeouts: {
    'solo/way': 'Hij neemt de eerste van de twee wegen.',
    'solo/gift': 'Er wordt een bier gegeven van de kleur waarvan er het meest zijn.',
    'solo/replacement': 'Alle kaarten blijven liggen.',
  },
  moves: {
    'solo/lead': ({ to }) => `Langs ${nl.place(to)}`,
    'solo/give': ({ colour }) => `Een ${nl.beers[colour]} geven`,
    'solo/keep': () => 'Geen kaart vervangen',
    'solo/replace': ({ cards }) => `${nl.all(cards.map(nlTitle))} vervangen`,
  },
  score: {
    'solo/led': 'Meer flesjes dan de Zytholoog',
    'solo/toasts': 'Toosten met de Zytholoog',
    'solo/race-won': 'Eerder op zijn bestemmingen',
    'solo/race-lost': 'Bestemmingen waar hij eerst was',
  },
  events: {
    'solo/started': ({ place }) => `De Zytholoog begint ${nl.at(place)}.`,
    'solo/destination': ({ place }) => `De Zytholoog vertrekt naar ${nl.place(place)}.`,
    'solo/redrawn': () => 'Het Bierviltje noemt de brouwerij waar hij is: er komt een ander.',
    'solo/walked': ({ from, to }) => `De Zytholoog gaat van ${nl.place(from)} naar ${nl.place(to)}.`,
    'solo/stayed': ({ place }) => `De Zytholoog is ${nl.at(place)} nog aan het praten en blijft.`,
    'solo/bottle': ({ place, colour }) => `De Zytholoog is de eerste ${nl.at(place)} en neemt ${nl.bottle(colour)}.`,
    'solo/coaster': ({ place, coasters }) =>
      `De Zytholoog is ${nl.at(place)} aangekomen en neemt zijn Bierviltje: nu ${coasters}.`,
    'solo/card': ({ card }) => `De Zytholoog neemt ${nlTitle(card)}.`,
    'solo/met': ({ seat, place }, who) => `${who(seat)} ontmoet de Zytholoog ${nl.at(place)}.`,
    'solo/given': ({ seat, colour }, who) => `${who(seat)} geeft de Zytholoog een ${nl.beers[colour]}.`,
    'solo/toasted': ({ seat, toasts }, who) => `${who(seat)} toost met de Zytholoog, voor de ${toasts}e keer.`,
    'solo/replaced': ({ seat, cards }, who) =>
      `${who(seat)} passeert een Flesfiche en vervangt ${nl.all(cards.map(nlTitle))}.`,
    'solo/led': ({ seat, points }, who) =>
      `${who(seat)} heeft vanavond meer flesjes dan de Zytholoog: ${nl.vp(points)}.`,
    'solo/race-won': ({ seat, points }, who) =>
      `${who(seat)} is vóór de Zytholoog op zijn bestemming: ${nl.vp(points)}.`,
    'solo/race-lost': ({ seat, points }, who) => `${who(seat)} komt te laat en verliest ${nl.vp(points)}.`,
    'solo/failed': ({ condition }) =>
      `Je bent niet geslaagd voor “${nlExpansions.campaign[condition].title}”. Je mag verder spelen voor de punten.`,
  },
  outcomes: { won: 'Gewonnen', lost: 'Verloren', passed: 'Geslaagd', failed: 'Mislukt' },
}

export const soloPlay = { en: enSolo, fr: frSolo, nl: nlSolo }
