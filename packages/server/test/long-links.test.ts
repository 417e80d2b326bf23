import { expect, it, vi } from 'vitest'
import { LARGEST_RECORD } from '../src/records/reader.ts'

vi.mock('node:worker_threads', async (original) => ({
  ...(await original<typeof import('node:worker_threads')>()),
  workerData: { school: new URL('./support/school.ts', import.meta.url).href },
}))
const { default: replay } = await import('../src/records/replay.ts')

/** What a record is found to be, and every text an expression was asked about meanwhile. */
function seenByExpressions(text: string): { seen: string[]; found: unknown } {
  const seen: string[] = []
  const { exec } = RegExp.prototype
  const watched = vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, part) {
    seen.push(part)
    return exec.call(this, part)
  })
  const found = replay(text)
  watched.mockRestore()
  return { seen, found }
}

const BEGINNINGS = '=e1.'.repeat(LARGEST_RECORD / 4 - 1)

// One that begins anew at each of them would go through all the rest as often.
it.each([
  ['at the last of which one begins', `${BEGINNINGS}=e1.`],
  ['after which there is nothing', `${BEGINNINGS}/`],
  ['after which there is something else', `${BEGINNINGS}=`],
])('a record full of beginnings of links, %s, is told by its last word: no expression sees more of it', (_, text) => {
  const { seen, found } = seenByExpressions(text)
  expect(found).toMatchObject({ ok: false, code: expect.stringMatching(/^malformed-(record|link)$/) })
  expect(seen.length).toBeGreaterThan(0)
  expect(Math.max(...seen.map(({ length }) => length))).toBeLessThanOrEqual('e1.'.length)
})
