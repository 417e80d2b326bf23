import { Refusal } from '@estaminet/kernel'
import { type Command, FromClient, type FromHost, type Hello, type Person, PROTOCOL } from '@estaminet/table'
import type { FastifyBaseLogger } from 'fastify'
import type { Static } from 'typebox'
import Schema from 'typebox/schema'
import { householdOf } from '../address.ts'
import { refusalFor } from '../in-log.ts'
import { LARGEST_MESSAGE, tooMuch } from '../limits.ts'
import { asFrame, type Listener } from '../rooms/listener.ts'
import type { Room } from '../rooms/room.ts'
import type { Doors } from './doors.ts'
import { bytesOf } from './frame-bytes.ts'
import type { App, Front } from './front.ts'
import { checkOrigin } from './guard.ts'
import { welcomeTo } from './welcome.ts'

const PING_EVERY = 5_000
/** So many pings in a row without a word, and whoever was there is gone; a phone in a lift comes back before. */
const MOST_SILENCE = 3
const PONG: FromHost = { t: 'pong' }
const MOST_TABLES = 8
/** Somebody who does not read what is sent is let go; the client comes back and catches up. */
const MOST_UNREAD = 4 * 1024 * 1024
const PATIENCE = 200
/** Who is shown out has this long to go by themselves. */
const GOODBYE = 1_000
/** A socket through which something can be said (RFC 6455). */
const OPEN = 1

const isFromClient = Schema.Compile(FromClient)

type Log = Pick<FastifyBaseLogger, 'error'>

/** What we use of a socket. */
interface Wire {
  readonly readyState: number
  ping(): void
  close(code?: number, reason?: string): void
  terminate(): void
  on(event: 'message', listen: (data: Buffer, isBinary: boolean) => void): void
  on(event: 'close' | 'pong', listen: () => void): void
  on(event: 'error', listen: (error: Error) => void): void
}

export const socketOptions = { maxPayload: LARGEST_MESSAGE, perMessageDeflate: false }

/** One socket for a device: it may watch several tables and sends its commands for all of them. */
export function socketApi(app: App, front: Front, doors: Doors): void {
  const { limits } = front
  /** How many pings each has left without a word. */
  const silence = new Map<Wire, number>()
  const pings = setInterval(() => {
    for (const [wire, unanswered] of silence) {
      if (unanswered >= MOST_SILENCE) wire.terminate()
      silence.set(wire, unanswered + 1)
      wire.ping()
    }
  }, PING_EVERY)
  app.addHook('onClose', async () => clearInterval(pings))

  app.get(
    '/api/socket',
    {
      websocket: true,
      schema: { hide: true },
      preValidation: async (request) => {
        checkOrigin(request, front.settings)
        doors.check(request)
      },
    },
    (wire: Wire, request) => {
      const { socket } = request.raw
      // Frames are written as they are, past the wire: it would give the kernel header and text apart.
      const send = (frame: string) => {
        if (wire.readyState !== OPEN) return
        if (socket.writableLength > MOST_UNREAD) wire.terminate()
        else socket.write(bytesOf(frame))
      }
      const visitor = new Guest(front, request.person, send, request.log)
      const showOut = (code: number, reason: string) => {
        wire.close(code, reason)
        setTimeout(() => wire.terminate(), GOODBYE).unref()
      }
      const leave = doors.enter(request, { send, close: () => showOut(1001, 'closing') })
      const key = request.person?.id ?? householdOf(request.ip)
      let impatience = 0
      const isThere = () => silence.set(wire, 0)
      isThere()
      wire.on('pong', isThere)
      wire.on('error', () => wire.terminate())
      wire.on('close', () => {
        silence.delete(wire)
        visitor.leave()
        leave()
      })
      wire.on('message', (data, isBinary) => {
        // Who was shown out may still talk until they have closed the door as well.
        if (wire.readyState !== OPEN) return
        isThere()
        if (limits.message.take(key)) {
          visitor.hear(isBinary ? undefined : data.toString('utf8'))
          return
        }
        visitor.refuse(tooMuch())
        if (++impatience > PATIENCE) showOut(1008, 'too many messages')
      })
    },
  )
}

