import type { Game } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import {
  BOB_CAN,
  dealtAs,
  game,
  type Hands,
  isOpen,
  lasts,
  NOBODY_CAN,
  orders,
  poured,
  sitting,
  spills,
  waits,
} from './at-the-tap.ts'
import { PASS, POUR } from './spilled-beer.ts'
import { ann, bob, CLOCK, cis, people, Talk } from './talk.ts'

const SPILL = 0
const OTHER_SPILL = 1

const ANN_CANNOT: Hands = [
  [4, 5],
  [0, 1],
  [2, 3],
]

const account = (talk: Talk, seat: number) => talk.seenBy(people[seat].id).asks[0]?.window?.account

describe('a window in live play', () => {
  it('lasts its beat though all have answered, and what they said is opened with its end', () => {
    const talk = poured(BOB_CAN)
    talk.plays(1, SPILL)
    talk.plays(2, PASS)
    expect([isOpen(talk), spills(talk)]).toEqual([true, []])
    talk.wait(1_999)
    expect(spills(talk)).toEqual([])
    talk.wait(1)
    expect([isOpen(talk), spills(talk)]).toEqual([false, ['c1']])
  })

  it('ends with the beat where nobody can play, and stays open for who can', () => {
    expect(lasts(poured(NOBODY_CAN))).toBe(2)
    expect(lasts(poured(BOB_CAN))).toBe(12)
    expect(lasts(poured(BOB_CAN, { asides: { beat: 5, limit: 30 } }))).toBe(30)
    expect(lasts(poured(NOBODY_CAN, { asides: { beat: 5 } }))).toBe(5)
  })

  it('an answer may be changed until it ends', () => {
    const talk = poured(BOB_CAN)
    talk.plays(1, SPILL)
    talk.plays(1, OTHER_SPILL)
    expect(talk.seenBy('bob').asks).toMatchObject([{ answered: OTHER_SPILL }])
    talk.wait(2_000)
    expect(spills(talk)).toEqual(['c2'])
  })

  it('who waits and answers after 7 seconds ends it then, and has 83 of 90 left', () => {
    const talk = poured(BOB_CAN)
    expect(account(talk, 1)).toBe(90_000)
    talk.wait(7_000)
    expect(isOpen(talk)).toBe(true)
    talk.plays(1, PASS)
    expect(isOpen(talk)).toBe(false)
    talk.plays(1, POUR)
    talk.wait(12_000)
    talk.plays(2, POUR)
    expect(account(talk, 1)).toBe(83_000)
  })

  it('who answers within the beat has used up nothing', () => {
    const talk = poured(BOB_CAN)
    talk.says(bob, waits(talk, 1))
    talk.wait(1_000)
    talk.plays(1, PASS)
    talk.wait(1_000)
    expect([isOpen(talk), talk.doc.clock.waited]).toEqual([false, undefined])
  })

  it('is kept open by whoever is asked, whatever they hold, until they answer', () => {
    const talk = poured(NOBODY_CAN)
    expect(talk.says(cis, waits(talk, 2))).toMatchObject({ entries: [], heard: [], onlyFor: 2 })
    expect(talk.seenBy('cis').asks).toMatchObject([
      { left: 12_000, silence: PASS, window: { on: 'pour', to: 0, waits: true } },
    ])
    expect(lasts(talk)).toBe(12)
    expect(talk.refuses(ann, { t: 'wait', seat: 0, ask: talk.table.askId(0) })).toBe('stale')
  })

  it('is kept open no more by who has waited enough, until the next part of the match', () => {
    const talk = poured(BOB_CAN)
    const part = { part: 0, spent: 85_000 }
    talk.doc.clock.waited = { 1: part }
    expect([account(talk, 1), lasts(talk)]).toEqual([5_000, 5])
    for (const seat of [1, 2]) {
      talk.plays(seat, POUR)
      talk.wait(12_000)
    }
    expect(talk.seenBy(null).view).toMatchObject({ round: 1, turn: 0 })
    talk.plays(0, POUR)
    expect([account(talk, 1), lasts(talk)]).toEqual([90_000, 12])
  })

  it('says so to who presses wait without any time left', () => {
    const talk = sitting(BOB_CAN)
    talk.doc.clock.waited = { 1: { part: 0, spent: 90_000 } }
    talk.plays(0, POUR)
    expect(talk.refuses(bob, waits(talk, 1))).toBe('waited-enough')
    expect(lasts(talk)).toBe(2)
  })

  it('gives who wants more time three times the limit and the account, and tells nobody', () => {
    const talk = sitting(BOB_CAN)
    const before = JSON.stringify([talk.seenBy('ann'), talk.seenBy(null)])
    expect(orders(talk, 1, { moreTime: true })).toMatchObject({ onlyFor: 1 })
    expect(JSON.stringify([talk.seenBy('ann'), talk.seenBy(null)])).toBe(before)
    expect(talk.seenBy('bob').orders).toMatchObject([{ moreTime: true }])
    talk.plays(0, POUR)
    expect([account(talk, 1), lasts(talk)]).toEqual([270_000, 36])
    orders(talk, 1, { moreTime: false })
    expect(talk.seenBy('bob').orders).toEqual([{ seat: 1, confirm: false, answers: {} }])
  })

  it('waits for nobody who is not there', () => {
    expect(lasts(poured(BOB_CAN, {}, (person) => person !== 'bob'))).toBe(2)
    expect(lasts(poured(BOB_CAN, {}, (person) => person === 'bob'))).toBe(12)
  })

  it('charges no clock, and misses no turn', () => {
    const talk = poured(BOB_CAN, { pace: CLOCK })
    talk.wait(10_000)
    // Ann has earned her increment with her turn; in the window nothing runs.
    expect(talk.seenBy(null).clocks).toEqual([65_000, 60_000, 60_000].map((left) => ({ left, running: false })))
    talk.wait(2_000)
    expect(talk.doc.seats.map(({ misses }) => misses)).toEqual([0, 0, 0])
  })

  it('keeps its time, its answers and who waits over a restart', () => {
    const talk = poured(BOB_CAN)
    talk.wait(1_000)
    talk.plays(1, SPILL)
    talk.says(cis, waits(talk, 2))
    talk.now += 60_000
    talk.reload(60_000)
    expect(talk.seenBy('bob').asks).toMatchObject([{ answered: SPILL }])
    expect(talk.seenBy('cis').asks).toMatchObject([{ left: 11_000, window: { waits: true } }])
    expect([lasts(talk), spills(talk)]).toEqual([11, ['c1']])
  })

  it('stands still while the match is paused', () => {
    const talk = poured(NOBODY_CAN)
    talk.wait(1_000)
    for (const seat of [0, 1, 2]) talk.says(people[seat], { t: 'pause', seat, on: true })
    talk.wait(600_000)
    expect(isOpen(talk)).toBe(true)
    talk.says(ann, { t: 'pause', seat: 0, on: false })
    expect(lasts(talk)).toBe(1)
  })

  it('keeps a declaration from being taken back, also among bots', () => {
    const talk = new Talk(game, [{ kind: 'me' }, ...Array(2).fill({ kind: 'bot', level: 'easy' })])
    talk.begins()
    talk.plays(0, POUR)
    expect(talk.seenBy('ann').undo).toMatchObject([{ decisions: 0 }])
    expect(talk.refuses(ann, { t: 'undo', seat: 0 })).toBe('too-late')
  })

  it('is forgotten when all go back before it', () => {
    const talk = poured(BOB_CAN)
    talk.plays(1, SPILL)
    talk.says(ann, { t: 'ask-back', seat: 0, to: talk.seenBy('ann').n - 1 })
    for (const seat of [1, 2]) talk.says(people[seat], { t: 'answer-back', seat, agree: true })
    expect([isOpen(talk), talk.match.sealed.size]).toEqual([false, 0])
    talk.wait(1_000)
    talk.plays(0, POUR)
    expect(talk.seenBy('bob').asks).toMatchObject([{ left: 12_000 }])
    expect(lasts(talk)).toBe(12)
  })
})

