import { Refusal } from '@estaminet/kernel'
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { StateOfHouse, stateOfHouse } from '../state-of-house.ts'
import { AtTable } from './at-table.ts'
import type { App, Front } from './front.ts'
import { summaryFor, TableSummaries } from './tables-api.ts'

const Done = Type.Object({ done: Type.Literal(true) })
const exact = { additionalProperties: false }

/** For whoever runs the house, with the host key. */
export function hostApi(app: App, front: Front): void {
  const { rooms, hostKey, metrics, blocklist, store } = front
  const tags = ['host']
  const onRequest = async (request: FastifyRequest) => {
    if (!hostKey.opens(request.headers.authorization))
      throw new Refusal('wrong-key', 'This needs the host key: Authorization: Bearer <key>.')
  }

  app.get('/metrics', { onRequest, schema: { tags, summary: 'Counters for Prometheus' } }, async (_, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  )

  app.get(
    '/api/host/house',
    { onRequest, schema: { tags, summary: 'How the house is doing', response: { 200: StateOfHouse } } },
    () => stateOfHouse(front),
  )

  app.get(
    '/api/host/tables',
    { onRequest, schema: { tags, summary: 'Open and running tables', response: { 200: TableSummaries } } },
    async () => {
      const lists = await Promise.all([
        store.tables({ status: 'open', most: 500 }),
        store.tables({ status: 'running', most: 500 }),
      ])
      return lists.flat().map((one) => summaryFor(one, null))
    },
  )

  app.post(
    '/api/host/tables/:table/close',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Close a table; its record is kept',
        params: AtTable,
        response: { 200: Done },
      },
    },
    async (request) => {
      await rooms.close(request.params.table)
      return { done: true as const }
    },
  )

  app.post(
    '/api/host/block',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Close the house to an address or a network, or open it again',
        body: Type.Object({ address: Type.String({ minLength: 2, maxLength: 60 }), on: Type.Boolean() }, exact),
        response: { 200: Done },
      },
    },
    async (request) => {
      await blocklist.set(request.body.address, request.body.on, request.ip)
      return { done: true as const }
    },
  )

  app.post(
    '/api/host/announce',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Tell everybody that the house closes for a moment',
        body: Type.Object(
          {
            reason: Type.String({ minLength: 1, maxLength: 200 }),
            seconds: Type.Integer({ minimum: 0, maximum: 86400 }),
          },
          exact,
        ),
        response: { 200: Done },
      },
    },
    async (request) => {
      front.announce(request.body.reason, request.body.seconds * 1000)
      return { done: true as const }
    },
  )
}
