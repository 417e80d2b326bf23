import { ladderOf, type PersonId, type RatedEnding } from '@estaminet/table'
import type { Skill } from '../standing/plackett-luce.ts'
import type { Dialect } from './dialect.ts'
import type { Ledger, Row } from './ledger.ts'
import type { PersonRow } from './store.ts'
import { jsonIn, readable, roughly, textIn } from './trouble.ts'

/** How people stand in each ladder, and the finished matches that still have to be counted. */
export interface StandingRows {
  /** The match that ended first of those not counted yet, but for so many that are passed over. */
  uncounted(passed: number): Promise<Uncounted | undefined>
  /** What is known of these people in a ladder. */
  ratings(ladder: string, persons: readonly PersonId[]): Promise<RatingRow[]>
  /**
   * Counts a match: it is off the list and these ratings hold, or nothing has changed. `conflict`: another node has counted
   * something, or somebody was forgotten, since the round began. Whoever was forgotten gets no rating.
   */
  count(round: number, table: string, ratings: readonly RatingRow[]): Promise<'done' | 'conflict'>
  /** Who stands in a ladder with so many games or more, the best first. */
  standing(which: StandingQuery): Promise<{ readonly people: number; readonly rows: StandingRow[] }>
  /** A person in all ladders. */
  ratingsOf(person: PersonId): Promise<RatingRow[]>
  dropRatingsOf(person: PersonId): Promise<void>
}

export interface Uncounted {
  /** The round in which it can be counted. */
  readonly round: number
  readonly table: string
  /** Undefined where what was written down is damaged. */
  readonly ending: RatedEnding | undefined
}

export interface RatingRow extends Skill {
  readonly person: PersonId
  readonly ladder: string
  readonly games: number
  /** The number people see, by which they are ordered. */
  readonly points: number
}

export interface StandingRow extends RatingRow {
  readonly name: string
  /** Equal points share a place. */
  readonly place: number
}

export interface StandingQuery {
  readonly game: string
  readonly mode: string
  readonly leastGames: number
  readonly from: number
  readonly most: number
}

export function standingRowsIn(ledger: Ledger): StandingRows {
  const sql = sqlFor(ledger.dialect)
  return {
    async uncounted(passed) {
      const [row] = await ledger.read(sql.uncounted, [passed])
      if (!row) return undefined
      const [ending] = readable([row.ending], jsonIn<RatedEnding>)
      return { round: Number(row.round), table: roughly(row.table_id), ending }
    },
    async ratings(ladder, persons) {
      return (await ledger.read(sql.ratings, [ladder, JSON.stringify(persons)])).map(ratingIn)
    },
    count(round, table, ratings) {
      return ledger.together([
        [sql.nextRound, [round]],
        [sql.counted, [table]],
        ...ratings.map(
          ({ person, ladder, mu, sigma, games, points }) =>
            [sql.rate, [person, ladder, mu, sigma, games, points]] as const,
        ),
      ])
    },
    async standing({ game, mode, leastGames, from, most }) {
      const ladder = ladderOf(game, mode)
      const [{ people }] = await ledger.read(sql.people, [ladder, leastGames])
      const rows = await ledger.read(sql.standing, [ladder, leastGames, most, from])
      return {
        people: Number(people),
        rows: readable(rows, (row) => ({
          ...ratingIn(row),
          name: jsonIn<PersonRow>(row.known).name,
          place: Number(row.place),
        })),
      }
    },
    async ratingsOf(person) {
      return (await ledger.read(sql.ratingsOf, [person])).map(ratingIn)
    },
    async dropRatingsOf(person) {
      // What is being counted just now is counted again, for those who are left; only then is nothing added any more.
      await ledger.write(sql.breakRound)
      await ledger.write(sql.dropRatings, [person])
    },
  }
}

const ratingIn = (row: Row): RatingRow => ({
  person: textIn(row.person),
  ladder: textIn(row.ladder),
  mu: Number(row.mu),
  sigma: Number(row.sigma),
  games: Number(row.games),
  points: Number(row.points),
})

const sqlFor = ({ text, each }: Dialect) => {
  const rating = `${text('person')} AS person, ${text('ladder')} AS ladder, mu, sigma, games, points`
  return {
    uncounted: `
      SELECT round, ${text('table_id')} AS table_id, ${text('ending')} AS ending FROM counting, uncounted
      ORDER BY ended_at, table_id LIMIT 1 OFFSET $1`,
    ratings: `SELECT ${rating} FROM ratings WHERE ladder = $1 AND person IN (${each('$2')})`,
    // Its row makes nodes wait for each other; whoever comes second finds another round.
    nextRound: 'UPDATE counting SET round = round + 1 WHERE round = $1 RETURNING round',
    breakRound: 'UPDATE counting SET round = round + 1',
    counted: 'DELETE FROM uncounted WHERE table_id = $1',
    rate: `
      INSERT INTO ratings (person, ladder, mu, sigma, games, points)
      SELECT id, CAST($2 AS TEXT), CAST($3 AS DOUBLE PRECISION), CAST($4 AS DOUBLE PRECISION), CAST($5 AS BIGINT),
        CAST($6 AS BIGINT)
      FROM persons WHERE id = $1
      ON CONFLICT (person, ladder) DO UPDATE SET
        mu = excluded.mu, sigma = excluded.sigma, games = excluded.games, points = excluded.points`,
    people: 'SELECT count(*) AS people FROM ratings WHERE ladder = $1 AND games >= $2',
    standing: `
      SELECT ${rating}, ${text('known')} AS known, place FROM (
        SELECT ratings.*, persons.person AS known, rank() OVER (ORDER BY points DESC) AS place
        FROM ratings JOIN persons ON persons.id = ratings.person WHERE ladder = $1 AND games >= $2
      ) AS ranked ORDER BY place, person LIMIT $3 OFFSET $4`,
    ratingsOf: `SELECT ${rating} FROM ratings WHERE person = $1 ORDER BY games DESC, ladder`,
    dropRatings: 'DELETE FROM ratings WHERE person = $1',
  }
}
