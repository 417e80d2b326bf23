import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { addressesIn, NEAR } from '../address.ts'
import { addressesFor } from '../greeting.ts'
import type { Settings } from '../settings.ts'
import { version } from '../version.ts'
import type { App, Front } from './front.ts'

const NeedsHttps = Type.Union([Type.Literal('install'), Type.Literal('push'), Type.Literal('passkeys')])
const House = Type.Object({
  version: Type.String(),
  /** Where other devices find the house; null when it cannot be told, or not to you. */
  address: Type.Union([Type.String(), Type.Null()]),
  /** Whether browsers trust the address this was asked at: https, or this very machine. */
  secure: Type.Boolean(),
  /** What browsers do not allow at this address, because it is plain http. */
  off: Type.Array(NeedsHttps),
  /** Whether it writes mails to those who ask for it. */
  mail: Type.Boolean(),
})

/** What a page asks when it opens: where others find the house, and what cannot work here and why. */
export function houseApi(app: App, { settings, mails }: Front): void {
  app.get(
    '/api/house',
    { schema: { tags: ['house'], summary: 'About this house', response: { 200: House } } },
    async (request) => {
      const secure = isSecure(request, settings)
      const off: ('install' | 'push' | 'passkeys')[] = secure ? [] : ['install', 'push', 'passkeys']
      return { version, address: addressFor(request, settings), secure, off, mail: mails !== undefined }
    },
  )
}

/** Addresses inside the host's own network are nobody's business outside it. */
function addressFor({ ip, socket }: FastifyRequest, { host, publicUrl }: Settings): string | null {
  if (publicUrl === undefined && !near.has(ip)) return null
  return addressesFor({ host, port: socket.localPort ?? 0, publicUrl })[0] ?? null
}

function isSecure({ protocol, hostname, host }: FastifyRequest, { publicUrl }: Settings): boolean {
  if (protocol === 'https' || publicUrl === `https://${host}`) return true
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[?::1\]?)$/.test(hostname)
}

const near = addressesIn(Object.values(NEAR).flat())
