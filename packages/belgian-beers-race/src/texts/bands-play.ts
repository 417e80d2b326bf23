import { counter } from '@estaminet/kernel/wording'
import type { BandId } from '../content/bands.ts'
import type { ConcertEvent, ConcertMove } from '../expansions/bands/concert.ts'
import type { BandsReason } from '../expansions/bands/fans.ts'
import type { KeepOneEvent, KeepOneMove } from '../expansions/keep-one.ts'
import * as en from './en-words.ts'
import { BAND_NAMES } from './expansions.ts'
import * as fr from './fr-words.ts'
import * as nl from './nl-words.ts'
import type { PlayTexts } from './play-texts.ts'

type BandsTexts = PlayTexts<{
  readonly decisions: 'bands/keep'
  readonly moves: KeepOneMove<'bands'> | ConcertMove
  readonly score: BandsReason
  readonly events: KeepOneEvent<'bands'> | ConcertEvent
}>

const isBand = (id: string): id is BandId => Object.hasOwn(BAND_NAMES, id)
/** A band does not change its name at the language border. */
const name = (id: string): string => (isBand(id) ? BAND_NAMES[id] : id)

/** The one word of this expansion that is the same everywhere, plural included. */
const fansOf = (count: ReturnType<typeof counter>) => (n: number) => count(n, 'fan', 'fans')
const fansEn = fansOf(counter('en'))
const fansFr = fansOf(counter('fr'))
const fansNl = fansOf(counter('nl'))

const enBands: BandsTexts = {
  decisions: { 'bands/keep': 'Choose the band you go on tour with.' },
  timeouts: { 'bands/keep': 'The band dealt first goes on tour.' },
  moves: {
    'bands/dealt': ({ card }) => name(card),
    'bands/keep': ({ card }) => `Go on tour with ${name(card)}`,
    'bands/concert': ({ taste }) => (taste === null ? 'Give a concert' : 'Give a concert and taste a beer'),
  },
  score: { 'bands/award': 'Audience award', 'bands/fans': 'Fans' },
  events: {
    'bands/dealt': ({ seat, card }, who) =>
      card === undefined ? `${who(seat)} is dealt a band.` : `${who(seat)} is dealt ${name(card)}.`,
    'bands/chosen': ({ seat }, who) => `${who(seat)} has chosen a band.`,
    'bands/kept': ({ seat, card }, who) => `${who(seat)} goes on tour with ${name(card)}.`,
    'bands/concert': ({ place, band, dice, taste }) =>
      `On stage ${en.at(place)}${taste ? ', glass in hand' : ''}: ${name(band)}, ${en.dice(dice)}.`,
    'bands/applause': ({ seat, fans, total }, who) => `${who(seat)} wins ${fansEn(fans)}: ${total} in all.`,
  },
}

const frBands: BandsTexts = {
  decisions: { 'bands/keep': 'Choisissez le groupe avec lequel vous partez en tournée.' },
  timeouts: { 'bands/keep': 'Le premier groupe distribué part en tournée.' },
  moves: {
    'bands/dealt': ({ card }) => name(card),
    'bands/keep': ({ card }) => `Partir en tournée avec ${name(card)}`,
    'bands/concert': ({ taste }) => (taste === null ? 'Donner un concert' : 'Donner un concert et déguster une bière'),
  },
  score: { 'bands/award': 'Prix du public', 'bands/fans': 'Fans' },
  events: {
    'bands/dealt': ({ seat, card }, who) =>
      card === undefined ? `${who(seat)} reçoit un groupe.` : `${who(seat)} reçoit ${name(card)}.`,
    'bands/chosen': ({ seat }, who) => `${who(seat)} a choisi un groupe.`,
    'bands/kept': ({ seat, card }, who) => `${who(seat)} part en tournée avec ${name(card)}.`,
    'bands/concert': ({ place, band, dice, taste }) =>
      `${name(band)} en concert ${fr.at(place)}${taste ? ', verre en main' : ''} : ${fr.dice(dice)}.`,
    'bands/applause': ({ seat, fans, total }, who) => `${who(seat)} gagne ${fansFr(fans)}, ${total} en tout.`,
  },
}

const nlBands: BandsTexts = {
  decisions: { 'bands/keep': 'Kies de band waarmee je op tournee gaat.' },
  timeouts: { 'bands/keep': 'De eerst uitgedeelde band gaat op tournee.' },
  moves: {
    'bands/dealt': ({ card }) => name(card),
    'bands/keep': ({ card }) => `Op tournee met ${name(card)}`,
    'bands/concert': ({ taste }) => (taste === null ? 'Een concert geven' : 'Een concert geven en een bier proeven'),
  },
  score: { 'bands/award': 'Publieksprijs', 'bands/fans': 'Fans' },
  events: {
    'bands/dealt': ({ seat, card }, who) =>
      card === undefined ? `${who(seat)} krijgt een band.` : `${who(seat)} krijgt ${name(card)}.`,
    'bands/chosen': ({ seat }, who) => `${who(seat)} heeft een band gekozen.`,
    'bands/kept': ({ seat, card }, who) => `${who(seat)} gaat op tournee met ${name(card)}.`,
    'bands/concert': ({ place, band, dice, taste }) =>
      `${name(band)} speelt ${nl.at(place)}${taste ? ', glas in de hand' : ''}: ${nl.dice(dice)}.`,
    'bands/applause': ({ seat, fans, total }, who) => `${who(seat)} wint ${fansNl(fans)}: ${total} in totaal.`,
  },
}

export const bandsPlay = { en: enBands, fr: frBands, nl: nlBands }
