import { type Game, isLink, type Match, parseRecord, readLink, readRecord, writeLink } from '@estaminet/kernel'
import { type Eyes, Timeline } from './timeline.ts'

type GameOf = (id: string) => Game

/** A match to be seen again, and who played it. */
export interface Recorded {
  readonly timeline: Timeline
  /** By seat; empty where nobody has said. */
  readonly players: readonly string[]
  /** The record it was read from: a link has no dice to be checked. */
  readonly record?: unknown
}

/** From a record or a link, in text or parsed. Refuses what does not follow from the rules, or from its own dice. */
export function readMatch(from: unknown, gameOf: GameOf): Recorded {
  if (typeof from === 'string' && isLink(from)) return seen(readLink(gameOf, from), namesIn(from))
  const { game, players = [] } = parseRecord(from)
  return { ...seen(readRecord(gameOf(game), from), players), record: from }
}

const seen = (match: Match, players: readonly string[]): Recorded => ({ timeline: new Timeline(match), players })

/** The address at which a moment can be seen by whoever has it: all of it is after the `#`, which no server is told. */
export function addressOf(
  { timeline, players }: Pick<Recorded, 'timeline' | 'players'>,
  at?: { readonly n: number; readonly eyes: Eyes },
): string {
  const query = at ? `?at=${at.n}${at.eyes === 'all' ? '' : `&eyes=${at.eyes}`}` : ''
  const names = players.some((name) => name !== '') ? `${players.map(encodeURIComponent).join(',')}/` : ''
  return `/replay${query}#${names}${writeLink(timeline.match)}`
}

/** Names stand before the link, one a seat. */
function namesIn(text: string): string[] {
  const [, names] = /#([^/]*)\/e1\./.exec(text) ?? []
  try {
    return names ? names.split(',').map(decodeURIComponent) : []
  } catch {
    return []
  }
}
