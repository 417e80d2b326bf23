import { checkExpansions } from './check-expansions.ts'
import { checkObjectives } from './check-objectives.ts'
import { COASTERS } from './coasters.ts'
import type { Category, Colour, PlaceName } from './condition.ts'
import { DICE, FACE_COUNT, ROLLS } from './dice.ts'
import { objectives } from './objectives.ts'
import { BONUS_AT, CATEGORIES, COLOURS, PLACES, placeNumber } from './places.ts'
import { regions } from './regions.ts'
import { BRUSSELS, RETURN_DISTANCE, ROADS, roadEnds, WAY_FROM, WAY_TO } from './roads.ts'
import * as tracks from './tracks.ts'

/**
 * Everything the rulebooks let us say about the content; returns what is wrong. It is tested when this file loads:
 * programs load it beside the game. The pages do not: what reaches them has been built and tested.
 */
export function checkContent(): string[] {
  return [
    ...checkPlaces(),
    ...checkRoads(),
    ...checkCoasters(),
    ...checkDice(),
    ...checkTracks(),
    ...checkObjectives(objectives),
    ...checkExpansions(),
  ]
}

const COLOUR_COUNT: Readonly<Record<Colour, number>> = { yellow: 20, brown: 10, red: 5, black: 5 }
const CATEGORY_COUNT: Readonly<Record<Category, number>> = { player: 3, author: 3, cardinal: 4, trappist: 5 }
const CARDINAL_POINTS: readonly PlaceName[] = [17, 34, 30, 1]

function checkPlaces(): string[] {
  const wrong: string[] = []
  const say = (holds: boolean, what: string) => {
    if (!holds) wrong.push(what)
  }
  const breweries = PLACES.slice(1)
  say(PLACES[0]?.id === 'GP' && PLACES.length === 41, 'The Grand Place comes first, then 40 breweries.')
  say(new Set(PLACES.map((place) => place.id)).size === 41, 'Every place has its own id.')
  PLACES.forEach((place, at) => {
    const id = at === 0 ? 'GP' : at < 35 ? at : `B${at - 34}`
    say(place.id === id, `Place ${at} is ${id}.`)
  })
  for (const colour of COLOURS) {
    const here = breweries.filter((place) => place.colour === colour)
    say(here.length === COLOUR_COUNT[colour], `${COLOUR_COUNT[colour]} breweries are ${colour}.`)
    say(
      here.some((place) => place.sells !== 'nothing') && here.some((place) => place.taste),
      `Some ${colour} beer can be bought and tasted.`,
    )
  }
  for (const category of CATEGORIES)
    say(
      breweries.filter((place) => place.bonuses.includes(category)).length === CATEGORY_COUNT[category],
      `${CATEGORY_COUNT[category]} breweries are of the category ${category}.`,
    )
  for (const place of breweries) {
    const trappist = place.bonuses.includes('trappist')
    say((place.colour === 'red') === trappist, `${place.id}: red and Trappist are the same breweries.`)
    say(place.bonuses.length <= (trappist ? 2 : 1), `${place.id}: only Trappist breweries have two bonuses.`)
    say(place.taste || place.sells !== 'nothing', `${place.id} offers an action.`)
  }
  const orval = PLACES[placeNumber(28)]
  say(orval?.bonuses.includes('author') === true, 'Orval is Author and Trappist.')
  say(breweries.filter((place) => place.bonuses.length === 2).length >= 2, 'Two Trappist breweries have two bonuses.')
  say(
    CARDINAL_POINTS.every((id) => PLACES[placeNumber(id)]?.bonuses.includes('cardinal')),
    'The cardinal points are 17, 34, 30 and 1.',
  )
  say(breweries.filter((_, at) => BONUS_AT[at + 1] === 0).length === 28, '28 breweries may be a start.')
  say(breweries.filter((place) => place.sells !== 'nothing').length === 33, '33 breweries sell beer.')
  say(breweries.filter((place) => place.sells === 'beer+cheese').length === 10, '10 breweries sell cheese.')
  say(breweries.filter((place) => place.taste).length === 28, 'Beer is tasted at 28 breweries.')
  say(breweries.filter((place) => place.border).length === 16, '16 breweries lie on the border.')
  for (const [region, ids] of Object.entries(regions))
    say(
      ids.every((id) => placeNumber(id) > 0),
      `The region ${region} holds breweries only.`,
    )
  return wrong
}

/** Return distances of the present map: what is not listed is one move away. */
const DISTANCES: Readonly<Record<number, readonly number[]>> = {
  2: [6, 8, 9, 10, 15, 17, 20, 21, 22, 24, 25, 27],
  3: [2, 3, 4, 5, 7, 26, 29, 31, 32],
  4: [1, 28, 30, 33, 34],
}

