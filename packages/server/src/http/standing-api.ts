import Type from 'typebox'
import { historyOf } from '../standing/history.ts'
import { A_PAGE, SHOWN_FROM } from '../standing/standing.ts'
import type { App, Front } from './front.ts'
import { mustBeSomebody } from './identity.ts'

const tags = ['standing']
const Ladder = Type.Object({
  game: Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' }),
  mode: Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' }),
})
const From = Type.Object({ from: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })) })
const Page = Type.Object({
  /** How many stand here in all, where the page begins, and how many fit on one. */
  people: Type.Integer(),
  from: Type.Integer(),
  page: Type.Integer(),
  rows: Type.Array(
    Type.Object({
      place: Type.Integer(),
      name: Type.String(),
      points: Type.Integer(),
      games: Type.Integer(),
      /** The row of who asks. */
      mine: Type.Optional(Type.Literal(true)),
    }),
  ),
})
const Mine = Type.Object({
  /** From so many games on a number is shown. */
  shownFrom: Type.Integer(),
  ladders: Type.Array(
    Type.Object({
      game: Type.String(),
      mode: Type.String(),
      games: Type.Integer(),
      points: Type.Union([Type.Integer(), Type.Null()]),
    }),
  ),
})

const Count = Type.Integer()
const Told = Type.Object({
  played: Type.Array(
    Type.Object({
      game: Type.String(),
      mode: Type.String(),
      games: Count,
      won: Count,
      best: Count,
      average: Count,
    }),
  ),
  /** Those one met most often. */
  met: Type.Array(Type.Object({ name: Type.String(), games: Count, ahead: Count, behind: Count })),
  /** What the matches of each game were made of: all points by their reasons, and the places seen in most of them. */
  tallied: Type.Array(
    Type.Object({
      game: Type.String(),
      games: Count,
      points: Type.Record(Type.String(), Count),
      places: Type.Array(Type.Object({ place: Type.String(), games: Count })),
    }),
  ),
})
/** As many of the last tables as are looked through. */
const MOST_TABLES = 1000

/** Who stands where, by game and mode, and how one stands oneself. */
export function standingApi(app: App, { standings, rooms, games, limits }: Front): void {
  app.get(
    '/api/standing',
    {
      schema: {
        tags,
        summary: 'The games and modes in which people are compared',
        response: { 200: Type.Array(Type.Object({ game: Type.String(), mode: Type.String() })) },
      },
    },
    async () => standings.ladders(),
  )

  app.get(
    '/api/standing/:game/:mode',
    {
      schema: {
        tags,
        summary: `People with ${SHOWN_FROM} rated games or more, the best first`,
        params: Ladder,
        querystring: From,
        response: { 200: Page },
      },
    },
    async (request) => {
      const { game, mode } = request.params
      const from = request.query.from ?? 0
      const { people, rows } = await standings.page(game, mode, from)
      const me = request.person?.id
      return {
        people,
        from,
        page: A_PAGE,
        rows: rows.map(({ place, name, points, games, person }) => ({
          place,
          name,
          points,
          games,
          ...(person === me ? { mine: true as const } : {}),
        })),
      }
    },
  )

  app.get(
    '/api/me/standing',
    { schema: { tags, summary: 'How I stand', response: { 200: Mine } } },
    async (request) => ({ shownFrom: SHOWN_FROM, ladders: await standings.of(mustBeSomebody(request).id) }),
  )

  app.get(
    '/api/me/history',
    { schema: { tags, summary: 'What I made of my finished games', response: { 200: Told } } },
    async (request) => {
      const { id } = mustBeSomebody(request)
      limits.history.insist(id)
      const tables = await rooms.tablesOf(id, MOST_TABLES)
      const { played, met, tallied } = historyOf(
        tables.map(({ doc }) => doc),
        id,
        games,
      )
      return {
        played: [...played],
        met: [...met],
        tallied: tallied.map((one) => ({ ...one, places: [...one.places] })),
      }
    },
  )
}
