import { Refusal } from '@estaminet/kernel'
import type { Person } from '@estaminet/table'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Pass } from '../people.ts'
import type { App, Front } from './front.ts'

const COOKIE = 'estaminet'
const YEAR = 365 * 24 * 60 * 60

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, once the cookie was read; null for somebody without a name. */
    person: Person | null
  }
}

/** Reads who asks from the cookie, for every address under /api. */
export function readIdentity(app: App, { people, settings, limits }: Front): void {
  app.decorateRequest('person', null)
  app.addHook('onRequest', async (request, reply) => {
    const cookie = request.cookies[COOKIE]
    const signed = cookie === undefined ? undefined : request.unsignCookie(cookie)
    if (!signed?.valid || signed.value === null) return
    const known = await people.recognise(signed.value)
    if (!known) return
    request.person = { id: known.person.id, name: known.person.name }
    if (known.renewed) setPass(reply, known.renewed, settings.publicUrl)
    limits.person.insist(known.person.id)
  })
}

export function setPass(reply: FastifyReply, pass: Pass, publicUrl: string | undefined): void {
  reply.setCookie(COOKIE, pass, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    signed: true,
    secure: publicUrl?.startsWith('https:') ?? false,
    maxAge: YEAR,
  })
}

export const dropPass = (reply: FastifyReply): void => {
  reply.clearCookie(COOKIE, { path: '/' })
}

export function mustBeSomebody(request: FastifyRequest): Person {
  if (request.person) return request.person
  throw new Refusal('unknown-person', 'The house does not know you yet: say your name first (POST /api/me).')
}
