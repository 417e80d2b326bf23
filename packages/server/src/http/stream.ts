import { Refusal } from '@estaminet/kernel'
import Type from 'typebox'
import { tooMuch } from '../limits.ts'
import type { Listener } from '../rooms/listener.ts'
import type { Doors } from './doors.ts'
import type { App, Front } from './front.ts'
import { welcomeTo } from './said.ts'

const KEEP_ALIVE = 20_000
/** Somebody who does not read is let go, and catches up when back. */
const MOST_UNREAD = 4 * 1024 * 1024

/** The same frames as over a socket, as server-sent events, where sockets are blocked. */
export function streamApi(app: App, { rooms, limits }: Front, doors: Doors): void {
  app.get(
    '/api/tables/:table/stream',
    {
      schema: {
        tags: ['tables'],
        summary: 'Server-sent events: the frames a socket would get',
        params: Type.Object({ table: Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' }) }),
        querystring: Type.Object({ last: Type.Optional(Type.Integer({ minimum: 0 })) }),
      },
    },
    async (request, reply) => {
      if (doors.count(request.ip) >= limits.socketsPerAddress) throw tooMuch()
      const room = rooms.room(request.params.table)
      // Refuse before the stream begins: an unknown table is a plain 404.
      await room.look(() => undefined)
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
      const listener: Listener = {
        person: request.person?.id ?? null,
        send: (frame) => write(`data: ${frame}\n\n`),
      }
      const alive = setInterval(() => write(': still here\n\n'), KEEP_ALIVE)
      const leave = doors.enter(request.ip, { send: listener.send, close: () => raw.end() })
      raw.on('close', () => {
        clearInterval(alive)
        room.unwatch(listener)
        leave()
      })
      try {
        await room.watch(listener, request.query.last, welcomeTo(request.params.table))
      } catch (error) {
        const { code, message } = error instanceof Refusal ? error : { code: 'house-trouble', message: '' }
        listener.send(JSON.stringify({ t: 'refused', code, message }))
        raw.end()
      }
    },
  )
}
