import { type Band, BREWERY_STYLES, bands, STYLES, type Style } from './bands.ts'
import { type CampaignCondition, campaign } from './campaign.ts'
import { type CharacterCard, characters } from './characters.ts'
import { effectFaults, predicateFaults } from './check-effects.ts'
import type { Brewery, ObjectiveCard } from './condition.ts'
import { type ConfrontationCard, confrontation } from './confrontation.ts'
import { type EventCard, events } from './events.ts'
import { type Hook, STAGES } from './hooks.ts'
import { playableAlone, tagsOf } from './objective-tags.ts'
import { objectives } from './objectives.ts'
import {
  drawingPoints,
  gridNeed,
  LARGEST_DRAWING,
  PIXEL_COLUMNS,
  PIXEL_LETTER,
  PIXEL_ROWS,
  type PixelCard,
  pixels,
} from './pixels.ts'
import { COLOURS, PLACES, placeNumber } from './places.ts'
import { SET_NAMES, SETS, type SetName, type Sets } from './sets.ts'
import { TEAM_POINTS, type TeamCard, teamCards } from './team.ts'

/** What must hold for the expansions to be played on this board; nothing when all of it does. Each fault names its card. */
export function checkExpansions(): string[] {
  return [
    ...checkSets(SETS),
    ...checkConfrontation(confrontation),
    ...checkEvents(events),
    ...checkCharacters(characters, SETS),
    ...checkBands(bands),
    ...checkStyles(BREWERY_STYLES),
    ...checkPixels(pixels),
    ...checkTeam(teamCards, SETS),
    ...checkCampaign(campaign, SETS),
    ...checkSoloObjectives(objectives),
  ]
}

/** The sizes the cards were written for. */
export const SET_SIZES: Readonly<Record<SetName, number>> = {
  BORDER16: 16,
  BORDER_NORTH: 4,
  BORDER_EAST: 3,
  BORDER_SOUTH: 4,
  BORDER_WEST: 5,
  BRUSSELS: 6,
  YELLOW: 20,
  BROWN: 10,
  RED: 5,
  BLACK: 5,
  BUY: 33,
  TASTE: 28,
  CHEESE: 10,
  PLAYER3: 3,
  AUTHOR3: 3,
  CARDINAL4: 4,
  TRAPPIST5: 5,
  BONUS12: 12,
}
const QUARTERS = ['BORDER_NORTH', 'BORDER_EAST', 'BORDER_SOUTH', 'BORDER_WEST'] as const

export function checkSets(sets: Sets): string[] {
  const faults = SET_NAMES.flatMap((name) => {
    const size = new Set(sets[name]).size
    return size === SET_SIZES[name] ? [] : [`The set ${name} has ${size} breweries, not ${SET_SIZES[name]}.`]
  })
  const round = QUARTERS.flatMap((quarter) => sets[quarter])
  if ([...round].sort().join() !== [...sets.BORDER16].sort().join())
    faults.push('The four quarters of the border are not its 16 breweries, each once.')
  for (const quarter of QUARTERS)
    if (sets[quarter].filter((id) => sets.CARDINAL4.includes(id)).length !== 1)
      faults.push(`The set ${quarter} does not hold one cardinal point.`)
  return faults
}

export function checkConfrontation(cards: readonly ConfrontationCard[]): string[] {
  const faults = deckFaults('Confrontation', cards, 28, /^CF-[PN]\d\d$/)
  for (const [side, letter] of [
    ['helps', 'P'],
    ['hinders', 'N'],
  ] as const) {
    const count = cards.filter((card) => card.side === side && card.id.startsWith(`CF-${letter}`)).length
    if (count !== 14) faults.push(`${count} cards of Confrontation are CF-${letter} and one that ${side}, not 14.`)
  }
  return [
    ...faults,
    ...named(cards, (card) => [...effectFaults(card.effects), ...stageFaults(card), ...lastingFaults(card)]),
  ]
}

/** A card stands at exactly the hooks where the table of stages expects it. */
function stageFaults({ id, side, effects }: ConfrontationCard): string[] {
  const faults: string[] = []
  const at = new Set<Hook>(effects.map((effect) => effect.on))
  for (const hook of at) {
    const { opponents = [], subject = [], menu = [] } = STAGES[hook] ?? {}
    const stage = side === 'hinders' ? opponents : [...subject, ...menu]
    if (!stage.some((one) => one === id)) faults.push(`is in no stage of ${hook}`)
  }
  for (const [hook, { opponents = [], subject = [], menu = [] }] of Object.entries(STAGES))
    if ([...opponents, ...subject, ...menu].some((one) => one === id) && !effects.some((effect) => effect.on === hook))
      faults.push(`has no effect at ${hook}, where it is expected`)
  return faults
}

