import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { progressBar } from '../src/progress.ts'

describe('the progress bar', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const drawnWhen = (watched: boolean) => {
    let drawn = ''
    const err = async (text: string) => {
      drawn += text
    }
    const bar = progressBar({ out: err, err, watched, input: (async function* () {})() }, 100, 'games')
    bar.at(10)
    vi.advanceTimersByTime(150)
    bar.at(50)
    bar.at(60)
    bar.end()
    return drawn
  }

  test('is drawn now and then, and wiped away at the end', () => {
    expect(drawnWhen(true)).toBe(`\r${'█'.repeat(15)}${'░'.repeat(15)} 50 of 100 games\r\x1b[K`)
  })

  test('is not drawn when nobody watches', () => {
    expect(drawnWhen(false)).toBe('')
  })
})
