import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Doors } from './doors.ts'

const KEEP_ALIVE = 20_000
/** Somebody who does not read is let go, and catches up when back. */
const MOST_UNREAD = 4 * 1024 * 1024

/** A stream of server-sent events that has begun. */
export interface Events {
  /** Whether the other side has left, perhaps while something was begun for it. */
  readonly gone: boolean
  /** One event, already as text in one line. */
  send(text: string): void
  end(): void
}

/** Turns an answer into a stream of events; `left` is called when the other side leaves. One that is gone by now is not let in. */
export function openEvents(request: FastifyRequest, reply: FastifyReply, doors: Doors, left: () => void): Events {
  const { raw } = reply
  reply.hijack()
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  const write = (text: string) => {
    if (raw.writableLength > MOST_UNREAD) raw.destroy()
    else if (!raw.writableEnded) raw.write(text)
  }
  const events = {
    send: (text: string) => write(`data: ${text}\n\n`),
    end: () => raw.end(),
    get gone() {
      return raw.destroyed
    },
  }
  // A connection that has closed already does not say so again.
  if (events.gone) return events
  const alive = setInterval(() => write(': still here\n\n'), KEEP_ALIVE)
  const leave = doors.enter(request, { send: events.send, close: events.end })
  raw.on('close', () => {
    clearInterval(alive)
    left()
    leave()
  })
  return events
}
