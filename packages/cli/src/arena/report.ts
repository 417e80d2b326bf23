import { seeded } from '@estaminet/kernel'
import { round } from '../spread.ts'
import type { Block, Contest, FinishedGame } from './block.ts'
import { addHabits, emptyHabits, type Habits } from './habits.ts'
import { type Claims, judged, shareAt, type Verdict } from './sprt.ts'
import { eloOf, type Interval, intervalsOf, meanOf, percentile, strengthsOf } from './statistics.ts'

/** How one bot fared. */
export interface Standing {
  readonly bot: string
  /** Seats it played in. */
  readonly played: number
  /** How often such a seat was first, a shared first place as its share; and how often if all were equal. */
  readonly first: Interval
  readonly par: number
  readonly points: {
    readonly mean: number
    readonly sd: number
    readonly p10: number
    readonly p50: number
    readonly p90: number
  }
  /** Its points less those of the others at its table, in the mean. */
  readonly ahead: Interval
  /** Its strength compared with the bot named last; nothing where everybody plays alone. */
  readonly elo: Interval | null
}

export interface Report extends Contest {
  readonly blocks: number
  readonly games: number
  readonly standings: readonly Standing[]
  readonly sprt?: Verdict
  readonly habits?: readonly Habits[]
}

/** Everything that can be said of the blocks played. */
export function reportOf(contest: Contest, blocks: readonly Block[], claims: Claims | undefined): Report {
  const { bots, seats, seed } = contest
  const of = bots.length
  const rng = seeded(`${seed}/intervals`)
  const figures = (some: readonly Block[]) => {
    const games = some.flatMap((one) => one.games)
    return [
      ...bots.map((_, bot) => firstShare(games, bot)),
      ...bots.map((_, bot) => leadOf(some, bot, seats)),
      ...(seats === 1 ? [] : elosOf(games, of)),
    ]
  }
  const intervals = intervalsOf(blocks, figures, rng)
  const games = blocks.flatMap((one) => one.games)
  const standings = bots.map((bot, at): Standing => {
    const points = games.flatMap((one) => one.points.filter((_, seat) => one.bots[seat] === at))
    return {
      bot,
      played: points.length,
      first: intervals[at],
      par: seats === 1 ? 1 : 1 / seats,
      points: spreadOf(points),
      ahead: intervals[of + at],
      elo: intervals[2 * of + at] ?? null,
    }
  })
  return {
    ...contest,
    blocks: blocks.length,
    games: games.length,
    standings,
    ...(claims ? { sprt: verdictOn(contest, blocks, claims) } : {}),
    ...(blocks.some(({ habits }) => habits) ? { habits: habitsOf(blocks, of) } : {}),
  }
}

/** How the first bot stands so far. */
export const firstAndLead = (blocks: readonly Block[], seats: number) => ({
  first: firstShare(
    blocks.flatMap(({ games }) => games),
    0,
  ),
  lead: leadOf(blocks, 0, seats),
})

/** The first bot against the second, block by block. */
export function verdictOn(contest: Contest, blocks: readonly Block[], claims: Claims): Verdict {
  const [sample] = blocks[0]?.games ?? []
  const own = sample?.bots.filter((bot) => bot === 0).length ?? 1
  const shares = blocks.map(({ games }) => meanOf(games.map((game) => firsts(game, 0))))
  const expected = (elo: number) => shareAt(elo, own, contest.seats - own)
  return judged(claims, shares, expected, blocks[0]?.games.length ?? 1)
}

/** The part of a game's first place that a bot's seats took; whoever loses alone leaves it to nobody. */
function firsts({ bots, ranks }: FinishedGame, bot: number): number {
  const first = ranks.filter((rank) => rank === 1).length
  return ranks.filter((rank, seat) => rank === 1 && bots[seat] === bot).length / Math.max(1, first)
}

function firstShare(games: readonly FinishedGame[], bot: number): number {
  const seats = games.reduce((sum, { bots }) => sum + bots.filter((one) => one === bot).length, 0)
  return games.reduce((sum, game) => sum + firsts(game, bot), 0) / seats
}

/** Mean lead of a bot's seats over the other bots of their table; over the last bot on the same deal where each plays alone. */
function leadOf(blocks: readonly Block[], bot: number, seats: number): number {
  const leads = blocks.flatMap(({ games }) =>
    seats === 1
      ? games.filter(({ bots }) => bots[0] === bot).map(({ points }) => points[0] - (games.at(-1)?.points[0] ?? 0))
      : games.flatMap(({ bots, points }) => {
          const own = points.filter((_, seat) => bots[seat] === bot)
          const others = points.filter((_, seat) => bots[seat] !== bot)
          return own.length > 0 && others.length > 0 ? [meanOf(own) - meanOf(others)] : []
        }),
  )
  return leads.length === 0 ? 0 : meanOf(leads)
}

/** Everybody's Elo above the bot named last. */
function elosOf(games: readonly FinishedGame[], bots: number): number[] {
  const strengths = strengthsOf(games, bots)
  return strengths.map((one) => eloOf(one - (strengths.at(-1) ?? 0)))
}

function spreadOf(points: readonly number[]) {
  const sorted = [...points].sort((a, b) => a - b)
  const mean = meanOf(points)
  const sd = Math.sqrt(points.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, points.length - 1))
  const at = (share: number) => round(percentile(sorted, share), 1)
  return { mean: round(mean, 2), sd: round(sd, 2), p10: at(0.1), p50: at(0.5), p90: at(0.9) }
}

function habitsOf(blocks: readonly Block[], bots: number): Habits[] {
  const sums = Array.from({ length: bots }, emptyHabits)
  for (const { habits } of blocks) habits?.forEach((one, bot) => void addHabits(sums[bot], one))
  return sums
}
