import type { Condition, ObjectiveCard } from '../src/content/condition.ts'

/** A deck with a card for every form of condition, and for every filter of it: those of the machine, … */
export const MACHINE = {
  bought: { form: 'bought' },
  'bought black': { form: 'bought', at: { colour: 'black' } },
  'bought in Brussels': { form: 'bought', at: { region: 'brussels' } },
  'bought beside cheese': { form: 'bought', at: { symbol: 'cheese' } },
  'bought at 20': { form: 'bought', at: { places: [20] } },
  tasted: { form: 'tasted' },
  'tasted red': { form: 'tasted', colour: 'red' },
  'tasted brown': { form: 'tasted', colour: 'brown' },
  'tasted at 19': { form: 'tasted', at: { places: [19] } },
  'tasted at a brown one': { form: 'tasted', at: { colour: 'brown' } },
  'tasted brown at 20': { form: 'tasted', at: { places: [20] }, colour: 'brown' },
  moved: { form: 'moved' },
  'to 1 or 30': { form: 'moved', at: { places: [1, 30] } },
  'to cheese': { form: 'moved', at: { symbol: 'cheese' } },
  'to a shop': { form: 'moved', at: { symbol: 'buy' } },
  'to a tap': { form: 'moved', at: { symbol: 'taste' } },
  'to a Trappist': { form: 'moved', at: { category: 'trappist' } },
  'to a black one': { form: 'moved', at: { colour: 'black' } },
  'to Brussels': { form: 'moved', at: { region: 'brussels' } },
  'to the south': { form: 'moved', at: { region: 'south' } },
  'bike over 4': { form: 'moved', means: 'bike', longerThan: 4 },
  'bus over 4': { form: 'moved', means: 'bus', longerThan: 4 },
  'hitch over 2': { form: 'moved', means: 'hitch', longerThan: 2 },
  'by bus': { form: 'moved', means: 'bus' },
  'by hitch': { form: 'moved', means: 'hitch' },
  'by bike': { form: 'moved', means: 'bike' },
  offered: { form: 'moved', offered: true },
  toasted: { form: 'toasted' },
  'toasted two': { form: 'toasted', partners: 2 },
  'toasted three': { form: 'toasted', partners: 3 },
  'toasted giving brown': { form: 'toasted', given: 'brown' },
  'toasted drinking black': { form: 'toasted', drunk: 'black' },
  'toasted in Brussels': { form: 'toasted', at: { region: 'brussels' } },
  'toasted in the west': { form: 'toasted', at: { region: 'west' } },
  camped: { form: 'camped' },
  'camped at a Trappist': { form: 'camped', at: { category: 'trappist' } },
  late: { form: 'late' },
  'late at 20': { form: 'late', at: { places: [20] } },
  stranded: { form: 'stranded' },
  'stranded in Brussels': { form: 'stranded', at: { region: 'brussels' } },
  'bought and tasted': { form: 'sameTurn', both: ['bought', 'tasted'] },
  'moved and toasted': { form: 'sameTurn', both: ['moved', 'toasted'] },
  'tasted and camped': { form: 'sameTurn', both: ['tasted', 'camped'] },
  'cheers 3': { form: 'track', track: 'cheers', atLeast: 3 },
  'cheese 3': { form: 'track', track: 'cheese', atLeast: 3 },
  'glass 16': { form: 'track', track: 'glass', atLeast: 16 },
  'yellow bottles': { form: 'bottles', colour: 'yellow', atLeast: 5 },
  'six bottles': { form: 'bottles', colour: 'any', atLeast: 6 },
  'a bottle of each': { form: 'bottles', colour: 'each', atLeast: 1 },
  coasters: { form: 'coasters', atLeast: [3, 4, 6] },
  'yellow cubes': { form: 'cubes', colour: 'yellow', atLeast: 4 },
  'six cubes': { form: 'cubes', colour: 'any', atLeast: 6 },
  'two cubes of each': { form: 'cubes', colour: 'each', atLeast: 2 },
  'full backpack': { form: 'backpack', is: 'full' },
  'level 5': { form: 'breathalyzer', exactly: 5 },
  'four Trappists': { form: 'visited', of: { category: 'trappist' }, atLeast: 4 },
  'bought, six cubes': { form: 'all', of: [{ form: 'bought' }, { form: 'cubes', colour: 'any', atLeast: 6 }] },
} as const satisfies Record<string, Condition>

/** … and those on the board. */
export const FLAGS = {
  'empty backpack': { form: 'backpack', is: 'empty' },
  '15 and 17': { form: 'visited', of: { places: [15, 17] }, atLeast: 2 },
  'first home': { form: 'firstOnGrandPlace' },
  north: { form: 'visited', of: { region: 'north' }, atLeast: 5 },
  'eight visits': { form: 'visited', atLeast: 8 },
  'all black ones': { form: 'visited', of: { colour: 'black' }, atLeast: 5 },
  'all Players': { form: 'visited', of: { category: 'player' }, atLeast: 3 },
  'all shops with cheese': { form: 'visited', of: { symbol: 'cheese' }, atLeast: 10 },
} as const satisfies Record<string, Condition>

const STARS = ['track', 'bottles', 'coasters', 'cubes', 'backpack', 'breathalyzer', 'visited']

export function everyCondition(cards: readonly ObjectiveCard[]): ObjectiveCard[] {
  const asked: Condition[] = [...Object.values(MACHINE), ...Object.values(FLAGS)]
  return cards.map((card, at) => {
    const condition = asked[at] ?? { form: 'visited', atLeast: 41 }
    const kind = card.level === 3 ? 'flag' : STARS.includes(condition.form) ? 'star' : 'lightning'
    return { ...card, kind, condition }
  })
}
