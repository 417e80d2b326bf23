import type { Server } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import { type Addresses, householdOf } from '../address.ts'
import type { Metrics } from '../metrics.ts'

/** The headers of a request, and all of it, must be in within these times; the house looks after it every second. */
export const HEADERS_WITHIN = 8_000
export const REQUEST_WITHIN = 20_000
export const LOOK_EVERY = 1_000
/** However many are refused, the log says so once in this time. */
const SAY_EVERY = 10_000

export interface ThresholdParts {
  readonly perAddress: number
  readonly inAll: number
  /** Many guests come by way of a proxy: it is not one of them. */
  readonly proxies: Addresses
  readonly metrics: Metrics
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * Counts connections before anything is asked over them: half a request must not keep others out. Each costs the house
 * a file, and of those it has only so many.
 */
export function guardThreshold(server: Server, { perAddress, inAll, proxies, metrics, log }: ThresholdParts): void {
  const counts = new Map<string, number>()
  let open = 0
  const turnedAway = new Notes((refused) => log.warn(refused, 'connections were refused: too many at once'))
  const tooSlow = new Notes((refused) => log.warn(refused, 'connections were closed: their requests did not arrive'))

  server.on('connection', (socket) => {
    const from = householdOf(socket.remoteAddress ?? '')
    const count = counts.get(from) ?? 0
    if (open >= inAll || (count >= perAddress && !proxies.has(socket.remoteAddress ?? ''))) {
      metrics.refusedConnections.inc()
      turnedAway.add(from)
      socket.destroy()
      return
    }
    open++
    counts.set(from, count + 1)
    socket.once('close', () => {
      open--
      const left = (counts.get(from) ?? 1) - 1
      if (left > 0) counts.set(from, left)
      else counts.delete(from)
    })
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && 'remoteAddress' in socket)
      tooSlow.add(householdOf(String(socket.remoteAddress)))
  })
}

/** Gathers what would fill the log. */
class Notes {
  private refused = 0
  private from = new Set<string>()
  private timer: NodeJS.Timeout | undefined
  private readonly say: (refused: { refused: number; from: string[] }) => void

  constructor(say: (refused: { refused: number; from: string[] }) => void) {
    this.say = say
  }

  add(from: string): void {
    this.refused++
    if (this.from.size < 5) this.from.add(from)
    if (this.timer) return
    this.tell()
    this.timer = setTimeout(() => {
      this.timer = undefined
      if (this.refused > 0) this.tell()
    }, SAY_EVERY).unref()
  }

  private tell(): void {
    this.say({ refused: this.refused, from: [...this.from] })
    this.refused = 0
    this.from.clear()
  }
}
