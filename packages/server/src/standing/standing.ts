import { type Game, Refusal } from '@estaminet/kernel'
import { ladderOf, modesOf, type PersonId, type RatedEnding } from '@estaminet/table'
import type { FastifyBaseLogger } from 'fastify'
import { inLog } from '../in-log.ts'
import type { RatingRow, StandingRow } from '../store/standing-rows.ts'
import type { Store } from '../store/store.ts'
import { pointsFor, rated, UNKNOWN } from './plackett-luce.ts'

/** Before so many games a number says more of luck than of anybody. */
export const SHOWN_FROM = 10
export const A_PAGE = 25
const LOOK_AGAIN = 60_000
/** Another node that counts at the same time wins a few rounds, never all of them. */
const ATTEMPTS = 50

/** How somebody stands in one ladder; the number is only told once it means something. */
export interface Standing {
  readonly game: string
  readonly mode: string
  readonly games: number
  readonly points: number | null
}

/**
 * Counts finished rated matches. Their endings are written down with their last move, and each is counted once: at this
 * node or another, now or after the house was down.
 */
export class Standings {
  private readonly store: Store
  private readonly games: readonly Game[]
  private readonly log: Pick<FastifyBaseLogger, 'error'>
  private counting: Promise<void> = Promise.resolve()
  private loop: NodeJS.Timeout | undefined
  private stopped = false
  /** Tables whose endings cannot be read, which is said once of each. */
  private readonly damaged = new Set<string>()

  constructor(store: Store, games: readonly Game[], log: Pick<FastifyBaseLogger, 'error'>) {
    this.store = store
    this.games = games
    this.log = log
  }

  start(): void {
    this.count()
    this.loop = setInterval(() => this.count(), LOOK_AGAIN).unref()
  }

  /** Finishes the match that is being counted; others are counted when the house is open again. */
  async stop(): Promise<void> {
    this.stopped = true
    clearInterval(this.loop)
    await this.counting
  }

  /** Counts all that is not counted yet. What fails now is tried again later. */
  count(): Promise<void> {
    this.counting = this.counting
      .then(() => this.countAll())
      .catch((error) => this.log.error({ ...inLog(error) }, 'results were not counted'))
    return this.counting
  }

  /** Every game in every way in which results are compared. */
  ladders(): { game: string; mode: string }[] {
    return this.games.flatMap((game) => modesOf(game).map((mode) => ({ game: game.id, mode })))
  }

  /** One page of a ladder, the best first; `people`: how many it has in all. */
  async page(game: string, mode: string, from: number): Promise<{ people: number; rows: StandingRow[] }> {
    if (!this.ladders().some((one) => one.game === game && one.mode === mode))
      throw new Refusal('unknown-ladder', 'There is no such standing in this house.')
    return this.store.standing({ game, mode, leastGames: SHOWN_FROM, from, most: A_PAGE })
  }

  async of(person: PersonId): Promise<Standing[]> {
    const ladders = this.ladders().map((one) => ({ ...one, ladder: ladderOf(one.game, one.mode) }))
    return (await this.store.ratingsOf(person)).flatMap(({ ladder, games, points }) => {
      const found = ladders.find((one) => one.ladder === ladder)
      return found ? [{ game: found.game, mode: found.mode, games, points: games < SHOWN_FROM ? null : points }] : []
    })
  }

  private async countAll(): Promise<void> {
    let passed = 0
    for (let conflicts = 0; conflicts < ATTEMPTS && !this.stopped; ) {
      const next = await this.store.uncounted(passed)
      if (!next) return
      const { round, table, ending } = next
      if (!ending) {
        passed++
        this.passOver(table)
        continue
      }
      const persons = ending.sides.flatMap((side) => side.persons)
      const known = await this.store.ratings(ending.ladder, persons)
      if ((await this.store.count(round, table, ratingsAfter(ending, known))) === 'conflict') conflicts++
    }
  }

  /** One damaged row does not hold up all others. */
  private passOver(table: string): void {
    if (this.damaged.has(table)) return
    this.damaged.add(table)
    this.log.error({ table }, 'how a rated match ended cannot be read any more: it is not counted')
  }
}

/** Everybody's rating after a match; whoever had none begins where nothing is known. */
export function ratingsAfter({ ladder, sides }: RatedEnding, known: readonly RatingRow[]): RatingRow[] {
  const before = (person: PersonId) => known.find((one) => one.person === person) ?? { ...UNKNOWN, games: 0 }
  const skills = rated(sides.map(({ persons, place }) => ({ skills: persons.map(before), place })))
  return sides.flatMap(({ persons }, side) =>
    persons.map((person, at) => {
      const skill = skills[side][at]
      return { person, ladder, ...skill, games: before(person).games + 1, points: pointsFor(skill) }
    }),
  )
}
