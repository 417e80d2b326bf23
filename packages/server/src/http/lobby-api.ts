import type { Doors } from './doors.ts'
import { openEvents } from './events.ts'
import type { App, Front } from './front.ts'
import { summaryFor } from './tables-api.ts'

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
      // Refuse before the stream begins.
      await lobby.list()
      let gone = false
      let stop = () => {}
      const events = openEvents(request, reply, doors, () => {
        gone = true
        stop()
      })
      try {
        stop = await lobby.watch((tables) =>
          events.send(JSON.stringify(tables.map((one) => summaryFor(one, request.person?.id ?? null)))),
        )
        if (gone) stop()
      } catch {
        events.end()
      }
    },
  )
}
