import type { LogEntry } from '@estaminet/kernel'
import type { TableDoc } from './doc.ts'
import type { Handed } from './handed.ts'
import type { SeatPlan } from './protocol.ts'

/** A table of a device, once its match has begun. */
export function handedOf(doc: TableDoc, log: readonly LogEntry[]): Handed {
  const { id, game, rules, options, seats, pace, asides, noAdvice, fair, startedAt = 0, endedAt } = doc
  return {
    id,
    plan: {
      game,
      options: { ...options },
      seats: seats.map(
        ({ kind, name, level = '' }): SeatPlan =>
          kind === 'bot' ? { kind, level } : { kind: 'me', ...(name === '' ? {} : { name }) },
      ),
      access: 'link',
      pace,
      ...(asides ? { asides } : {}),
      ...(noAdvice ? { noAdvice } : {}),
    },
    rules,
    secret: fair.secret,
    hashes: (fair.hashes ?? []).map((hash) => hash ?? ''),
    nonces: fair.nonces.map((nonce) => nonce ?? ''),
    startedAt,
    ...(endedAt === undefined ? {} : { endedAt }),
    log: [...log],
  }
}
