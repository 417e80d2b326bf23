import { GOALS } from './barrels.ts'
import { BOXES, PAIR_OF, PAIRS } from './boxes.ts'
import {
  BOARD,
  GARDEN,
  HEXES,
  MOST_NEXT,
  MOST_SITES,
  NEXT_HEXES,
  NEXT_SITES,
  neighboursOf,
  SITE_RING,
  SITES,
  SUNNY,
} from './garden.ts'
import { CARDS } from './privileges.ts'
import { BANDS, BREWMASTER_START, LAST_SPACE, LOWEST_SPACE, MARKER_START, multiplierAt, rateAt } from './production.ts'
import {
  ACTIVATION_SPACES,
  BARREL_SPACES,
  LETTER_AT,
  LETTERS,
  MONK_PRICE,
  MONK_SPACES,
  RESOURCE_SPACES,
  TRACK_LENGTH,
} from './ring.ts'
import { MOST_ROUNDS, TABLES } from './rounds.ts'
import { HIGHEST_SUM, MOST_TARGETS, SHED_OF_SUM, SHEDS } from './sheds.ts'
import { COLOURS, FERTILITIES, MONK_COPIES, MONKS, RESOURCE_COPIES } from './tiles.ts'

/**
 * Sentences about the content that must hold; those that do not come back. They are tested when this file loads:
 * programs load it beside the game. The pages do not: what reaches them has been built and tested.
 */
export function flawsOfContent(): string[] {
  return [...ringLaws(), ...gardenLaws(), ...supplyLaws(), ...shedLaws(), ...trackLaws(), ...boxLaws()].flatMap(
    ([law, holds]) => (holds ? [] : [law]),
  )
}

type Law = readonly [law: string, holds: boolean]

const count = <T>(list: Iterable<T>, has: (item: T) => boolean) => [...list].filter(has).length
const lettersOf = (letter: number) => count(ACTIVATION_SPACES, (at) => LETTER_AT[at] === letter)

function ringLaws(): Law[] {
  return [
    ['the track has 27 spaces', TRACK_LENGTH === 27],
    ['15 resource spaces', RESOURCE_SPACES.length === 15],
    ['4 monk spaces', MONK_SPACES.length === 4],
    ['6 activation spaces', ACTIVATION_SPACES.length === 6],
    ['2 barrel spaces', BARREL_SPACES.length === 2],
    ['one A, one B, one C, three ABC', LETTERS.map((_, letter) => lettersOf(letter)).join() === '1,1,1,3'],
    ['every monk space has a positive price', MONK_SPACES.every((at) => MONK_PRICE[at] > 0)],
    ['second discs name B, C and the first ABC', [1, 2, 3].every((n) => LETTER_AT[ACTIVATION_SPACES[n]] === n)],
  ]
}

function gardenLaws(): Law[] {
  const next = (hex: number) => [...NEXT_HEXES.subarray(hex * MOST_NEXT, (hex + 1) * MOST_NEXT)].filter((h) => h >= 0)
  const sites = (hex: number) => [...NEXT_SITES.subarray(hex * MOST_SITES, (hex + 1) * MOST_SITES)]
  const hexes = HEXES.map((_, hex) => hex)
  return [
    ['37 hexes', BOARD.length === 37 && new Set(BOARD.map((hex) => hex.id)).size === 37],
    ['15 sunny, 15 shady, 7 sites', SUNNY === 15 && GARDEN === 30 && SITES.length === 7],
    ['sunny lies west, shady east', BOARD.every((h) => h.zone === 'site' || (h.zone === 'sunny') === h.x < 0)],
    ['every site has six garden neighbours', SITE_RING.length === 42 && SITE_RING.every((hex) => hex >= 0)],
    ['adjacency is symmetric', hexes.every((hex) => next(hex).every((other) => next(other).includes(hex)))],
    ['every garden hex has 2 to 4 garden neighbours', hexes.every((hex) => next(hex).length >= 2)],
    ['no hex beside more neighbours than the tables hold', HEXES.every((id) => gardenNeighbours(id) <= MOST_NEXT)],
    ['18 hexes beside one site', count(hexes, (hex) => count(sites(hex), (site) => site >= 0) === 1) === 18],
    ['12 hexes beside two sites', count(hexes, (hex) => count(sites(hex), (site) => site >= 0) === 2) === 12],
    [
      'the sides meet along one border of four',
      count(hexes, (h) => h < SUNNY && next(h).some((o) => o >= SUNNY)) === 4,
    ],
  ]
}

