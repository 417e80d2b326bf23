import { ask } from './house.ts'

/** The challenge of a day, as the house tells it to who asks. */
export interface Day {
  readonly day: string
  readonly game: string
  readonly until: number
  readonly commitment: string
  readonly secret?: string
  readonly people: number
  readonly rows: readonly {
    readonly place: number
    readonly name: string
    readonly points: number
    readonly mine?: true
  }[]
  readonly mine?: {
    readonly table: string
    readonly over: boolean
    readonly place?: number
    readonly points?: number
  }
}

export const daily = {
  days: () => ask<{ today: Day; yesterday: Day }>('GET', 'daily'),
  of: (day: string) => ask<Day>('GET', `daily/${encodeURIComponent(day)}`),
  play: () => ask<{ table: string }>('POST', 'daily'),
}
