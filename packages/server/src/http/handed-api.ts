import { Handed } from '@estaminet/table'
import { Refused } from './errors.ts'
import type { App, Front } from './front.ts'
import { mustBeSomebody } from './identity.ts'
import { Made } from './tables-api.ts'

export const LARGEST_HANDED = 262_144

/** Tables that were begun without the house. */
export function handedApi(app: App, { rooms, records, limits }: Front): void {
  app.post(
    '/api/handed',
    {
      bodyLimit: LARGEST_HANDED,
      schema: {
        tags: ['tables'],
        summary: 'Give a table of this device to the house',
        description: `All of it is replayed, every die included, ${LARGEST_HANDED} bytes at most. It goes on as a table of the house, or is kept as finished; its dice stay the device’s.`,
        body: Handed,
        response: { 200: Made, '4xx': Refused },
      },
    },
    async (request) => {
      const maker = mustBeSomebody(request)
      limits.record.insist(maker.id)
      return rooms.takeOver(request.body, await records.readHanded(request.body), maker)
    },
  )
}
