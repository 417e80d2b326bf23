import { Refusal } from '@estaminet/kernel'
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { householdOf } from '../address.ts'
import { type Doorplate, doorplate } from '../passkeys.ts'
import type { App, Front } from './front.ts'
import { mustBeSomebody, setPass } from './identity.ts'

const tags = ['people']
const Bytes = Type.String({ pattern: '^[A-Za-z0-9_-]*$', maxLength: 12_000 })
const credential = <Parts extends Type.TProperties>(response: Parts) =>
  Type.Object({ id: Type.String({ pattern: '^[A-Za-z0-9_-]{1,1400}$' }), response: Type.Object(response) })
const Made = credential({ clientDataJSON: Bytes, attestationObject: Bytes })
const Shown = credential({
  clientDataJSON: Bytes,
  authenticatorData: Bytes,
  signature: Bytes,
  userHandle: Type.Optional(Bytes),
})
const Mine = Type.Object({
  /** Whether pages of this house may use passkeys at all. */
  on: Type.Boolean(),
  mine: Type.Array(
    Type.Object({
      id: Type.String(),
      createdAt: Type.Optional(Type.Number()),
      usedAt: Type.Optional(Type.Number()),
    }),
  ),
})
const Me = Type.Object({ name: Type.String() })
const Options = Type.Unknown()

/** Passkeys: keep an identity for good, and open it on another device. */
export function passkeysApi(app: App, { passkeys, settings, limits }: Front): void {
  const plate = (request: FastifyRequest) => doorplate(settings.publicUrl, request.host)
  const mustHavePlate = (request: FastifyRequest): Doorplate =>
    plate(request) ?? refuse('no-passkeys', 'Passkeys need an https address with a name (PUBLIC_URL), or localhost.')
  const mine = async (request: FastifyRequest) => ({
    on: plate(request) !== undefined,
    mine: request.person
      ? (await passkeys.listOf(request.person.id)).map(({ id, createdAt, usedAt }) => ({
          id,
          ...(createdAt === undefined ? {} : { createdAt }),
          ...(usedAt === undefined ? {} : { usedAt }),
        }))
      : [],
  })

  app.get(
    '/api/passkeys',
    { schema: { tags, summary: 'Whether passkeys work here, and mine', response: { 200: Mine } } },
    mine,
  )

  app.post(
    '/api/passkeys/invite',
    { schema: { tags, summary: 'What to ask a device to make a passkey for me', response: { 200: Options } } },
    async (request) => passkeys.invite(mustBeSomebody(request), mustHavePlate(request)),
  )

  app.post(
    '/api/passkeys',
    { schema: { tags, summary: 'Keep the passkey it made', body: Made, response: { 200: Mine } } },
    async (request) => {
      const { id, response } = request.body
      await passkeys.add(mustBeSomebody(request).id, mustHavePlate(request), { ...given(id), response })
      return mine(request)
    },
  )

  app.delete(
    '/api/passkeys/:id',
    {
      schema: {
        tags,
        summary: 'Remove a passkey of mine',
        params: Type.Object({ id: Type.String({ pattern: '^[A-Za-z0-9_-]{1,1400}$' }) }),
        response: { 200: Mine },
      },
    },
    async (request) => {
      await passkeys.remove(mustBeSomebody(request).id, request.params.id)
      return mine(request)
    },
  )

  app.post(
    '/api/passkeys/greet',
    { schema: { tags, summary: 'What to ask a device to show a passkey', response: { 200: Options } } },
    async (request) => {
      // Anybody may ask, and each question is kept for a while.
      limits.newPerson.insist(householdOf(request.ip))
      return passkeys.greet(mustHavePlate(request))
    },
  )

  app.post(
    '/api/passkeys/open',
    { schema: { tags, summary: 'Be whoever this passkey belongs to', body: Shown, response: { 200: Me } } },
    async (request, reply) => {
      const { id, response } = request.body
      const { person, pass } = await passkeys.open(mustHavePlate(request), { ...given(id), response })
      setPass(reply, pass, settings.publicUrl)
      return { name: person.name }
    },
  )
}

/** What a browser says with every passkey and nobody needs to hear twice. */
const given = (id: string) => ({ id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} })

function refuse(code: string, message: string): never {
  throw new Refusal(code, message)
}
