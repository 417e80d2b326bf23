import { Refusal } from '@estaminet/kernel'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { householdOf } from '../address.ts'
import type { Settings } from '../settings.ts'
import type { Front } from './front.ts'
import { namesOf } from './names.ts'

export const HEADERS = {
  'content-security-policy': [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
} as const

/** What every request passes before anything else looks at it. */
export function guard(app: FastifyInstance, { settings, blocklist, limits }: Front): void {
  const secure = settings.publicUrl?.startsWith('https:') ?? false
  const insistOnName = namesOf(settings)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS)
    if (secure) reply.header('strict-transport-security', 'max-age=31536000')
    // Browsers complain about it on plain http, unless the house is on the same machine.
    if (secure || request.hostname === 'localhost') reply.header('cross-origin-opener-policy', 'same-origin')
    if (blocklist.has(request.ip)) throw new Refusal('blocked', 'The host of this house has closed it to you.')
    // Whoever looks after the house may reach it by any name.
    if (!/^\/(healthz|readyz)$/.test(request.url)) insistOnName(request)
    limits.address.insist(householdOf(request.ip))
    if (request.method !== 'GET' && request.method !== 'HEAD') checkOrigin(request, settings)
  })
}

/** Other sites' pages may not act here in a visitor's name. Programs send no origin. */
export function checkOrigin(request: FastifyRequest, settings: Settings): void {
  const { origin } = request.headers
  if (origin === undefined) return
  const own = [settings.publicUrl, `http://${request.host}`, `https://${request.host}`]
  if (!own.includes(origin)) throw new Refusal('bad-origin', 'This request comes from the page of another site.')
}
