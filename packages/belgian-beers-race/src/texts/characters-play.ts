import type { CharacterId } from '../content/characters.ts'
import type { NextBeerMove } from '../expansions/characters/beer-by-beer.ts'
import type { RerollEvent, RerollMove } from '../expansions/characters/dice-charmer.ts'
import type { CharacterReason } from '../expansions/characters/scoring.ts'
import type { ShortcutEvent, ShortcutMove } from '../expansions/characters/shortcut.ts'
import type { KeepOneEvent, KeepOneMove } from '../expansions/keep-one.ts'
import { characters as enCards } from './en-expansion-cards.ts'
import * as en from './en-words.ts'
import { titleIn } from './event-lines.ts'
import { characters as frCards } from './fr-expansion-cards.ts'
import * as fr from './fr-words.ts'
import { characters as nlCards } from './nl-expansion-cards.ts'
import * as nl from './nl-words.ts'
import type { PlayTexts } from './play-texts.ts'

/** What a power gives, or costs. */
type Given<What extends string> = {
  readonly type: `characters/${What}`
  readonly seat: number
  readonly card: CharacterId
  readonly n: number
}

type CharactersTexts = PlayTexts<{
  readonly decisions: 'characters/keep' | 'characters/again' | 'characters/beer'
  readonly moves: KeepOneMove<'characters'> | ShortcutMove | RerollMove | NextBeerMove
  readonly score: CharacterReason | 'characters/points'
  readonly events: KeepOneEvent<'characters'> | ShortcutEvent | RerollEvent | Given<'points'> | Given<'step'>
}>

const enBy = { bike: 'Cycle', bus: 'Take the bus', hitch: 'Hitchhike', offer: 'Offer beer for a lift' }
const enTitle = (id: string) => `“${titleIn(enCards, id)}”`

const enCharacters: CharactersTexts = {
  decisions: {
    'characters/keep': 'Choose who you are.',
    'characters/again': 'Roll the dice again?',
    'characters/beer': 'Which beer do you drink next?',
  },
  timeouts: {
    'characters/keep': 'You are the character dealt first.',
    'characters/again': 'The dice stay as they lie.',
    'characters/beer': 'The beer of the next partner clockwise is drunk.',
  },
  moves: {
    'characters/dealt': ({ card }) => titleIn(enCards, card),
    'characters/keep': ({ card }) => `Be the ${titleIn(enCards, card)}`,
    'characters/shortcut': ({ by, to, cost }) => `${enBy[by]} to ${en.place(to)} by a shortcut: ${en.tu(cost)}`,
    'characters/leave': () => 'Leave the dice',
    'characters/again': () => 'Roll again',
    'characters/next': ({ colour }) => `Drink a ${en.beers[colour]}`,
  },
  score: {
    'characters/points': 'Strength',
    'characters/majority': 'Majority',
    'characters/visits': 'Visits',
  },
  events: {
    'characters/dealt': ({ seat, card }, who) =>
      card === undefined ? `${who(seat)} is dealt a character.` : `${who(seat)} is dealt ${enTitle(card)}.`,
    'characters/chosen': ({ seat }, who) => `${who(seat)} has chosen a character.`,
    'characters/kept': ({ seat, card }, who) => `${who(seat)} is ${enTitle(card)}.`,
    'characters/announced': ({ seat }, who) => `${who(seat)} knows a shortcut.`,
    'characters/again': ({ seat }, who) => `${who(seat)} rolls again.`,
    'characters/points': ({ seat, card, n }, who) => `${enTitle(card)}: ${en.vp(n)} for ${who(seat)}.`,
    'characters/step': ({ seat, card }, who) => `${enTitle(card)}: ${who(seat)}’s Breathalyzer rises 1 extra level.`,
  },
}

const frBy = {
  bike: 'Rouler à vélo',
  bus: 'Prendre le bus',
  hitch: 'Faire de l’autostop',
  offer: 'Faire de l’autostop en offrant des bières',
}
const frTitle = (id: string) => `« ${titleIn(frCards, id)} »`

