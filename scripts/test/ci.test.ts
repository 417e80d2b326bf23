import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'

const run = fileURLToPath(new URL('../../.ci/run', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'estaminet-ci-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What .ci/run makes of an `npm test` that prints these lines and ends with this status. */
function after(lines: string, status: number) {
  const npm = join(folder, 'npm')
  writeFileSync(npm, `#!/bin/sh\nprintf '${lines}'\nexit ${status}\n`)
  chmodSync(npm, 0o755)
  const { stdout, status: code } = spawnSync(run, { env: { PATH: `${folder}:${process.env.PATH}` }, encoding: 'utf8' })
  return { code, last: stdout.trimEnd().split('\n').at(-1) }
}

it.each([
  ['all is well', 'ok\\n90000 passed, 0 failed\\n', 0, 0, '90000 passed, 0 failed'],
  ['a test failed', '90000 passed, 2 failed\\n', 1, 1, '90000 passed, 2 failed'],
  ['npm speaks after the total', '90000 passed, 0 failed\\nnpm notice\\n', 0, 0, '90000 passed, 0 failed'],
  ['too few tests ran', '3 passed, 0 failed\\n', 0, 1, '3 passed, 1 failed'],
  ['there is no total', 'out of memory\\n', 137, 1, '0 passed, 2 failed'],
  ['npm failed and no test did', '90000 passed, 0 failed\\n', 1, 1, '90000 passed, 1 failed'],
])('when %s', (_, lines, status, code, last) => {
  expect(after(lines, status)).toEqual({ code, last })
})
