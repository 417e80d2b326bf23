import Type from 'typebox'
import { CALL_LANGUAGES } from '../calling.ts'
import { formatAt, WEBHOOK_FORMATS } from '../webhook-formats.ts'
import { formatOf } from '../webhooks.ts'
import type { App, Front } from './front.ts'
import { mustBeSomebody } from './identity.ts'

const tags = ['people']
const Language = Type.Enum(CALL_LANGUAGES)
const Format = Type.Enum(WEBHOOK_FORMATS)
export const Target = Type.Object(
  {
    url: Type.String({ minLength: 1, maxLength: 500 }),
    language: Language,
    /** What stands behind it; left out: as its address suggests. */
    format: Type.Optional(Format),
  },
  { additionalProperties: false },
)
export const Mine = Type.Object({
  url: Type.Union([Type.String(), Type.Null()]),
  format: Type.Optional(Format),
  language: Type.Optional(Language),
})
export const Fresh = Type.Object({ url: Type.String(), format: Format, secret: Type.String() })
export const Tried = Type.Object({ arrived: Type.Boolean() })

/** Where I want to be told that it is my turn. */
export function webhookApi(app: App, { webhooks, limits }: Front): void {
  app.get(
    '/api/me/webhook',
    { schema: { tags, summary: 'Where I am told that it is my turn', response: { 200: Mine } } },
    async (request) => {
      const known = await webhooks.of(mustBeSomebody(request).id)
      return known ? { url: known.url, format: formatOf(known) } : { url: null }
    },
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
      limits.errand.insist(id)
      const { url, language, format = formatAt(url) } = request.body
      const { secret } = await webhooks.set(id, { url, language, format })
      return { url, format, secret }
    },
  )

  app.post(
    '/api/me/webhook/try',
    { schema: { tags, summary: 'Send a word there now', response: { 200: Tried } } },
    async (request) => {
      const { id } = mustBeSomebody(request)
      limits.errand.insist(id)
      return { arrived: await webhooks.call(id, { event: 'trial' }) }
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
