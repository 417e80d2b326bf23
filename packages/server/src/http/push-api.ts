import Type from 'typebox'
import { CALL_LANGUAGES } from '../calling.ts'
import type { App, Front } from './front.ts'
import { mustBeSomebody } from './identity.ts'

const tags = ['people']
const exact = { additionalProperties: false }
const Endpoint = Type.String({ minLength: 1, maxLength: 500 })
const Key = Type.String({ pattern: '^[A-Za-z0-9_-]{1,100}=*$' })
const Subscription = Type.Object(
  {
    endpoint: Endpoint,
    keys: Type.Object({ p256dh: Key, auth: Key }, exact),
    language: Type.Union(CALL_LANGUAGES.map((one) => Type.Literal(one))),
  },
  exact,
)
const Mine = Type.Object({
  /** What a browser needs to subscribe. */
  key: Type.String(),
  /** Where messages go now. */
  endpoints: Type.Array(Type.String()),
})
const Tried = Type.Object({ arrived: Type.Boolean() })

/** Browsers that want to be told that it is my turn, open or not. */
export function pushApi(app: App, { pushes, limits }: Front): void {
  const mine = async (person: string) => ({
    key: pushes.key,
    endpoints: (await pushes.of(person)).map(({ endpoint }) => endpoint),
  })

  app.get(
    '/api/me/push',
    {
      schema: {
        tags,
        summary: 'Which of my browsers are told, and the key to subscribe with',
        response: { 200: Mine },
      },
    },
    async (request) => mine(mustBeSomebody(request).id),
  )

  app.put(
    '/api/me/push',
    { schema: { tags, summary: 'Tell this browser', body: Subscription, response: { 200: Mine } } },
    async (request) => {
      const { id } = mustBeSomebody(request)
      limits.errand.insist(id)
      await pushes.subscribe(id, request.body)
      return mine(id)
    },
  )

  app.post(
    '/api/me/push/try',
    { schema: { tags, summary: 'Tell my browsers something now', response: { 200: Tried } } },
    async (request) => {
      const { id } = mustBeSomebody(request)
      limits.errand.insist(id)
      return { arrived: await pushes.call(id, { event: 'trial' }) }
    },
  )

  app.delete(
    '/api/me/push',
    {
      schema: {
        tags,
        summary: 'Tell this browser nothing more',
        querystring: Type.Object({ endpoint: Endpoint }, exact),
        response: { 200: Mine },
      },
    },
    async (request) => {
      const { id } = mustBeSomebody(request)
      await pushes.unsubscribe(id, request.query.endpoint)
      return mine(id)
    },
  )
}
