import { createRoot, createSignal } from 'solid-js'
import { describe, expect, it, vi } from 'vitest'
import type { Said, TableHost } from '../src/host/table-host.ts'
import { createHearing, createTalk } from '../src/shell/talk/talk.ts'

// Node would be given the Solid of a server, in which nothing follows anything.
vi.mock('solid-js', () => vi.importActual<typeof import('solid-js')>('solid-js/dist/solid.js'))

/** What was said at these moments. */
const lines = (...moments: number[]): Said[] => moments.map((at) => ({ t: 'said', table: 'one', from: 'Jef', at }))

function table() {
  const [said, setSaid] = createSignal<readonly Said[]>(lines(1, 2, 3))
  const [isOpen, open] = createSignal(false)
  const host: Pick<TableHost, 'said'> = { said }
  const hearing = createRoot(createHearing)
  const draw = () => createRoot(() => createTalk(host as TableHost, isOpen, hearing))
  return { setSaid, open, draw }
}

describe('what is said at a table', () => {
  it('is new until the talk is opened', () => {
    const { setSaid, open, draw } = table()
    const talk = draw()
    expect(talk.unread()).toBe(3)
    open(true)
    expect(talk.unread()).toBe(0)
    open(false)
    setSaid(lines(1, 2, 3, 4))
    expect(talk.unread()).toBe(1)
  })

  it('stays heard when the match begins, or the screen changes hands', () => {
    const { open, draw } = table()
    draw()
    open(true)
    open(false)
    expect(draw().unread()).toBe(0)
  })

  it('stays muted when the match begins, or the screen changes hands', () => {
    const { draw } = table()
    draw().mute(true)
    expect(draw().said()).toEqual([])
  })

  it('is new after a line was lost and only the last of it is told again', () => {
    const { setSaid, open, draw } = table()
    const talk = draw()
    open(true)
    open(false)
    setSaid(lines(3, 4))
    expect(talk.unread()).toBe(1)
  })
})
