import { existsSync } from 'node:fs'
import { afterEach, expect, it, vi } from 'vitest'
import { games } from '../src/index.ts'

const CHECKS = games
  .map(({ id }) => `../../${id}/src/content/check.ts`)
  .filter((path) => existsSync(new URL(path, import.meta.url)))

afterEach(() => {
  for (const check of CHECKS) vi.doUnmock(check)
  vi.resetModules()
})

it.each(CHECKS)('%s is passed before any game is offered', async (check) => {
  vi.resetModules()
  vi.doMock(check, () => {
    throw new Error('A brewery is missing.')
  })
  const load: Promise<unknown> = import('../src/checked.ts')
  await expect(load).rejects.toMatchObject({ cause: { message: 'A brewery is missing.' } })
})
