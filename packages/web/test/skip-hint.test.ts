import { createRoot, createSignal } from 'solid-js'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const said: string[] = []
const kept = new Map<string, string>()
// Node would be given the Solid of a server, in which nothing follows anything.
vi.mock('solid-js', () => vi.importActual<typeof import('solid-js')>('solid-js/dist/solid.js'))
vi.mock('../src/language.ts', () => ({ say: () => ({ table: { motion: { help: 'A press ends what moves.' } } }) }))
vi.mock('../src/shell/page/toasts.tsx', () => ({ toast: ({ text }: { text: string }) => void said.push(text) }))
vi.mock('../src/memory.ts', () => ({
  remembered: (name: string) => kept.get(name),
  remember: (name: string, value: string) => void kept.set(name, value),
}))

/** As much of it as this needs: the whole of it knows the page, which these types do not. */
const { tellOfSkipping } = await vi.importActual<{
  tellOfSkipping(model: { isShowing(): boolean }): void
}>('../src/shell/motion/skip-hint.ts')

/** A table whose pieces move when it is told so. */
const table = () =>
  createRoot(() => {
    const [isShowing, show] = createSignal(false)
    tellOfSkipping({ isShowing })
    return show
  })

beforeEach(() => {
  vi.useFakeTimers()
  said.length = 0
  kept.clear()
})
afterEach(() => vi.useRealTimers())

const A_WHILE = 10_000

it('whoever waits for pieces that move is told once, for good, that a press ends it', () => {
  const show = table()
  show(true)
  expect(said).toEqual([])
  vi.advanceTimersByTime(A_WHILE)
  expect(said).toEqual(['A press ends what moves.'])
  show(false)
  show(true)
  vi.advanceTimersByTime(A_WHILE)
  // Nor at another table, or another day.
  table()(true)
  vi.advanceTimersByTime(A_WHILE)
  expect(said).toHaveLength(1)
})

it('where nothing moves for long nobody is told anything', () => {
  const show = table()
  for (let turns = 0; turns < 5; turns++) {
    show(true)
    vi.advanceTimersByTime(1_000)
    show(false)
    vi.advanceTimersByTime(A_WHILE)
  }
  expect(said).toEqual([])
})