function checkRoads(): string[] {
  const wrong: string[] = []
  const say = (holds: boolean, what: string) => {
    if (!holds) wrong.push(what)
  }
  const roads = Object.entries(ROADS)
  say(roads.length === 75, 'There are 75 roads.')
  const intoBrussels = roads.filter(([road]) => roadEnds(road).includes(BRUSSELS)).map(([road]) => roadEnds(road)[0])
  say(intoBrussels.sort().join() === '11,12,13,14,16,18,19,23', 'Eight roads lead into Brussels.')
  for (const [road, [hitch, bus, bike]] of roads) {
    const [a, b] = roadEnds(road)
    say(a !== b && [a, b].every((end) => end === BRUSSELS || placeNumber(end) > 0), `${road} joins two places.`)
    say([hitch, bus, bike].every(Number.isInteger) && hitch >= 0 && bus >= 1 && bike >= 1, `${road} has its times.`)
  }
  const free = roads.filter(([, times]) => times[0] === 0).map(([road]) => road)
  say(free.join() === '3-5,4-6,20-22', 'Hitchhiking is free on three roads.')
  say(roads.filter(([, times]) => times[2] >= 5).length === 43, '43 roads take 5 or more by bicycle.')
  say(ROADS['6-11']?.join() === '2,4,6', 'The road 6-11 is 2, 4, 6.')
  for (let place = 0; place < PLACES.length; place++) {
    const points = WAY_TO.subarray(WAY_FROM[place], WAY_FROM[place + 1])
    say(new Set(points).size === points.length, `No two roads lead from ${place} to the same point.`)
    const expected = Object.keys(DISTANCES).find((moves) => DISTANCES[Number(moves)]?.includes(place))
    say(RETURN_DISTANCE[place] === (place === 0 ? 0 : Number(expected ?? 1)), `Place ${place} is near enough to GP.`)
  }
  return wrong
}

function checkCoasters(): string[] {
  const wrong: string[] = []
  if (COASTERS.length !== 44) wrong.push('There are 44 coasters.')
  const faces = new Int8Array(PLACES.length)
  for (const [a, b] of COASTERS) {
    if (a === b) wrong.push(`The faces of the coaster ${a} differ.`)
    for (const id of [a, b]) faces[placeNumber(id)] = faces[placeNumber(id)] + 1
  }
  for (let place = 1; place < PLACES.length; place++) {
    const count = faces[place]
    if (count < 2 || count > 3) wrong.push(`Place ${place} is on two or three coaster faces.`)
    if (count === 3 && RETURN_DISTANCE[place] < 2) wrong.push(`Place ${place} is too near for three faces.`)
  }
  return wrong
}

function checkDice(): string[] {
  const wrong: string[] = []
  if (FACE_COUNT.failed !== 3 || FACE_COUNT.tbbr !== 2 || FACE_COUNT.late !== 1) wrong.push('A die has 3, 2, 1 faces.')
  for (let dice = 1; dice <= DICE; dice++)
    if (ROLLS[dice]?.reduce((sum, roll) => sum + roll.weight, 0) !== 6 ** dice) wrong.push(`${dice} dice add up.`)
  return wrong
}

function checkTracks(): string[] {
  const wrong: string[] = []
  const rising = (name: string, values: ArrayLike<number>) => {
    for (let i = 1; i < values.length; i++) if (values[i] < values[i - 1]) wrong.push(`The track ${name} never falls.`)
  }
  const marker = (name: string, values: ArrayLike<number>, worth: number) => {
    const lastStep = values[values.length - 1] - values[values.length - 2]
    if (worth < lastStep - 1) wrong.push(`A marker beside ${name} is worth its last step.`)
  }
  const { BONUS_POINTS, CHEESE_POINTS, CHEERS_POINTS } = tracks
  for (const category of CATEGORIES) {
    rising(category, BONUS_POINTS[category])
    if (BONUS_POINTS[category].length !== CATEGORY_COUNT[category] + 1) wrong.push(`${category} has its steps.`)
  }
  rising('cheese', CHEESE_POINTS)
  rising('cheers', CHEERS_POINTS)
  rising('visited', tracks.VISITED_POINTS)
  rising('delay', tracks.MORNING_DELAY)
  marker('cheese', CHEESE_POINTS, tracks.CHEESE_MARKER_POINTS)
  marker('cheers', CHEERS_POINTS, tracks.CHEERS_MARKER_POINTS)
  const example = [2, 2, 2, 3].reduce((sum, step, at) => sum + (BONUS_POINTS[CATEGORIES[at]][step] ?? 0), 0)
  if (example !== 21 || CHEESE_POINTS[3] !== 6 || CHEERS_POINTS[5] !== 11) wrong.push('The printed example comes out.')
  if (CHEESE_POINTS.length !== tracks.LAST_CHEESE + 1) wrong.push('Cheese ends at its last level.')
  if (CHEERS_POINTS.length !== tracks.LAST_CHEERS + 1) wrong.push('Cheers ends at its last level.')
  if (tracks.MORNING_DELAY.length !== tracks.ASLEEP_FROM + 1) wrong.push('Every level has a morning.')
  if (tracks.BACKPACK < 6) wrong.push('The backpack holds at least six.')
  return wrong
}

const wrong = checkContent()
if (wrong.length > 0) throw new Error(`The content of the race is broken. ${wrong.join(' ')}`)