function lastingFaults({ lasts }: ConfrontationCard): string[] {
  if (lasts === 'instant') return []
  const span = 'actions' in lasts ? lasts.actions : lasts.tu
  return Number.isInteger(span) && span >= 2 ? [] : [`lasts ${span}, which is no duration`]
}

export function checkEvents(cards: readonly EventCard[]): string[] {
  const faults = deckFaults('Events', cards, 24, /^EV-\d\d$/)
  for (const sign of ['+', '-'] as const) {
    const count = cards.filter((card) => card.sign === sign).length
    if (count !== 12) faults.push(`${count} events are marked ${sign}, not 12.`)
  }
  return [...faults, ...named(cards, (card) => effectFaults(card.effects))]
}

export function checkCharacters(cards: readonly CharacterCard[], sets: Sets): string[] {
  return [
    ...deckFaults('Characters', cards, 18, /^CH-\d\d$/),
    ...named(cards, (card) => [
      ...effectFaults(card.strength),
      ...effectFaults(card.weakness),
      ...predicateFaults([{ form: 'count', what: card.majority, atLeast: card.par }]),
      ...card.visits.flatMap(({ of, standard, short }) => visitFaults(of, [standard, short], sets)),
      ...(card.visits.length === 0 ? ['has nothing to visit'] : []),
      ...(card.par < 1 || card.vp < 1 ? ['has no par or no points'] : []),
    ]),
  ]
}

/** There must be as many breweries as asked for, in the full race no fewer than in the short one. */
function visitFaults(of: SetName | readonly Brewery[], [standard, short]: [number, number], sets: Sets): string[] {
  if (typeof of === 'string' && !Object.hasOwn(sets, of)) return [`names the set ${of}, which is unknown`]
  const members = typeof of === 'string' ? sets[of] : of
  if (members.some((id) => placeNumber(id) < 1)) return ['names a place that is no brewery']
  const size = new Set(members).size
  if (standard > size) return [`asks for ${standard} of ${size} breweries`]
  return short < 1 || short > standard ? [`asks for ${short} in the short race, ${standard} in the full one`] : []
}

export function checkBands(cards: readonly Band[]): string[] {
  const faults = deckFaults('Bands', cards, 12, /^BD-\d\d$/)
  for (const style of STYLES) {
    const count = cards.filter((card) => card.style === style).length
    if (count !== 2) faults.push(`${count} bands play ${style}, not 2.`)
  }
  return faults
}

const FEWEST_STAGES = 3

export function checkStyles(styles: Readonly<Record<Style, readonly Brewery[]>>): string[] {
  const faults: string[] = []
  const played = STYLES.flatMap((style) => styles[style])
  for (const { id } of PLACES.slice(1)) {
    const count = played.filter((other) => other === id).length
    if (count !== 1) faults.push(`Brewery ${id} has ${count} styles, not 1.`)
  }
  for (const style of STYLES) {
    const stages = styles[style].filter((id) => PLACES[placeNumber(id)]?.taste).length
    if (stages < FEWEST_STAGES)
      faults.push(`${stages} breweries with a tap play ${style}, not ${FEWEST_STAGES} or more.`)
  }
  return faults
}

export function checkPixels(cards: readonly PixelCard[]): string[] {
  return [...deckFaults('Pixel Bag', cards, 24, /^PX-\d\d$/), ...named(cards, pixelFaults)]
}

const CELL = `[.${COLOURS.map((colour) => PIXEL_LETTER[colour]).join('')}]`
const GRID = new RegExp(`^${Array(PIXEL_ROWS).fill(`${CELL}{${PIXEL_COLUMNS}}`).join('/')}$`)

function pixelFaults({ grid, need, level, vp }: PixelCard): string[] {
  if (!GRID.test(grid)) return [`is no drawing of ${PIXEL_ROWS} rows and ${PIXEL_COLUMNS} columns`]
  const drawn = gridNeed(grid)
  const cubes = drawn.reduce((sum, n) => sum + n, 0)
  const faults: string[] = []
  if (COLOURS.some((colour, at) => printedNeed(need, PIXEL_LETTER[colour]) !== drawn[at]))
    faults.push(`needs ${need}, which is not what is drawn`)
  if (cubes > LARGEST_DRAWING) faults.push(`takes ${cubes} beers, more than ${LARGEST_DRAWING}`)
  if (level !== (cubes <= 4 ? 'easy' : cubes <= 6 ? 'medium' : 'hard'))
    faults.push(`is not ${level} with ${cubes} beers`)
  if (vp !== drawingPoints(drawn)) faults.push(`is worth ${vp}, not ${drawingPoints(drawn)}`)
  return faults
}

