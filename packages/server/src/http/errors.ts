import type { Socket } from 'node:net'
import { Refusal } from '@estaminet/kernel'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { refusalFor } from '../in-log.ts'
import { HEADERS } from './guard.ts'

/** How a refusal is said in HTTP; what is not named here is the caller's mistake. */
const STATUS: Readonly<Record<string, number>> = {
  'unknown-table': 404,
  'unknown-game': 404,
  'unknown-ladder': 404,
  'unknown-day': 404,
  'no-daily': 404,
  'unknown-person': 401,
  'wrong-key': 401,
  'bad-origin': 403,
  'not-seated': 403,
  'not-host': 403,
  'not-yours': 403,
  blocked: 403,
  'unknown-name': 421,
  stale: 409,
  busy: 409,
  'too-many-requests': 429,
  'too-many-tables': 429,
  'no-mail': 404,
  'damaged-data': 500,
  'house-trouble': 500,
  'mail-trouble': 503,
  'store-trouble': 503,
  'unknown-outcome': 503,
  closing: 503,
}

/** What a refusal says. */
export const Refused = Type.Object({ code: Type.String(), message: Type.String() })

export const statusOf = (refusal: Refusal): number => STATUS[refusal.code] ?? 400

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    if (error instanceof Refusal) return reply.code(statusOf(error)).send({ code: error.code, message: error.message })
    const status = error.statusCode ?? 500
    if (status < 500)
      return reply
        .code(status)
        .send({ code: 'bad-request', message: error.validation ? wrongPart(error) : error.message })
    const { code, message } = refusalFor(error, request.log, {
      method: request.method,
      route: request.routeOptions.url,
    })
    return reply.code(500).send({ code, message })
  })
}

/** Addresses that no route can be looked up for, such as `/%`. */
export function answerUnreadable(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  reply
    .headers(HEADERS)
    .code(error.statusCode ?? 400)
    .send({ code: 'bad-request', message: 'This address cannot be read.' })
}

/** What is not even HTTP, or stops in the middle of it. */
export function answerNoHttp(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const late = error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
  const body = JSON.stringify({
    code: 'bad-request',
    message: late ? 'The request did not arrive in time.' : 'This is no request that can be read.',
  })
  const head = [
    `HTTP/1.1 ${late ? '408 Request Timeout' : '400 Bad Request'}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}

function wrongPart(error: FastifyError): string {
  const [first] = error.validation ?? []
  return `${error.validationContext ?? 'request'}${first?.instancePath ?? ''}: ${first?.message ?? 'is not as it should be'}`
}
