import { MOST_TRIES } from '@estaminet/table/campaign'
import Type from 'typebox'
import { householdOf } from '../address.ts'
import { tidy } from '../people.ts'
import { seatedAt } from '../store/ledger.ts'
import type { App, Front } from './front.ts'
import { dropPass, mustBeSomebody, setPass } from './identity.ts'
import { summaryFor, TableSummaries } from './tables-api.ts'

/** Tables one person is shown as theirs: what goes on, and what ended last. */
const MOST_GOING = 200
const MOST_ENDED = 100

const Me = Type.Object({ name: Type.Union([Type.String(), Type.Null()]) })
const Named = Type.Object({ name: Type.String({ minLength: 1, maxLength: 60 }) }, { additionalProperties: false })
const Token = Type.Object({ token: Type.String({ minLength: 1, maxLength: 100 }) }, { additionalProperties: false })
const Try = Type.Object(
  {
    table: Type.String({ minLength: 1, maxLength: 40 }),
    condition: Type.Integer({ minimum: 1, maximum: 99 }),
    at: Type.Integer({ minimum: 0 }),
    points: Type.Integer({ minimum: 0, maximum: 9999 }),
    passed: Type.Boolean(),
    failedOn: Type.Optional(Type.Integer({ minimum: 1, maximum: 9 })),
  },
  { additionalProperties: false },
)
const Tries = Type.Array(Try, { maxItems: MOST_TRIES })
const DeviceLink = Type.Object({ path: Type.String(), expiresAt: Type.Number() })
const Done = Type.Object({ done: Type.Literal(true) })

/** Guests: who am I, my name, another device, forget me. */
export function peopleApi(app: App, front: Front): void {
  const { people, rooms, settings, limits } = front
  const tags = ['people']

  app.get('/api/me', { schema: { tags, summary: 'Who am I', response: { 200: Me } } }, async (request) => ({
    name: request.person?.name ?? null,
  }))

  app.post(
    '/api/me',
    { schema: { tags, summary: 'Say a name: a new guest, or a new name', body: Named, response: { 200: Me } } },
    async (request, reply) => {
      const name = tidy(request.body.name)
      if (request.person) {
        const { id } = request.person
        // Pages say it whenever somebody sits down.
        if ((await people.nameOf(id)) === name) return { name }
        limits.rename.insist(id)
        // Their own last: should it fail half-way, saying the name again does the rest.
        await rooms.rename(id, name)
        await people.rename(id, name)
        return { name }
      }
      limits.newPerson.insist(householdOf(request.ip))
      const { pass } = await people.welcome(name)
      setPass(reply, pass, settings.publicUrl)
      return { name }
    },
  )

  app.delete(
    '/api/me',
    { schema: { tags, summary: 'Forget me: the name leaves all tables', response: { 200: Done } } },
    async (request, reply) => {
      const { id } = mustBeSomebody(request)
      await front.forget(id)
      dropPass(reply)
      return { done: true as const }
    },
  )

  app.post(
    '/api/me/devices',
    {
      schema: {
        tags,
        summary: 'A link that opens this identity once, on another device',
        response: { 200: DeviceLink },
      },
    },
    async (request) => {
      const { token, expiresAt } = await people.deviceLink(mustBeSomebody(request).id)
      return { path: `/device/${token}`, expiresAt }
    },
  )

  app.post(
    '/api/devices',
    { schema: { tags, summary: 'Use such a link', body: Token, response: { 200: Me } } },
    async (request, reply) => {
      const { person, pass } = await people.useDeviceLink(request.body.token)
      setPass(reply, pass, settings.publicUrl)
      return { name: person.name }
    },
  )

  app.put(
    '/api/me/campaign',
    {
      schema: {
        tags,
        summary: 'Keep these finished games of a campaign with mine; answers with all of them',
        body: Type.Object({ tries: Tries }, { additionalProperties: false }),
        response: { 200: Tries },
      },
    },
    async (request) => [...(await people.keepTries(mustBeSomebody(request).id, request.body.tries))],
  )

  app.get(
    '/api/me/tables',
    { schema: { tags, summary: 'Tables I sit at', response: { 200: TableSummaries } } },
    async (request) => {
      const { id } = mustBeSomebody(request)
      // However many have ended since, what goes on is not lost among them.
      const [going, ended] = await Promise.all([
        rooms.tablesOf(id, MOST_GOING, ['open', 'running']),
        rooms.tablesOf(id, MOST_ENDED, ['over', 'closed']),
      ])
      return [...going, ...ended]
        .filter(({ doc }) => seatedAt(doc).includes(id))
        .sort((a, b) => b.doc.touchedAt - a.doc.touchedAt)
        .map((one) => summaryFor(one, id))
    },
  )
}
