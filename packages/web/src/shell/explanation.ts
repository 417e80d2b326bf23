/** What a thing on the table says of itself: its name, one sentence, and where its rule stands. */
export interface Explanation {
  readonly name: string
  readonly text: string
  /** Chapter and section of the rulebook. */
  readonly rule: string
}

/** How somebody asked: with a mouse at rest, with the focus, or with a finger. */
export type Asked = 'mouse' | 'focus' | 'finger'
