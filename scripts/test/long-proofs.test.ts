import { expect, test } from 'vitest'
import { proofsBySize } from '../long-proofs.mjs'

test('what has a full size is found by itself, by its name, and by what it imports from beside it', () => {
  const { sized, unsized } = proofsBySize()
  expect(sized).toEqual(
    expect.arrayContaining([
      'packages/belgian-beers-race/test/fuzz.test.ts',
      'packages/server/test/attack.long.test.ts',
      'packages/belgian-beers-race/test/every-table.test.ts',
    ]),
  )
  expect(unsized).toContain('packages/belgian-beers-race/test/cheese.test.ts')
  expect(sized.filter((file) => unsized.includes(file))).toEqual([])
})
