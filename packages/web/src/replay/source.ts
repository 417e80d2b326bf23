import {
  type Game,
  isLink,
  type Match,
  parseRecord,
  readLink,
  readRecord,
  SPECTATOR,
  writeLink,
} from '@estaminet/kernel'
import { fragmentOf } from '../after/match-link.ts'
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
export function addressOf({ timeline, players }: Pick<Recorded, 'timeline' | 'players'>, at?: Place): string {
  const query = at ? `?${placeOf(at)}` : ''
  return `/replay${query}#${fragmentOf(players, writeLink(timeline.match))}`
}

interface Place {
  readonly n: number
  readonly eyes: Eyes
}

const NONE = 'none'

/** Where somebody is in a match, as an address says it. */
export const placeOf = ({ n, eyes }: Place): string =>
  `${new URLSearchParams({ at: `${n}`, ...(eyes === 'all' ? {} : { eyes: eyes === SPECTATOR ? NONE : `${eyes}` }) })}`

/** The place an address speaks of; the first move, with everything open, where it speaks of none. */
export function placeIn(query: string, { first, length, seats }: Timeline): Place {
  const said = new URLSearchParams(query)
  const n = Number(said.get('at') ?? first)
  const seat = Number(said.get('eyes') ?? Number.NaN)
  const eyes = said.get('eyes') === NONE ? SPECTATOR : seat >= 0 && seat < seats ? seat : 'all'
  return { n: Number.isInteger(n) && n >= 0 && n <= length ? n : first, eyes }
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