describe('bots in a window', () => {
  const BOTS = [{ kind: 'me' }, ...Array(2).fill({ kind: 'bot', level: 'easy' })] as const
  const among = (hands: Hands): Talk => {
    const talk = new Talk(game, [...BOTS], { asides: { strict: false } })
    talk.begins()
    dealtAs(talk, hands)
    talk.plays(0, POUR)
    return talk
  }

  it('answer within the beat, and nothing shows of it before its end', () => {
    const talk = among(BOB_CAN)
    const before = JSON.stringify(talk.seenBy('ann'))
    expect(talk.botPlays(1, SPILL)).toMatchObject({ entries: [], heard: [], onlyFor: 1 })
    talk.botPlays(2, PASS)
    expect(JSON.stringify(talk.seenBy('ann'))).toBe(before)
    talk.wait(1_999)
    expect(spills(talk)).toEqual([])
    talk.wait(1)
    expect(spills(talk)).toEqual(['c1'])
  })

  it('are waited for by nobody', () => {
    expect(lasts(among(BOB_CAN))).toBe(2)
  })

  it('keep nobody waiting: a person alone with them takes all the time they like', () => {
    const talk = among(BOB_CAN)
    talk.wait(2_000)
    talk.botPlays(1, POUR)
    expect(talk.seenBy('ann').asks[0]).toMatchObject({ window: { waits: true } })
    expect(talk.seenBy('ann').asks[0].left).toBeUndefined()
    talk.wait(300_000)
    talk.plays(0, 2)
    expect(spills(talk)).toEqual(['c3'])
    expect(talk.doc.clock.waited).toBeUndefined()
  })

  it('are asked alone where the only person has nothing to play, unless that one stops every window', () => {
    const asked = (talk: Talk) => {
      talk.wait(2_000)
      talk.botPlays(1, POUR)
      return [isOpen(talk), talk.seenBy('ann').asks.length]
    }
    expect(asked(among(ANN_CANNOT))).toEqual([true, 0])
    expect(asked(among(BOB_CAN))).toEqual([true, 1])
    const talk = among(ANN_CANNOT)
    orders(talk, 0, { windows: { '*': 'stop' } })
    expect(asked(talk)).toEqual([true, 1])
  })

  it('keep the only one who is asked no beat: not where nothing can be played, and not after the answer', () => {
    const poursAgainst = (hands: Hands): Talk => {
      const talk = new Talk(game, BOTS.slice(0, 2), { asides: { strict: false } })
      talk.begins()
      dealtAs(talk, hands)
      talk.plays(0, POUR)
      talk.wait(2_000)
      talk.botPlays(1, POUR)
      return talk
    }
    expect(
      isOpen(
        poursAgainst([
          [4, 5],
          [6, 7],
        ]),
      ),
    ).toBe(false)
    const talk = poursAgainst([
      [0, 1],
      [6, 7],
    ])
    expect(isOpen(talk)).toBe(true)
    talk.plays(0, SPILL)
    expect([isOpen(talk), spills(talk)]).toEqual([false, ['c1']])
  })
})

