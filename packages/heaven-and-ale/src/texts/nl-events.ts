import { type ConversionLines, type EventLines, givers, pointsByReason, summaryOf } from './lines.ts'
import { sideOf, trackSpace } from './naming.ts'
import {
  all,
  box,
  cards,
  ducats,
  exchanges,
  goals,
  ingredients,
  marker,
  places,
  points,
  privileges,
  score,
  shed,
  site,
  space,
  steps,
  tile,
} from './nl-words.ts'

const sizes = { large: 'het grote vat', small: 'het kleine vat' }
const sides = { sunny: 'zon', shady: 'schaduw' }
const from = {
  place: 'van het startgebied',
  tile: 'uit de tuin',
  shed: 'voor een nieuwe schuur',
  card: 'dankzij een voorrecht',
  surrender: 'voor een ingeleverd voorrecht',
  overflow: 'voor stappen voorbij 20',
  price: 'terug',
}
const labels: Readonly<Record<string, string>> = score
const pair = (boxes: readonly string[]) => all(boxes.map(box))

export const nlEvents: EventLines = {
  drawn: (e) => `Op ${space(e.space)} komt ${tile(e.tile)}.`,
  firstPlayer: (e, who) => `${who(e.seat)} is startspeler.`,
  placeTaken: (e, who) => `${who(e.seat)} neemt de plaats “${places[e.place].name}”.`,
  roundBegan: (e, who) => `Ronde ${e.round}${e.last ? ', de laatste,' : ''} begint met ${who(e.first)}.`,
  roundEnded: (e) => `Iedereen is thuis: ronde ${e.round} is om.`,
  turnBegan: (e, who) => `${who(e.seat)} is aan de beurt.`,
  moved: (e, who) =>
    e.forced
      ? `${who(e.seat)} kan nergens meer iets doen en keert terug naar ${space(e.to)}.`
      : `${who(e.seat)} loopt naar ${space(e.to)}.`,
  bought: (e, who) => `${who(e.seat)} legt ${tile(e.tile)} in de ${sides[e.side]} voor ${ducats(e.price)}.`,
  purchasesEnded: (e, who) => `${who(e.seat)} koopt niets meer op ${space(e.space)}.`,
  cardSurrendered: (e, who) => `${who(e.seat)} levert “${privileges[e.card].name}” in voor nooddukaten.`,
  siteEnclosed: (e, who) =>
    `${who(e.seat)} sluit ${site(e.site)} met som ${e.sum}: ${shed(e.shed)}, ${steps(e.steps)} voor de brouwmeester.`,
  targetsChosen: (e, who) => `De ${shed(e.shed)} van ${who(e.seat)} op ${site(e.site)} wekt ${all(e.tiles.map(tile))}.`,
  discPlaced: (e, who) => `${who(e.seat)} legt een schijf op ${box(e.box)}.`,
  numberChosen: (e, who) => `${who(e.seat)} wekt het getal ${e.number}.`,
  monkTriggered: (e, who) => `${tile(e.monk)} wekt elke tegel om zich heen voor ${who(e.seat)}.`,
  tileActivated: (e, who) => `${who(e.seat)} krijgt inkomen van ${tile(e.tile)} in de ${sides[sideOf(e.hex)]}.`,
  ducatsChanged: (e, who) =>
    e.to < e.from
      ? `${who(e.seat)} betaalt ${ducats(e.from - e.to)}.`
      : `${who(e.seat)} krijgt ${ducats(e.to - e.from)} ${from[e.reason]}.`,
  markerAdvanced: (e, who) =>
    e.to === e.from
      ? `${who(e.seat)}: ${marker(e.colour)} blijft op ${trackSpace(e.to)}.`
      : `${who(e.seat)} zet ${marker(e.colour)} van ${trackSpace(e.from)} op ${trackSpace(e.to)}.`,
  brewmasterAdvanced: (e, who) =>
    `De brouwmeester van ${who(e.seat)} gaat van ${trackSpace(e.from)} naar ${trackSpace(e.to)}${e.lost > 0 ? `; ${steps(e.lost)} te veel, verloren` : ''}.`,
  pairCompleted: (e, who) => `${who(e.seat)} maakt een paar vol: ${pair(e.boxes)}.`,
  cardPlaced: (e, who) => `${who(e.seat)} legt “${privileges[e.card].name}” neer.`,
  noCardPlaced: (e, who) =>
    e.why === 'declined'
      ? `${who(e.seat)} legt bij dit paar geen voorrecht neer.`
      : `${who(e.seat)} heeft geen voorrecht meer voor dit paar.`,
  barrelTaken: (e, who) =>
    `${who(e.seat)} neemt ${sizes[e.size]} “${goals[e.goal].name}”, goed voor ${points(e.points)}.`,
  converted: (e, who) => {
    const total = summaryOf(e.steps)
    return `${who(e.seat)} rekent om: ${exchanges(total.exchanges)}, ${total.bought > 0 ? `${steps(total.bought)} gekocht, ` : ''}productie ${total.points}.`
  },
  scored: (e, who) =>
    `${who(e.seat)} heeft ${points(e.total)}: ${all(pointsByReason(e.parts).map(([reason, n]) => `${labels[reason]} ${n}`))}.`,
  gameEnded: (e, who) =>
    e.winners.length === 1 ? `${who(e.winners[0])} wint.` : `${all(e.winners.map(who))} delen de overwinning.`,
}

export const nlConversion: ConversionLines = {
  cards: (step) => `Nog ${cards(step.cards)} in de hand: ${ducats(step.ducats)} erbij, ${step.purse} in totaal.`,
  rate: (step) =>
    `De brouwmeester op ${trackSpace(step.brewmaster)} bepaalt de ruilkoers, ${step.rate} voor 1, en de vermenigvuldiger, ${step.multiplier}.`,
  exchange: (step) =>
    `Ruil: ${all(givers(step).map(([n, from]) => `${all(from.map((c) => ingredients[c]))} ${from.length > 1 ? 'gaan' : 'gaat'} ${n} terug`))}; ${ingredients[step.gained]} komt op ${trackSpace(step.markers[step.gained])}.`,
  money: (step) =>
    `${ducats(step.ducats)} brengen ${ingredients[step.gained]} op ${trackSpace(step.markers[step.gained])}.`,
  rest: (step) => `Over: ${ducats(step.ducats)}, zonder waarde.`,
  production: (step) =>
    step.points > 0
      ? `De achterste steen op ${trackSpace(step.lowest)}, maal ${step.multiplier}: ${points(step.points)}.`
      : `De achterste steen staat op ${trackSpace(step.lowest)}, nog vóór 1: geen productie.`,
}