/** What one socket has said and is told. */
class Guest {
  private readonly front: Front
  private readonly log: Log
  private readonly person: Person | null
  private readonly sendText: (frame: string) => void
  private readonly watching = new Map<string, { room: Room; listener: Listener }>()
  private gone = false

  constructor(front: Front, person: Person | null, send: (frame: string) => void, log: Log) {
    this.front = front
    this.log = log
    this.person = person
    this.sendText = send
  }

  leave(): void {
    this.gone = true
    for (const { room, listener } of this.watching.values()) room.unwatch(listener)
    this.watching.clear()
  }

  hear(text: string | undefined): void {
    const frame = text === undefined ? undefined : parse(text)
    if (!isFromClient.Check(frame)) {
      this.refuse(new Refusal('bad-request', 'This is no frame of the protocol.'), commandIdOf(frame))
      return
    }
    if (frame.t === 'ping') {
      this.send(PONG)
      return
    }
    const work = frame.t === 'hello' ? this.hello(frame) : this.command(frame)
    work.catch((error) => this.fail(error, frame))
  }

  refuse(refusal: Refusal, cmd?: string): void {
    this.send({ t: 'refused', ...(cmd === undefined ? {} : { cmd }), code: refusal.code, message: refusal.message })
  }

  private async hello({ v, table, last, cells, eyes, done = false }: Static<typeof Hello>): Promise<void> {
    if (v !== PROTOCOL) throw new Refusal('outdated', 'This page is older than the house: load it again.')
    if (!this.watching.has(table) && this.watching.size >= MOST_TABLES)
      throw new Refusal('too-many-tables', `One connection follows ${MOST_TABLES} tables at most.`)
    const before = this.watching.get(table)
    before?.room.unwatch(before.listener)
    const room = this.front.rooms.room(table)
    const listener: Listener = {
      person: this.person?.id ?? null,
      takesDone: done,
      send: this.sendText,
      ...(cells ? { holds: cells } : {}),
      ...(eyes === undefined ? {} : { eyes }),
    }
    this.watching.set(table, { room, listener })
    const isLatest = () => this.watching.get(table)?.listener === listener
    try {
      await room.watch(listener, last, welcomeTo(table))
    } catch (error) {
      if (isLatest()) this.watching.delete(table)
      throw error
    }
    // Meanwhile the line may have closed, or said hello again.
    if (!isLatest()) room.unwatch(listener)
  }

  private async command(command: Command): Promise<void> {
    if (!this.person) throw new Refusal('unknown-person', 'The house does not know you yet: say your name first.')
    const { listener } = this.watching.get(command.table) ?? {}
    const reply = listener?.takesDone ? { to: listener, told: false } : undefined
    const answer = await this.front.rooms.command(command, this.person, reply)
    if (!reply?.told) this.send({ t: 'done', cmd: command.cmd, ...answer })
  }

  private fail(error: unknown, { t, table, cmd }: { t: string; table: string; cmd?: string }): void {
    // What became of a command is counted where it was carried out.
    if (!(error instanceof Refusal)) this.front.metrics.commands.inc({ kind: t, end: 'failed' })
    const refusal = refusalFor(error, this.log, { table, command: t })
    this.refuse(refusal, cmd)
    const at = this.watching.get(table)
    if (refusal.code === 'stale' && at)
      at.room.show(at.listener).catch((trouble) => refusalFor(trouble, this.log, { table }))
  }

  private send(frame: FromHost): void {
    if (!this.gone) this.sendText(asFrame(frame))
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const commandIdOf = (frame: unknown): string | undefined => {
  const cmd = typeof frame === 'object' && frame !== null && 'cmd' in frame ? frame.cmd : undefined
  return typeof cmd === 'string' && cmd.length <= 64 ? cmd : undefined
}
