import { describe, expect, test } from 'vitest'
import { createPause, PAUSE } from '../src/shell/slate/pause.ts'
import { createResting } from '../src/shell/slate/resting.ts'

/** A pause whose clock is moved by hand. */
function paused() {
  let isOn = false
  let due: { ms: number; then: () => void } | undefined
  const pause = createPause(
    (is) => {
      isOn = is
    },
    (ms, then) => {
      due = { ms, then }
      return () => {
        due = undefined
      }
    },
  )
  return {
    ...pause,
    isOn: () => isOn,
    lasts: () => due?.ms,
    pass: () => due?.then(),
  }
}

describe('the pause after a step', () => {
  test('lets presses go by until the hand can have seen the new list', () => {
    const { ask, isOn, lasts, pass } = paused()
    ask('0:1')
    expect(isOn()).toBe(false)
    ask('0:2')
    expect(isOn()).toBe(true)
    expect(lasts()).toBe(PAUSE)
    pass()
    expect(isOn()).toBe(false)
  })

  test('begins anew with every step, and is not ended by the one before', () => {
    const { ask, isOn, pass } = paused()
    ask('0:1')
    ask('0:2')
    ask('0:3')
    expect(isOn()).toBe(true)
    pass()
    expect(isOn()).toBe(false)
  })

  test('comes after the turns of others too, and not for the same question said twice', () => {
    const { ask, isOn, pass } = paused()
    ask('0:1')
    ask('0:1')
    expect(isOn()).toBe(false)
    ask(undefined)
    ask('0:5')
    expect(isOn()).toBe(true)
    pass()
    ask(undefined)
    ask('0:5')
    expect(isOn()).toBe(false)
  })
})

describe('a mouse that rests', () => {
  const mouse = () => {
    let isResting = false
    const resting = createResting((is) => {
      isResting = is
    })
    return { ...resting, isResting: () => isResting }
  }

  test('points at nothing that came to lie under it, until it moves', () => {
    const { move, drawAnew, isResting } = mouse()
    move(100, 100)
    drawAnew()
    // A browser says that the pointer moved when something else lies under it.
    move(100, 100)
    move(101, 101)
    expect(isResting()).toBe(true)
    move(106, 100)
    expect(isResting()).toBe(false)
    move(106, 100)
    expect(isResting()).toBe(false)
  })

  test('that comes for the first time has moved', () => {
    const { move, drawAnew, isResting } = mouse()
    drawAnew()
    expect(isResting()).toBe(true)
    move(10, 10)
    expect(isResting()).toBe(false)
  })
})
