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

/** What I made of my finished games, and whom I met most often. */
export interface History {
  readonly played: readonly (Ladder & {
    readonly games: number
    readonly won: number
    readonly best: number
    readonly average: number
  })[]
  readonly met: readonly {
    readonly name: string
    readonly games: number
    readonly ahead: number
    readonly behind: number
  }[]
  readonly tallied: readonly Tallied[]
}

/** What so many matches of a game were made of: all points by their reasons, and the places seen in most of them. */
export interface Tallied {
  readonly game: string
  readonly games: number
  readonly points: Readonly<Record<string, number>>
  readonly places: readonly { readonly place: string; readonly games: number }[]
}

export const standing = {
  ladders: () => ask<Ladder[]>('GET', 'standing'),
  page: ({ game, mode }: Ladder, from: number) => ask<StandingPage>('GET', `standing/${game}/${mode}?from=${from}`),
  history: () => ask<History>('GET', 'me/history'),
  mine: () => ask<MyStanding>('GET', 'me/standing'),
}
