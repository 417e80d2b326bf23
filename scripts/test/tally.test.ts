import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { tallyOf } from '../tally.mjs'

const folder = mkdtempSync(join(tmpdir(), 'estaminet-tally-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A report with one file per list of test results. */
function report(...files: string[][]): string {
  const path = join(folder, 'report.json')
  const testResults = files.map((statuses, index) => ({
    name: `file ${index}`,
    status: statuses.length === 0 || statuses.includes('failed') ? 'failed' : 'passed',
    assertionResults: statuses.map((status) => ({ status, fullName: `test of ${index}` })),
  }))
  writeFileSync(path, JSON.stringify({ testResults }))
  return path
}

it('passed and failed tests are added up over all files, and what failed is named with its file', () => {
  const tally = tallyOf(report(['passed', 'passed'], ['passed', 'failed']), 1)
  expect(tally).toMatchObject({ passed: 3, failed: 1 })
  expect(tally.remarks).toEqual([expect.stringContaining('file 1 > test of 1')])
})

it('a skipped test counts as failed and is named', () => {
  const tally = tallyOf(report(['passed', 'skipped'], ['todo']), 0)
  expect(tally).toMatchObject({ passed: 1, failed: 2 })
  expect(tally.remarks).toHaveLength(2)
})

it('a file that could not be loaded counts as failed', () => {
  expect(tallyOf(report([], ['passed']), 1)).toMatchObject({ passed: 1, failed: 1 })
})

it('an error outside every test counts as failed', () => {
  expect(tallyOf(report(['passed']), 1)).toMatchObject({ passed: 1, failed: 1 })
})

it('no report at all counts as failed', () => {
  expect(tallyOf(join(folder, 'none.json'), 0)).toMatchObject({ passed: 0, failed: 1 })
})
