import { type Game, Refusal, refuse } from '@estaminet/kernel'
import type { House } from './answer.ts'
import { lookingRound } from './looking-round.ts'
import { opening } from './opening.ts'
import { playing } from './playing.ts'
import { Request } from './request.ts'
import { Tables } from './tables.ts'

const answers = { ...opening, ...playing, ...lookingRound }

/** Answers request lines, one JSON object each. Whatever the line, there is an answer and the next one is heard. */
export class Engine {
  private readonly house: House

  constructor(games: readonly Game[], printed: ReadonlyMap<string, unknown> = new Map()) {
    this.house = { games, printed, tables: new Tables() }
  }

  answer(line: string): string {
    let id: unknown = null
    try {
      const fields = readFields(line)
      if (isId(fields.id)) id = fields.id
      else if (fields.id !== undefined) refuse('bad-request', '"id" should be a text or a number.')
      const known = typeof fields.do === 'string' && Object.hasOwn(answers, fields.do) ? answers[fields.do] : undefined
      if (!known) return refuse('bad-request', `"do" should be one of ${Object.keys(answers).join(', ')}.`)
      return JSON.stringify({ id, result: known.answer(new Request(fields, known.fields), this.house) })
    } catch (error) {
      return refusalLine(id, error)
    }
  }
}

/** A fault of ours must not end a program's other matches either. */
export function refusalLine(id: unknown, error: unknown): string {
  const code = error instanceof Refusal ? error.code : 'internal'
  return JSON.stringify({ id, error: { code, message: (error as Error).message } })
}

function readFields(line: string): Readonly<Record<string, unknown>> {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    return refuse('bad-request', 'This line is not JSON. Each line is one object such as {"id":1,"do":"games"}.')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refuse('bad-request', 'Each line is one object such as {"id":1,"do":"games"}.')
  return value as Record<string, unknown>
}

const isId = (id: unknown) => typeof id === 'string' || typeof id === 'number' || id === null
