import Schema from 'typebox/schema'
import { describe, expect, it } from 'vitest'
import { AsidePlan, Command } from '../src/index.ts'
import { BOB_CAN, isOpen, lasts, NOBODY_CAN, orders, sitting, spills, waits } from './at-the-tap.ts'
import { PASS, POUR, pair } from './spilled-beer.ts'
import { ann, bob } from './talk.ts'

describe('cards ordered beforehand', () => {
  it('on hold are not offered, nor waited for', () => {
    const talk = sitting(BOB_CAN)
    orders(talk, 1, { cards: { c1: 'hold' } })
    talk.plays(0, POUR)
    expect(talk.seenBy('bob').asks[0].choices.map(({ say }) => say)).toEqual(['pass', 'spill c2'])
    expect(lasts(talk)).toBe(12)
    const both = sitting(BOB_CAN)
    orders(both, 1, { cards: { c1: 'hold', c2: 'hold' } })
    both.plays(0, POUR)
    expect(lasts(both)).toBe(2)
  })

  it('on auto are played at the first occasion, the lowest first, in a window of its usual length', () => {
    const talk = sitting(BOB_CAN)
    orders(talk, 1, { cards: { c2: 'auto', c1: 'auto' } })
    talk.plays(0, POUR)
    expect(talk.seenBy('bob').asks).toMatchObject([{ silence: pair(0, 1) }])
    expect([lasts(talk), spills(talk)]).toEqual([2, ['c1', 'c2']])
  })

  it('against one opponent wait for that one', () => {
    const talk = sitting(BOB_CAN)
    orders(talk, 1, { cards: { c1: { auto: 2 }, c2: 'hold' } })
    talk.plays(0, POUR)
    expect([lasts(talk), spills(talk)]).toEqual([2, []])
    talk.plays(1, POUR)
    talk.wait(12_000)
    talk.plays(2, POUR)
    talk.wait(12_000)
    expect(spills(talk)).toEqual(['c1'])
  })

  it('are asked about again once that is wanted', () => {
    const talk = sitting(BOB_CAN)
    orders(talk, 1, { cards: { c1: 'auto', c2: 'hold' } })
    orders(talk, 1, { cards: { c1: 'ask', c2: 'ask' } })
    expect(talk.seenBy('bob').orders).toEqual([{ seat: 1, confirm: false, answers: {} }])
    talk.plays(0, POUR)
    expect([lasts(talk), spills(talk)]).toEqual([12, []])
  })
})

describe('windows ordered beforehand', () => {
  it('on stop are waited in without pressing anything', () => {
    const talk = sitting(NOBODY_CAN)
    orders(talk, 2, { windows: { pour: 'stop' } })
    talk.plays(0, POUR)
    expect(lasts(talk)).toBe(12)
  })

  it('on mute ask nothing, and pass; where all are mute there is none', () => {
    const talk = sitting(BOB_CAN)
    orders(talk, 1, { windows: { pour: 'mute' }, cards: { c1: 'auto' } })
    talk.plays(0, POUR)
    expect(talk.seenBy('bob').asks).toEqual([])
    expect(talk.refuses(bob, waits(talk, 1))).toBe('stale')
    expect([lasts(talk), spills(talk)]).toEqual([2, []])
    talk.plays(1, POUR)
    talk.wait(12_000)
    for (const seat of [0, 1]) orders(talk, seat, { answers: { pass: 'auto' } })
    talk.plays(2, POUR)
    expect([isOpen(talk), talk.table.asked()]).toEqual([false, [0]])
  })

  it('on mute while one is open let that pass too, and it lasts as long as for any answer', () => {
    const talk = sitting(BOB_CAN)
    talk.plays(0, POUR)
    expect(orders(talk, 1, { windows: { 'pour:0': 'mute' } })).toMatchObject({ onlyFor: 1 })
    expect(talk.seenBy('bob').asks).toMatchObject([{ answered: PASS }])
    expect([lasts(talk), spills(talk)]).toEqual([2, []])
    talk.plays(1, POUR)
    talk.wait(12_000)
    talk.plays(2, POUR)
    expect(talk.seenBy('bob').asks).toHaveLength(1)
  })

  it('on mute leave what was answered in the open one as it is', () => {
    const talk = sitting(BOB_CAN)
    talk.plays(0, POUR)
    talk.plays(1, 0)
    orders(talk, 1, { windows: { 'pour:0': 'mute' } })
    expect(talk.seenBy('bob').asks).toMatchObject([{ answered: 0 }])
    expect([lasts(talk), spills(talk)]).toEqual([2, ['c1']])
  })

  it('may be ordered for one opponent, against what is said of all', () => {
    const talk = sitting(BOB_CAN)
    orders(talk, 1, { windows: { pour: 'mute', 'pour:0': 'ask' } })
    talk.plays(0, POUR)
    expect(talk.seenBy('bob').asks).toHaveLength(1)
    talk.wait(12_000)
    talk.plays(1, POUR)
    talk.wait(12_000)
    talk.plays(2, POUR)
    expect(talk.seenBy('bob').asks).toEqual([])
  })

  it('may be ordered for all of them at once, against which one may still be asked about', () => {
    const talk = sitting(BOB_CAN)
    orders(talk, 1, { windows: { '*': 'mute' } })
    orders(talk, 2, { windows: { '*': 'mute', pour: 'ask' } })
    talk.plays(0, POUR)
    expect(['bob', 'cis'].map((id) => talk.seenBy(id).asks.length)).toEqual([0, 1])
    for (const seat of [1, 2]) orders(talk, seat, { windows: { '*': 'ask' } })
    expect(talk.seenBy('bob').orders).toEqual([{ seat: 1, confirm: false, answers: {} }])
  })
})

