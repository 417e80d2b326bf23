import Type from 'typebox'
import { refusalFor } from '../in-log.ts'
import type { Listener } from '../rooms/listener.ts'
import { AtTable } from './at-table.ts'
import type { Doors } from './doors.ts'
import { openEvents } from './events.ts'
import type { App, Front } from './front.ts'
import { welcomeTo } from './welcome.ts'

/** The same frames as over a socket, as server-sent events, where sockets are blocked. */
export function streamApi(app: App, { rooms }: Front, doors: Doors): void {
  app.get(
    '/api/tables/:table/stream',
    {
      schema: {
        tags: ['tables'],
        summary: 'Server-sent events: the frames of a socket that asks for no cells',
        params: AtTable,
        querystring: Type.Object({ last: Type.Optional(Type.Integer({ minimum: 0 })) }),
      },
    },
    async (request, reply) => {
      doors.check(request)
      const room = rooms.room(request.params.table)
      // Refuse before the stream begins: an unknown table is a plain 404.
      await room.look(() => undefined)
      const events = openEvents(request, reply, doors, () => room.unwatch(listener))
      if (events.gone) return
      const listener: Listener = { person: request.person?.id ?? null, send: events.send }
      try {
        await room.watch(listener, request.query.last, welcomeTo(request.params.table))
        if (events.gone) room.unwatch(listener)
      } catch (error) {
        const { code, message } = refusalFor(error, request.log, { table: request.params.table })
        events.send(JSON.stringify({ t: 'refused', code, message }))
        events.end()
      }
    },
  )
}
