export type Weekday = 'friday' | 'saturday' | 'sunday'

/** The hour at which the Time Track of a day begins. */
const MORNING: Readonly<Record<Weekday, number>> = { friday: 12, saturday: 8, sunday: 8 }

/** The weekend of each length; the short one skips Saturday. */
const WEEKEND: Readonly<Record<string, readonly Weekday[]>> = {
  base: ['friday', 'saturday', 'sunday'],
  short: ['friday', 'sunday'],
}

/** What the clock shows when a disc is on a space: half an hour for each. Days count from 1. For display only. */
export function clockAt(length: string, day: number, space: number): { weekday: Weekday; time: string } {
  const weekday = WEEKEND[length]?.[day - 1] ?? 'friday'
  const halves = MORNING[weekday] * 2 + space
  return { weekday, time: `${Math.floor(halves / 2)}:${halves % 2 === 1 ? '30' : '00'}` }
}
