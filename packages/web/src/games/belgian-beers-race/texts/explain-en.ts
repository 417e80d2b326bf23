/** What every thing on the race's table says of itself, in English. */
export const explainEn = {
  rule: 'The rule',
  /** After what cards may change, at a table that has some. */
  unless: 'An event or a character may say otherwise.',
  /** What is not as usual at a table for one. */
  alone: {
    time: 'Every action moves your disc on, half an hour for each TU. The day ends at the moon. Crossing a bottle token, you may replace up to two cards.',
    token: 'When your disc crosses it, you may replace up to two cards within reach with those on their way.',
    machine:
      'Four cards are within reach. One that is won or replaced makes room at once for the first of those on their way.',
    lightning: 'Won by doing what it says. Alone, a turn begins with each move that succeeds, and with each day.',
  },
  /** Where players exchange, and nobody toasts. */
  exchanging: {
    backpack:
      'Room for 12 beers: for the ride, the tent, an exchange or a driver. Each one left at the end scores 1 VP.',
    grandPlace:
      'Be here when the last day ends: every move you are short of it costs 15 VPs. It is not a brewery, so nobody exchanges, buys, tastes or camps here.',
  },
  terms: {
    time: {
      name: 'Time Track',
      text: 'The disc furthest behind plays, the upper one of a stack first. The turn ends once it has passed all the others.',
    },
    token: {
      name: 'Bottle token',
      text: 'The player whose disc crosses it may leave it whole, or break it and remove a card within reach. With two players each of you may remove one.',
    },
    machine: {
      name: 'Bottling Machine',
      text: 'The four cards on the right are within reach. After each turn the belt moves on and fills the gaps.',
    },
    lightning: { name: 'Lightning', text: 'Won by doing what it says in your own turn.' },
    star: { name: 'Star', text: 'Won by being in this state in your own turn, however long you have been in it.' },
    flag: { name: 'Flag', text: 'Nobody takes it: at the end it scores for everybody who fulfils it.' },
    breathalyzer: {
      name: 'Breathalyzer',
      text: 'Every beer raises it by 1. From 5 on no bicycle; at 7 the bus and waiting for a lift take twice as long; at 8 you are asleep. Cheese, cycling and a night’s rest bring it down.',
    },
    tasted: { name: 'Tasted Beers Track', text: 'Each beer tasted scores 2 VPs every evening, up to 20 beers.' },
    cheese: {
      name: 'Cheese Track',
      text: 'Points at the end for the cheese you have kept. Eating one costs no time and lowers the level by 1.',
    },
    cheers: {
      name: 'Cheers Track',
      text: 'Arrive at a brewery where somebody is, both with a beer: you toast. Every beer drunk this way moves you up by 1, in your own turn or in somebody else’s. It scores once, at the end; no toast at all costs 5 VPs.',
    },
    backpack: {
      name: 'Backpack',
      text: 'Room for 12 beers: for the ride, the tent, a toast or a driver. Each one left at the end scores 1 VP.',
    },
    bottles: {
      name: 'First Visitor Bottles',
      text: 'Whoever is first at a brewery takes its bottle. Each scores 1 VP every evening.',
    },
    coasters: {
      name: 'Coasters',
      text: 'Where the bottle is gone you pick up a coaster, if one is left. Each scores 1 VP every evening.',
    },
    visits: { name: 'Visited breweries', text: 'Different breweries you have been to. They score once, at the end.' },
    cards: { name: 'Objective cards', text: 'Cards won so far. Their points are counted at the end of the game.' },
    score: {
      name: 'If it ended now',
      text: 'Everything in one number: what the evenings have brought, what tonight pays (the number beside the moon, already counted in) and all that is added at the end. The way home counts once the last day is over. VP stands for victory point.',
    },
    bike: {
      name: 'Bicycle',
      text: 'No die and no risk, but only up to level 4. Four TUs in a row lower the level by 1.',
    },
    bus: {
      name: 'Bus',
      text: 'One die: on one face of six it is 2 TUs late. For every full 2 TUs of the ride you may taste a carried beer.',
    },
    hitch: {
      name: 'Hitchhiking',
      text: 'Quick, if a car stops. Each die fails on three faces of six; if all fail you wait 2 TUs, at level 7 you wait 4. Try again at once for the same destination and you may roll one more die, up to three. You may also roll fewer, for a card that asks you to fail.',
    },
    offer: {
      name: 'Offering beer',
      text: 'Two carried beers for each TU of the road instead of a roll, and a driver is sure to stop.',
    },
    camp: {
      name: 'Camping',
      text: 'Your day ends in the tent. You may taste beers from the backpack there, 1 TU each, as long as you stay awake.',
    },
    stop: { name: 'Calling it a day', text: 'Your day ends where you are; the time left is lost.' },
    brussels: {
      name: 'Brussels',
      text: 'Six breweries and the Grand Place, each 1 TU from any other. You choose the point when you set out.',
    },
    grandPlace: {
      name: 'Grand Place',
      text: 'Be here when the last day ends: every move you are short of it costs 15 VPs. It is not a brewery, so nobody toasts, buys, tastes or camps here.',
    },
    bonus: (name: string) => ({
      name: `${name}: Bonus Track`,
      text: 'Your first visit to a brewery with this sign moves you on. It scores once, at the end.',
    }),
  },
  /** Of a card: who lacks one thing of it. */
  oneShort(isReader: boolean, others: number): string {
    if (others === 0) return 'You are one short of it.'
    const who = others === 1 ? 'another player' : `${others} others`
    if (isReader) return `You and ${who} are one short of it.`
    return others === 1 ? 'Another player is one short of it.' : `${others} others are one short of it.`
  },
  sign: {
    sells: { nothing: 'Sells nothing.', beer: 'Sells beer.', 'beer+cheese': 'Sells beer and cheese.' },
    taste: 'Its beer can be tasted here.',
    bonus: (names: string) => `Bonus: ${names}.`,
    bottle: 'The first visitor’s bottle is still here.',
    coasters: (count: number) => (count === 1 ? 'One coaster lies here.' : `${count} coasters lie here.`),
    visited: 'You have been here.',
    noStart: 'You cannot start at a brewery with a bonus.',
    roads: (roads: string) => `Roads, in TUs by bicycle/bus/hitchhiking: ${roads}.`,
  },
}

export type ExplainTexts = typeof explainEn