describe('orders that mean nothing', () => {
  it('are refused, each with its reason', () => {
    const talk = sitting(BOB_CAN)
    const refused = (what: object) => talk.refuses(bob, { t: 'orders', seat: 1, ...what })
    expect(refused({ cards: { c9: 'auto' } })).toBe('unknown-card')
    expect(refused({ cards: { c1: { auto: 3 } } })).toBe('nobody-here')
    for (const name of ['gossip', 'pour:3', 'pour:x', 'pour:', ':1', 'pour:1:', 'pour:1:a', '*:1'])
      expect(refused({ windows: { [name]: 'mute' } })).toBe('unknown-window')
    expect(talk.refuses(ann, { t: 'orders', seat: 1, moreTime: true })).toBe('not-seated')
  })

  it('are no commands at all where they are not well formed', () => {
    const command = Schema.Compile(Command)
    const isOne = (what: object) => command.Check({ t: 'orders', table: 't', cmd: 'c', seat: 1, ...what })
    expect(
      [{ cards: { c1: 'hold' } }, { cards: { c1: { auto: 0 } } }, { windows: { pour: 'stop' } }].map(isOne),
    ).toEqual(Array(3).fill(true))
    const bad = [
      { cards: { c1: 'maybe' } },
      { cards: { c1: { auto: -1 } } },
      { cards: { c1: { auto: 1, more: 1 } } },
      { windows: { pour: 'auto' } },
      { windows: [] },
      { windows: { ['w'.repeat(41)]: 'stop' } },
      { windows: Object.fromEntries([...Array(201).keys()].map((n) => [`pour${n}`, 'stop'])) },
      { moreTime: 'yes' },
      { patience: 3 },
    ]
    expect(bad.map(isOne)).toEqual(bad.map(() => false))
    expect(command.Check({ t: 'wait', table: 't', cmd: 'c', seat: 1 })).toBe(false)
    const plan = Schema.Compile(AsidePlan)
    expect([{}, { limit: 5, beat: 5, strict: true }, { limit: 60 }].map((one) => plan.Check(one))).toEqual(
      Array(3).fill(true),
    )
    for (const one of [
      { limit: 4 },
      { limit: 61 },
      { beat: 0 },
      { beat: 6 },
      { beat: 1.5 },
      { strict: 1 },
      { hurry: 1 },
    ])
      expect(plan.Check(one), JSON.stringify(one)).toBe(false)
  })

  it('are forgotten when a kept table has them', () => {
    const talk = sitting(BOB_CAN)
    Object.assign(talk.doc.seats[1], { cards: { c1: 'auto', c9: 'hold' }, windows: { pour: 'stop', gossip: 'mute' } })
    talk.reload()
    expect(talk.doc.seats[1]).toMatchObject({ cards: { c1: 'auto' }, windows: { pour: 'stop' } })
    expect(Object.keys(talk.doc.seats[1].cards ?? {})).toEqual(['c1'])
  })
})
