import Type from 'typebox'
import { tooMuch } from '../limits.ts'
import { WEBHOOK_LANGUAGES } from '../webhooks.ts'
import type { App, Front } from './front.ts'
import { mustBeSomebody } from './identity.ts'

const tags = ['people']
const Language = Type.Union(WEBHOOK_LANGUAGES.map((one) => Type.Literal(one)))
const Target = Type.Object(
  { url: Type.String({ minLength: 1, maxLength: 500 }), language: Language },
  { additionalProperties: false },
)
const Mine = Type.Object({ url: Type.Union([Type.String(), Type.Null()]) })
const Fresh = Type.Object({ url: Type.String(), secret: Type.String() })
const Tried = Type.Object({ arrived: Type.Boolean() })

/** Where I want to be told that it is my turn. */
export function webhookApi(app: App, { webhooks, limits, metrics }: Front): void {
  /** Each of these makes the house knock at a stranger's door. */
  const errand = (person: string) => {
    if (limits.errand.take(person, Date.now())) return
    metrics.refusedCalls.inc()
    throw tooMuch()
  }

  app.get(
    '/api/me/webhook',
    { schema: { tags, summary: 'Where I am told that it is my turn', response: { 200: Mine } } },
    async (request) => ({ url: (await webhooks.of(mustBeSomebody(request).id))?.url ?? null }),
  )

  app.put(
    '/api/me/webhook',
    {
      schema: {
        tags,
        summary: 'Tell me there; the secret that signs it is answered this once',
        body: Target,
        response: { 200: Fresh },
      },
    },
    async (request) => {
      const { id } = mustBeSomebody(request)
      errand(id)
      const { url, secret } = await webhooks.set(id, request.body.url, request.body.language)
      return { url, secret }
    },
  )

  app.post(
    '/api/me/webhook/try',
    { schema: { tags, summary: 'Send a word there now', response: { 200: Tried } } },
    async (request) => {
      const { id } = mustBeSomebody(request)
      errand(id)
      return { arrived: await webhooks.tryOut(id) }
    },
  )

  app.delete(
    '/api/me/webhook',
    { schema: { tags, summary: 'Tell me nowhere', response: { 200: Mine } } },
    async (request) => {
      await webhooks.drop(mustBeSomebody(request).id)
      return { url: null }
    },
  )
}
