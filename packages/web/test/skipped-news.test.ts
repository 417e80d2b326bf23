import type { Told, Update } from '@estaminet/table'
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
  news(): readonly Told[]
  perform(stage: Stage): void
  skip(): void
}
const { createTableModel } = await vi.importActual<{
  createTableModel(host: Pick<TableHost, 'told'>, arrived: () => Pick<Update, 'n'>): Model
}>('../src/shell/table/table-model.ts')

const slow: Stage = { longest: 6000, lengthOf: () => 1000, set() {}, show() {}, rest() {} }

/** A table at which each happening comes by itself and takes a second to be shown. */
function table() {
  const [told, setTold] = createSignal<readonly Told[]>([])
  const at = (n: number) => ({
    n,
    info: { seats: [] },
    mine: [],
    asks: [],
    waiting: [],
    clocks: [],
    scores: [],
    orders: [],
  })
  const [arrived, setArrived] = createSignal(at(0))
  const model = createRoot(() => createTableModel({ told }, arrived))
  model.perform(slow)
  const happen = (type: string) =>
    batch(() => {
      setTold([...told(), { n: told().length, event: { type } }])
      setArrived(at(told().length))
    })
  return { model, happen, news: () => model.news().map(({ event }) => event.type) }
}

it('whoever skips several happenings at once has the news of all of them', () => {
  const { model, happen, news } = table()
  happen('sent home')
  happen('walked')
  happen('round began')
  model.skip()
  expect(news()).toEqual(['sent home', 'walked', 'round began'])
})

it('what comes after them is news by itself', () => {
  const { model, happen, news } = table()
  happen('sent home')
  model.skip()
  happen('walked')
  model.skip()
  expect(news()).toEqual(['walked'])
})
