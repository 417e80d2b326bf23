import { inLog } from '../in-log.ts'
import type { Doors } from './doors.ts'
import { openEvents } from './events.ts'
import type { App, Front } from './front.ts'

/** The list of public tables, for as long as somebody looks at it. */
export function lobbyApi(app: App, { lobby }: Front, doors: Doors): void {
  app.get(
    '/api/lobby',
    {
      schema: {
        tags: ['tables'],
        summary: 'Server-sent events: the list of `GET /api/tables`, whenever it changes',
      },
    },
    async (request, reply) => {
      doors.check(request)
      const person = request.person?.id ?? null
      // Refuse before the stream begins.
      await lobby.listFor(person)
      let stop = () => {}
      const events = openEvents(request, reply, doors, () => stop())
      if (events.gone) return
      try {
        stop = await lobby.watch(person, events.send)
        if (events.gone) stop()
      } catch (error) {
        request.log.error(inLog(error), 'the list of tables could not be told')
        events.end()
      }
    },
  )
}
