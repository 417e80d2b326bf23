import { isIP } from 'node:net'
import { Refusal } from '@estaminet/kernel'
import type { FastifyRequest } from 'fastify'
import { proxiesIn } from '../address.ts'
import type { Settings } from '../settings.ts'

/** Names that nobody can own on the internet: of this machine, and of the networks in houses. */
const AT_HOME = /^[^.]*$|\.(localhost|local|lan|home|home\.arpa|internal|localdomain|test)$/

/**
 * Whether the house goes by the name a request was sent to. A page from elsewhere can let its own name point to a
 * machine in its visitor's living room; what it then asks still bears that name.
 */
export function namesOf({ publicUrl, hostNames, trustProxy }: Settings): (request: FastifyRequest) => void {
  const own = new Set([...(publicUrl === undefined ? [] : [new URL(publicUrl).hostname]), ...hostNames])
  const proxies = proxiesIn(trustProxy)
  const goesBy = (name: string) =>
    isIP(name.replace(/^\[|\]$/g, '')) !== 0 || AT_HOME.test(name) || own.has(name) || own.has('*')
  return (request) => {
    const name = request.hostname.toLowerCase().replace(/\.$/, '')
    if (goesBy(name)) return
    // Which names lead to a proxy is the proxy's business.
    if (request.headers['x-forwarded-for'] !== undefined && proxies.has(request.socket.remoteAddress ?? '')) return
    throw new Refusal(
      'unknown-name',
      'This house does not go by the name it was asked under: its host sets PUBLIC_URL, or HOST_NAMES.',
    )
  }
}
