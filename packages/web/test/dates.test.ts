import { expect, it } from 'vitest'
import { dated } from '../src/shell/page/dates.ts'

const NOVEMBER = Date.UTC(2026, 10, 19)

it('the day comes before the month in every language', () => {
  const written = (['en', 'fr', 'nl'] as const).map((language) =>
    dated(NOVEMBER, language, { dateStyle: 'long', timeZone: 'UTC' }),
  )
  expect(written).toEqual(['19 November 2026', '19 novembre 2026', '19 november 2026'])
})
