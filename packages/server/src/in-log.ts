import { Refusal } from '@estaminet/kernel'
import type { FastifyBaseLogger } from 'fastify'
import { codeOf, wordsOf } from './store/trouble.ts'

/** An error as a log keeps it, for whoever was not there. */
export interface InLog {
  readonly error: string
  readonly code?: string
  readonly stack?: string
  readonly cause?: InLog
}

export function inLog(error: unknown): InLog {
  const code = codeOf(error)
  const { stack, cause } = error instanceof Error ? error : {}
  return {
    error: error instanceof Error ? String(error) : wordsOf(error),
    ...(code === '' ? {} : { code }),
    // Where a refusal was said helps nobody.
    ...(stack === undefined || error instanceof Refusal ? {} : { stack }),
    ...(cause === undefined ? {} : { cause: inLog(cause) }),
  }
}

/** What whoever asked is told of an error. One that is no refusal goes into the log, and they hear no more of it. */
export function refusalFor(error: unknown, log: Pick<FastifyBaseLogger, 'error'>, about: object): Refusal {
  if (error instanceof Refusal) return error
  log.error({ ...inLog(error), ...about }, 'something went wrong in the house')
  return new Refusal('house-trouble', 'Something went wrong in the house. It was noted.')
}
