import { Refusal } from '@estaminet/kernel'
import Type from 'typebox'
import { householdOf } from '../address.ts'
import { CALL_LANGUAGES } from '../calling.ts'
import { mailAddress } from '../mail/mail-address.ts'
import type { Mails } from '../mail/mails.ts'
import type { App, Front } from './front.ts'
import { mustBeSomebody } from './identity.ts'

const tags = ['people']
const exact = { additionalProperties: false }
const OrNull = Type.Union([Type.String(), Type.Null()])
const Mine = Type.Object({
  /** Whether this house sends mail at all. */
  on: Type.Boolean(),
  address: OrNull,
  /** Given, and not confirmed yet. */
  waiting: OrNull,
})
const Wish = Type.Object(
  {
    address: Type.String({ minLength: 3, maxLength: 320 }),
    language: Type.Union(CALL_LANGUAGES.map((one) => Type.Literal(one))),
  },
  exact,
)
const Typed = Type.Object({ code: Type.String({ minLength: 1, maxLength: 20 }) }, exact)
const Done = Type.Object({ done: Type.Literal(true) })
const Token = Type.Object({ token: Type.String({ minLength: 1, maxLength: 120 }) }, exact)

/** Mails that tell me that it is my turn, where the house sends any. */
export function mailApi(app: App, { mails, limits }: Front): void {
  const mine = async (person: string) =>
    mails ? { on: true, ...(await mails.of(person)) } : { on: false, address: null, waiting: null }

  app.get(
    '/api/me/mail',
    { schema: { tags, summary: 'Where the house writes to me', response: { 200: Mine } } },
    async (request) => mine(mustBeSomebody(request).id),
  )

  app.put(
    '/api/me/mail',
    { schema: { tags, summary: 'Send a code to this address', body: Wish, response: { 200: Mine } } },
    async (request) => {
      const { id } = mustBeSomebody(request)
      const address = mailAddress(request.body.address) ?? badAddress()
      for (const key of [id, address.toLowerCase()]) limits.code.insist(key)
      limits.codesFrom.insist(householdOf(request.ip))
      await must(mails).ask(id, address, request.body.language)
      return mine(id)
    },
  )

  app.post(
    '/api/me/mail/confirm',
    { schema: { tags, summary: 'The code that came there', body: Typed, response: { 200: Mine } } },
    async (request) => {
      const { id } = mustBeSomebody(request)
      await must(mails).confirm(id, request.body.code.replace(/\s/g, ''))
      return mine(id)
    },
  )

  app.delete(
    '/api/me/mail',
    { schema: { tags, summary: 'Forget my address', response: { 200: Mine } } },
    async (request) => {
      const { id } = mustBeSomebody(request)
      await mails?.drop(id)
      return mine(id)
    },
  )
}

/** What the link of a letter leads to. Mail programs post to it (RFC 8058); people who follow it get a page that asks first. */
export function unsubscribeApi(app: App, { mails }: Front): void {
  // What they post says nothing that is not in the address.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume()
    payload.on('end', () => done(null))
    payload.on('error', done)
  })

  app.get(
    '/api/unsubscribe/:token',
    { schema: { tags, summary: 'To the page that asks whether mails should end', params: Token } },
    async (request, reply) => reply.redirect(`/unsubscribe/${encodeURIComponent(request.params.token)}`),
  )

  app.post(
    '/api/unsubscribe/:token',
    { schema: { tags, summary: 'End the mails this link came with', params: Token, response: { 200: Done } } },
    async (request) => {
      await mails?.unsubscribe(request.params.token)
      return { done: true as const }
    },
  )
}

const must = (mails: Mails | undefined): Mails => {
  if (mails) return mails
  throw new Refusal('no-mail', 'This house sends no mail.')
}

const badAddress = (): never => {
  throw new Refusal('bad-address', 'This is no mail address.')
}
