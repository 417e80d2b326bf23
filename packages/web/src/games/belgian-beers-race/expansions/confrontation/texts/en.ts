import type { ConfrontationWords } from './words.ts'

const tu = (n: number): string => `${n} ${n === 1 ? 'TU' : 'TUs'}`
const of = (name: string | undefined): string =>
  name === undefined ? 'your' : name.endsWith('s') ? `${name}’` : `${name}’s`
/** "Inès arrives", "You arrive". */
const does = (who: string | undefined, theirs: string, yours: string): string =>
  who === undefined ? `You ${yours}` : `${who} ${theirs}`
const Of = (who: string | undefined): string => (who === undefined ? 'Your' : of(who))
const counted = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`
const beers = (n: number): string => counted(n, 'beer', 'beers')

/** What the page says of Confrontation, in English. */
export const en: ConfrontationWords = {
  // biome-ignore format: one card a line
  brief: {
    'CF-P01': { does: '−2 TUs', when: 'when I cycle' },
    'CF-P02': { does: 'a car stops', when: 'all my dice failed' },
    'CF-P03': { does: 'on time, −1 TU', when: 'my bus is late' },
    'CF-P04': { does: 'level −2', when: 'my turn, above\u00a00' },
    'CF-P05': { does: '+2 beers', when: 'when I buy' },
    'CF-P06': { does: 'no time, +1 VP', when: 'when I taste' },
    'CF-P07': { does: 'once more', when: 'after buying, tasting' },
    'CF-P08': { does: '+1 cheese', when: 'when I buy cheese' },
    'CF-P09': { does: 'sober for 6 TUs', when: 'I may not cycle' },
    'CF-P10': { does: '2 coasters', when: 'I find nothing' },
    'CF-P11': { does: 'claim early', when: 'card on its way' },
    'CF-P12': { does: 'up without delay', when: 'in the morning' },
    'CF-P13': { does: 'cancel it', when: 'a card hits me' },
    'CF-P14': { does: '3 moves −1 TU', when: 'on my turn' },
    'CF-N01': { does: '+3 TUs', when: 'when they cycle' },
    'CF-N02': { does: '+2 TUs', when: 'when they set off' },
    'CF-N03': { does: 'the bus is late', when: 'their bus is on time' },
    'CF-N04': { does: 'roll again', when: 'a car stops for them' },
    'CF-N05': { does: '+2 TUs', when: 'nobody stops for them' },
    'CF-N06': { does: '−2 beers', when: 'when they buy' },
    'CF-N07': { does: 'I choose, +1 beer', when: 'they exchange with me' },
    'CF-N08': { does: 'level +1', when: 'they taste at a brewery' },
    'CF-N09': { does: 'no cheese', when: 'they buy cheese' },
    'CF-N10': { does: '−2 beers', when: 'when they arrive' },
    'CF-N11': { does: '2 beers at most', when: 'when they camp' },
    'CF-N12': { does: '+2 TUs', when: 'when they wake up' },
    'CF-N13': { does: '+2 TUs', when: 'they claim a card' },
    'CF-N14': { does: '2 moves +1 TU', when: 'when they set off' },
  },
  hand: 'Your hand',
  handOf: (name: string) => `Hand of ${name}`,
  cardsInHand: (n) => `${counted(n, 'card', 'cards')} in hand`,
  ready: 'can be played now',
  readyNow: 'You can play it now.',
  helps: 'Helps you',
  hinders: 'Hinders an opponent',
  waits: (moment) => `Its moment: ${moment}`,
  several: 'Several cards, one after the other',
  withCard: (card) => `With “${card}”`,
  keepWith: (card) => `“${card}” and another`,
  left: { moves: (n) => `${counted(n, 'move', 'moves')} left`, until: (time) => `until ${time}` },
  now: 'this time',
  played: (n) => `Played: ${n}`,
  lastPlayed: (card) => `last: ${card}`,
  nothingPlayed: 'No card has been played yet',
  playedCards: 'Cards played, the last one first',
  packet: (keep, of) => `Keep ${keep} of ${of}`,
  kept: (n) => `Kept so far: ${n}`,
  shownAtEnd: 'Hands at the end',
  emptyHand: 'no card left',
  notDealt: 'Cards are dealt once everybody has chosen a start.',
  goal: 'Cards take no time: lit ones can be played now, and you are asked when others can. Never exchanging costs 5 VPs.',
  meeting: {
    track: 'Exchange',
    explain: 'confrontation exchange',
    points: 'Exchanges',
    with: (partners) => `then an Exchange with ${partners}: you choose 1 to 3 beers of each, both move up`,
    missed: 'no Exchange on arrival any more',
    brings: 'exchange',
    reason: 'exchanges',
    events: { 'EV-09': 'who exchanges: 2 VPs', 'EV-22': 'an exchange takes 1 TU' },
    characters: { 'CH-07': ['an exchange: 1 level more', 'the first of a day: 1 beer lost'] },
    about: {
      name: 'Exchange Track',
      text: 'Arrive at a brewery where somebody is, both with a beer: you exchange 1 to 3 of them, chosen by you. Both move up by 1. It scores once, at the end; no exchange at all costs 5 VPs.',
    },
  },
  handAbout: {
    name: 'Cards in hand',
    text: 'Only their owner knows them. Playing one takes no time; each one left at the end scores 1 VP.',
  },
  questions: {
    moveDeclared: (who) => `Answer ${of(who)} ride?`,
    diceRolled: (who) => `Answer ${of(who)} roll?`,
    hitchFailed: (who) => `Nobody stops for ${who}. Answer?`,
    arrived: (who) => `${who} arrives. Answer?`,
    meet: (who) => `${who} comes to exchange. Answer?`,
    buyDeclared: (who) => `Answer ${of(who)} purchase?`,
    tasteDeclared: (who) => `${who} tastes. Answer?`,
    claim: (who) => `${who} claims a card. Answer?`,
    campDeclared: (who) => `${who} camps. Answer?`,
    wake: (who) => `${who} wakes up. Answer?`,
  },
  ownQuestions: {
    moveDeclared: 'Your ride was hit. Answer?',
    diceRolled: 'Your dice have fallen. Play a card?',
    arrived: 'You arrive. Play a card?',
    buyDeclared: 'Your purchase was hit. Answer?',
    tasteDeclared: 'Your tasting was hit. Answer?',
    check: 'Jump the queue for a card?',
    sleepAbout: 'You are about to fall asleep. Play a card?',
    wake: 'You wake up. Play a card?',
    cardPlayed: 'A card hits you. Cancel it?',
  },
  story: {
    bike: (who, town, time, space) =>
      `${does(who, 'cycles', 'cycle')} to ${town}: there at ${time}, on space ${space}.`,
    bus: (who, town, time, space) =>
      `${does(who, 'takes', 'take')} the bus to ${town}: there at ${time} if it is on time, on space ${space}.`,
    hitch: (who, town, time, space) =>
      `${does(who, 'hitchhikes', 'hitchhike')} to ${town}: with luck there at ${time}, on space ${space}.`,
    onTime: (who, town) => `${Of(who)} bus to ${town} is on time.`,
    late: (who, town) => `${Of(who)} bus to ${town} is late.`,
    lift: (who, town) => `A car to ${town} stops for ${who ?? 'you'}.`,
    noLift: (who, town) => `No car to ${town} stops for ${who ?? 'you'}.`,
    waits: (who, space) => `${does(who, 'waits', 'wait')} until space ${space}.`,
    buys: (who, n, cheese) =>
      `${does(who, 'buys', 'buy')} ${cheese === 0 ? beers(n) : `${beers(n)} and ${counted(cheese, 'cheese', 'cheeses')}`}.`,
    tastes: (who, level) => `${does(who, 'tastes', 'taste')}: level ${level} afterwards.`,
    stands: (who, town, n) => `${does(who, 'is', 'are')} in ${town} with ${beers(n)}.`,
    meets: (who, town) => `${who} is with you in ${town} and chooses the beers of both.`,
    claims: (who, card, points) => `${who} takes the objective card “${card}”: ${points}.`,
    camps: (who, town) => `${who} pitches the tent in ${town}.`,
    wakes: (who, time, space) => `${does(who, 'gets', 'get')} up at ${time}, on space ${space}.`,
    jump: (titles) => `Still on its way, but fulfilled already: ${titles.map((title) => `“${title}”`).join(', ')}.`,
    asleep: 'One level more and your day is over.',
    hit: (card, text) => `“${card}”: ${text}`,
  },
  otherwise: 'Without a card, it stays as it is.',
  keeps: 'your cards stay in hand: 1 VP each at the end',
  nothingToPlay: 'There is nothing for you to play here.',
  exchange: {
    give: (who, has, from, to) =>
      `You then take as many from ${who}, who has ${has}. One beer or three, both of you move up the Exchange Track: ${from} → ${to} VPs for you.`,
    take: (who) => `As many as you give ${who}, of any colours.`,
  },
  outcome: {
    arrives: (who, space, instead) => `${does(who, 'arrives', 'arrive')} on space ${space} instead of ${instead}`,
    time: (who, space, instead) => `${does(who, 'is', 'are')} on space ${space} instead of ${instead}`,
    stays: (who, town, space) => `${does(who, 'does', 'do')} not get away: still in ${town}, on space ${space}`,
    leaves: (who, town, space) => `${does(who, 'gets', 'get')} to ${town} after all, on space ${space}`,
    beers: (who, n, instead) => `${does(who, 'has', 'have')} ${beers(n)} instead of ${instead}`,
    cheese: (who, n, instead) => `${does(who, 'is', 'are')} at level ${n} on the Cheese Track instead of ${instead}`,
    level: (who, n, instead) => `${does(who, 'is', 'are')} at level ${n} instead of ${instead}`,
    asleep: 'the day is over',
    coasters: (who, n, instead) =>
      `${does(who, 'has', 'have')} ${counted(n, 'coaster', 'coasters')} instead of ${instead}`,
    points: (who, n) => `${counted(n, 'VP', 'VPs')} more for ${who ?? 'you'}`,
  },
  shorter: (from, to) => `${from} → ${tu(to)}`,
}
