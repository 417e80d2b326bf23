import { type MatchRecord, readLink, writeRecord } from '@estaminet/kernel'

/** What a link knows, as a record: every move, and nothing that its dice could be computed from. */
export async function recordFrom(word: string, players: readonly string[]): Promise<MatchRecord> {
  const { gameOf } = await import('@estaminet/shelf')
  return writeRecord(readLink(gameOf, word), { players: [...players] })
}
