import { belgianBeersRace } from '@estaminet/belgian-beers-race'
import { paceOf, type Seat } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { dealtAs, game as tap } from './at-the-tap.ts'
import { type Questioned, questioned } from './questioned.ts'
import { POUR } from './spilled-beer.ts'
import { ann, bob, LIVE, people, Talk, TURNS } from './talk.ts'

const who = people
const HOUR = 3_600_000
const GIFT = ['give']
const SWAP = { kinds: ['team/answer'], options: { length: 'short', team: true } }
const CLOSING = { kinds: ['pixel-bag/confirm'], options: { length: 'short', 'pixel-bag': true } }

const answersTo = ({ talk, seat }: Questioned, said: string): number => {
  const { game, state } = talk.match
  const move = talk.moves(seat).find((one) => game.describe(state, seat, one).say.join(' ') === said)
  return move ?? expect.fail(`nobody can answer "${said}"`)
}
const happened = ({ talk }: Questioned) => talk.seenBy(null, 0).events.map(({ event }) => event.type)

describe('a question out of turn', () => {
  it('has twelve seconds in live play, then gets the rules’ default, and costs nobody a turn', () => {
    const { talk, seat } = questioned(LIVE)
    const update = talk.seenBy(who[seat].id)
    expect(update.asks).toMatchObject([{ seat, left: 12_000 }])
    expect(talk.seenBy(who[(seat + 1) % 4].id).asks).toEqual([])
    const { length } = talk.match.log
    talk.wait(11_999)
    expect(talk.match.log).toHaveLength(length)
    talk.wait(1)
    expect(talk.match.log.length).toBeGreaterThan(length)
    expect(talk.doc.seats[seat].misses).toBe(0)
  })

  it('keeps its time over a closed house', () => {
    const { talk, seat } = questioned(LIVE)
    talk.now += 60_000
    talk.reload(60_000)
    expect(talk.seenBy(who[seat].id).asks[0].left).toBe(12_000)
  })

  // It used to be answered by default, at once and unasked: so no role was ever swapped, and nobody chose the beer they gave.
  it('TBBR-EXP-48 turn by turn waits on the ordinary clock, whether or not anything was ordered', () => {
    for (const kinds of [GIFT, undefined]) {
      const { talk, seat } = questioned(TURNS, kinds ? { kinds } : {})
      expect(talk.seenBy(who[seat].id).asks).toHaveLength(1)
      expect(talk.seenBy(who[seat].id).asks[0].left).toBeUndefined()
      expect([talk.doc.clock.running, talk.seenBy(null).waiting]).toEqual([[seat], [seat]])
      expect(talk.doc.clock.left[seat]).toBe(24 * HOUR)
    }
  })

  it('TBBR-EXP-48 turn by turn gets the rules’ default when its hours are over, and counts as missed', () => {
    const { talk, seat } = questioned(TURNS, { kinds: GIFT })
    const usual = talk.match.game.fallback(talk.match.state, seat)
    const { length } = talk.match.log
    talk.wait(24 * HOUR)
    expect(talk.match.log[length]).toMatchObject({ by: seat, move: usual })
    expect(talk.doc.seats[seat]).toMatchObject({ misses: 1, overtime: false, standIn: false })
    expect(talk.table.botSeats()).toEqual([])
  })

  it('TBBR-EXP-48 turn by turn costs nothing of the turn that follows at once, not even its reminder', () => {
    const hands = [
      [4, 5],
      [0, 1],
    ]
    const talk = dealtAs(Talk.of(tap, 2, { pace: TURNS, asides: { strict: false } }), hands)
    talk.says(ann, { t: 'orders', seat: 0, confirm: false })
    talk.says(bob, { t: 'orders', seat: 1, answers: { pass: 'ask' } })
    talk.plays(0, POUR)
    talk.wait(24 * HOUR)
    expect(talk.doc.seats[1]).toMatchObject({ misses: 1, standIn: false })
    expect([talk.table.asked(), talk.doc.clock.left[1]]).toEqual([[1], 24 * HOUR])
    expect(talk.table.dueAt()).toBe(talk.now + 20 * HOUR)
  })

  it('TBBR-EXP-48 turn by turn waits for no confirmation, which is for turns', () => {
    const { talk, seat } = questioned(TURNS, SWAP)
    talk.says(who[seat], { t: 'orders', seat, confirm: true })
    talk.plays(seat)
    expect(talk.doc.held).toBe(null)
    expect(talk.table.asked()).not.toContain(seat)
  })

  it('turn by turn leaves the hours of whoever has the turn alone', () => {
    const { talk } = questioned(TURNS, { kinds: GIFT })
    const { state, game } = talk.match
    const active = [0, 1, 2, 3].find((seat) => paceOf(game, state, seat) === 'turn') as Seat
    const left = talk.doc.clock.left[active]
    talk.wait(5 * HOUR)
    talk.plays(talk.table.asked()[0])
    expect(talk.doc.clock.left[active]).toBe(left)
  })

  it('is answered at once by standing orders', () => {
    const { talk, seat, kind } = questioned(TURNS)
    const { length } = talk.match.log
    const ordered = talk.says(who[seat], { t: 'orders', seat, answers: { [kind]: 'auto' } })
    expect(talk.match.log.length).toBeGreaterThan(length)
    expect(ordered.onlyFor).toBeUndefined()
    const answers = Object.fromEntries(['give', 'eat', 'drink-of', 'keep'].map((one) => [one, 'auto']))
    expect(() => questioned(TURNS, { orders: { answers }, options: { length: 'short' } })).toThrow(/nobody was ever/)
  })
})

