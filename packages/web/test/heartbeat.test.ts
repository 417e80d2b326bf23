import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createHeartbeat } from '../src/host/heartbeat.ts'

let now = 0
const wait = (ms: number) => {
  now += ms
  vi.advanceTimersByTime(ms)
}

function listening(isOutOfSight = false) {
  const noted: [what: string, at: number][] = []
  const note = (what: string) => () => void noted.push([what, now])
  const heart = createHeartbeat({
    ping: note('ping'),
    isOutOfSight: () => isOutOfSight,
    onSilence: note('silence'),
    leaveAfter: 5000,
    onDeath: note('death'),
  })
  return { heart, noted, last: () => noted.at(-1)?.[0] }
}

beforeEach(() => {
  now = 0
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the heartbeat of a link', () => {
  it('tells a dead link from a quiet table within six seconds of the last word', () => {
    const { noted, last } = listening()
    for (let ms = 0; ms < 6000; ms += 100) wait(100)
    expect(last()).toBe('silence')
    expect(noted).toHaveLength(2)
    wait(5000)
    expect(last()).toBe('death')
  })

  it('never doubts a link on which the house answers', () => {
    const { heart, noted } = listening()
    for (let beats = 0; beats < 20; beats++) {
      wait(2500)
      heart.heard()
    }
    expect(noted.every(([what]) => what === 'ping')).toBe(true)
    expect(noted).toHaveLength(20)
  })

  it('asks nothing while something is heard anyway', () => {
    const { heart, noted } = listening()
    for (let words = 0; words < 20; words++) {
      wait(1000)
      heart.heard()
    }
    expect(noted).toEqual([])
  })

  it('believes in a slow link again as soon as it speaks', () => {
    const { heart, last } = listening()
    wait(2500)
    wait(2500)
    expect(last()).toBe('silence')
    wait(4000)
    heart.heard()
    wait(1500)
    expect(last()).toBe('silence')
  })

  it('asks at once when the device says that its network went', () => {
    const { heart, noted } = listening()
    wait(100)
    heart.ask()
    wait(2500)
    expect(noted).toEqual([
      ['ping', 100],
      ['silence', 2600],
    ])
  })

  it('gives no verdict in a page out of sight, whose timers come late', () => {
    const { noted } = listening(true)
    for (let beats = 0; beats < 20; beats++) wait(2500)
    expect(noted.every(([what]) => what === 'ping')).toBe(true)
  })
})
