import { beforeEach, expect, it } from 'vitest'
import { type CalledWorker, callsAt } from '../src/offline/called.ts'

type Tab = Awaited<ReturnType<CalledWorker['clients']['matchAll']>>[number]

const at = 'https://play.example.org'
let tabs: Tab[]
let done: string[]

beforeEach(() => {
  tabs = []
  done = []
})

const calls = callsAt({
  clients: {
    matchAll: async () => tabs,
    openWindow: async (path) => done.push(`opened ${path}`),
  },
  registration: {
    showNotification: async (title, { body, data, tag }) => done.push(`${title}: ${body} ${data} ${tag}`),
  },
})

const tab = (path: string, visibilityState = 'hidden'): Tab => ({
  url: at + path,
  visibilityState,
  focus: async () => done.push(`focused ${path}`),
})

/** What happens to the worker, until it is done with it. */
async function happens(how: (waitUntil: (work: Promise<unknown>) => void) => void): Promise<void> {
  const works: Promise<unknown>[] = []
  how((work) => void works.push(work))
  await Promise.all(works)
}
const hear = (json: () => unknown) => happens((waitUntil) => calls.hear({ data: { json }, waitUntil }))
const called = (message: unknown) => hear(() => message)
const pressed = (data: unknown) =>
  happens((waitUntil) => calls.follow({ notification: { data, close: () => void done.push('closed') }, waitUntil }))

it('a notice names the table it leads to; whoever looks at that table is told nothing', async () => {
  await called({ text: 'It is your turn: Heaven & Ale.', table: 'one' })
  expect(done).toEqual(['Estaminet: It is your turn: Heaven & Ale. /table/one /table/one'])
  tabs = [tab('/table/one'), tab('/table/two', 'visible')]
  await called({ text: 'Again.', table: 'one' })
  expect(done).toHaveLength(2)
  await called({ text: 'Seen.', table: 'two' })
  expect(done).toHaveLength(2)
})

it('what is no message is let go', async () => {
  await happens((waitUntil) => calls.hear({ data: null, waitUntil }))
  await hear(() => {
    throw new Error('no JSON')
  })
  expect(done).toEqual([])
})

it('a notice that is pressed leads to the tab that is there, or opens one', async () => {
  tabs = [tab('/'), tab('/table/one')]
  await pressed('/table/one')
  expect(done).toEqual(['closed', 'focused /table/one'])
  await pressed('/table/two')
  expect(done.slice(2)).toEqual(['closed', 'opened /table/two'])
  await pressed('/')
  expect(done.slice(4)).toEqual(['closed', 'focused /'])
})
