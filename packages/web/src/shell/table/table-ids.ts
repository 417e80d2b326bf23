/** What the parts of a table are called on the page, so that one can lead to another: a page shows one table at a time. */
export const TABLE_IDS = {
  board: 'board',
  slate: 'slate',
  slateTitle: 'slate-title',
  log: 'log',
  /** The words that say what the considered choice will do. */
  whatItDoes: 'what-it-does',
} as const

export type TableIds = { readonly [part in keyof typeof TABLE_IDS]: string }
