import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

// It knows the page, which these types do not.
const { openAtLast } = await vi.importActual<{
  openAtLast(open: () => Promise<void>, onSilence: () => void): Promise<void>
}>('../src/opening.ts')

/** Words that come at a given try, and what the page does meanwhile. */
function opening(comesAt: number) {
  const heard: string[] = []
  let tries = 0
  void openAtLast(
    async () => {
      tries++
      heard.push('asked')
      if (tries < comesAt) throw new Error('no line')
    },
    () => heard.push('said that nothing came'),
  ).then(() => heard.push('opened'))
  return heard
}

describe('the words of the house', () => {
  const line = new EventTarget()
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('addEventListener', line.addEventListener.bind(line))
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('are asked for once where they come', async () => {
    const heard = opening(1)
    await vi.runAllTimersAsync()
    expect(heard).toEqual(['asked', 'opened'])
  })

  it('are asked for again after a second', async () => {
    const heard = opening(2)
    await vi.advanceTimersByTimeAsync(999)
    expect(heard).toEqual(['asked'])
    await vi.advanceTimersByTimeAsync(1)
    expect(heard).toEqual(['asked', 'asked', 'opened'])
  })

  it('are asked for at once when the browser has a line again', async () => {
    const heard = opening(2)
    await vi.advanceTimersByTimeAsync(10)
    line.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect(heard).toEqual(['asked', 'asked', 'opened'])
  })

  it('are missed aloud after two tries, and still come with the next line', async () => {
    const heard = opening(4)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(heard.splice(0)).toEqual(['asked', 'asked', 'said that nothing came'])
    line.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(heard.splice(0)).toEqual(['asked'])
    line.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect(heard).toEqual(['asked', 'opened'])
  })
})
