import { type EventLines, failedOf, offeredColours, titleIn, worth } from './event-lines.ts'
import { nlCards } from './nl-cards.ts'
import {
  all,
  at,
  beers,
  beersOf,
  bottle,
  breweries,
  categories,
  cheeses,
  cubes,
  dice,
  moves,
  place,
  tokens,
  tu,
  vp,
} from './nl-words.ts'

const card = (id: string) => `“${titleIn(nlCards, id)}”`
const by = { hitch: 'lift', bus: 'neemt de bus', bike: 'fietst' }
const results = {
  success: (who: string) => `Een auto stopt voor ${who}`,
  failed: (who: string) => `Niemand stopt voor ${who}`,
  onTime: (who: string) => `De bus van ${who} is op tijd`,
  late: (who: string) => `De bus van ${who} is te laat`,
}
const diceSaid = (failed: number, of: number) => `${failed || 'geen'} van de ${of} dobbelstenen mislukt`
const spentOn = {
  move: 'onderweg',
  wait: 'wachtend langs de weg',
  delay: 'aan een vertraging',
  buy: 'aan de toog',
  taste: 'bij een glas',
  toast: 'al toostend',
  camp: 'in de tent',
  concert: 'op het podium',
}
const drunk = { brewery: 'in de brouwerij', transit: 'onderweg', camp: 'in de tent', toast: 'bij een toost' }

export const nlEvents: EventLines = {
  firstPlayer: (e, who) => `${who(e.seat)} begint.`,
  coasterPlaced: (e) => `Er ligt een Bierviltje ${at(e.place)}.`,
  levelThreeRevealed: (e) => `Vlagkaart: ${card(e.card)}.`,
  startChosen: (e, who) => `${who(e.seat)} start ${at(e.place)}.`,
  turnStarted: (e, who) => `${who(e.seat)} is aan de beurt.`,
  turnEnded: (e, who) => `De beurt van ${who(e.seat)} is voorbij.`,
  timeSpent: (e, who) => `${who(e.seat)} besteedt ${tu(e.to - e.from)} ${spentOn[e.why]}.`,
  dayOver: (e, who) => `De dag zit erop voor ${who(e.seat)}.`,
  declared: (e, who) => `${who(e.seat)} ${by[e.means]} van ${place(e.from)} naar ${place(e.to)} (${tu(e.printed)}).`,
  diceRolled: (e, who) => `${results[e.result](who(e.seat))}${failedOf(e, diceSaid)}.`,
  beerOffered: (e, who) =>
    `${who(e.seat)} biedt de bestuurder ${all(offeredColours(e).map(([colour, n]) => beersOf(colour, n)))} aan.`,
  hitchFailed: (e, who) =>
    `Niemand brengt ${who(e.seat)} naar ${place(e.to)}.${e.nextDice > 0 ? ` Volgende poging: tot ${dice(e.nextDice)}.` : ''}`,
  rideCancelled: (e, who) => `Te laat: ${who(e.seat)} haalt ${place(e.to)} niet meer.`,
  soberedUp: (e, who) => `De fietstocht doet ${who(e.seat)} goed: niveau ${e.level}.`,
  moved: (e, who) => `${who(e.seat)} komt aan ${at(e.to)}.`,
  bottleTaken: (e, who) => `${who(e.seat)} is de eerste ${at(e.place)} en neemt ${bottle(e.colour)}.`,
  coasterTaken: (e, who) => `${who(e.seat)} neemt een Bierviltje ${at(e.place)}.`,
  visited: (e, who) => `${who(e.seat)} heeft nu ${breweries(e.count)} bezocht.`,
  bonusGained: (e, who) => `${who(e.seat)} bereikt niveau ${e.steps} van het Bonusspoor ${categories[e.category]}.`,
  bought: (e, who) => `${who(e.seat)} koopt ${beersOf(e.colour, e.cubes)} ${at(e.place)}.`,
  cheeseBought: (e, who) =>
    e.marker
      ? `${who(e.seat)} heeft geen plaats meer voor kaas en neemt een fiche.`
      : `${who(e.seat)} koopt een kaas en heeft er ${e.cheese}.`,
  cheeseEaten: (e, who) => `${who(e.seat)} eet ${cheeses(e.count)}: niveau ${e.level}.`,
  drunk: (e, who) =>
    `${who(e.seat)} proeft een ${beers[e.colour]} ${drunk[e.where]}: ${cubes(e.glass)}, niveau ${e.level}.`,
  toastBegun: (e, who) => `${who(e.seat)} toost met ${all(e.partners.map(who))} ${at(e.place)}.`,
  cubeGiven: (e, who) => `${who(e.from)} geeft ${who(e.to)} een ${beers[e.colour]}.`,
  cheered: (e, who) =>
    `${who(e.seat)} staat op niveau ${e.cheers} van het Toostspoor${e.markers > 0 ? `, met ${tokens(e.markers)} ernaast` : ''}.`,
  fellAsleep: (e, who) => `${who(e.seat)} valt in slaap.`,
  camped: (e, who) => `${who(e.seat)} zet een tent op ${at(e.place)}.`,
  calledItADay: (e, who) => `${who(e.seat)} houdt het voor vandaag voor bekeken.`,
  cardTaken: (e, who) => `${who(e.seat)} neemt ${card(e.card)}${worth(e)}.`,
  tokenKept: (e, who) => `${who(e.seat)} passeert een Flesfiche en laat ze heel.`,
  tokenBroken: (e, who) => `${who(e.seat)} passeert een Flesfiche, breekt ze en verwijdert ${card(e.card)}.`,
  cardDrawn: (e) => `${card(e.card)} komt van de stapel.`,
  levelTwoEntered: (e) =>
    e.merged ? 'De kaarten van niveau 2 worden erdoor geschud.' : 'De kaarten van niveau 2 vormen de nieuwe stapel.',
  dayEnded: (e) => `Dag ${e.day} is voorbij.`,
  delayed: (e, who) => `Moeilijk opstaan voor ${who(e.seat)}: ${tu(e.delay)} later.`,
  slept: (e, who) => `De nacht brengt ${who(e.seat)} op niveau ${e.level}.`,
  dailyScored: (e, who) =>
    `${who(e.seat)} scoort ${e.beers} voor bieren, ${e.bottles} voor flesjes en ${e.coasters} voor viltjes: ${vp(e.score)} in totaal.`,
  dayStarted: (e) => `Dag ${e.day} begint: ${tu(e.length)}${e.last ? ', de laatste dag' : ''}.`,
  returnPenalty: (e, who) =>
    `${who(e.seat)} staat ${moves(e.distance)} van de Grote Markt${e.asleep ? ' en slaapt' : ''}: −${vp(Math.abs(e.points))}.`,
  finalScored: (e, who) => `${who(e.seat)}: ${vp(e.total)}${e.rank === undefined ? '' : `, ${e.rank}e plaats`}.`,
}
