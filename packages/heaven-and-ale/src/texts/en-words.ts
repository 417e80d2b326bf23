import { counter, lister } from '@estaminet/kernel/wording'
import { ARRIVED } from '../content/ring.ts'
import type { Colour } from '../content/tiles.ts'
import { tileNamer } from './naming.ts'

const count = counter('en')

export const ducats = (n: number) => count(n, 'ducat', 'ducats')
export const points = (n: number) => count(n, 'point', 'points')
export const steps = (n: number) => count(n, 'step', 'steps')
export const cards = (n: number) => count(n, 'privilege', 'privileges')
export const exchanges = (n: number) => count(n, 'exchange', 'exchanges')
export const all = lister('en')

export const ingredients = { wood: 'wood', yeast: 'yeast', hops: 'hops', water: 'water', barley: 'barley' }

/** The brothers: a name, an office and a line to know them by. */
export const monks = {
  M1: { name: 'Brother Arnold', office: 'cellarer', line: 'Counts the barrels every night. Twice, after supper.' },
  M2: { name: 'Brother Fiacre', office: 'gardener', line: 'Talks to the hops; they interrupt less than the abbot.' },
  M3: {
    name: 'Brother Bede',
    office: 'scribe',
    line: 'Has copied the same recipe since Easter. It gets better every time.',
  },
  M4: { name: 'Brother Martin', office: 'almoner', line: 'Gives everything away, beginning with what is not his.' },
}

export const privileges = {
  colour: {
    name: 'Good Harvest',
    help: 'The marker of a resource you choose advances 1 step for each of its tiles, in sun or shade.',
  },
  lowest: {
    name: 'Helping Hand',
    help: 'Your lowest marker advances 1 step for each disc on your boxes, the new one included.',
  },
  barrel: { name: 'Cooperage', help: 'At the end each of your barrels is worth 1 point more.' },
  cash: { name: 'Tithe', help: '12 ducats, at once.' },
  brew: { name: 'Old Recipe', help: 'Your brewmaster advances 5 steps, at once.' },
}

export const places = {
  first: {
    name: 'First player',
    help: 'No income. You begin the next round; if you stand here when the game ends, you score 1 point.',
  },
  brew: { name: 'Brewhouse', help: 'Your brewmaster advances 1 step.' },
  mark: { name: 'Granary', help: 'One marker of your choice advances 2 steps.' },
  cash: { name: 'Treasury', help: '2 ducats.' },
}

export const sheds = {
  T0: { name: 'Woodshed', help: 'Wakes no neighbour.' },
  T1: { name: 'Tool shed', help: 'Wakes one neighbour of your choice.' },
  T2: { name: 'Cart shed', help: 'Wakes two neighbours that face each other.' },
  T3: { name: 'Hay shed', help: 'Wakes three neighbours, every other one around it.' },
  T4: { name: 'Malt shed', help: 'Wakes four neighbours of your choice.' },
}

export const goals = {
  G1: { name: 'Brew\u00admaster at 1', help: 'Your brewmaster stands on 1 or higher.' },
  G2: { name: 'All five at 1', help: 'Each of your five markers stands on 1 or higher.' },
  G3: { name: 'Six tiles of 1', help: 'At least six resource tiles of fertility 1 lie in your garden.' },
  G4: { name: 'Six tiles of 5', help: 'At least six resource tiles of fertility 5 lie in your garden.' },
  G5: { name: 'One marker at 20', help: 'At least one of your markers stands on 20, the end of the track.' },
  G6: { name: 'Sunny side full', help: 'All 15 sunny hexes carry a tile.' },
  G7: { name: 'Four monk discs', help: 'All four of your monk boxes carry a disc.' },
  G8: { name: 'Five resource discs', help: 'All five of your resource boxes carry a disc.' },
  G9: { name: 'Three sheds alike', help: 'At least three of your sheds are of the same kind.' },
  G10: { name: 'Four kinds of shed', help: 'Your sheds are of at least four different kinds.' },
  G11: { name: 'Three privileges', help: 'At least three of your privileges lie beside pairs.' },
  G12: { name: 'Shady side full', help: 'All 15 shady hexes carry a tile.' },
}

export const score = {
  production: 'Production',
  largeBarrel: 'Large barrels',
  smallBarrel: 'Small barrels',
  barrelCard: 'Cooperage',
  firstPlace: 'First player',
}

const shedNames: Readonly<Record<string, { readonly name: string }>> = sheds

export const tile = tileNamer(ingredients, monks)
export const site = (id: string) => `the ${whereabouts[id]} site`
const whereabouts: Readonly<Record<string, string>> = {
  b1: 'northern',
  b2: 'western',
  b3: 'middle',
  b4: 'eastern',
  b5: 'south-western',
  b6: 'southern',
  b7: 'south-eastern',
}
export const shed = (id: string) => shedNames[id].name
export const marker = (colour: Colour) => `the ${ingredients[colour]} marker`
export const box = (id: string) => {
  if (id === 'X') return 'the number box'
  return id in monks ? `${tile(id)}’s box` : `the ${tile(id)} box`
}
export const space = (at: number) => (at === ARRIVED ? 'the start area' : `space ${at}`)
