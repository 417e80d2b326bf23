import { enConversion, enEvents } from './en-events.ts'
import {
  all,
  box,
  ducats,
  goals,
  ingredients,
  marker,
  monks,
  places,
  points,
  privileges,
  score,
  sheds,
  site,
  space,
  steps,
  tile,
} from './en-words.ts'

/** English, and the shape every other language must fill. */
export const en = {
  language: 'en',
  name: 'Heaven & Ale',
  tagline: 'Shade pays the bills, sun feeds the brew: run an abbey until both have had enough.',

  options: {
    picks: {
      name: 'Starting picks',
      help: 'In which direction the start places are picked, after the first player.',
      choices: {
        clockwise: { name: 'Clockwise', help: 'Whoever moves second picks first.' },
        counterclockwise: { name: 'Anticlockwise', help: 'Whoever moves last picks first.' },
      },
    },
    exchange: {
      name: 'Final exchange',
      help: 'How far the markers are levelled before money buys steps.',
      choices: {
        exhaustive: {
          name: 'To the end',
          help: 'Steps are exchanged as long as possible; only then does money buy more.',
        },
        optional: { name: 'Only what helps', help: 'Exchanging stops where money does better.' },
      },
    },
  },

  ingredients,
  monks,
  tile,
  site,
  box,
  space,
  marker,
  ducats,
  points,
  steps,
  all,
  round: (round: number, of: number) => `Round ${round} of ${of}`,
  lastRound: 'Last round',

  terms: {
    garden: { name: 'Garden', help: '15 sunny and 15 shady hexes for tiles, 7 sites for sheds.' },
    sunny: { name: 'Sunny', help: 'Double price; a tile woken here advances its marker.' },
    shady: { name: 'Shady', help: 'Single price; a tile woken here pays ducats.' },
    site: { name: 'Site', help: 'Six tiles around it close it: the sum of their fertilities decides the shed.' },
    shed: { name: 'Shed', help: 'Moves the brewmaster and wakes neighbours, once, when it is built.' },
    fertility: { name: 'Fertility', help: 'What the tile costs in the shade, and what it pays when woken.' },
    monk: {
      name: 'Monk',
      help: 'When woken, he moves the brewmaster 1 step. A disc on his box makes him wake every tile around him.',
    },
    marker: { name: 'Marker', help: 'One per resource. At 20 each further step pays 1 ducat.' },
    brewmaster: {
      name: 'Brewmaster',
      help: 'Sets the exchange rate and the multiplier of the final scoring. Sheds and woken monks move him on.',
    },
    production: { name: 'Production', help: 'The lowest marker, after exchange and money, times the multiplier.' },
    ducat: { name: 'Ducat', help: 'Buys tiles; at the end every full 10 buy a step for your lowest marker.' },
    disc: { name: 'Disc', help: 'Placed on a box, it makes the tiles of that box pay. It stays there.' },
    box: { name: 'Box', help: 'Takes one disc in the whole game.' },
    pair: { name: 'Pair', help: 'Two boxes. With a disc on both you may place a privilege.' },
    privilege: {
      name: 'Privilege',
      help: 'Placed at a pair, it pays its reward; given back from your hand, it pays 3 ducats.',
    },
    barrel: {
      name: 'Barrel',
      help: 'One for each goal you meet when you stop on a barrel space, as long as there is one left.',
    },
    figure: { name: 'Figure', help: 'Walks round the ring, never back; several may share a space.' },
    barrelWall: {
      name: 'Barrel wall',
      help: 'Twelve goals. The first to stop on a barrel space with a goal met takes its large barrel, the second the small one.',
    },
  },

  spaces: {
    resource: {
      name: 'Resource space',
      help: 'Buy at least one tile. Price: the number on it in the shade, double in the sun.',
    },
    monk: {
      name: 'Monk space',
      help: 'Take in at least one monk. Price: the ducats shown on the space in the shade, double in the sun.',
    },
    activation: { name: 'Activation space', help: 'Take a disc, place it on a free box and collect.' },
    barrel: { name: 'Barrel space', help: 'Take a barrel for every goal you meet and have no barrel for yet.' },
    start: { name: 'Start area', help: 'Your round ends here: take a free place.' },
  },
  letters: {
    A: { name: 'A', help: 'For the number box.' },
    B: { name: 'B', help: 'For one of the four monk boxes.' },
    C: { name: 'C', help: 'For one of the five resource boxes.' },
    ABC: { name: 'ABC', help: 'For any box.' },
  },
  boxes: {
    number: { name: 'Number box', help: 'Choose a number from 1 to 5: every tile that shows it pays.' },
    resource: { name: 'Resource box', help: 'Every tile of this resource pays.' },
    monk: { name: 'Monk box', help: 'Each of these brothers wakes every tile around him.' },
  },
  places,
  sheds,
  shedRow: (from: number, to: number, advance: number) => `Sum ${from} to ${to}: ${steps(advance)} for the brewmaster.`,
  privileges,
  barrels: { large: 'Large barrel', small: 'Small barrel' },
  goals,

  decisions: {
    pickStart: 'Which place do you start from?',
    move: 'Where do you walk?',
    chooseTile: 'Which tile do you buy?',
    chooseHex: 'Where do you plant the tile?',
    surrender: 'You are short of ducats: which privilege do you give back for 3?',
    buildTargets: 'Which neighbours does the shed wake?',
    chooseBox: 'Where do you place the disc?',
    chooseNumber: 'Which number do you wake?',
    chooseCard: 'Which privilege do you place?',
    cardColour: 'Which marker advances, one step for each tile?',
    cardLowest: 'Several markers are lowest: which one advances?',
    pickPlace: 'Home again: which place do you take?',
    markColour: 'Which marker advances 2 steps?',
  },
  /** What happens to a seat whose time runs out. */
  timeouts: {
    pickStart: 'The first free place is taken.',
    move: 'The figure walks home.',
    chooseTile: 'One tile is bought, no more.',
    chooseHex: 'The tile goes into the shade, if there is room.',
    surrender: 'The first privilege is given back.',
    buildTargets: 'The shed wakes the first neighbours, clockwise from the east.',
    chooseBox: 'The first free box takes the disc.',
    chooseNumber: 'The lowest number is woken.',
    chooseCard: 'No privilege is placed.',
    cardColour: 'The first resource advances.',
    cardLowest: 'The first of the tied markers advances.',
    pickPlace: 'The first free place is taken.',
    markColour: 'The first resource advances.',
  },
  moves: {
    place: (name: string) => `Take the place “${name}”`,
    go: (to: string) => `Walk to ${to}`,
    tile: (name: string) => `Buy ${name}`,
    end: 'Buy nothing more',
    hex: (side: 'sunny' | 'shady', price: number) =>
      `Plant in the ${side === 'sunny' ? 'sun' : 'shade'} for ${ducats(price)}`,
    house: (side: 'sunny' | 'shady', price: number) =>
      `Take him in, in the ${side === 'sunny' ? 'sun' : 'shade'}, for ${ducats(price)}`,
    surrender: (name: string) => `Give back “${name}”`,
    targets: (hexes: readonly string[]) => `Wake ${all(hexes)}`,
    activate: (name: string) => `Disc on ${name}`,
    number: (n: number) => `Tiles of ${n}`,
    card: (name: string) => `Place “${name}”`,
    pass: 'Place no privilege',
    advance: (name: string) => `Advance ${name}`,
  },
  gains: {
    ducats: (n: number) => `+${ducats(n)}`,
    brewmaster: (n: number) => `brewmaster\u00a0+${n}`,
    marker: (name: string, n: number) => `${name}\u00a0+${n}`,
    closes: (site: string, sum: number) => `closes ${site}, sum ${sum}`,
    completes: 'completes a pair',
  },

  score,
  conversion: enConversion,
  events: enEvents,
}

export type Texts = typeof en
