import { expect, it } from 'vitest'
import { createAddedLines } from '../src/shell/log/added-lines.ts'

const log = (...texts: string[]) => texts.map((text, n) => ({ n, text }))

it('what stands in a log at the first look is not read out, what comes after it is', () => {
  const added = createAddedLines()
  expect(added(log('Ana begins.'))).toEqual([])
  expect(added(log('Ana begins.', 'Ana walks.', 'Jef walks.'))).toEqual(['Ana walks.', 'Jef walks.'])
  expect(added(log('Ana begins.', 'Ana walks.', 'Jef walks.'))).toEqual([])
})

it('the first lines of an empty log are read out', () => {
  const added = createAddedLines()
  expect(added([])).toEqual([])
  expect(added(log('Ana begins.'))).toEqual(['Ana begins.'])
})

it('what comes after something was taken back is read out', () => {
  const added = createAddedLines()
  added(log('Ana begins.', 'Ana walks.'))
  expect(added(log('Ana begins.'))).toEqual([])
  expect(added(log('Ana begins.', 'Ana rides.'))).toEqual(['Ana rides.'])
})
