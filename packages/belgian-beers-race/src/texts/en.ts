import { enCards } from './en-cards.ts'
import { enEvents } from './en-events.ts'
import { beers, categories, cheeses, colours, cubes, dice, faces, place, tu, vp } from './en-words.ts'
import { enTowns } from './towns.ts'

/** English, and the shape every other language must fill. */
export const en = {
  language: 'en',
  name: 'The Belgian Beers Race',
  tagline: 'Three days, forty breweries, one way home: be back on the Grand Place on Sunday evening.',
  notice: {
    title: 'For adults, and only in moderation',
    lines: [
      'Nobody in this race ever takes the wheel: it is the bicycle, the bus or somebody else’s car. Do the same.',
      'Alcohol is for adults, and too much of it does harm. Mind the law where you live.',
      'The breweries are real; roads, distances and opening hours have been bent to suit the game.',
    ],
  },

  options: {
    length: {
      name: 'Length',
      help: 'How long the race lasts.',
      choices: {
        base: {
          name: 'Full race',
          help: 'Three days of 12, 16 and 12 hours, counted in half hours (time units, TUs); everybody starts on the Grand Place.',
        },
        short: {
          name: 'Short race',
          help: 'Two days of 12 hours, counted in half hours (time units, TUs); everybody picks a brewery to start from; no level 3 cards.',
        },
      },
    },
    leader: {
      name: 'Who must be overtaken',
      help: 'Your turn ends when you have passed the leading disc on the Time Track.',
      choices: {
        all: {
          name: 'Every disc',
          help: 'Discs of finished players lead too: whoever is left plays the day out in one go.',
        },
        awake: { name: 'Players still going', help: 'Discs of finished players are ignored; turns keep alternating.' },
      },
    },
    arrival: {
      name: 'Order of arrival',
      help: 'What counts as being first on the Grand Place.',
      choices: {
        play: { name: 'By turns', help: 'Whoever got there in the earlier turn.' },
        clock: { name: 'By the clock', help: 'Whoever got there at the earlier time of day.' },
      },
    },
  },

  colours,
  beers,
  means: { hitch: 'hitchhiking', bus: 'bus', bike: 'bicycle' },
  faces,
  categories,
  regions: {
    brussels: 'Brussels',
    north: 'the north',
    east: 'the east',
    south: 'the south',
    'south-west': 'the south-west',
    west: 'the west',
  },
  towns: enTowns,
  tracks: {
    time: 'Time Track',
    score: 'Scoring Track',
    glass: 'Tasted Beers',
    breathalyzer: 'Breathalyzer',
    cheese: 'Cheese',
    cheers: 'Cheers',
    bonus: 'Bonus Tracks',
  },
  pieces: {
    backpack: 'Backpack',
    cube: 'Carried beer',
    bottle: 'First Visitor Bottle',
    coaster: 'Coaster',
    visited: 'Visited brewery',
    bottleToken: 'Bottle token',
    machine: 'Bottling Machine',
    rightRow: 'within reach',
    leftRow: 'on its way',
    disc: 'Disc',
    dice: 'Dice',
  },
  symbols: { buy: 'Buy beer', cheese: 'Buy beer and cheese', taste: 'Taste a beer' },
  kinds: {
    lightning: 'Lightning: do it in your turn',
    star: 'Star: be in this state',
    flag: 'Flag: at the end of the game',
  },
  level: (level: number) => `Level ${level}`,
  days: ['Friday', 'Saturday', 'Sunday'],
  place,
  tu,
  vp,
  cubes,

  decisions: {
    start: 'Choose the brewery where you start.',
    action: 'What will you do?',
    transit: (left: number) => `In transit: you may still taste ${cubes(left)}.`,
    offer: (count: number) => `Choose the ${cubes(count)} you offer to the driver.`,
    hand: (partner: string) => `Choose the beer you give ${partner}.`,
    return: (host: string) => `${host} drinks a toast with you: choose the beer you give in return.`,
    cheese: 'Eat cheese before this toast?',
    beers: (count: number) =>
      `Choose ${count === 1 ? 'the beer' : `the ${count} beers`} you drink: after that you are asleep.`,
    token: 'You cross a bottle token: leave it whole, or break it and remove a card?',
    campsite: 'Camping: taste a carried beer for 1 TU, or turn in?',
  },
  /** What happens to a seat whose time runs out. */
  timeouts: {
    start: 'The first free brewery is chosen.',
    action: 'The day ends here: camping where it is allowed, otherwise calling it a day.',
    transit: 'No further beer is tasted on this ride.',
    offer: 'Beers of the most numerous colour are offered.',
    hand: 'A beer of the most numerous colour is given.',
    return: 'A beer of the most numerous colour is given.',
    cheese: 'Just enough cheese to stay awake is eaten, if there is enough; otherwise none.',
    beers: 'The beers of the nearest partners, clockwise, are drunk.',
    token: 'The token stays whole.',
    campsite: 'The camper turns in.',
  },
  moves: {
    bike: (to: string) => `Cycle to ${to}`,
    bus: (to: string) => `Take the bus to ${to}`,
    hitch: (to: string, count: number) => `Hitchhike to ${to} with ${dice(count)}`,
    offer: (to: string) => `Hitchhike to ${to}, offering beer`,
    buy: 'Buy beer',
    buyCheese: 'Buy beer and cheese',
    buyOnlyCheese: 'Buy cheese',
    taste: 'Taste a beer',
    eat: 'Eat a cheese',
    camp: 'Camp',
    stop: 'Call it a day',
    drink: (beer: string) => `Taste a ${beer}`,
    done: 'No more beer',
    give: (beer: string) => `Give a ${beer}`,
    eatNow: (count: number) => (count === 0 ? 'Eat no cheese' : `Eat ${cheeses(count)}`),
    keep: 'Leave the token whole',
    break: (title: string) => `Break the token and remove “${title}”`,
    begin: (from: string) => `Start at ${from}`,
  },

  score: {
    beers: 'Tasted beers',
    bottles: 'First Visitor Bottles',
    coasters: 'Coasters',
    'bonus-player': 'Player bonus',
    'bonus-author': 'Author bonus',
    'bonus-cardinal': 'Cardinal Points bonus',
    'bonus-trappist': 'Trappist bonus',
    cubes: 'Beers in the backpack',
    cheese: 'Cheese Track',
    'cheese-markers': 'Markers beside the Cheese Track',
    visited: 'Visited breweries',
    card: 'Objective card',
    level3: 'Flag card',
    cheers: 'Cheers Track',
    'cheers-markers': 'Markers beside the Cheers Track',
    daily: 'Daily scoring',
    return: 'Not back on the Grand Place',
    floor: 'Nobody ends below zero',
  },

  cards: enCards,
  events: enEvents,
}

export type Texts = typeof en
