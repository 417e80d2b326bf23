import { enPages } from './en-pages.ts'
import { enTable } from './en-table.ts'
import { enYou } from './en-you.ts'

/** English, and the shape every other language must fill. */
export const en = {
  ...enPages,
  table: enTable,
  you: enYou,
}

export type Texts = typeof en
