import type { Texts } from './en.ts'
import { nlPages } from './nl-pages.ts'
import { nlTable } from './nl-table.ts'

export const nl: Texts = {
  language: 'Nederlands',
  short: 'NL',
  ...nlPages,
  table: nlTable,
}
