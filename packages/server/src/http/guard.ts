import { Refusal } from '@estaminet/kernel'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { tooMuch } from '../limits.ts'
import type { Settings } from '../settings.ts'
import type { Store } from '../store/store.ts'
import type { Front } from './front.ts'

const HEADERS = {
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

/** Addresses the host does not want here. */
export class Blocklist {
  private addresses = new Set<string>()
  private readonly store: Store

  constructor(store: Store) {
    this.store = store
  }

  async refresh(): Promise<void> {
    this.addresses = new Set((await this.store.blocked()).map(plain))
  }

  async set(address: string, on: boolean): Promise<void> {
    await this.store.block(address, on)
    await this.refresh()
  }

  has(address: string): boolean {
    return this.addresses.has(plain(address))
  }
}

/** A socket that listens to both kinds of addresses shows an old one as a new one. */
export const plain = (address: string): string => address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '')

/** What every request passes before anything else looks at it. */
export function guard(app: FastifyInstance, { settings, blocklist, metrics, limits }: Front): void {
  const secure = settings.publicUrl?.startsWith('https:') ?? false
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS)
    if (secure) reply.header('strict-transport-security', 'max-age=31536000')
    // Browsers complain about it on plain http, unless the house is on the same machine.
    if (secure || request.hostname === 'localhost') reply.header('cross-origin-opener-policy', 'same-origin')
    if (blocklist.has(request.ip)) throw new Refusal('blocked', 'The host of this house has closed it to you.')
    if (!limits.address.take(request.ip, Date.now())) {
      metrics.refusedCalls.inc()
      throw tooMuch()
    }
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
