import { enCards } from './en-cards.ts'
import {
  all,
  at,
  beers,
  beersOf,
  breweries,
  categories,
  cheeses,
  colours,
  cubes,
  dice,
  moves,
  place,
  tu,
  vp,
} from './en-words.ts'
import { type EventLines, failedOf, offeredColours, titleIn, worth } from './event-lines.ts'

const card = (id: string) => `“${titleIn(enCards, id)}”`
const by = { hitch: 'hitchhikes', bus: 'takes the bus', bike: 'cycles' }
const results = {
  success: (who: string) => `A car stops for ${who}`,
  failed: (who: string) => `Nobody stops for ${who}`,
  onTime: (who: string) => `${who}’s bus is on time`,
  late: (who: string) => `${who}’s bus is late`,
}
const diceSaid = (failed: number, of: number) => `${failed} of ${of} dice failed`
const spentOn = {
  move: 'on the road',
  wait: 'waiting by the road',
  delay: 'held up',
  buy: 'at the counter',
  taste: 'over a glass',
  toast: 'over a toast',
  camp: 'in the tent',
  concert: 'on stage',
}
const drunk = { brewery: 'at the brewery', transit: 'in transit', camp: 'in the tent', toast: 'in a toast' }

export const enEvents: EventLines = {
  firstPlayer: (e, who) => `${who(e.seat)} plays first.`,
  coasterPlaced: (e) => `A coaster lies ${at(e.place)}.`,
  levelThreeRevealed: (e) => `Flag card: ${card(e.card)}.`,
  startChosen: (e, who) => `${who(e.seat)} starts ${at(e.place)}.`,
  turnStarted: (e, who) => `${who(e.seat)} to play.`,
  turnEnded: (e, who) => `${who(e.seat)}’s turn is over.`,
  timeSpent: (e, who) => `${who(e.seat)} spends ${tu(e.to - e.from)} ${spentOn[e.why]}.`,
  dayOver: (e, who) => `The day is over for ${who(e.seat)}.`,
  declared: (e, who) =>
    `${who(e.seat)} ${by[e.means]} from ${place(e.from)} towards ${place(e.to)} (${tu(e.printed)}).`,
  diceRolled: (e, who) => `${results[e.result](who(e.seat))}${failedOf(e, diceSaid)}.`,
  beerOffered: (e, who) =>
    `${who(e.seat)} offers the driver ${all(offeredColours(e).map(([colour, n]) => beersOf(colour, n)))}.`,
  hitchFailed: (e, who) =>
    `Nobody takes ${who(e.seat)} to ${place(e.to)}.${e.nextDice > 0 ? ` Next try: up to ${dice(e.nextDice)}.` : ''}`,
  rideCancelled: (e, who) => `Too late: ${who(e.seat)} can no longer reach ${place(e.to)}.`,
  soberedUp: (e, who) => `The ride clears ${who(e.seat)}’s head: level ${e.level}.`,
  moved: (e, who) => `${who(e.seat)} arrives ${at(e.to)}.`,
  bottleTaken: (e, who) => `${who(e.seat)} is the first ${at(e.place)} and takes the ${colours[e.colour]} bottle.`,
  coasterTaken: (e, who) => `${who(e.seat)} takes a coaster ${at(e.place)}.`,
  visited: (e, who) => `${who(e.seat)} has now visited ${breweries(e.count)}.`,
  bonusGained: (e, who) => `${who(e.seat)} reaches step ${e.steps} of the ${categories[e.category]} Bonus Track.`,
  bought: (e, who) => `${who(e.seat)} buys ${beersOf(e.colour, e.cubes)} ${at(e.place)}.`,
  cheeseBought: (e, who) =>
    e.marker
      ? `${who(e.seat)} has no room for more cheese and takes a marker.`
      : `${who(e.seat)} buys a cheese and now has ${e.cheese}.`,
  cheeseEaten: (e, who) => `${who(e.seat)} eats ${cheeses(e.count)}: level ${e.level}.`,
  drunk: (e, who) =>
    `${who(e.seat)} tastes a ${beers[e.colour]} ${drunk[e.where]}: ${cubes(e.glass)}, level ${e.level}.`,
  toastBegun: (e, who) => `${who(e.seat)} toasts with ${all(e.partners.map(who))} ${at(e.place)}.`,
  cubeGiven: (e, who) => `${who(e.from)} gives ${who(e.to)} a ${beers[e.colour]}.`,
  cheered: (e, who) =>
    `${who(e.seat)} is at level ${e.cheers} of the Cheers Track${e.markers > 0 ? `, with ${e.markers === 1 ? '1 marker' : `${e.markers} markers`} beside it` : ''}.`,
  fellAsleep: (e, who) => `${who(e.seat)} falls asleep.`,
  camped: (e, who) => `${who(e.seat)} pitches a tent ${at(e.place)}.`,
  calledItADay: (e, who) => `${who(e.seat)} calls it a day.`,
  cardTaken: (e, who) => `${who(e.seat)} takes ${card(e.card)}${worth(e)}.`,
  tokenKept: (e, who) => `${who(e.seat)} crosses a bottle token and leaves it whole.`,
  tokenBroken: (e, who) => `${who(e.seat)} crosses a bottle token, breaks it and removes ${card(e.card)}.`,
  cardDrawn: (e) => `${card(e.card)} comes out of the deck.`,
  levelTwoEntered: (e) => (e.merged ? 'The level 2 cards are shuffled in.' : 'The level 2 cards become the deck.'),
  dayEnded: (e) => `Day ${e.day} is over.`,
  delayed: (e, who) => `A difficult awakening for ${who(e.seat)}: up ${tu(e.delay)} late.`,
  slept: (e, who) => `A night’s rest brings ${who(e.seat)} to level ${e.level}.`,
  dailyScored: (e, who) =>
    `${who(e.seat)} scores ${e.beers} for beers, ${e.bottles} for bottles and ${e.coasters} for coasters: ${vp(e.score)} so far.`,
  dayStarted: (e) => `Day ${e.day} begins: ${tu(e.length)}${e.last ? ', the last day' : ''}.`,
  returnPenalty: (e, who) =>
    `${who(e.seat)} is ${moves(e.distance)} away from the Grand Place${e.asleep ? ' and asleep' : ''}: −${vp(Math.abs(e.points))}.`,
  finalScored: (e, who) => `${who(e.seat)}: ${vp(e.total)}${e.rank === undefined ? '' : `, place ${e.rank}`}.`,
}
