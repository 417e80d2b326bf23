import { CHANCE, conformance, copy, type Game, NATURE, OVER, pickWeighted, seatsIn, seeded } from '@estaminet/kernel'
import { describe, expect, test } from 'vitest'
import { brokenInvariants, belgianBeersRace as game, type RaceState } from '../src/index.ts'
import { EVERY_TABLE, type LegalTable } from './legal-tables.ts'

const long = process.env.ESTAMINET_PROOF === 'long'
const seed = process.env.ESTAMINET_SEED ?? 'everything on the bar'

/** Games at each table: with every law of the kernel, and with the laws of the race alone. */
const WITH_ALL_LAWS = long ? 40 : 1
const WITH_INVARIANTS = long ? 160 : 4

/** No race of three days with everything on the table comes near this. */
const MOST_MOVES = 20_000

/** On a busy machine; the long proof has no need of one. */
const PATIENCE = long ? undefined : 900_000

const inWords = ({ seats, options }: LegalTable): string => `${seats} seats, ${JSON.stringify(options)}`

const list = new Int32Array(4096)
const weights = new Int32Array(4096)

/** Any moves to the end; answers how many. Whoever may move unasked does so now and then. */
function play(table: LegalTable, n: number): number {
  const rng = seeded(`${seed}/${inWords(table)}/${n}`)
  const race: Game<RaceState> = game
  const s = race.setup(table.options, table.seats)
  const before = race.setup(table.options, table.seats)
  let made = 0
  for (let mask = race.waiting(s); mask !== OVER; mask = race.waiting(s)) {
    const willing = mask === CHANCE || rng.below(8) > 0 ? [] : seatsIn(race.free?.(s) ?? 0)
    const seats = willing.length > 0 ? willing : mask === CHANCE ? [NATURE] : seatsIn(mask)
    const seat = seats[rng.below(seats.length)]
    const count = seat === NATURE ? race.chance(s, list, weights) : race.legal(s, seat, list)
    const move = list[seat === NATURE ? pickWeighted(weights, count, rng) : rng.below(count)]
    copy(before, s)
    race.apply(s, seat, move)
    const broken = brokenInvariants(before, s)
    if (broken.length > 0) expect.unreachable(`seed ${seed}, ${inWords(table)}, game ${n}, move ${made}: ${broken}`)
    if (++made > MOST_MOVES) expect.unreachable(`seed ${seed}, ${inWords(table)}, game ${n} does not end`)
  }
  return made
}

/**
 * Games at every legal table of which `part` is so, by the number of players: one list of them all would take long for one test. The
 * costly laws look at every n-th position.
 */
export function proveTables(name: string, part: (table: LegalTable) => boolean, every: number): void {
  const tables = EVERY_TABLE.filter(part)
  const bySeats = [1, 2, 3, 4]
    .map((seats) => ({ seats, tables: tables.filter((table) => table.seats === seats) }))
    .filter((group) => group.tables.length > 0)

  describe(`${tables.length} of the ${EVERY_TABLE.length} legal combinations, ${name} (seed ${seed})`, () => {
    test.each(bySeats)(
      'every law holds at every table of $seats',
      ({ seats, tables }) => {
        const report = conformance(game, {
          tables,
          games: WITH_ALL_LAWS,
          every,
          seed,
          maxMoves: MOST_MOVES,
          invariants: (before, after) => brokenInvariants(before as RaceState, after as RaceState),
        })
        expect(report.broken).toEqual([])
        console.log(
          `The Belgian Beers Race, ${seats} at the table, ${name}: ${tables.length} combinations of ${EVERY_TABLE.length}, ${tables.length * WITH_ALL_LAWS} games, ${report.positions} positions with every law kept (seed ${seed})`,
        )
      },
      PATIENCE,
    )

    test.each(bySeats)(
      'no law of the race is broken at any table of $seats',
      ({ seats, tables }) => {
        let moves = 0
        for (const table of tables) for (let n = 0; n < WITH_INVARIANTS; n++) moves += play(table, n)
        console.log(
          `The Belgian Beers Race, ${seats} at the table, ${name}: ${tables.length} combinations of ${EVERY_TABLE.length}, ${tables.length * WITH_INVARIANTS} games, ${moves} moves (seed ${seed})`,
        )
      },
      PATIENCE,
    )
  })
}
