import { counter } from '@estaminet/kernel/wording'
import type { Colour } from '../content/condition.ts'
import type { ConfrontationId } from '../content/confrontation.ts'
import { COLOURS } from '../content/places.ts'
import type { Cubes } from '../events.ts'
import type { ConfrontationEvent } from '../expansions/confrontation/events.ts'
import type { ConfrontationMove } from '../expansions/confrontation/moves.ts'
import { enCards } from './en-cards.ts'
import * as en from './en-words.ts'
import { titleIn } from './event-lines.ts'
import { expansionTexts } from './expansions.ts'
import { frCards } from './fr-cards.ts'
import * as fr from './fr-words.ts'
import { nlCards } from './nl-cards.ts'
import * as nl from './nl-words.ts'
import type { PlayTexts } from './play-texts.ts'

type ConfrontationTexts = PlayTexts<{
  readonly decisions:
    | 'confrontation/draft'
    | 'confrontation/window'
    | 'confrontation/partner'
    | 'confrontation/give'
    | 'confrontation/take'
    | 'confrontation/extra'
    | 'confrontation/jump'
  readonly moves: ConfrontationMove
  readonly score: 'confrontation/cards' | 'confrontation/points'
  readonly events: ConfrontationEvent
}>

interface Words {
  readonly beersOf: (colour: Colour, n: number) => string
  readonly all: (items: readonly string[]) => string
}

const beersIn =
  ({ beersOf, all }: Words) =>
  (cubes: Cubes): string =>
    all(COLOURS.flatMap((colour) => (cubes[colour] ? [beersOf(colour, cubes[colour])] : [])))
const beersEn = beersIn(en)
const beersFr = beersIn(fr)
const beersNl = beersIn(nl)

const cardsEn = (n: number) => counter('en')(n, 'card', 'cards')
const cardsFr = (n: number) => counter('fr')(n, 'carte', 'cartes')
const cardsNl = (n: number) => counter('nl')(n, 'kaart', 'kaarten')

const titleEn = (id: ConfrontationId) => `“${expansionTexts.en.confrontation[id].title}”`
const titleFr = (id: ConfrontationId) => `« ${expansionTexts.fr.confrontation[id].title} »`
const titleNl = (id: ConfrontationId) => `“${expansionTexts.nl.confrontation[id].title}”`

const coastersEn = (n: number) => counter('en')(n, 'coaster', 'coasters')
const coastersFr = (n: number) => counter('fr')(n, 'sous-bock', 'sous-bocks')
const coastersNl = (n: number) => counter('nl')(n, 'Bierviltje', 'Bierviltjes')

const objectiveEn = (id: string) => `“${titleIn(enCards, id)}”`
const objectiveFr = (id: string) => `« ${titleIn(frCards, id)} »`
const objectiveNl = (id: string) => `“${titleIn(nlCards, id)}”`

