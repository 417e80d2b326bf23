/** What the first page says, in one language. */
export interface Texts {
  /** The language's name for itself. */
  readonly language: string
  readonly headline: readonly string[]
  readonly lede: string
  readonly commandsTitle: string
  /** What `npm start` does. */
  readonly start: string
  /** What `npm test` does. */
  readonly test: string
  readonly gamesTitle: string
  readonly race: string
  readonly heaven: string
  readonly players: (from: number, to: number) => string
  readonly minutes: (from: number, to: number) => string
  readonly moderation: string
  readonly independent: string
  readonly languages: string
}
