import { createRoot } from 'solid-js'
import { afterEach, describe, expect, it, vi } from 'vitest'

// It knows the page, which these types do not.
const { listenForKeys } = await vi.importActual<{
  listenForKeys(actions: Readonly<Record<string, () => void>>): void
}>('../src/shell/keys/listen-for-keys.ts')

/** A table with one key, and whether a dialog lies over it. */
function table() {
  const page = Object.assign(new EventTarget(), { isCovered: false, querySelector: () => (page.isCovered ? {} : null) })
  vi.stubGlobal('document', page)
  vi.stubGlobal('HTMLElement', class {})
  const done: string[] = []
  createRoot(() => listenForKeys({ u: () => done.push('undo') }))
  const press = (key: string, how: { repeat?: boolean; ctrlKey?: boolean } = {}) =>
    page.dispatchEvent(Object.assign(new Event('keydown', { cancelable: true }), { key, ...how }))
  return { page, done, press }
}

describe('a key of the table', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('does what it is for, in capitals too', () => {
    const { done, press } = table()
    press('u')
    press('U')
    press('x')
    press('u', { ctrlKey: true })
    expect(done).toEqual(['undo', 'undo'])
  })

  it('does it once, however long it is held', () => {
    const { done, press } = table()
    press('u')
    press('u', { repeat: true })
    press('u', { repeat: true })
    expect(done).toEqual(['undo'])
  })

  it('does nothing behind a dialog that wants an answer', () => {
    const { page, done, press } = table()
    page.isCovered = true
    press('u')
    expect(done).toEqual([])
    page.isCovered = false
    press('u')
    expect(done).toEqual(['undo'])
  })
})