const gardenNeighbours = (id: string) => count(neighboursOf(id), (hex) => hex !== undefined && hex.zone !== 'site')

function supplyLaws(): Law[] {
  const kinds = COLOURS.length * FERTILITIES.length
  const tables = Object.entries(TABLES)
  return [
    ['five colours, fertilities 1 to 5', COLOURS.length === 5 && FERTILITIES.join() === '1,2,3,4,5'],
    ['100 resource tiles, 50 of each back', kinds * RESOURCE_COPIES.I === 50 && kinds * RESOURCE_COPIES.II === 50],
    [
      '24 monks of 4 types, 12 of each back',
      MONKS.length * MONK_COPIES.I === 12 && MONKS.length * MONK_COPIES.II === 12,
    ],
    ['3, 4 and 6 rounds', tables.map(([n, table]) => `${n}:${table.monkStacks.length}`).join() === '2:3,3:4,4:6'],
    ['no table lasts longer than the spaces can hold', tables.every(([, t]) => t.monkStacks.length <= MOST_ROUNDS)],
    ['I stacks come first, three of them', tables.every(([, t]) => /^III(II)*$/.test(t.monkStacks.join('')))],
    ['second discs for 2 and 3 players', tables.map(([, t]) => t.secondDiscs.join('')).join() === '12,123,'],
    ['five cards', CARDS.length === 5],
    ['twelve goals', GOALS.length === 12 && new Set(GOALS).size === 12],
  ]
}

function shedLaws(): Law[] {
  const steps = SHEDS.map((shed) => shed.steps)
  const inOrder = SHEDS.every((shed, i) => shed.from === (i === 0 ? 0 : SHEDS[i - 1].to + 1) && shed.from <= shed.to)
  return [
    ['shed ranges are a partition of 0 to 30', inOrder && SHEDS[SHEDS.length - 1].to === HIGHEST_SUM],
    ['every sum has a shed', SHED_OF_SUM.every((shed) => shed >= 0)],
    ['five sheds, activating 0 to 4 tiles', SHEDS.map((shed) => shed.targets[0]?.length ?? 0).join() === '0,1,2,3,4'],
    ['0, 6, 3, 2 and 15 sets of targets', SHEDS.map((shed) => shed.targets.length).join() === '0,6,3,2,15'],
    ['the target table is wide enough', SHEDS.every((shed) => shed.targets.length <= MOST_TARGETS)],
    ['steps from 0 to 6, both used', Math.min(...steps) === 0 && Math.max(...steps) === 6],
    ['sum 15 gives two tiles and one step', SHED_OF_SUM[15] === 2 && steps[2] === 1],
  ]
}

function trackLaws(): Law[] {
  const spaces = Array.from({ length: LAST_SPACE - LOWEST_SPACE + 1 }, (_, i) => i + LOWEST_SPACE)
  const upwards = spaces.slice(1)
  return [
    ['every space lies in one band', spaces.every((at) => count(BANDS, (b) => b.from <= at && at <= b.to) === 1)],
    ['the rate never worsens', upwards.every((at) => rateAt(at) <= rateAt(at - 1))],
    ['the multiplier never falls', upwards.every((at) => multiplierAt(at) >= multiplierAt(at - 1))],
    ['5:1 and x2 below the numbered spaces', rateAt(0) === 5 && multiplierAt(0) === 2],
    ['4:1 and x3 in the first upper band', rateAt(1) === 4 && multiplierAt(1) === 3],
    ['3:1 and x4 on 9, 10 and 11', [9, 10, 11].every((at) => rateAt(at) === 3 && multiplierAt(at) === 4)],
    ['a 2:1 band exists', BANDS.some((band) => band.rate === 2)],
    ['a start space for each colour', MARKER_START.length === COLOURS.length],
    ['the brewmaster starts below 1', BREWMASTER_START < 1],
    ['a marker starts below 1', MARKER_START.some((at) => at < 1)],
    ['no start below the track', Math.min(...MARKER_START, BREWMASTER_START) >= LOWEST_SPACE],
  ]
}

function boxLaws(): Law[] {
  const letters = BOXES.map((box) => box.letter).sort()
  return [
    ['ten boxes: one number, four monks, five colours', letters.join('') === 'ABBBBCCCCC'],
    ['five pairs', PAIRS.length === 5],
    ['the pairs are a partition of the boxes', new Set(PAIRS.flat()).size === 10 && PAIR_OF.every((pair) => pair >= 0)],
  ]
}

const flaws = flawsOfContent()
if (flaws.length > 0) throw new Error(`The content of Heaven & Ale is broken: ${flaws.join('; ')}.`)
