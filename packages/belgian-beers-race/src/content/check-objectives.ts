import type {
  Condition,
  EventCondition,
  ObjectiveCard,
  PlaceName,
  SimpleCondition,
  Template,
  Where,
} from './condition.ts'
import { asksForVisits } from './objective-tags.ts'
import { PLACES } from './places.ts'
import { regions } from './regions.ts'

const deck = {
  1: { cards: 32, vp: [2, 4], kinds: ['lightning', 'star'] },
  2: { cards: 25, vp: [4, 8], kinds: ['lightning', 'star'] },
  3: { cards: 15, vp: [6, 14], kinds: ['flag'] },
} as const

// biome-ignore format: one row per kind
export const templates: readonly Template[] = [
  'CT-01', 'CT-02', 'CT-03', 'CT-04', 'CT-05', 'CT-06', 'CT-07', 'CT-08', 'CT-09', 'CT-10',
  'CT-11', 'CT-12', 'CT-13', 'CT-14', 'CT-15', 'CT-16',
  'CT-17', 'CT-18', 'CT-19', 'CT-20',
  'DATA-24',
]

/** What is wrong with a deck, card by card; nothing when it may be played. */
export function checkObjectives(cards: readonly ObjectiveCard[]): string[] {
  return [...countFaults(cards), ...twins(cards), ...cards.flatMap(cardFaults)]
}

function countFaults(cards: readonly ObjectiveCard[]): string[] {
  const faults: string[] = []
  for (const level of [1, 2, 3] as const) {
    const count = cards.filter((card) => card.level === level).length
    if (count !== deck[level].cards) faults.push(`Level ${level} has ${count} cards, not ${deck[level].cards}.`)
  }
  const visits = cards.filter(asksForVisits).length
  if (visits !== 9) faults.push(`${visits} cards ask for breweries to visit, not 9.`)
  const races = cards.filter((card) => card.template === 'CT-19').length
  if (races !== 1) faults.push(`${races} cards reward the first on the Grand Place, not 1.`)
  for (const template of templates)
    if (!cards.some((card) => card.template === template)) faults.push(`No card follows ${template}.`)
  return faults
}

function twins(cards: readonly ObjectiveCard[]): string[] {
  const faults: string[] = []
  const ids = new Set<string>()
  const conditions = new Map<string, string>()
  for (const card of cards) {
    if (ids.has(card.id)) faults.push(`${card.id} occurs twice.`)
    ids.add(card.id)
    const asked = canonical(card.condition)
    const twin = conditions.get(asked)
    if (twin) faults.push(`${card.id} asks for the same as ${twin}.`)
    conditions.set(asked, card.id)
  }
  return faults
}

function cardFaults(card: ObjectiveCard): string[] {
  const faults: string[] = []
  const { vp, kinds } = deck[card.level]
  if (!new RegExp(`^L${card.level}-\\d\\d$`).test(card.id)) faults.push('has a misshapen id')
  if (!kinds.some((kind) => kind === card.kind)) faults.push(`is a ${card.kind} of level ${card.level}`)
  if (!Number.isInteger(card.vp) || card.vp < vp[0] || card.vp > vp[1])
    faults.push(`is worth ${card.vp}, not ${vp[0]} to ${vp[1]}`)
  const parts = simple(card.condition)
  if (parts.length === 0) faults.push('asks for nothing')
  if (parts.some(isEvent) !== (card.kind === 'lightning')) faults.push(`asks for what no ${card.kind} asks`)
  for (const where of parts.flatMap(places)) faults.push(...whereFaults(where))
  for (const part of parts)
    if (part.form === 'visited' && part.of && part.atLeast > sizeOf(part.of)) faults.push('asks for more than there is')
  return faults.map((fault) => `${card.id} ${fault}.`)
}

function whereFaults(where: Where): string[] {
  if (!('places' in where)) return []
  if (where.places.length === 0) return ['names no place']
  if (new Set(where.places).size !== where.places.length) return ['names a place twice']
  return where.places.filter((place) => !isBrewery(place)).map((place) => `names ${place}, which is no brewery`)
}

const simple = (condition: Condition): readonly SimpleCondition[] =>
  condition.form === 'all' ? condition.of : [condition]

const eventForms: Readonly<Record<EventCondition['form'], true>> = {
  bought: true,
  tasted: true,
  moved: true,
  toasted: true,
  camped: true,
  late: true,
  stranded: true,
  sameTurn: true,
}
const isEvent = (part: SimpleCondition): part is EventCondition => Object.hasOwn(eventForms, part.form)

const places = (part: SimpleCondition): Where[] => {
  if ('at' in part && part.at) return [part.at]
  return part.form === 'visited' && part.of ? [part.of] : []
}

const isBrewery = (id: PlaceName) => id !== 'GP' && PLACES.some((place) => place.id === id)

const sizeOf = (where: Where): number => {
  if ('places' in where) return where.places.length
  if ('region' in where) return regions[where.region].length
  if ('colour' in where) return PLACES.filter((place) => place.colour === where.colour).length
  if ('category' in where) return PLACES.filter((place) => place.bonuses.includes(where.category)).length
  if (where.symbol === 'taste') return PLACES.filter((place) => place.taste).length
  return PLACES.filter((place) => place.sells === 'beer+cheese' || (where.symbol === 'buy' && place.sells === 'beer'))
    .length
}

/** The same text for the same wish, whatever the order of its words. */
function canonical(wish: unknown): string {
  if (Array.isArray(wish)) return `[${wish.map(canonical).sort()}]`
  if (typeof wish !== 'object' || wish === null) return JSON.stringify(wish)
  return `{${Object.entries(wish)
    .map(([name, value]) => `${name}:${canonical(value)}`)
    .sort()}}`
}
