import type { AttackAnswer } from './attackers.ts'

/** Nobody else may wait longer than this, nineteen times of twenty. */
const BAR = 100
/**
 * On a machine that is busy with other things guests wait without an attack too, and so does a bystander who wants
 * nothing of the house: then it is so many times as long. A move passes four times from one thread to another.
 */
const TIMES_QUIET = 3
const TIMES_BYSTANDER = 4
/** What the house holds may move by so much without growing. */
const GIVE = 48 * 1024 * 1024
const GIVE_SHARE = 0.15

export interface Times {
  readonly count: number
  readonly p50: number
  readonly p95: number
  readonly max: number
}

export interface Moment {
  readonly when: 'begin' | 'middle' | 'end'
  /** Bytes held after a garbage collection. */
  readonly memory: number
  /** Milliseconds the main thread was late, since the last look. */
  readonly late: { readonly p50: number; readonly p99: number; readonly max: number }
}

export interface Siege {
  readonly minutes: number
  readonly attacks: AttackAnswer
  /** Honest guests before the attack, and during it, by what they wanted. */
  readonly quiet: Times
  readonly times: Readonly<Record<string, Times>>
  /** How late the measuring process itself was during the attack, in milliseconds, nineteen times of twenty. */
  readonly bystander: number
  readonly moves: number
  readonly matches: number
  readonly moments: readonly Moment[]
  /** Turns, time, answers and tables that honest guests lost. */
  readonly lost: readonly string[]
}

export function timesOf(list: readonly number[]): Times {
  const sorted = Float64Array.from(list).sort()
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), max: at(1) }
}

export const barOf = ({ quiet, bystander }: Pick<Siege, 'quiet' | 'bystander'>): number =>
  Math.max(BAR, TIMES_QUIET * quiet.p95, TIMES_BYSTANDER * bystander)

/** Why the house did not stand; nothing when it did. */
export function complaints(siege: Siege): string[] {
  const bar = barOf(siege)
  const slow = Object.entries(siege.times)
    .filter(([, { p95 }]) => p95 > bar)
    .map(([what, { p95 }]) => `${what}: honest guests waited ${p95.toFixed(0)} ms (p95), more than ${bar.toFixed(0)}`)
  const [middle, end] = ['middle', 'end'].map((when) => siege.moments.find((one) => one.when === when)?.memory ?? 0)
  const grown = end - middle > Math.max(GIVE, middle * GIVE_SHARE)
  return [
    ...slow,
    ...(grown ? [`memory grew from ${megabytes(middle)} in the middle to ${megabytes(end)} at the end`] : []),
    ...(siege.moves === 0 ? ['no honest guest made a move'] : []),
    ...new Set(siege.lost),
    ...new Set(siege.attacks.faults),
  ]
}

export function inWords(siege: Siege): string {
  const attacks = Object.entries(siege.attacks.tallies).map(([name, { tried, refused, how }]) => {
    const ways = Object.entries(how)
      .sort(([, a], [, b]) => b - a)
      .slice(0, 4)
      .map(([way, count]) => `${way} ${count}`)
    return `  ${name}: ${tried} tried, ${refused} refused${ways.length > 0 ? ` (${ways.join(', ')})` : ''}`
  })
  const times = Object.entries({ 'before the attack, anything': siege.quiet, ...siege.times }).map(
    ([what, { count, p50, p95, max }]) =>
      `  ${what.padEnd(28)} p50 ${ms(p50)}  p95 ${ms(p95)}  max ${ms(max)}  (${count})`,
  )
  const moments = siege.moments.map(
    ({ when, memory, late }) =>
      `  ${when.padEnd(7)} ${megabytes(memory)}; the main thread late by p50 ${ms(late.p50)}, p99 ${ms(late.p99)}, at most ${ms(late.max)}`,
  )
  const wrong = complaints(siege)
  return [
    `${siege.minutes} minutes under attack.`,
    '',
    'Attacks:',
    ...attacks,
    '',
    `Honest guests (${siege.moves} moves, ${siege.matches} matches to their end; bar: p95 of ${barOf(siege).toFixed(0)} ms):`,
    ...times,
    `  a bystander                  p95 ${ms(siege.bystander)}`,
    '',
    'The house:',
    ...moments,
    '',
    wrong.length === 0 ? 'It stood: nobody lost a turn, time or patience.' : 'It did not stand:',
    ...wrong.map((one) => `  ${one}`),
    '',
  ].join('\n')
}

const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`.padStart(8)
const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(0)} MB`