const frCharacters: CharactersTexts = {
  decisions: {
    'characters/keep': 'Choisissez votre personnage.',
    'characters/again': 'Relancer les dés ?',
    'characters/beer': 'Quelle bière buvez-vous ensuite ?',
  },
  timeouts: {
    'characters/keep': 'Vous êtes le premier personnage reçu.',
    'characters/again': 'Les dés restent comme ils sont.',
    'characters/beer': 'La bière du partenaire suivant dans le sens horaire est bue.',
  },
  moves: {
    'characters/dealt': ({ card }) => titleIn(frCards, card),
    'characters/keep': ({ card }) => `Être ${frTitle(card)}`,
    'characters/shortcut': ({ by, to, cost }) => `${frBy[by]} vers ${fr.place(to)} par un raccourci : ${fr.tu(cost)}`,
    'characters/leave': () => 'Laisser les dés',
    'characters/again': () => 'Relancer',
    'characters/next': ({ colour }) => `Boire ${fr.beers[colour]}`,
  },
  score: {
    'characters/points': 'Force',
    'characters/majority': 'Majorité',
    'characters/visits': 'Visites',
  },
  events: {
    'characters/dealt': ({ seat, card }, who) =>
      card === undefined ? `${who(seat)} reçoit un personnage.` : `${who(seat)} reçoit ${frTitle(card)}.`,
    'characters/chosen': ({ seat }, who) => `${who(seat)} a choisi un personnage.`,
    'characters/kept': ({ seat, card }, who) => `${who(seat)} incarne ${frTitle(card)}.`,
    'characters/announced': ({ seat }, who) => `${who(seat)} connaît un raccourci.`,
    'characters/again': ({ seat }, who) => `${who(seat)} relance les dés.`,
    'characters/points': ({ seat, card, n }, who) => `${frTitle(card)} : ${fr.vp(n)} pour ${who(seat)}.`,
    'characters/step': ({ seat, card }, who) =>
      `${frTitle(card)} : l’Éthylomètre monte d’un niveau de plus pour ${who(seat)}.`,
  },
}

const nlBy = {
  bike: 'Fietsen',
  bus: 'De bus nemen',
  hitch: 'Liften',
  offer: 'Met bier voor de bestuurder liften',
}
const nlTitle = (id: string) => `“${titleIn(nlCards, id)}”`

const nlCharacters: CharactersTexts = {
  decisions: {
    'characters/keep': 'Kies wie je bent.',
    'characters/again': 'De dobbelstenen opnieuw gooien?',
    'characters/beer': 'Welk bier drink je nu?',
  },
  timeouts: {
    'characters/keep': 'Je bent het eerst uitgedeelde personage.',
    'characters/again': 'De dobbelstenen blijven liggen.',
    'characters/beer': 'Het bier van de volgende partner met de klok mee wordt gedronken.',
  },
  moves: {
    'characters/dealt': ({ card }) => titleIn(nlCards, card),
    'characters/keep': ({ card }) => `${titleIn(nlCards, card)} zijn`,
    'characters/shortcut': ({ by, to, cost }) =>
      `${nlBy[by]} naar ${nl.place(to)} langs een kortere weg: ${nl.tu(cost)}`,
    'characters/leave': () => 'De dobbelstenen laten liggen',
    'characters/again': () => 'Opnieuw gooien',
    'characters/next': ({ colour }) => `Een ${nl.beers[colour]} drinken`,
  },
  score: {
    'characters/points': 'Sterkte',
    'characters/majority': 'Meerderheid',
    'characters/visits': 'Bezoeken',
  },
  events: {
    'characters/dealt': ({ seat, card }, who) =>
      card === undefined ? `${who(seat)} krijgt een personage.` : `${who(seat)} krijgt ${nlTitle(card)}.`,
    'characters/chosen': ({ seat }, who) => `${who(seat)} heeft een personage gekozen.`,
    'characters/kept': ({ seat, card }, who) => `${who(seat)} is ${nlTitle(card)}.`,
    'characters/announced': ({ seat }, who) => `${who(seat)} kent een kortere weg.`,
    'characters/again': ({ seat }, who) => `${who(seat)} gooit opnieuw.`,
    'characters/points': ({ seat, card, n }, who) => `${nlTitle(card)}: ${nl.vp(n)} voor ${who(seat)}.`,
    'characters/step': ({ seat, card }, who) =>
      `${nlTitle(card)}: de Alcoholmeter van ${who(seat)} stijgt 1 niveau extra.`,
  },
}

export const charactersPlay = { en: enCharacters, fr: frCharacters, nl: nlCharacters }
