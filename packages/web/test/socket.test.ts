import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Answer, TableHost } from '../src/host/table-host.ts'

// Node would be given the Solid of a server, in which nothing follows anything.
vi.mock('solid-js', () => vi.importActual<typeof import('solid-js')>('solid-js/dist/solid.js'))
// It knows the page, which these types do not.
const { openSocketTable } = await vi.importActual<{ openSocketTable(table: string): TableHost }>(
  '../src/host/socket.ts',
)

/** A wire to a house that says nothing by itself. */
class Wire extends EventTarget {
  static readonly OPEN = 1
  readyState = Wire.OPEN
  readonly sent: { readonly t: string; readonly cmd?: string }[] = []
  constructor() {
    super()
    wires.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  /** What a page closes is told so by its browser later, if at all. */
  close(): void {}
  end(): void {
    this.dispatchEvent(new Event('close'))
  }
  hear(frame: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }))
  }
  welcome(): void {
    this.dispatchEvent(new Event('open'))
    this.hear({ t: 'welcome', said: [] })
  }
}
let wires: Wire[] = []

const HOUR = 3_600_000
/** Longer than a silent wire is asked whether it still leads anywhere, and longer than it is then waited for. */
const SILENT = 5100

beforeEach(() => {
  wires = []
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Wire)
  vi.stubGlobal('location', { protocol: 'http:', host: 'inn' })
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
  for (const way of ['addEventListener', 'removeEventListener']) vi.stubGlobal(way, () => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** What has been answered by now. */
async function answered(answer: Promise<Answer>): Promise<Answer | 'nothing yet'> {
  let said: Answer | 'nothing yet' = 'nothing yet'
  void answer.then((one) => {
    said = one
  })
  await vi.advanceTimersByTimeAsync(0)
  return said
}

const talks = ({ sent }: Wire): string[] => sent.map(({ t }) => t).filter((t) => t !== 'hello' && t !== 'ping')

it('what is lost twice over is tried once, and a table that is closed opens no wire any more', () => {
  const table = openSocketTable('inn')
  wires[0].welcome()
  // The house falls silent: the wire is left, and says itself later that it has ended.
  vi.advanceTimersByTime(SILENT + 5000)
  expect(table.connection()).toBe('lost')
  wires[0].end()
  table.close()
  vi.advanceTimersByTime(HOUR)
  expect(wires).toHaveLength(1)
})

it('an answer that was lost on the way is asked for again over the next wire', async () => {
  const table = openSocketTable('inn')
  wires[0].welcome()
  const answer = table.send({ t: 'chat', text: 'Santé' })
  wires[0].end()
  vi.advanceTimersByTime(1000)
  wires[1].welcome()
  expect(talks(wires[1])).toEqual(['chat'])
  wires[1].hear({ t: 'done', cmd: wires[1].sent.at(-1)?.cmd })
  expect(await answered(answer)).toMatchObject({ ok: true })
  table.close()
})

it.each(['resign', 'leave', 'kick'] as const)('%s while the house is away is refused, not done later', async (t) => {
  const table = openSocketTable('inn')
  wires[0].welcome()
  wires[0].end()
  expect(await answered(table.send({ t, seat: 0 }))).toMatchObject({ ok: false, code: 'offline' })
  vi.advanceTimersByTime(1000)
  wires[1].welcome()
  expect(talks(wires[1])).toEqual([])
  table.close()
})

it('whoever was leaving when the house went away is told so, and it is not asked for again', async () => {
  const table = openSocketTable('inn')
  wires[0].welcome()
  const answer = table.send({ t: 'resign', seat: 0 })
  expect(talks(wires[0])).toEqual(['resign'])
  vi.advanceTimersByTime(SILENT)
  expect(await answered(answer)).toMatchObject({ ok: false, code: 'offline' })
  vi.advanceTimersByTime(HOUR)
  for (const wire of wires.slice(1)) wire.welcome()
  expect(wires.slice(1).flatMap(talks)).toEqual([])
  table.close()
})