const enConfrontation: ConfrontationTexts = {
  decisions: {
    'confrontation/draft': 'Choose what you keep; the rest goes to the left.',
    'confrontation/window': 'Answer with cards, or pass.',
    'confrontation/partner': 'Choose whom you exchange beers with.',
    'confrontation/give': 'Choose the beers you give.',
    'confrontation/take': 'Choose the beers you take.',
    'confrontation/extra': 'Take one more beer.',
    'confrontation/jump': 'Choose the card you take.',
  },
  timeouts: {
    'confrontation/draft': 'Cards are kept at random.',
    'confrontation/window': 'No card is played.',
    'confrontation/partner': 'The exchange is with the next player clockwise.',
    'confrontation/give': 'One beer is given, of the colour there is most of.',
    'confrontation/take': 'The same number of beers is taken.',
    'confrontation/extra': 'A beer of the colour you have least of is taken.',
    'confrontation/jump': 'The first card fulfilled is taken.',
  },
  moves: {
    'confrontation/dealt': ({ card }) => titleEn(card),
    'confrontation/pick': ({ cards }) => `Keep ${en.all(cards.map(titleEn))}`,
    'confrontation/play': ({ card }) => `Play ${titleEn(card)}`,
    'confrontation/again': ({ card, again }) =>
      `Play ${titleEn(card)} to ${again === 'buy' ? 'buy' : 'taste'} once more`,
    'confrontation/pass': () => 'Pass',
    'confrontation/answer': ({ cards }) => `Play ${en.all(cards.map(titleEn))}`,
    'confrontation/ride': ({ to, cost, cards }) =>
      `Cycle to ${en.place(to)} with ${en.all(cards.map(titleEn))}: ${en.tu(cost)}`,
    'confrontation/buy': ({ cheese, cards }) =>
      `Buy ${cheese ? 'beer and cheese' : 'beer'} with ${en.all(cards.map(titleEn))}`,
    'confrontation/taste': ({ cards }) => `Taste with ${en.all(cards.map(titleEn))}`,
    'confrontation/with': ({ partner }, who) => `Exchange with ${who(partner)}`,
    'confrontation/give': ({ cubes }) => `Give ${beersEn(cubes)}`,
    'confrontation/take': ({ cubes }) => `Take ${beersEn(cubes)}`,
    'confrontation/extra': ({ cubes }) => `Take ${beersEn(cubes)} as well`,
    'confrontation/claim': ({ card }) => `Take ${objectiveEn(card)}`,
  },
  score: { 'confrontation/cards': 'Cards left in hand', 'confrontation/points': 'Points of cards played' },
  events: {
    'confrontation/dealt': ({ seat, card }, who) => `${who(seat)} is dealt ${card ? titleEn(card) : 'a card'}.`,
    'confrontation/kept': ({ seat, count, cards }, who) =>
      `${who(seat)} keeps ${cards ? en.all(cards.map(titleEn)) : cardsEn(count)}.`,
    'confrontation/passed': ({ count }) => `Everybody passes ${cardsEn(count)} to the left.`,
    'confrontation/played': ({ seat, card, target }, who) =>
      seat === target
        ? `${who(seat)} plays ${titleEn(card)}.`
        : `${who(seat)} plays ${titleEn(card)} on ${who(target)}.`,
    'confrontation/cancelled': ({ seat, card }, who) => `${who(seat)} cancels ${titleEn(card)}.`,
    'confrontation/shown': ({ seat, cards }, who) => `${who(seat)} still holds ${en.all(cards.map(titleEn))}.`,
    'confrontation/sobered': ({ seat, level }, who) => `${who(seat)} sobers up: level ${level}.`,
    'confrontation/turned': ({ seat, face }, who) =>
      face === 'late' ? `${who(seat)}’s bus is late after all.` : `A car stops for ${who(seat)} after all.`,
    'confrontation/rerolled': ({ seat }, who) => `${who(seat)} has to roll again.`,
    'confrontation/met': ({ seat, partner, place }, who) => `${who(seat)} meets ${who(partner)} ${en.at(place)}.`,
    'confrontation/exchanged': ({ seat, partner, given, taken }, who) =>
      `${who(seat)} gives ${who(partner)} ${beersEn(given)} for ${beersEn(taken)}.`,
    'confrontation/extra': ({ seat, partner, taken }, who) =>
      `${who(seat)} takes ${beersEn(taken)} more from ${who(partner)}.`,
    'confrontation/again': ({ seat, action }, who) =>
      action === 'buy' ? `${who(seat)} may buy here once more.` : `${who(seat)} may taste here once more.`,
    'confrontation/coasters': ({ seat, coasters }, who) =>
      `${who(seat)} takes ${coastersEn(coasters)} from the reserve.`,
    'confrontation/points': ({ seat, card, n }, who) => `${titleEn(card)}: ${en.vp(n)} for ${who(seat)}.`,
    'confrontation/step': ({ seat, card }, who) => `${titleEn(card)}: ${who(seat)}’s Breathalyzer rises 1 extra level.`,
    'confrontation/advanced': ({ seat, level }, who) => `${who(seat)}: level ${level} on the Exchange Track.`,
  },
}

