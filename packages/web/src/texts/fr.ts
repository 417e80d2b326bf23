import type { Texts } from './en.ts'
import { frPages } from './fr-pages.ts'
import { frTable } from './fr-table.ts'
import { frYou } from './fr-you.ts'
import { thin } from './thin.ts'

export const fr: Texts = thin({
  ...frPages,
  table: frTable,
  you: frYou,
})