describe('at one screen', () => {
  it('nobody is waited for without asking for it, and who does has no limit', () => {
    const talk = new Talk(game, [{ kind: 'me' }, { kind: 'me', name: 'Bob' }, { kind: 'me', name: 'Cis' }])
    for (const seat of [0, 1, 2]) talk.says(ann, { t: 'nonce', seat, nonce: '' })
    talk.says(ann, { t: 'start' })
    dealtAs(talk, BOB_CAN)
    const pour = (seat: number) => talk.says(ann, { t: 'play', seat, ask: talk.table.askId(seat), move: POUR })
    pour(0)
    expect(talk.seenBy('ann').asks.map(({ seat }) => seat)).toEqual([1, 2])
    expect(lasts(talk)).toBe(2)
    pour(1)
    talk.says(ann, waits(talk, 2))
    expect(lasts(talk)).toBe(600)
    talk.says(ann, { t: 'play', seat: 2, ask: talk.table.askId(2), move: PASS })
    expect(isOpen(talk)).toBe(false)
  })
})

describe('a question in live play that is no window', () => {
  it('before the first turn has a minute, then gets the rules’ default', () => {
    const setup: Game = { ...game, pace: (s, seat) => (game.pace?.(s, seat) === 'window' ? 'setup' : 'turn') }
    const talk = Talk.of(setup, 3, { pace: CLOCK })
    talk.plays(0, POUR)
    expect(talk.seenBy('bob').asks).toMatchObject([{ left: 60_000, silence: PASS }])
    expect(talk.seenBy('bob').asks[0].window).toBeUndefined()
    talk.wait(59_999)
    expect(talk.table.asked()).toEqual([1, 2])
    expect(talk.seenBy(null).clocks.map(({ left }) => left)).toEqual([65_000, 60_000, 60_000])
    talk.wait(1)
    expect(talk.table.asked()).toEqual([1])
  })
})