const printedNeed = (need: string, letter: string): number =>
  Number(
    need
      .split(' ')
      .find((part) => part.endsWith(letter))
      ?.slice(0, -1) ?? 0,
  )

export function checkTeam(cards: readonly TeamCard[], sets: Sets): string[] {
  const faults = deckFaults('Team', cards, 12, /^TM-\d\d$/)
  for (const [type, count] of [
    ['either member', cards.filter((card) => card.members === 'A/B').length],
    ['both members', cards.filter((card) => card.members === 'A+B').length],
    ['one role', cards.filter((card) => card.members === 'A' || card.members === 'B').length],
  ] as const)
    if (count !== 4) faults.push(`${count} Team cards are for ${type}, not 4.`)
  if (TEAM_POINTS.length !== cards.length + 1) faults.push('Team points go from no card to all of them.')
  return [
    ...faults,
    ...named(cards, (card) => [
      ...predicateFaults(card.when, card.kind === 'act' ? card.on : undefined),
      ...countFaults(card.when, sets),
    ]),
  ]
}

export function checkCampaign(conditions: readonly CampaignCondition[], sets: Sets): string[] {
  const faults = conditions.flatMap(({ number, when }) =>
    [...predicateFaults(when, 'final'), ...countFaults(when, sets)].map((fault) => `Condition ${number} ${fault}.`),
  )
  if (conditions.map(({ number }) => number).join() !== Array.from({ length: 15 }, (_, at) => at + 1).join())
    faults.push('The conditions are not numbered from 1 to 15.')
  return faults
}

/** No more breweries may be asked for than the named sets hold. */
function countFaults(when: CampaignCondition['when'], sets: Sets): string[] {
  return when.flatMap((predicate) => {
    if (predicate.form !== 'count' || !('atLeast' in predicate) || predicate.what.of !== 'visited') return []
    const { what, atLeast, short = atLeast } = predicate
    if (!what.in?.every((name) => Object.hasOwn(sets, name))) return []
    return visitFaults(
      what.in.flatMap((name) => sets[name]),
      [atLeast, short],
      sets,
    )
  })
}

const VISIT_CARDS = 9

/** The level 3 cards of the solo game: one visit and one other, whatever condition is played. */
export function checkSoloObjectives(cards: readonly ObjectiveCard[]): string[] {
  const faults: string[] = []
  const levelThree = cards.filter((card) => card.level === 3)
  const visits = levelThree.filter((card) => tagsOf(card).includes('visits'))
  const home = cards.filter((card) => tagsOf(card).includes('first-on-grand-place'))
  if (visits.length !== VISIT_CARDS) faults.push(`${visits.length} level 3 cards are visits, not ${VISIT_CARDS}.`)
  if (home.length !== 1) faults.push(`${home.length} cards are for the first on the Grand Place, not 1.`)
  const others = levelThree.filter((card) => !visits.includes(card) && !home.includes(card))
  if (!others.some((card) => playableAlone(card) && !tagsOf(card).includes('backpack')))
    faults.push('No level 3 card but visits is left to a player alone who plays for a full backpack.')
  for (const tag of ['toast', 'coaster', 'backpack'] as const)
    if (!cards.some((card) => tagsOf(card).includes(tag))) faults.push(`No objective card is tagged ${tag}.`)
  return faults
}

function deckFaults(name: string, cards: readonly { readonly id: string }[], count: number, shape: RegExp): string[] {
  const faults: string[] = []
  if (cards.length !== count) faults.push(`${name} has ${cards.length} cards, not ${count}.`)
  const seen = new Set<string>()
  for (const { id } of cards) {
    if (seen.has(id)) faults.push(`${id} occurs twice.`)
    if (!shape.test(id)) faults.push(`${id} is a misshapen id.`)
    seen.add(id)
  }
  return faults
}

const named = <Card extends { readonly id: string }>(cards: readonly Card[], of: (card: Card) => readonly string[]) =>
  cards.flatMap((card) => of(card).map((fault) => `${card.id} ${fault}.`))
