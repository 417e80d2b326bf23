import { describe, expect, it } from 'vitest'
import { ann, bob, type Say, smallBeer, Talk } from './talk.ts'

const BEFORE: readonly Say[] = [{ t: 'join' }, { t: 'kick', seat: 1 }, { t: 'start' }]
const IN_PLAY: readonly Say[] = [
  { t: 'play', seat: 0, ask: '', move: 0 },
  { t: 'undo', seat: 0 },
  { t: 'redo', seat: 0 },
  { t: 'confirm', seat: 0 },
  { t: 'ask-back', seat: 0, to: 0 },
  { t: 'answer-back', seat: 0, agree: true },
  { t: 'wait', seat: 0, ask: '' },
  { t: 'replace', seat: 1 },
]
const RUNNING: readonly Say[] = [
  { t: 'pause', seat: 0, on: true },
  { t: 'resign', seat: 0 },
  { t: 'reclaim', seat: 0 },
]

const refusals = (talk: Talk, says: readonly Say[]) => [...new Set(says.map((say) => talk.refuses(ann, say)))]

describe('what has its time', () => {
  it('is not done before the match', () => {
    const talk = new Talk(smallBeer, [{ kind: 'me' }, { kind: 'open' }])
    expect(refusals(talk, [...IN_PLAY, ...RUNNING])).toEqual(['not-running'])
  })

  it('is not done in a pause, nor what is for the beginning once that has passed', () => {
    const talk = Talk.of(smallBeer, 2)
    expect(refusals(talk, BEFORE)).toEqual(['not-open'])
    talk.says(ann, { t: 'pause', seat: 0, on: true })
    talk.says(bob, { t: 'pause', seat: 1, on: true })
    expect(refusals(talk, IN_PLAY)).toEqual(['paused'])
    expect(refusals(talk, RUNNING)).toEqual(['accepted'])
  })

  it('is not done once the match is over, or the table closed', () => {
    const over = Talk.of(smallBeer, 2)
    while (over.doc.status === 'running') over.plays(over.table.asked()[0])
    const closed = Talk.of(smallBeer, 2)
    closed.house({ t: 'close' })
    for (const talk of [over, closed]) {
      expect(refusals(talk, BEFORE)).toEqual(['not-open'])
      expect(refusals(talk, [...IN_PLAY, ...RUNNING])).toEqual(['not-running'])
    }
  })
})