const frConfrontation: ConfrontationTexts = {
  decisions: {
    'confrontation/draft': 'Choisissez ce que vous gardez ; le reste passe à gauche.',
    'confrontation/window': 'Répondez avec des cartes, ou passez.',
    'confrontation/partner': 'Choisissez avec qui vous échangez des bières.',
    'confrontation/give': 'Choisissez les bières que vous donnez.',
    'confrontation/take': 'Choisissez les bières que vous prenez.',
    'confrontation/extra': 'Prenez encore une bière.',
    'confrontation/jump': 'Choisissez la carte que vous prenez.',
  },
  timeouts: {
    'confrontation/draft': 'Des cartes sont gardées au hasard.',
    'confrontation/window': 'Aucune carte n’est jouée.',
    'confrontation/partner': 'L’échange se fait avec le joueur suivant dans le sens horaire.',
    'confrontation/give': 'Une bière est donnée, de la couleur la plus nombreuse.',
    'confrontation/take': 'On prend autant de bières.',
    'confrontation/extra': 'Une bière de la couleur dont vous avez le moins est prise.',
    'confrontation/jump': 'La première carte remplie est prise.',
  },
  moves: {
    'confrontation/dealt': ({ card }) => titleFr(card),
    'confrontation/pick': ({ cards }) => `Garder ${fr.all(cards.map(titleFr))}`,
    'confrontation/play': ({ card }) => `Jouer ${titleFr(card)}`,
    'confrontation/again': ({ card, again }) =>
      `Jouer ${titleFr(card)} pour ${again === 'buy' ? 'acheter' : 'déguster'} une fois de plus`,
    'confrontation/pass': () => 'Passer',
    'confrontation/answer': ({ cards }) => `Jouer ${fr.all(cards.map(titleFr))}`,
    'confrontation/ride': ({ to, cost, cards }) =>
      `Rouler à vélo vers ${fr.place(to)} avec ${fr.all(cards.map(titleFr))} : ${fr.tu(cost)}`,
    'confrontation/buy': ({ cheese, cards }) =>
      `Acheter ${cheese ? 'de la bière et du fromage' : 'de la bière'} avec ${fr.all(cards.map(titleFr))}`,
    'confrontation/taste': ({ cards }) => `Déguster avec ${fr.all(cards.map(titleFr))}`,
    'confrontation/with': ({ partner }, who) => `Échanger avec ${who(partner)}`,
    'confrontation/give': ({ cubes }) => `Donner ${beersFr(cubes)}`,
    'confrontation/take': ({ cubes }) => `Prendre ${beersFr(cubes)}`,
    'confrontation/extra': ({ cubes }) => `Prendre encore ${beersFr(cubes)}`,
    'confrontation/claim': ({ card }) => `Prendre ${objectiveFr(card)}`,
  },
  score: { 'confrontation/cards': 'Cartes restées en main', 'confrontation/points': 'Points des cartes jouées' },
  events: {
    'confrontation/dealt': ({ seat, card }, who) => `${who(seat)} reçoit ${card ? titleFr(card) : 'une carte'}.`,
    'confrontation/kept': ({ seat, count, cards }, who) =>
      `${who(seat)} garde ${cards ? fr.all(cards.map(titleFr)) : cardsFr(count)}.`,
    'confrontation/passed': ({ count }) => `Chacun passe ${cardsFr(count)} à gauche.`,
    'confrontation/played': ({ seat, card, target }, who) =>
      seat === target
        ? `${who(seat)} joue ${titleFr(card)}.`
        : `${who(seat)} joue ${titleFr(card)} contre ${who(target)}.`,
    'confrontation/cancelled': ({ seat, card }, who) => `${who(seat)} annule ${titleFr(card)}.`,
    'confrontation/shown': ({ seat, cards }, who) => `${who(seat)} a encore en main ${fr.all(cards.map(titleFr))}.`,
    'confrontation/sobered': ({ seat, level }, who) => `${who(seat)} reprend ses esprits : niveau ${level}.`,
    'confrontation/turned': ({ seat, face }, who) =>
      face === 'late'
        ? `Le bus est finalement en retard pour ${who(seat)}.`
        : `Une voiture s’arrête finalement pour ${who(seat)}.`,
    'confrontation/rerolled': ({ seat }, who) => `${who(seat)} doit relancer les dés.`,
    'confrontation/met': ({ seat, partner, place }, who) => `${who(seat)} rencontre ${who(partner)} ${fr.at(place)}.`,
    'confrontation/exchanged': ({ seat, partner, given, taken }, who) =>
      `${who(seat)} donne à ${who(partner)} ${beersFr(given)} contre ${beersFr(taken)}.`,
    'confrontation/extra': ({ seat, partner, taken }, who) =>
      `${who(seat)} prend encore ${beersFr(taken)} à ${who(partner)}.`,
    'confrontation/again': ({ seat, action }, who) =>
      action === 'buy'
        ? `${who(seat)} peut acheter ici une fois de plus.`
        : `${who(seat)} peut déguster ici une fois de plus.`,
    'confrontation/coasters': ({ seat, coasters }, who) =>
      `${who(seat)} prend ${coastersFr(coasters)} dans la réserve.`,
    'confrontation/points': ({ seat, card, n }, who) => `${titleFr(card)} : ${fr.vp(n)} pour ${who(seat)}.`,
    'confrontation/step': ({ seat, card }, who) =>
      `${titleFr(card)} : l’Éthylomètre monte d’un niveau de plus pour ${who(seat)}.`,
    'confrontation/advanced': ({ seat, level }, who) => `${who(seat)} : niveau ${level} sur la piste Échange.`,
  },
}

