import { Refusal } from '@estaminet/kernel'
import type { FastifyError, FastifyInstance } from 'fastify'

/** How a refusal is said in HTTP; what is not named here is the caller's mistake. */
const STATUS: Readonly<Record<string, number>> = {
  'unknown-table': 404,
  'unknown-game': 404,
  'unknown-person': 401,
  'bad-origin': 403,
  'not-seated': 403,
  'not-host': 403,
  blocked: 403,
  stale: 409,
  busy: 409,
  'too-many-requests': 429,
  'too-many-tables': 429,
  'damaged-data': 500,
  'store-trouble': 503,
  closing: 503,
}

export const statusOf = (refusal: Refusal): number => STATUS[refusal.code] ?? 400

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    if (error instanceof Refusal) return reply.code(statusOf(error)).send({ code: error.code, message: error.message })
    const status = error.statusCode ?? 500
    if (status < 500)
      return reply
        .code(status)
        .send({ code: 'bad-request', message: error.validation ? wrongPart(error) : error.message })
    request.log.error({ error: String(error), stack: error.stack }, 'a request failed')
    return reply.code(500).send({ code: 'house-trouble', message: 'Something went wrong in the house. It was noted.' })
  })
}

function wrongPart(error: FastifyError): string {
  const [first] = error.validation ?? []
  return `${error.validationContext ?? 'request'}${first?.instancePath ?? ''}: ${first?.message ?? 'is not as it should be'}`
}
