import { Refusal } from '@estaminet/kernel'
import { householdOf } from '../address.ts'
import { Found } from '../records/finding.ts'
import { LARGEST_RECORD } from '../records/reader.ts'
import { Refused } from './errors.ts'
import type { App, Front } from './front.ts'

/** Records that people bring along. The text goes unread to a worker. */
export function recordsApi(app: App, { records, limits }: Front): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    ['application/json', 'text/plain'],
    { parseAs: 'string', bodyLimit: LARGEST_RECORD },
    async (_request: unknown, text: string) => text,
  )
  app.post(
    '/api/records',
    {
      schema: {
        tags: ['records'],
        summary: 'Replay a record or a match link, and say what it holds',
        description: `The record itself, as JSON or plain text, ${LARGEST_RECORD} bytes at most. It is not kept.`,
        response: { 200: Found, '4xx': Refused },
      },
    },
    async (request) => {
      limits.record.insist(request.person?.id ?? householdOf(request.ip))
      if (typeof request.body !== 'string' || request.body === '')
        throw new Refusal('malformed-record', 'Send the record itself, as JSON or plain text.')
      return records.read(request.body)
    },
  )
}
