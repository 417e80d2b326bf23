import { existsSync, readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number }} Tally */

/**
 * Counts the tests of one vitest run from its JSON report. Whatever did not plainly pass is a failure: a skipped
 * test, a file that could not be loaded, a run that ended badly without naming a test.
 * @param {string} report
 * @param {number} code the exit code of the run
 * @returns {Tally & { remarks: string[] }}
 */
export function tallyOf(report, code) {
  if (!existsSync(report)) return { passed: 0, failed: 1, remarks: ['the tests ended without a report'] }
  /** @type {{ testResults: { name: string, status: string, assertionResults: { status: string, fullName: string, failureMessages?: string[] }[] }[] }} */
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
  const tests = testResults.flatMap((file) => file.assertionResults)
  const passed = tests.filter((test) => test.status === 'passed').length
  const skipped = tests.filter((test) => test.status !== 'passed' && test.status !== 'failed')
  const unloaded = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  )
  const fallen = testResults.flatMap((file) =>
    file.assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `failed: ${file.name} > ${test.fullName}\n  ${(test.failureMessages?.[0] ?? '').slice(0, 400)}`),
  )
  const remarks = [
    ...fallen,
    ...skipped.map((test) => `skipped, which counts as failed: ${test.fullName}`),
    ...unloaded.map((file) => `could not be run: ${file.name}`),
  ]
  let failed = tests.length - passed + unloaded.length
  if (code !== 0 && failed === 0) {
    failed = 1
    remarks.push('the run ended with an error outside every test')
  }
  return { passed, failed, remarks }
}
