import { Refusal } from '@estaminet/kernel'
import { Command, infoFor, type PersonId, type TableDoc, TableInfo, TablePlan, Update } from '@estaminet/table'
import type { FastifyReply } from 'fastify'
import Type, { type TProperties } from 'typebox'
import Schema from 'typebox/schema'
import { householdOf } from '../address.ts'
import type { TableSummary } from '../store/store.ts'
import { AtTable } from './at-table.ts'
import { Refused } from './errors.ts'
import type { App, Front } from './front.ts'
import { mustBeSomebody } from './identity.ts'

const tags = ['tables']
const isCommand = Schema.Compile(Command)
/** Whoever was behind is told what the table is like now. */
const RefusedThere = Type.Object({ ...Refused.properties, update: Type.Optional(Update) })
export const Made = Type.Object({ table: Type.String(), code: Type.String() })
const Done = Type.Object({ done: Type.Literal(true), result: Type.Optional(Type.Unknown()) })
const Since = Type.Object({ last: Type.Optional(Type.Integer({ minimum: 0 })) })
export const TableSummaries = Type.Array(
  Type.Intersect([
    TableInfo,
    Type.Object({
      moves: Type.Integer(),
      touchedAt: Type.Number(),
      /** Seats of the asker. */
      mine: Type.Array(Type.Integer()),
      myTurn: Type.Boolean(),
      /** When the first clock of the asker's runs out, by the clock of the house; left out: none runs. */
      myClockEnds: Type.Optional(Type.Number()),
    }),
  ]),
)
const Games = Type.Array(
  Type.Object({
    id: Type.String(),
    rules: Type.Integer(),
    seats: Type.Object({ min: Type.Integer(), max: Type.Integer() }),
    options: Type.Unknown(),
    levels: Type.Array(Type.String()),
  }),
)

/** A table in a list. */
export function summaryFor({ doc, moves }: TableSummary, person: PersonId | null) {
  const mine = doc.seats.flatMap((seat, at) => (person !== null && seat.person === person ? [at] : []))
  const ends = clockEnds(doc, mine)
  return {
    ...infoFor({ doc }, person, { present: () => false, spectators: 0 }),
    moves,
    touchedAt: doc.touchedAt,
    mine,
    myTurn: doc.status === 'running' && (doc.clock.people ?? doc.clock.running).some((seat) => mine.includes(seat)),
    ...(ends === undefined ? {} : { myClockEnds: ends }),
  }
}

/** A sealed answer that was given stops one's clock, whatever others see. */
function clockEnds({ status, clock, pause }: TableDoc, mine: readonly number[]): number | undefined {
  if (status !== 'running' || pause.on) return undefined
  const running = clock.running.filter((seat) => mine.includes(seat) && clock.kept[seat] === undefined)
  return running.length === 0 ? undefined : Math.min(...running.map((seat) => clock.since + clock.left[seat]))
}

/** JSON that is written already. */
const sendText = (reply: FastifyReply, text: string): FastifyReply => reply.type('application/json').send(text)

/** Tables over HTTP: every command of the socket has its twin here. */
export function tablesApi(app: App, front: Front): void {
  const { rooms, games, limits } = front

  app.get('/api/games', { schema: { tags, summary: 'The games of the house', response: { 200: Games } } }, async () =>
    games.map((game) => ({
      id: game.id,
      rules: game.version,
      seats: { ...game.seats },
      options: game.options,
      levels: front.levels(game),
    })),
  )

  app.get(
    '/api/tables',
    { schema: { tags, summary: 'Public tables with a free seat', response: { 200: TableSummaries } } },
    async (request, reply) => sendText(reply, await front.lobby.listFor(request.person?.id ?? null)),
  )

  app.post(
    '/api/tables',
    { schema: { tags, summary: 'Make a table', body: TablePlan, response: { 200: Made } } },
    async (request) => {
      const maker = mustBeSomebody(request)
      limits.newTableFrom.insist(householdOf(request.ip))
      return rooms.create(request.body, maker)
    },
  )

  app.get(
    '/api/codes/:code',
    {
      schema: {
        tags,
        summary: 'The table behind a six-letter code',
        params: Type.Object({ code: Type.String({ pattern: '^[A-Za-z0-9]{6}$' }) }),
        response: { 200: Type.Object({ table: Type.String() }) },
      },
    },
    async (request) => ({ table: await rooms.byCode(request.params.code) }),
  )

  app.get(
    '/api/tables/:table',
    {
      schema: {
        tags,
        summary: 'The table as I see it, with what happened after step `last`',
        params: AtTable,
        querystring: Since,
        response: { 200: Update },
      },
    },
    async (request) => rooms.room(request.params.table).updateFor(request.person?.id ?? null, request.query.last),
  )

  for (const command of Command.anyOf) commandRoute(app, front, command)
}

/** `POST /api/tables/:table/play` is the command `play`, its table taken from the address. */
function commandRoute(app: App, { rooms }: Front, command: (typeof Command.anyOf)[number]): void {
  const { t, table: _, ...rest } = command.properties
  const kind = t.const
  const body: TProperties = rest
  app.post(
    `/api/tables/:table/${kind}`,
    {
      schema: {
        tags,
        summary: `The command \`${kind}\``,
        params: AtTable,
        body: Type.Object(body, { additionalProperties: false }),
        response: { 200: Done, '4xx': RefusedThere },
      },
    },
    async (request, reply) => {
      const by = mustBeSomebody(request)
      const { table } = request.params
      const full = { ...request.body, t: kind, table }
      if (!isCommand.Check(full)) throw new Refusal('bad-request', 'This is no command of the protocol.')
      try {
        return { done: true as const, ...(await rooms.command(full, by)) }
      } catch (error) {
        if (!(error instanceof Refusal) || error.code !== 'stale') throw error
        const update = await rooms.room(table).updateFor(by.id, undefined)
        return reply.code(409).send({ code: error.code, message: error.message, update })
      }
    },
  )
}
