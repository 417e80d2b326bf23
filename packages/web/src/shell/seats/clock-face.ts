import type { Pace } from '@estaminet/table'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How time is written where it is counted in hours. */
export interface LongTimes {
  days(count: number): string
  hours(count: number): string
  minutes(count: number): string
}

/** Live: `4:05`, `2:10:00`. Turn by turn nobody counts the seconds of a day: `3 d`, `23 h`, `40 min`. */
export function clockFace(milliseconds: number, pace: Pace['kind'], words: LongTimes): string {
  const left = Math.max(0, milliseconds)
  if (pace === 'live') return ticking(left)
  if (left >= 2 * DAY) return words.days(Math.floor(left / DAY))
  if (left >= HOUR) return words.hours(Math.floor(left / HOUR))
  return words.minutes(Math.ceil(left / MINUTE))
}

function ticking(left: number): string {
  const seconds = Math.ceil(left / 1000)
  const two = (part: number) => String(part).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
