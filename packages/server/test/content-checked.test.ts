import { afterEach, expect, it, vi } from 'vitest'

const CHECKS = ['@estaminet/belgian-beers-race/check', '@estaminet/heaven-and-ale/check']

afterEach(() => {
  for (const check of CHECKS) vi.doUnmock(check)
  vi.resetModules()
})

it.each(CHECKS)('%s is passed before any game is offered', async (check) => {
  vi.resetModules()
  vi.doMock(check, () => {
    throw new Error('A brewery is missing.')
  })
  const load: Promise<unknown> = import('../src/games.ts')
  await expect(load).rejects.toMatchObject({ cause: { message: 'A brewery is missing.' } })
})
