import type { Rng } from '@estaminet/kernel'

/** How a table ended: who sat where, by the bot's number, and everybody's rank. */
export interface Finish {
  readonly bots: readonly number[]
  readonly ranks: readonly number[]
}

/** One place of a finished table: which bot took it, and how many of each were still after it. */
interface Taken {
  readonly by: number
  readonly field: readonly number[]
  readonly weight: number
}

/** A number with the interval that holds it 95 times in 100. */
export interface Interval {
  readonly value: number
  readonly low: number
  readonly high: number
}

/** Games without a winner that every two bots are taken to have played: whoever never lost is not infinitely strong. */
const DRAWS_BEFORE = 1
const ROUNDS = 5000
const SETTLED = 1e-9

/**
 * How strong each bot is, as the logarithm of its weight in the model of Plackett and Luce: a place is taken by each of those
 * still after it in proportion to their weights. Of two at a table that is the model of Bradley and Terry. Fitted to all
 * places of all tables by Hunter's iteration; the mean of all bots is 0.
 */
export function strengthsOf(finishes: readonly Finish[], bots: number, drawsBefore = DRAWS_BEFORE): number[] {
  return fitted(merged([...finishes.flatMap((one) => placesOf(one, bots)), ...draws(bots, drawsBefore)]), bots)
}

function fitted(places: readonly Taken[], bots: number): number[] {
  const wins = new Float64Array(bots)
  for (const { by, weight } of places) wins[by] += weight
  let weights = new Float64Array(bots).fill(1)
  for (let round = 0; round < ROUNDS; round++) {
    const chances = new Float64Array(bots)
    for (const { field, weight } of places) {
      const all = field.reduce((sum, count, bot) => sum + count * weights[bot], 0)
      for (let bot = 0; bot < bots; bot++) chances[bot] += (weight * field[bot]) / all
    }
    const next = weights.map((old, bot) => (chances[bot] > 0 ? wins[bot] / chances[bot] : old))
    const scale = Math.exp(next.reduce((sum, one) => sum + Math.log(one), 0) / bots)
    const moved = next.map((one) => one / scale)
    const change = Math.max(...moved.map((one, bot) => Math.abs(Math.log(one / weights[bot]))))
    weights = moved
    if (change < SETTLED) break
  }
  return Array.from(weights, Math.log)
}

/** The places of a table, the first first. Those who share a rank took their places in every order, each as likely. */
function placesOf({ bots: seated, ranks }: Finish, bots: number): Taken[] {
  const orders = ordersOf(ranks)
  return orders.flatMap((order) =>
    order.flatMap((seat, place): Taken[] => {
      const field = Array<number>(bots).fill(0)
      for (const other of order.slice(place)) field[seated[other]]++
      // Among its own kind a bot takes a place for sure.
      if (field.filter((count) => count > 0).length < 2) return []
      return [{ by: seated[seat], field, weight: 1 / orders.length }]
    }),
  )
}

/** Every order of the seats that their ranks allow. */
function ordersOf(ranks: readonly number[]): number[][] {
  const groups = [...new Set(ranks)]
    .sort((a, b) => a - b)
    .map((rank) => ranks.flatMap((one, i) => (one === rank ? [i] : [])))
  return groups.reduce<number[][]>(
    (orders, group) => orders.flatMap((order) => permutations(group).map((next) => [...order, ...next])),
    [[]],
  )
}

const permutations = (of: readonly number[]): number[][] =>
  of.length === 0
    ? [[]]
    : of.flatMap((one) => permutations(of.filter((other) => other !== one)).map((rest) => [one, ...rest]))

function draws(bots: number, each: number): Taken[] {
  return Array.from({ length: bots * bots }, (_, n) => [n % bots, Math.floor(n / bots)] as const).flatMap(
    ([one, other]) =>
      one === other
        ? []
        : [
            {
              by: one,
              field: Array.from({ length: bots }, (_, bot) => Number(bot === one || bot === other)),
              weight: each / 2,
            },
          ],
  )
}

/** Equal places are counted, not kept: thousands of games come down to a few. */
function merged(places: readonly Taken[]): Taken[] {
  const counted = new Map<string, Taken>()
  for (const place of places) {
    const key = `${place.by}|${place.field}`
    counted.set(key, { ...place, weight: place.weight + (counted.get(key)?.weight ?? 0) })
  }
  return [...counted.values()]
}

const ELO_PER_STRENGTH = 400 / Math.LN10

/** Strength as a chess player says it: 400 points are ten to one. */
export const eloOf = (strength: number): number => strength * ELO_PER_STRENGTH
export const strengthAt = (elo: number): number => elo / ELO_PER_STRENGTH

const RESAMPLES = 400
const OUTSIDE = 0.025

/**
 * The intervals of some figures: blocks are drawn anew from the blocks played, with repetition, and the figures made of them.
 * Games of one block are not independent, blocks are.
 */
export function intervalsOf<Block>(
  blocks: readonly Block[],
  figures: (blocks: readonly Block[]) => readonly number[],
  rng: Rng,
): Interval[] {
  const values = figures(blocks)
  const drawn = Array.from({ length: RESAMPLES }, () => figures(blocks.map(() => blocks[rng.below(blocks.length)])))
  return values.map((value, i) => {
    const sorted = drawn.map((one) => one[i]).sort((a, b) => a - b)
    return { value, low: percentile(sorted, OUTSIDE), high: percentile(sorted, 1 - OUTSIDE) }
  })
}

/** The number below which such a share of sorted numbers lies. */
export function percentile(sorted: readonly number[], share: number): number {
  const at = share * (sorted.length - 1)
  const low = Math.floor(at)
  const above = sorted[Math.min(low + 1, sorted.length - 1)] ?? Number.NaN
  return (sorted[low] ?? Number.NaN) * (1 - (at - low)) + above * (at - low)
}

export const meanOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length
