import type { History } from '@estaminet/table/history'
import { ask } from './house.ts'

/** What people are compared in: a game, and how it is played. */
export interface Ladder {
  readonly game: string
  readonly mode: string
}

export interface StandingPage {
  readonly people: number
  readonly from: number
  /** How many fit on a page. */
  readonly page: number
  readonly rows: readonly {
    readonly place: number
    readonly name: string
    readonly points: number
    readonly games: number
    readonly mine?: true
  }[]
}

/** How I stand; a number only once it means something. */
export interface MyStanding {
  readonly shownFrom: number
  readonly ladders: readonly (Ladder & { readonly games: number; readonly points: number | null })[]
}

export const standing = {
  ladders: () => ask<Ladder[]>('GET', 'standing'),
  page: ({ game, mode }: Ladder, from: number) => ask<StandingPage>('GET', `standing/${game}/${mode}?from=${from}`),
  history: () => ask<History>('GET', 'me/history'),
  mine: () => ask<MyStanding>('GET', 'me/standing'),
}
