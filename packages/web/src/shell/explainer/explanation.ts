/** What a thing on the table says of itself: its name, one sentence, and where its rule stands. */
export interface Explanation {
  readonly name: string
  readonly text: string
  /** Chapter and section of the rulebook. */
  readonly rule: string
  /** It speaks of this moment: why something is closed now, what lies there. Such a text is never known by heart. */
  readonly current?: boolean
}

/** How it came to be asked for: by a mouse at rest, by the focus, by a finger that stays, or by a key or a right click. */
export type Asked = 'mouse' | 'focus' | 'finger' | 'wish'
