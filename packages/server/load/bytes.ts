import { digest, type Game, seeded } from '@estaminet/kernel'
import { type Consequence, noticed, Scene, type Shown, Table } from '@estaminet/table'
import { gamesForFour } from './games.ts'

const SEATS = 4
const MATCHES = 5
const ROOM = { present: () => true, spectators: 0 }
const people = Array.from({ length: SEATS }, (_, seat) => ({ id: `guest-${seat}`, name: `Guest ${seat + 1}` }))
/** Everybody thinks for so long. */
const THOUGHT = 4_321

/** Bytes that one client gets with one move. */
interface Spread {
  readonly median: number
  readonly p95: number
}

export interface BytesOfGame {
  readonly game: string
  readonly whole: Spread
  readonly cells: Spread
  /** The first frame of somebody who has the rules. */
  readonly position: Spread
}

/** What four people at a table with clocks are sent, whole matches at random; the same seed gives the same bytes. */
export const bytesOnTheWire = (seed: string): BytesOfGame[] =>
  gamesForFour.map((game) => {
    const whole: number[] = []
    const cells: number[] = []
    const position: number[] = []
    for (let round = 0; round < MATCHES; round++) {
      const rng = seeded(`${seed} ${game.id} ${round}`)
      const { table, opened } = seated(game, digest(`${seed} ${round}`))
      const shown: Shown[] = []
      const steps = people.map(() => 0)
      let now = 0
      const look = (consequence: Consequence) => {
        const scene = new Scene(table, ROOM, now)
        for (const [at, { id }] of people.entries()) {
          const seen = noticed(consequence.heard, table.seatsOf(id), steps[at] ?? 0)
          const next = scene.shownTo(id, seen, cells.length)
          const before = shown[at]
          if (before) {
            whole.push(Buffer.byteLength(scene.frameFor(id, seen)))
            cells.push(Buffer.byteLength(scene.frameSince(before, next)))
          } else position.push(Buffer.byteLength(next.whole()))
          steps[at] = seen.n
          shown[at] = next
        }
      }
      look(opened)
      while (table.match && table.doc.status === 'running') {
        const [seat = 0] = table.asked()
        const moves = table.match.movesOf(seat)
        const move = moves[rng.below(moves.length)] ?? 0
        now += THOUGHT
        const play = { t: 'play', table: table.doc.id, cmd: 'c', ask: table.askId(seat), seat, move } as const
        look(table.execute(play, people[seat] ?? people[0], now))
      }
    }
    return { game: game.id, whole: spread(whole), cells: spread(cells), position: spread(position) }
  })

/** Four people with their parts in the dice given. */
function seated(game: Game, secret: string): { table: Table; opened: Consequence } {
  const [host, ...others] = people
  const table = Table.create(
    game,
    {
      game: game.id,
      seats: [{ kind: 'me' }, ...others.map(() => ({ kind: 'open' }) as const)],
      access: 'link',
      pace: { kind: 'live', clock: { bank: 3600, increment: 5, cap: 3600 } },
    },
    host,
    { id: 'kJ3sF0qLw8ZtR2Yb5NxE1A', code: 'ABCDEF', secret, botSeed: secret, levels: [], closed: 0 },
    0,
  )
  const said = { table: table.doc.id, cmd: 'c' }
  for (const one of others) table.execute({ t: 'join', ...said }, one, 0)
  let opened = table.execute({ t: 'start', ...said }, host, 0)
  for (const [seat, one] of people.entries()) opened = table.execute({ t: 'nonce', ...said, seat, nonce: '' }, one, 0)
  return { table, opened }
}

function spread(figures: readonly number[]): Spread {
  const sorted = figures.toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN
  return { median: at(0.5), p95: at(0.95) }
}
