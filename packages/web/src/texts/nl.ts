import type { Texts } from './en.ts'
import { nlPages } from './nl-pages.ts'
import { nlTable } from './nl-table.ts'
import { nlYou } from './nl-you.ts'

export const nl: Texts = {
  ...nlPages,
  table: nlTable,
  you: nlYou,
}