const nlConfrontation: ConfrontationTexts = {
  decisions: {
    'confrontation/draft': 'Kies wat je houdt; de rest gaat naar links.',
    'confrontation/window': 'Antwoord met kaarten, of pas.',
    'confrontation/partner': 'Kies met wie je bieren ruilt.',
    'confrontation/give': 'Kies de bieren die je geeft.',
    'confrontation/take': 'Kies de bieren die je neemt.',
    'confrontation/extra': 'Neem nog een bier.',
    'confrontation/jump': 'Kies de kaart die je neemt.',
  },
  timeouts: {
    'confrontation/draft': 'Er worden willekeurige kaarten gehouden.',
    'confrontation/window': 'Er wordt gepast.',
    'confrontation/partner': 'Er wordt geruild met de volgende speler, met de klok mee.',
    'confrontation/give': 'Er wordt één bier gegeven, van de kleur waarvan er het meest zijn.',
    'confrontation/take': 'Er worden evenveel bieren genomen.',
    'confrontation/extra': 'Er wordt een bier genomen van de kleur waarvan je er het minst hebt.',
    'confrontation/jump': 'De eerste vervulde kaart wordt genomen.',
  },
  moves: {
    'confrontation/dealt': ({ card }) => titleNl(card),
    'confrontation/pick': ({ cards }) => `${nl.all(cards.map(titleNl))} houden`,
    'confrontation/play': ({ card }) => `${titleNl(card)} spelen`,
    'confrontation/again': ({ card, again }) =>
      `${titleNl(card)} spelen om nog eens te ${again === 'buy' ? 'kopen' : 'proeven'}`,
    'confrontation/pass': () => 'Passen',
    'confrontation/answer': ({ cards }) => `${nl.all(cards.map(titleNl))} spelen`,
    'confrontation/ride': ({ to, cost, cards }) =>
      `Naar ${nl.place(to)} fietsen met ${nl.all(cards.map(titleNl))}: ${nl.tu(cost)}`,
    'confrontation/buy': ({ cheese, cards }) =>
      `${cheese ? 'Bier en kaas' : 'Bier'} kopen met ${nl.all(cards.map(titleNl))}`,
    'confrontation/taste': ({ cards }) => `Proeven met ${nl.all(cards.map(titleNl))}`,
    'confrontation/with': ({ partner }, who) => `Ruilen met ${who(partner)}`,
    'confrontation/give': ({ cubes }) => `${beersNl(cubes)} geven`,
    'confrontation/take': ({ cubes }) => `${beersNl(cubes)} nemen`,
    'confrontation/extra': ({ cubes }) => `Ook ${beersNl(cubes)} nemen`,
    'confrontation/claim': ({ card }) => `${objectiveNl(card)} nemen`,
  },
  score: { 'confrontation/cards': 'Kaarten nog in de hand', 'confrontation/points': 'Punten van gespeelde kaarten' },
  events: {
    'confrontation/dealt': ({ seat, card }, who) => `${who(seat)} krijgt ${card ? titleNl(card) : 'een kaart'}.`,
    'confrontation/kept': ({ seat, count, cards }, who) =>
      `${who(seat)} houdt ${cards ? nl.all(cards.map(titleNl)) : cardsNl(count)}.`,
    'confrontation/passed': ({ count }) => `Iedereen geeft ${cardsNl(count)} door naar links.`,
    'confrontation/played': ({ seat, card, target }, who) =>
      seat === target
        ? `${who(seat)} speelt ${titleNl(card)}.`
        : `${who(seat)} speelt ${titleNl(card)} tegen ${who(target)}.`,
    'confrontation/cancelled': ({ seat, card }, who) => `${who(seat)} maakt ${titleNl(card)} ongedaan.`,
    'confrontation/shown': ({ seat, cards }, who) => `${who(seat)} heeft nog ${nl.all(cards.map(titleNl))} in de hand.`,
    'confrontation/sobered': ({ seat, level }, who) => `${who(seat)} wordt nuchterder: niveau ${level}.`,
    'confrontation/turned': ({ seat, face }, who) =>
      face === 'late' ? `De bus van ${who(seat)} is toch te laat.` : `Er stopt toch een auto voor ${who(seat)}.`,
    'confrontation/rerolled': ({ seat }, who) => `${who(seat)} moet opnieuw gooien.`,
    'confrontation/met': ({ seat, partner, place }, who) => `${who(seat)} ontmoet ${who(partner)} ${nl.at(place)}.`,
    'confrontation/exchanged': ({ seat, partner, given, taken }, who) =>
      `${who(seat)} geeft ${who(partner)} ${beersNl(given)} in ruil voor ${beersNl(taken)}.`,
    'confrontation/extra': ({ seat, partner, taken }, who) =>
      `${who(seat)} neemt ook ${beersNl(taken)} van ${who(partner)}.`,
    'confrontation/again': ({ seat, action }, who) =>
      action === 'buy' ? `${who(seat)} mag hier nog eens kopen.` : `${who(seat)} mag hier nog eens proeven.`,
    'confrontation/coasters': ({ seat, coasters }, who) =>
      `${who(seat)} neemt ${coastersNl(coasters)} uit de voorraad.`,
    'confrontation/points': ({ seat, card, n }, who) => `${titleNl(card)}: ${nl.vp(n)} voor ${who(seat)}.`,
    'confrontation/step': ({ seat, card }, who) =>
      `${titleNl(card)}: de Alcoholmeter van ${who(seat)} stijgt 1 niveau extra.`,
    'confrontation/advanced': ({ seat, level }, who) => `${who(seat)}: niveau ${level} op het Ruilspoor.`,
  },
}

export const confrontationPlay = { en: enConfrontation, fr: frConfrontation, nl: nlConfrontation }
