import type { Told } from '@estaminet/table'
import { describe, expect, test } from 'vitest'
import { createPlayback } from '../src/shell/motion/playback.ts'

const told = (...types: string[]): Told[] => types.map((type, n) => ({ n, event: { type } }))

/** A table that writes down what is shown and told, and a clock that is moved by hand. */
function table(lengths: Readonly<Record<string, number>>, pace = () => 1) {
  const heard: string[] = []
  let due: { ms: number; then: () => void } | undefined
  const playback = createPlayback<string>(
    {
      draw: (arrival) => heard.push(`draw ${arrival.table}`),
      tell: ({ event }) => heard.push(`tell ${event.type}`),
      reveal: (arrival) => heard.push(`reveal ${arrival.table}`),
      play: (arrival) => heard.push(arrival ? 'play' : 'still'),
    },
    pace,
    (ms, then) => {
      due = { ms, then }
      return () => {
        due = undefined
      }
    },
  )
  const stage = {
    longest: 6000,
    lingersOn: ({ type }: Told['event']) => (type === 'evening' ? 4000 : 0),
    lengthOf: ({ type }: Told['event']) => lengths[type] ?? 0,
    set: () => heard.push('set'),
    show: ({ type }: Told['event'], ms: number) => heard.push(`show ${type} ${Math.round(ms)}`),
    rest: () => heard.push('rest'),
  }
  return {
    ...playback,
    stage,
    /** What was heard since the last look. */
    heard: () => heard.splice(0),
    /** The time of what is being shown is over. */
    pass: () => {
      const now = due
      due = undefined
      now?.then()
    },
  }
}

describe('nothing is told before it was shown', () => {
  test('each line waits for its die, and the table for all of them', () => {
    const t = table({ rolled: 1300, moved: 850 })
    t.perform(t.stage)
    t.hear({ table: 'after the bus', told: told('declared', 'rolled', 'moved', 'visited') })
    expect(t.heard()).toEqual(['play', 'set', 'show declared 0', 'tell declared', 'show rolled 1300'])
    t.pass()
    expect(t.heard()).toEqual(['tell rolled', 'show moved 850'])
    t.pass()
    expect(t.heard()).toEqual(['tell moved', 'show visited 0', 'tell visited', 'reveal after the bus', 'rest', 'still'])
  })

  test('what comes meanwhile waits its turn', () => {
    const t = table({ moved: 500 })
    t.perform(t.stage)
    t.hear({ table: 'one', told: told('moved') })
    t.hear({ table: 'two', told: told('bought') })
    t.hear({ table: 'three', told: told('moved') })
    expect(t.heard().filter((what) => /tell|reveal/.test(what))).toEqual([])
    t.pass()
    expect(t.heard().filter((what) => /tell|reveal/.test(what))).toEqual([
      'tell moved',
      'reveal one',
      'tell bought',
      'reveal two',
    ])
    t.pass()
    expect(t.heard()).toEqual(['tell moved', 'reveal three', 'rest', 'still'])
  })

  test('without a board that shows it, or for whoever wants no motion, it is told at once and in order', () => {
    const bare = table({ rolled: 1300 })
    bare.hear({ table: 'after', told: told('rolled', 'moved') })
    expect(bare.heard()).toEqual(['tell rolled', 'tell moved', 'reveal after'])
    const calm = table({ rolled: 1300 }, () => Number.POSITIVE_INFINITY)
    calm.perform(calm.stage)
    calm.hear({ table: 'after', told: told('rolled', 'moved') })
    expect(calm.heard()).toEqual(['tell rolled', 'tell moved', 'reveal after'])
  })

  test('what needs no time is told without waiting', () => {
    const t = table({ moved: 500 })
    t.perform(t.stage)
    t.hear({ table: 'after buying', told: told('timeSpent', 'bought') })
    expect(t.heard()).toEqual(['tell timeSpent', 'tell bought', 'reveal after buying'])
  })
})

describe('whoever does not want to wait', () => {
  test('skips everything that has come, and hears each line once', () => {
    const t = table({ rolled: 1300, moved: 850 })
    t.perform(t.stage)
    t.hear({ table: 'one', told: told('rolled', 'moved') })
    t.hear({ table: 'two', told: told('moved') })
    t.pass()
    t.heard()
    t.skip()
    expect(t.heard()).toEqual(['tell moved', 'reveal one', 'tell moved', 'reveal two', 'rest', 'still'])
    t.hear({ table: 'three', told: told('moved') })
    expect(t.heard()).toContain('show moved 850')
  })

  test('a lot is shown faster: in so many seconds in all', () => {
    const t = table({ moved: 1000 })
    t.perform(t.stage)
    t.hear({ table: 'many', told: told(...Array<string>(12).fill('moved')) })
    expect(t.heard()).toContain('show moved 500')
    for (let n = 0; n < 11; n++) t.pass()
    expect(t.heard().filter((what) => what.startsWith('show'))).toEqual(Array(11).fill('show moved 500'))
  })

  test('a moment for everybody lasts as long with a lot to show, and stays for whoever wants to look', () => {
    const t = table({ moved: 1000 })
    t.perform(t.stage)
    t.hear({ table: 'morning', told: told(...Array<string>(12).fill('moved'), 'evening') })
    for (let n = 0; n < 12; n++) t.pass()
    expect(t.heard().at(-1)).toBe('show evening 4000')
    t.linger()
    t.pass()
    expect(t.heard()).toEqual([])
    t.skip()
    expect(t.heard()).toEqual(['tell evening', 'reveal morning', 'rest', 'still'])
  })

  test('a board that shows events on the table they lead to gets it first, and it is told last', () => {
    const t = table({ moved: 500 })
    t.perform({ ...t.stage, onto: 'after' })
    t.hear({ table: 'after', told: told('moved') })
    expect(t.heard()).toEqual(['play', 'draw after', 'set', 'show moved 500'])
    t.pass()
    expect(t.heard()).toEqual(['tell moved', 'reveal after', 'rest', 'still'])
  })
})

describe('a turn shown once more', () => {
  test('tells nothing again, and what comes meanwhile is shown after it', () => {
    const t = table({ moved: 500 })
    t.perform(t.stage)
    t.replay(told('moved', 'bought', 'moved'))
    t.hear({ table: 'next', told: told('moved') })
    t.pass()
    expect(t.heard()).toEqual(['set', 'show moved 500', 'show bought 0', 'show moved 500'])
    t.pass()
    expect(t.heard()).toEqual(['rest', 'still', 'play', 'set', 'show moved 500'])
  })

  test('moves as fast as its reader has chosen', () => {
    const t = table({ moved: 500 }, () => 2)
    t.perform(t.stage)
    t.replay(told('moved'))
    expect(t.heard()).toEqual(['set', 'show moved 250'])
  })
})
