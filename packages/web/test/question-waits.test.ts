import type { View } from '@estaminet/kernel'
import type { Ask, Told, Update } from '@estaminet/table'
import { batch, createRoot, createSignal } from 'solid-js'
import { expect, it, vi } from 'vitest'
import type { TableHost } from '../src/host/table-host.ts'
import type { Stage } from '../src/shell/motion/playback.ts'

// Node would be given the Solid of a server, in which nothing follows anything.
vi.mock('solid-js', () => vi.importActual<typeof import('solid-js')>('solid-js/dist/solid.js'))
// What a table has of the page around it: words, toasts, the pace of motion, keys.
vi.mock('../src/language.ts', () => ({ language: () => 'en', say: () => ({ seats: { colours: [], bot: () => '' } }) }))
vi.mock('../src/shell/page/toasts.tsx', () => ({ toast() {} }))
vi.mock('../src/shell/motion/motion-speed.ts', () => ({ motionPace: () => 1 }))
vi.mock('../src/shell/motion/skipping.ts', () => ({ listenForSkipping() {} }))

/** As much of a table as this needs: the whole of it knows the page, which these types do not. */
interface Model {
  view(): View
  drawn(): View
  ask(): Ask | undefined
  waiting(): readonly number[]
  isShowing(): boolean
  perform(stage: Stage): void
  skip(): void
}
const { createTableModel } = await vi.importActual<{
  createTableModel(host: Pick<TableHost, 'told'>, arrived: () => Partial<Update>): Model
}>('../src/shell/table/table-model.ts')

const slow: Stage = { longest: 6000, lengthOf: () => 1000, set() {}, show() {}, rest() {} }
const MINE: Ask = { id: 'trip', seat: 0, choices: [{ move: 1, say: 'bus 11', info: {} }], sealed: false }

/** Odile at the table of a player who is asked in turn; what she does takes a second to be shown. */
function table() {
  const [told, setTold] = createSignal<readonly Told[]>([])
  const nothing = { info: { seats: [] }, mine: [0], clocks: [], scores: [], orders: [], pause: [] } as never as Update
  const [arrived, setArrived] = createSignal<Update>({ ...nothing, n: 0, asks: [], waiting: [1] })
  const model = createRoot(() => createTableModel({ told }, arrived))
  model.perform(slow)
  return {
    model,
    /** One more thing happens, and then somebody is asked. */
    happen: (asks: readonly Ask[]) =>
      batch(() => {
        setTold([...told(), { n: told().length, event: { type: 'moved' } }])
        const view = { happened: told().length }
        setArrived({ ...nothing, n: told().length, view, asks: [...asks], waiting: [asks.length > 0 ? 0 : 1] })
      }),
    said: () => [model.isShowing(), model.ask()?.id, model.waiting()],
  }
}

it('while a bot’s pieces move nobody is asked the next question, and the slate says whose turn is shown', () => {
  const { model, happen, said } = table()
  happen([MINE])
  expect(said()).toEqual([true, undefined, [1]])
  model.skip()
  expect(said()).toEqual([false, 'trip', [0]])
})

it('nor between two of its steps, of which the second came while the first was shown', () => {
  vi.useFakeTimers()
  try {
    const { happen, said } = table()
    happen([])
    happen([MINE])
    expect(said()).toEqual([true, undefined, [1]])
    vi.advanceTimersByTime(1000)
    expect(said()).toEqual([true, undefined, [1]])
    vi.advanceTimersByTime(1000)
    expect(said()).toEqual([false, 'trip', [0]])
  } finally {
    vi.useRealTimers()
  }
})

it('a stage that shows events on the table they lead to draws its pieces there, while all that is told stays behind', () => {
  const { model, happen } = table()
  model.perform({ ...slow, onto: 'after' })
  const before = model.view()
  happen([])
  happen([])
  expect([model.drawn(), model.view()]).toEqual([{ happened: 1 }, before])
  model.skip()
  expect([model.drawn(), model.view()]).toEqual([{ happened: 2 }, { happened: 2 }])
})
