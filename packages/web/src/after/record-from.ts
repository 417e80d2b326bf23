import type { MatchRecord } from '@estaminet/kernel'

/** What a link knows, as a record: every move, and nothing that its dice could be computed from. */
export async function recordFrom(word: string, players: readonly string[]): Promise<MatchRecord> {
  const [{ gameOf }, { readLink, writeRecord }] = await Promise.all([
    import('@estaminet/shelf'),
    import('@estaminet/kernel'),
  ])
  return writeRecord(readLink(gameOf, word), { players: [...players] })
}
