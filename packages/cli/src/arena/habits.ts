import type { GameEvent, SeatScore } from '@estaminet/kernel'
import type { Seating } from './lineups.ts'

/** What a bot did and where its points came from, counted over its games. Keys are those of the game. */
export interface Habits {
  games: number
  readonly points: Record<string, number>
  readonly choices: Record<string, number>
  readonly events: Record<string, number>
}

export const emptyHabits = (): Habits => ({ games: 0, points: {}, choices: {}, events: {} })

export function count(into: Record<string, number>, key: string, by = 1): void {
  into[key] = (into[key] ?? 0) + by
}

/** Events that happen to a seat are told of the bot that sits there. */
export function notice(habits: readonly Habits[], seating: Seating, { type, seat }: GameEvent): void {
  if (typeof seat === 'number' && seating[seat] !== undefined) count(habits[seating[seat]].events, type)
}

export function countPoints(habits: Habits, { parts }: SeatScore): void {
  habits.games++
  for (const { reason, points } of parts) count(habits.points, reason, points)
}

export function addHabits(to: Habits, from: Habits): void {
  to.games += from.games
  for (const what of ['points', 'choices', 'events'] as const)
    for (const [key, number] of Object.entries(from[what])) count(to[what], key, number)
}

/** All bots beside each other, a game's worth of each. */
export function habitsInWords(names: readonly string[], habits: readonly Habits[]): string {
  const table = (title: string, what: 'points' | 'choices' | 'events') => {
    const keys = [...new Set(habits.flatMap((one) => Object.keys(one[what])))].sort()
    return [
      `| ${title} | ${names.join(' | ')} |`,
      `|---|${names.map(() => '---|').join('')}`,
      ...keys.map((key) => `| ${key} | ${habits.map((one) => each(one[what][key] ?? 0, one.games)).join(' | ')} |`),
      '',
    ]
  }
  return [
    ...table('points a game', 'points'),
    ...table('choices a game', 'choices'),
    ...table('what happens in a game', 'events'),
  ].join('\n')
}

const each = (number: number, games: number): string => (games === 0 ? '' : (number / games).toFixed(2))
