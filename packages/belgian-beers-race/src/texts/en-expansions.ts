import { counter, oneOf } from '@estaminet/kernel/wording'
import type { Style } from '../content/bands.ts'
import { COLOURS } from '../content/places.ts'
import { SETS, type SetName } from '../content/sets.ts'
import { enBoxes } from './en-boxes.ts'
import { characters, confrontation, events } from './en-expansion-cards.ts'
import { enLobby } from './en-lobby.ts'
import { all, beersOf, breweries, dice, vp } from './en-words.ts'
import type { ExpansionTexts } from './expansions.ts'

const count = counter('en')
const kind = (which: string) => (n: number) => count(n, `${which} brewery`, `${which} breweries`)
const lying = (where: string) => (n: number) => `${breweries(n)} ${where}`
const quarter = (where: string, name: SetName) => (n: number) => `${breweries(n)} ${where} (${SETS[name].join(', ')})`
const either = oneOf('en')

const styles = { punk: 'Punk', electro: 'Electro', metal: 'Metal', chanson: 'Chanson', fanfare: 'Brass', folk: 'Folk' }
const played = (style: Style) => styles[style].toLowerCase()

export const enExpansions: ExpansionTexts = {
  expansions: enBoxes,
  ...enLobby,

  confrontation,
  exchanging: {
    'L1-16': 'Exchange beers on arrival in your own turn.',
    'L2-01': 'Be at level 3 or more on the Exchange Track.',
    'L2-17': 'Exchange on arrival in your own turn and give a brown beer.',
    'L2-18': 'Exchange beers on arrival in your own turn and be at level 3 or more on the Exchange Track afterwards.',
    'L3-13': 'End at level 6 on the Exchange Track and at level 3 or more on the Cheese Track.',
  },
  events,
  characters,
  majority: (what, points) => `${vp(points)} if you have more ${what} than any other player.`,
  par: (what, par, points, beating) =>
    `${vp(points)} for at least ${par} ${what}${beating ? ', and more than the Zythologist has' : ''}.`,
  sets: {
    BORDER16: lying('on the border'),
    BORDER_NORTH: quarter('on the northern border', 'BORDER_NORTH'),
    BORDER_EAST: quarter('on the eastern border', 'BORDER_EAST'),
    BORDER_SOUTH: quarter('on the southern border', 'BORDER_SOUTH'),
    BORDER_WEST: quarter('on the western border', 'BORDER_WEST'),
    BRUSSELS: lying('in Brussels'),
    YELLOW: kind('yellow'),
    BROWN: kind('brown'),
    RED: kind('red'),
    BLACK: kind('black'),
    BUY: (n) => count(n, 'brewery that sells beer', 'breweries that sell beer'),
    TASTE: (n) => `${breweries(n)} where beer is tasted`,
    CHEESE: (n) => count(n, 'brewery that sells cheese', 'breweries that sell cheese'),
    PLAYER3: kind('Player'),
    AUTHOR3: kind('Author'),
    CARDINAL4: kind('Cardinal Points'),
    TRAPPIST5: kind('Trappist'),
    BONUS12: lying('with a bonus'),
  },
  eachColour: (n) => `${breweries(n)} of each colour`,
  breweries: (ids, n) =>
    n === ids.length ? `breweries ${all(ids.map(String))}` : `brewery ${either(ids.map(String))}`,
  visits: (wishes, points) => `${vp(points)} for having visited ${all(wishes)}.`,

  styles,
  // biome-ignore format: one band a line
  bands: {
    'BD-01': 'Three chords, and the tap left open.',
    'BD-02': 'Every song ends with a loose bottle cap.',
    'BD-03': 'You feel the bass before you see the bar.',
    'BD-04': 'They plug into the brewery’s own fuse box.',
    'BD-05': 'Sour, loud and aged in wood.',
    'BD-06': 'They play below ground level only.',
    'BD-07': 'She sings of foam, and of those who left before it settled.',
    'BD-08': 'Four voices, four glasses, one long sigh.',
    'BD-09': 'Marching for a century, mostly through puddles.',
    'BD-10': 'Polished twice a week, tuned once a year.',
    'BD-11': 'A fiddle, a dyke, and nothing to stop the wind.',
    'BD-12': 'Songs for tired arms and green fingers.',
  },
  concert: (style, opposite, { home, opposite: fewest, elsewhere }) =>
    `${dice(home)} where ${played(style)} is at home, ${fewest} where ${played(opposite)} is, ${elsewhere} elsewhere.`,

  // biome-ignore format: three drawings a line
  drawings: {
    'PX-01': 'Lone Candle', 'PX-02': 'Stubby Cigar', 'PX-03': 'Stop Light',
    'PX-04': 'Square Mat', 'PX-05': 'Barrel Lid', 'PX-06': 'Draughtboard',
    'PX-07': 'Staircase', 'PX-08': 'Bow Tie', 'PX-09': 'Full Glass',
    'PX-10': 'Mushroom', 'PX-11': 'Little Tricolour', 'PX-12': 'Bee',
    'PX-13': 'Hot Cross Bun', 'PX-14': 'Hop Cone', 'PX-15': 'Arrow Home',
    'PX-16': 'Double Three', 'PX-17': 'Snail', 'PX-18': 'Belfry',
    'PX-19': 'Smiling Drinker', 'PX-20': 'Heart', 'PX-21': 'Cathedral',
    'PX-22': 'Bicycle Wheel', 'PX-23': 'Racing Meeple', 'PX-24': 'Flower Carpet',
  },
  drawing: (need) => `${all(COLOURS.flatMap((colour, at) => (need[at] > 0 ? beersOf(colour, need[at]) : [])))}.`,

  // biome-ignore format: one card a line
  team: {
    'TM-01': { title: 'Cheese Run', text: () => 'One of you buys cheese, and gets it.' },
    'TM-02': { title: 'Long in the Saddle', text: (n) => `One of you cycles along a road of at least ${n} TUs.` },
    'TM-03': { title: 'Heavy Load', text: (n) => `One of you carries at least ${n} beers.` },
    'TM-04': { title: 'City Glass', text: () => 'One of you tastes a beer at a Brussels brewery.' },
    'TM-05': { title: 'Bottle Bank', text: (n) => `Together you own at least ${n} First Visitor Bottles.` },
    'TM-06': { title: 'Full Palette', text: () => 'Together you own a First Visitor Bottle of each colour.' },
    'TM-07': { title: 'Shared Palate', text: (n) => `Together you have tasted at least ${n} beers.` },
    'TM-08': { title: 'Border Patrol', text: (n) => `Together you have visited at least ${n} different breweries on the border.` },
    'TM-09': { title: 'A’s Round', text: () => 'A arrives at a brewery and toasts or exchanges there.' },
    'TM-10': { title: 'B’s Platter', text: (n) => `B is at level ${n} or more on the Cheese Track.` },
    'TM-11': { title: 'A’s Compass', text: (n) => `A has visited at least ${count(n, 'Cardinal Points brewery', 'Cardinal Points breweries')}.` },
    'TM-12': { title: 'B’s Checklist', text: () => 'B takes an objective card from the Bottling Machine.' },
  },

  soloCard: {
    title: 'The Zythologist’s Notebook',
    text: '5 VPs for each evening on which you own more bottles than he has bottles and coasters together. 5 VPs for each toast with him, up to 4 toasts.',
  },
  soloTitles: {
    beaten: 'Beaten by the Zythologist',
    amateur: 'Amateur',
    connoisseur: 'Connoisseur',
    'great-zythologist': 'Great Zythologist',
  },
}
