import { getEventListeners } from 'node:events'
import { expect, it } from 'vitest'
import { pauseUnless } from '../src/pause-unless.ts'

it('a pause is over in its time, or at once when it is called off, and leaves nothing behind', async () => {
  const closing = new AbortController()
  expect(await pauseUnless(closing.signal, 1)).toBe(true)
  expect(getEventListeners(closing.signal, 'abort')).toEqual([])
  const long = pauseUnless(closing.signal, 600_000)
  closing.abort()
  expect(await long).toBe(false)
  expect(await pauseUnless(closing.signal, 600_000)).toBe(false)
  expect(getEventListeners(closing.signal, 'abort')).toEqual([])
})
