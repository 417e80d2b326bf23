import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ask } from '../src/host/house.ts'
import { isAway } from '../src/host/reachable.ts'

/** A house that takes a question and never answers it; whoever gives up is let go. */
const silent = (_: unknown, { signal }: RequestInit): Promise<Response> =>
  new Promise((_answer, giveUp) => signal?.addEventListener('abort', () => giveUp(signal.reason)))

/** It begins to answer, and falls silent in the middle. */
const halting = async (_: unknown, { signal }: RequestInit): Promise<Response> =>
  new Response(
    new ReadableStream({
      start: (words) => {
        words.enqueue(new TextEncoder().encode('{"name":'))
        signal?.addEventListener('abort', () => words.error(signal.reason))
      },
    }),
    { headers: { 'content-type': 'application/json' } },
  )

beforeEach(() => {
  vi.useFakeTimers()
  // The platform's own clock cannot be turned forward.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const late = new AbortController()
    setTimeout(() => late.abort(new DOMException('late', 'TimeoutError')), ms)
    return late.signal
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it.each([
  ['does not answer', silent],
  ['falls silent in the middle of its answer', halting],
])('a house that %s is given up after half a minute, and whoever asked is told', async (_, house) => {
  vi.stubGlobal('fetch', vi.fn(house))
  const heard: unknown[] = []
  void ask('GET', 'me').catch((why) => heard.push(why))
  await vi.advanceTimersByTimeAsync(29_000)
  expect(heard).toEqual([])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(heard).toEqual([expect.objectContaining({ code: 'offline' })])
  expect(isAway()).toBe(true)
})

it('an answer of nothing is an answer', async () => {
  vi.stubGlobal('fetch', async () => Response.json(null))
  expect(await ask('DELETE', 'me')).toBeNull()
  expect(isAway()).toBe(false)
})
