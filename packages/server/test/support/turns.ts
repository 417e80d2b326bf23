import type { Update } from '@estaminet/table'
import { expect } from 'vitest'
import type { Client } from './client.ts'

/** A table of two, begun, its dice without a part of theirs. */
export async function tableOf(ann: Client, bob: Client, pace: object, game = 'long-beer'): Promise<string> {
  const { table } = await ann.ok<{ table: string }>('POST', '/api/tables', {
    game,
    seats: [{ kind: 'me' }, { kind: 'open' }],
    access: 'link',
    pace,
  })
  await bob.command(table, 'join')
  for (const [seat, one] of [ann, bob].entries()) await one.command(table, 'nonce', { seat, nonce: '' })
  await ann.command(table, 'start')
  return table
}

/** Whoever is asked plays until somebody else is. */
export async function passTurn(table: string, people: readonly Client[]): Promise<void> {
  const waits = async () => (await people[0].ok<Update>('GET', `/api/tables/${table}`)).waiting.join()
  const before = await waits()
  for (let tries = 0; tries < 60 && (await waits()) === before; tries++)
    for (const one of people) {
      const { asks, undo } = await one.ok<Update>('GET', `/api/tables/${table}`)
      for (const { seat, held } of undo) if (held) await one.command(table, 'confirm', { seat })
      const [ask] = asks
      if (ask) await one.command(table, 'play', { ask: ask.id, seat: ask.seat, move: ask.choices[0].move })
    }
}

/** Turns pass as long as something is missing. How often both are asked at once, so that nobody's turn begins, is up to the dice. */
export const passTurnsUntil = (isSo: () => boolean, table: string, people: readonly Client[]): Promise<void> =>
  expect
    .poll(
      async () => {
        if (!isSo()) await passTurn(table, people)
        return isSo()
      },
      { interval: 50 },
    )
    .toBe(true)
