import Type from 'typebox'
import { householdOf } from '../address.ts'
import type { App, Front } from './front.ts'
import { mustBeSomebody } from './identity.ts'

const tags = ['daily']
const Row = Type.Object({
  place: Type.Integer(),
  name: Type.String(),
  points: Type.Integer(),
  /** The row of who asks. */
  mine: Type.Optional(Type.Literal(true)),
})
const Day = Type.Object({
  day: Type.String(),
  game: Type.String(),
  options: Type.Record(Type.String(), Type.Union([Type.String(), Type.Boolean()])),
  /** Until when a finished game counts, and the secret stays one. */
  until: Type.Number(),
  /** What the dice are drawn under, and SHA-256 of the secret they are drawn from. */
  match: Type.String(),
  commitment: Type.String(),
  /** Told when the day is over. */
  secret: Type.Optional(Type.String()),
  /** How many have finished it in time. */
  people: Type.Integer(),
  /** The best of them, once the day is over. */
  rows: Type.Array(Row),
  /** The game of who asks, and how it ended, if it has. */
  mine: Type.Optional(
    Type.Object({
      table: Type.String(),
      over: Type.Boolean(),
      place: Type.Optional(Type.Integer()),
      points: Type.Optional(Type.Integer()),
    }),
  ),
})

/** The challenge of the day: what it is, how it ended, and one's own try at it. */
export function dailyApi(app: App, { daily, rooms, limits }: Front): void {
  const shown = async (day: string, person: string | undefined) => {
    const { plan } = daily
    const { people, best, mine } = await daily.pageOf(day, person)
    const secret = daily.toldSecretOf(day)
    const own = person === undefined ? undefined : await daily.tryOf(day, person)
    return {
      day,
      game: plan?.game ?? '',
      options: { ...plan?.options },
      until: daily.endOf(day),
      match: `daily-${day}`,
      commitment: daily.commitmentOf(day),
      ...(secret === undefined ? {} : { secret }),
      people,
      // Nobody should know what they have to beat.
      rows: secret === undefined ? [] : best.map((row) => rowFor(row, person)),
      ...(own
        ? {
            mine: {
              table: own.table,
              over: own.isOver,
              ...(mine ? { place: mine.place, points: mine.points } : {}),
            },
          }
        : {}),
    }
  }

  app.get(
    '/api/daily',
    {
      schema: {
        tags,
        summary: 'The challenge of today, and how that of yesterday ended',
        response: { 200: Type.Object({ today: Day, yesterday: Day }) },
      },
    },
    async (request) => {
      const me = request.person?.id
      return { today: await shown(daily.today, me), yesterday: await shown(daily.yesterday, me) }
    },
  )

  app.get(
    '/api/daily/:day',
    {
      schema: {
        tags,
        summary: 'The challenge of a day that has begun, with its secret once it is over',
        params: Type.Object({ day: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }) }),
        response: { 200: Day },
      },
    },
    async (request) => shown(daily.mustHaveBegun(request.params.day), request.person?.id),
  )

  app.post(
    '/api/daily',
    {
      schema: {
        tags,
        summary: 'My table of today’s challenge: the one I have, or a new one',
        response: { 200: Type.Object({ table: Type.String() }) },
      },
    },
    async (request) => {
      const maker = mustBeSomebody(request)
      limits.newTableFrom.insist(householdOf(request.ip))
      return { table: await daily.play(rooms, maker) }
    },
  )
}

const rowFor = (row: { place: number; name: string; points: number; person: string }, person: string | undefined) => ({
  place: row.place,
  name: row.name,
  points: row.points,
  ...(row.person === person ? { mine: true as const } : {}),
})