describe('an offer to swap roles', () => {
  it('TBBR-TEAM-12 turn by turn is the teammate’s to take or to leave', () => {
    const agreed = questioned(TURNS, SWAP)
    expect(agreed.talk.seenBy(who[agreed.seat].id).asks).toMatchObject([{ seat: agreed.seat }])
    agreed.talk.plays(agreed.seat, answersTo(agreed, 'agree'))
    expect(happened(agreed)).toContain('team/roles')
    const silent = questioned(TURNS, SWAP)
    silent.talk.wait(24 * HOUR)
    expect(happened(silent).at(-1)).not.toBe('team/proposed')
    expect(happened(silent)).toContain('team/declined')
  })

  it('TBBR-TEAM-12 is agreed to by a standing yes, live and turn by turn', () => {
    for (const pace of [LIVE, TURNS]) {
      const offered = questioned(pace, SWAP)
      const { talk, seat } = offered
      talk.says(who[seat], { t: 'orders', seat, answers: { 'team/answer': 'yes' } })
      expect(happened(offered)).toContain('team/roles')
      expect(happened(offered)).not.toContain('team/declined')
    }
  })
})

describe('the closing moment', () => {
  it('TBBR-PIXEL-10 turn by turn waits for everybody, on the clock of a turn', () => {
    const { talk } = questioned(TURNS, CLOSING)
    expect(talk.table.asked()).toEqual([0, 1, 2, 3])
    expect(talk.doc.clock.running).toEqual([0, 1, 2, 3])
    for (const seat of [0, 1, 2]) talk.plays(seat)
    expect(talk.doc.status).toBe('running')
    talk.plays(3)
    expect(talk.doc.status).toBe('over')
  })

  it('TBBR-PIXEL-10 turn by turn ends with the hours of whoever says nothing, also where that ends the match', () => {
    const { talk } = questioned(TURNS, CLOSING)
    for (const seat of talk.doc.seats) seat.misses = 1
    talk.wait(24 * HOUR)
    expect(talk.doc.status).toBe('over')
  })

  it('TBBR-PIXEL-10 lasts twenty seconds in live play, for all alike', () => {
    const { talk } = questioned(LIVE, CLOSING)
    for (const { id } of who) expect(talk.seenBy(id).asks).toMatchObject([{ left: 20_000 }])
    talk.wait(19_999)
    expect(talk.doc.status).toBe('running')
    talk.wait(1)
    expect(talk.doc.status).toBe('over')
  })

  it('TBBR-PIXEL-10 is confirmed by nobody’s standing order', () => {
    const talk = Talk.of(belgianBeersRace, 2, { options: { 'pixel-bag': true } })
    for (const answer of ['auto', 'yes'] as const)
      expect(talk.refuses(ann, { t: 'orders', seat: 0, answers: { 'pixel-bag/confirm': answer } })).toBe(
        'unknown-question',
      )
    talk.doc.seats[0].answers = { 'pixel-bag/confirm': 'auto', keep: 'auto' }
    talk.reload()
    expect(talk.doc.seats[0].answers).toEqual({ keep: 'auto' })
  })
})

describe('standing orders', () => {
  it('name questions of the game, nothing else, and never more than there are', () => {
    const talk = Talk.of(belgianBeersRace, 2)
    const refused = (answers: Record<string, 'ask' | 'auto' | 'yes'>) =>
      talk.refuses(ann, { t: 'orders', seat: 0, answers })
    expect(refused({ keep: 'auto', ['x'.repeat(40)]: 'ask' })).toBe('unknown-question')
    expect(refused({ keep: 'yes' })).toBe('unknown-question')
    const asides = belgianBeersRace.asides?.filter((kind) => !belgianBeersRace.inPerson?.includes(kind)) ?? []
    for (const kind of asides) talk.says(ann, { t: 'orders', seat: 0, answers: { [kind]: 'auto' } })
    expect(Object.keys(talk.doc.seats[0].answers)).toEqual(asides)
    talk.doc.seats[0].answers = { keep: 'auto', gossip: 'ask' }
    talk.reload()
    expect(talk.doc.seats[0].answers).toEqual({ keep: 'auto' })
  })

  it('are private to the seat', () => {
    const talk = Talk.of(belgianBeersRace, 2)
    const before = JSON.stringify(talk.seenBy('bob'))
    expect(talk.says(ann, { t: 'orders', seat: 0, answers: { keep: 'auto' } })).toMatchObject({ onlyFor: 0 })
    expect(JSON.stringify(talk.seenBy('bob'))).toBe(before)
    expect(talk.seenBy('ann').orders).toEqual([{ seat: 0, confirm: false, answers: { keep: 'auto' } }])
  })
})
