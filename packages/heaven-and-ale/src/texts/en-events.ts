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
} from './en-words.ts'
import { type ConversionLines, type EventLines, givers, pointsByReason, summaryOf } from './lines.ts'
import { sideOf, trackSpace } from './naming.ts'

const sizes = { large: 'large', small: 'small' }
const sides = { sunny: 'sun', shady: 'shade' }
const from = {
  place: 'from the start area',
  tile: 'from the garden',
  shed: 'for a new shed',
  card: 'from a privilege',
  surrender: 'for a privilege given back',
  overflow: 'for steps beyond 20',
  price: 'back',
}
const labels: Readonly<Record<string, string>> = score
const pair = (boxes: readonly string[]) => all(boxes.map(box))

export const enEvents: EventLines = {
  drawn: (e) => `Laid out on ${space(e.space)}: ${tile(e.tile)}.`,
  firstPlayer: (e, who) => `${who(e.seat)} is first player.`,
  placeTaken: (e, who) => `${who(e.seat)} takes the place “${places[e.place].name}”.`,
  roundBegan: (e, who) => `Round ${e.round}${e.last ? ', the last one,' : ''} begins with ${who(e.first)}.`,
  roundEnded: (e) => `Everybody is home: round ${e.round} is over.`,
  turnBegan: (e, who) => `${who(e.seat)} to play.`,
  moved: (e, who) =>
    e.forced
      ? `${who(e.seat)} has nothing left to do and goes home to ${space(e.to)}.`
      : `${who(e.seat)} walks to ${space(e.to)}.`,
  bought: (e, who) => `${who(e.seat)} plants ${tile(e.tile)} in the ${sides[e.side]} for ${ducats(e.price)}.`,
  purchasesEnded: (e, who) => `${who(e.seat)} buys nothing more on ${space(e.space)}.`,
  cardSurrendered: (e, who) => `${who(e.seat)} gives back “${privileges[e.card].name}” for emergency ducats.`,
  siteEnclosed: (e, who) =>
    `${who(e.seat)} closes ${site(e.site)} with a sum of ${e.sum}: ${shed(e.shed)}, ${steps(e.steps)} for the brewmaster.`,
  targetsChosen: (e, who) => `${who(e.seat)}’s ${shed(e.shed)} on ${site(e.site)} wakes ${all(e.tiles.map(tile))}.`,
  discPlaced: (e, who) => `${who(e.seat)} places a disc on ${box(e.box)}.`,
  numberChosen: (e, who) => `${who(e.seat)} wakes the number ${e.number}.`,
  monkTriggered: (e, who) => `${tile(e.monk)} wakes every tile around him for ${who(e.seat)}.`,
  tileActivated: (e, who) => `${who(e.seat)} is paid by ${tile(e.tile)} in the ${sides[sideOf(e.hex)]}.`,
  ducatsChanged: (e, who) =>
    e.to < e.from
      ? `${who(e.seat)} pays ${ducats(e.from - e.to)}.`
      : `${who(e.seat)} receives ${ducats(e.to - e.from)} ${from[e.reason]}.`,
  markerAdvanced: (e, who) =>
    e.to === e.from
      ? `${who(e.seat)}: ${marker(e.colour)} stays on ${trackSpace(e.to)}.`
      : `${who(e.seat)} advances ${marker(e.colour)} from ${trackSpace(e.from)} to ${trackSpace(e.to)}.`,
  brewmasterAdvanced: (e, who) =>
    `${who(e.seat)}’s brewmaster goes from ${trackSpace(e.from)} to ${trackSpace(e.to)}${e.lost > 0 ? `; ${steps(e.lost)} lost` : ''}.`,
  pairCompleted: (e, who) => `${who(e.seat)} completes a pair: ${pair(e.boxes)}.`,
  cardPlaced: (e, who) => `${who(e.seat)} places “${privileges[e.card].name}”.`,
  noCardPlaced: (e, who) =>
    e.why === 'declined'
      ? `${who(e.seat)} places no privilege at this pair.`
      : `${who(e.seat)} has no privilege left for this pair.`,
  barrelTaken: (e, who) =>
    `${who(e.seat)} takes the ${sizes[e.size]} barrel “${goals[e.goal].name}”, worth ${points(e.points)}.`,
  converted: (e, who) => {
    const total = summaryOf(e.steps)
    return `${who(e.seat)} converts: ${exchanges(total.exchanges)}, ${total.bought > 0 ? `${steps(total.bought)} bought, ` : ''}production ${total.points}.`
  },
  scored: (e, who) =>
    `${who(e.seat)} has ${points(e.total)}: ${all(pointsByReason(e.parts).map(([reason, n]) => `${labels[reason]} ${n}`))}.`,
  gameEnded: (e, who) =>
    e.winners.length === 1 ? `${who(e.winners[0])} wins.` : `${all(e.winners.map(who))} share the victory.`,
}

export const enConversion: ConversionLines = {
  cards: (step) => `${cards(step.cards)} left in hand: ${ducats(step.ducats)} more, ${step.purse} in all.`,
  rate: (step) =>
    `The brewmaster on ${trackSpace(step.brewmaster)} sets the rate at ${step.rate} to 1 and the multiplier at ${step.multiplier}.`,
  exchange: (step) =>
    `Exchange: ${all(givers(step).map(([n, from]) => `${all(from.map((c) => ingredients[c]))} ${from.length > 1 || from[0] === 'hops' ? 'go' : 'goes'} back ${n}`))}; ${ingredients[step.gained]} ${step.gained === 'hops' ? 'move' : 'moves'} on to ${trackSpace(step.markers[step.gained])}.`,
  money: (step) =>
    `${ducats(step.ducats)} take ${ingredients[step.gained]} to ${trackSpace(step.markers[step.gained])}.`,
  rest: (step) => `${ducats(step.ducats)} left over, worth nothing.`,
  production: (step) =>
    step.points > 0
      ? `The lowest marker on ${trackSpace(step.lowest)}, times ${step.multiplier}: ${points(step.points)}.`
      : `The lowest marker stands on ${trackSpace(step.lowest)}, short of 1: no production.`,
}
