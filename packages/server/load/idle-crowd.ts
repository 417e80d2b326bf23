import type { Game } from '@estaminet/kernel'
import { WebSocket } from 'ws'
import { seatFour, talkToHouse } from './estaminet.ts'
import { gamesForFour } from './games.ts'
import { employed } from './processes.ts'
import type { Prepared } from './talk.ts'

export interface IdleOrder {
  readonly url: string
  readonly sockets: number
  readonly tables: number
}

const AT_ONCE = 64
/** Everybody has been told who else is there by then. */
const CALM = 3_000

/** Spectators who only look: each follows one table and says nothing. */
employed(async ({ url, sockets, tables }: IdleOrder, say) => {
  const matches: Prepared[] = []
  for (let i = 0; i < tables; i++) matches.push(await seatFour(url, (gamesForFour[i % gamesForFour.length] as Game).id))
  say('seated')
  // The house is measured before anybody comes, and again when all are there.
  await pause(CALM)
  let next = 0
  const one = async () => {
    for (let i = next++; i < sockets; i = next++) {
      const { path, greeting } = talkToHouse({ ...(matches[i % tables] as Prepared), cookies: [] }, 0)
      const wire = new WebSocket(url.replace('http', 'ws') + path, { perMessageDeflate: false })
      await new Promise<void>((sees, fail) => {
        wire.on('open', () => greeting !== undefined && wire.send(greeting))
        wire.once('message', () => sees())
        wire.on('error', fail)
      })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
  await pause(CALM)
  say('idle')
  await pause(CALM)
  return sockets
})

function pause(ms: number): Promise<void> {
  return new Promise((over) => setTimeout(over, ms))
}
