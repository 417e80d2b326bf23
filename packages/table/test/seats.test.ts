import { describe, expect, it } from 'vitest'
import { adviceAllowed, Table } from '../src/index.ts'
import { ann, bob, cis, smallBeer, Talk } from './talk.ts'

const open = { kind: 'open' } as const
const me = { kind: 'me' } as const
const kinds = (talk: Talk) => talk.doc.seats.map((seat) => (seat.kind === 'person' ? seat.name : seat.kind))

describe('around an open table', () => {
  it('people take the seat they want, or the first that is free', () => {
    const talk = new Talk(smallBeer, [me, open, open])
    talk.says(bob, { t: 'join', seat: 2 })
    talk.says(cis, { t: 'join', name: 'Cissy' })
    expect(kinds(talk)).toEqual(['Ann', 'Cissy', 'Bob'])
    expect(talk.refuses({ id: 'dirk', name: 'Dirk' }, { t: 'join' })).toBe('table-full')
    expect(talk.refuses({ id: 'dirk', name: 'Dirk' }, { t: 'join', seat: 1 })).toBe('seat-taken')
    expect(talk.refuses({ id: 'dirk', name: 'Dirk' }, { t: 'join', seat: 9 })).toBe('seat-taken')
  })

  it('a second seat on the same device needs a name', () => {
    const talk = new Talk(smallBeer, [me, open, open])
    expect(talk.refuses(ann, { t: 'join' })).toBe('already-seated')
    talk.says(ann, { t: 'join', name: 'Granny' })
    expect(talk.table.seatsOf('ann')).toEqual([0, 1])
  })

  it('the plan can seat several people of one device and bots of a known level', () => {
    const talk = new Talk(smallBeer, [me, { kind: 'me', name: 'Granny' }, { kind: 'bot', level: 'random' }])
    expect(kinds(talk)).toEqual(['Ann', 'Granny', 'bot'])
    expect(() => new Talk(smallBeer, [me, { kind: 'bot', level: 'grand master' }])).toThrow(/no bot of level/)
  })

  it('the game says how many can play and with which options', () => {
    expect(() => new Talk(smallBeer, [me])).toThrow()
    expect(() => new Talk(smallBeer, [me, open], { options: { rounds: 'ten' } })).toThrow()
  })

  it('when the host leaves, the next person is host; when the last one leaves, the table closes', () => {
    const talk = new Talk(smallBeer, [me, open, open])
    talk.says(bob, { t: 'join', seat: 2 })
    talk.says(ann, { t: 'leave' })
    expect(talk.doc.host).toBe('bob')
    expect(talk.refuses(ann, { t: 'leave' })).toBe('not-seated')
    talk.says(bob, { t: 'leave' })
    expect(talk.doc.status).toBe('closed')
    expect(talk.refuses(bob, { t: 'join' })).toBe('not-open')
  })

  it('the host sends people away before the start, nobody else does', () => {
    const talk = new Talk(smallBeer, [me, open, { kind: 'bot', level: 'easy' }])
    talk.says(bob, { t: 'join' })
    expect(talk.refuses(bob, { t: 'kick', seat: 0 })).toBe('not-host')
    expect(talk.refuses(ann, { t: 'kick', seat: 0 })).toBe('nobody-here')
    expect(talk.refuses(ann, { t: 'kick', seat: 2 })).toBe('nobody-here')
    talk.says(ann, { t: 'kick', seat: 1 })
    expect(kinds(talk)).toEqual(['Ann', 'open', 'bot'])
    talk.says(ann, { t: 'start' })
    expect(talk.refuses(ann, { t: 'kick', seat: 1 })).toBe('not-open')
  })

  it('the host may start early with bots in the empty seats; a full table anybody at it may start', () => {
    const early = new Talk(smallBeer, [me, open, open])
    early.says(bob, { t: 'join' })
    expect(early.refuses(bob, { t: 'start' })).toBe('not-host')
    early.says(ann, { t: 'start' })
    expect(kinds(early)).toEqual(['Ann', 'Bob', 'bot'])
    expect(early.doc.seats[2].level).toBe('easy')
    expect(early.refuses(ann, { t: 'start' })).toBe('not-open')
    expect(early.refuses(cis, { t: 'join' })).toBe('not-open')

    const full = new Talk(smallBeer, [me, open])
    full.says(bob, { t: 'join' })
    expect(full.refuses(cis, { t: 'start' })).toBe('not-host')
    full.says(bob, { t: 'start' })
    expect(full.doc.status).toBe('running')
  })
})

describe('the bots', () => {
  it('choose by a seed that nobody is told', () => {
    const talk = Talk.of(smallBeer, 2)
    expect(talk.doc.botSeed).not.toBe('')
    for (const who of ['ann', 'bob', null]) expect(JSON.stringify(talk.seenBy(who))).not.toContain(talk.doc.botSeed)
  })

  it('of a table kept before there was one get it when it is opened, the same at every node', () => {
    const talk = Talk.of(smallBeer, 2)
    const { botSeed: _, ...old } = talk.doc
    const seeds = [1, 2].map(() => Table.load(smallBeer, old, talk.match.log).doc.botSeed)
    expect(seeds[0]).toMatch(/^[0-9a-f]{64}$/)
    expect(seeds[1]).toBe(seeds[0])
    expect(seeds[0]).not.toBe(talk.doc.fair.commitment)
  })
})

describe('after the match', () => {
  it('a rematch keeps everybody’s seat, and seats only who asks for it', () => {
    const talk = new Talk(smallBeer, [me, open, { kind: 'bot', level: 'random' }])
    talk.says(bob, { t: 'join' })
    talk.says(ann, { t: 'start' })
    talk.wait(3_000)
    expect(talk.refuses(ann, { t: 'rematch' })).toBe('not-open')
    talk.says(bob, { t: 'resign', seat: 1 })
    const birth = { id: 'table-2', code: 'GHIJKL', secret: '77'.repeat(32), botSeed: 'b0', levels: [], closed: 0 }
    const again = Table.rematch(talk.table, bob, birth, talk.now)
    expect(again.doc.seats.map((seat) => seat.keptFor?.name ?? (seat.name || seat.level))).toEqual([
      'Ann',
      'Bob',
      'random',
    ])
    expect(again.doc).toMatchObject({ status: 'open', host: 'bob', options: talk.doc.options })
    expect(again.doc.seats.some((seat) => seat.standIn)).toBe(false)
    expect(again.seatsOf('bob')).toEqual([1])
    expect(again.seatsOf('ann')).toEqual([])
  })

  it('who agreed to play without hints plays the rematch without them too, and everybody is told', () => {
    const talk = new Talk(smallBeer, [me, open], { noAdvice: true })
    expect(adviceAllowed(talk.doc)).toBe(false)
    expect(talk.seenBy('cis').info.noAdvice).toBe(true)
    talk.says(bob, { t: 'join' })
    talk.says(ann, { t: 'start' })
    const birth = { id: 'table-2', code: 'GHIJKL', secret: '77'.repeat(32), botSeed: 'b0', levels: [], closed: 0 }
    expect(adviceAllowed(Table.rematch(talk.table, bob, birth, talk.now).doc)).toBe(false)
    expect(new Talk(smallBeer, [me, open], { rated: true }).seenBy('cis').info.noAdvice).toBe(true)
    const usual = new Talk(smallBeer, [me, open])
    expect(adviceAllowed(usual.doc)).toBe(true)
    expect(usual.seenBy('cis').info).not.toHaveProperty('noAdvice')
  })

  it('a seat that is kept is its person’s until the host gives it away, and the match waits for that', () => {
    const talk = new Talk(smallBeer, [me, { kind: 'me', name: 'Granny' }, open])
    talk.says(bob, { t: 'join' })
    talk.says(ann, { t: 'start' })
    const birth = { id: 'table-1', code: 'GHIJKL', secret: '77'.repeat(32), botSeed: 'b0', levels: [], closed: 0 }
    talk.table = Table.rematch(talk.table, bob, birth, talk.now)
    expect(talk.seenBy('ann').kept).toEqual([0, 1])
    expect(talk.seenBy('cis').kept).toBeUndefined()
    expect(talk.seenBy('cis').info.seats[0]).toMatchObject({ kind: 'open', name: 'Ann', keptUntil: talk.now + 60_000 })
    expect(talk.refuses(cis, { t: 'join' })).toBe('table-full')
    expect(talk.refuses(cis, { t: 'join', seat: 0 })).toBe('seat-kept')
    expect(talk.refuses(bob, { t: 'start' })).toBe('seat-kept')
    expect(talk.refuses(bob, { t: 'kick', seat: 0 })).toBe('seat-kept')
    talk.house({ t: 'rename', person: 'ann', name: 'Anna' })
    talk.wait(60_000)
    expect(talk.refuses(cis, { t: 'kick', seat: 0 })).toBe('not-host')
    talk.says(bob, { t: 'kick', seat: 1 })
    expect(talk.refuses(bob, { t: 'start' })).toBe('seat-kept')
    talk.says(ann, { t: 'join' })
    expect(kinds(talk)).toEqual(['Anna', 'open', 'Bob'])
    talk.says(cis, { t: 'join' })
    talk.says(bob, { t: 'start' })
    expect(kinds(talk)).toEqual(['Anna', 'Cis', 'Bob'])
  })

  it('who is forgotten leaves a seat without a name; a bot plays on', () => {
    const talk = Talk.of(smallBeer, 2)
    talk.house({ t: 'forget', person: 'ann' })
    expect(talk.doc.seats[0]).toMatchObject({ name: '', standIn: true })
    expect(JSON.stringify(talk.doc)).not.toContain('ann')
    expect(talk.table.botSeats()).toEqual([0])
  })

  it('who was hushed and is forgotten is not remembered for that either', () => {
    const talk = Talk.of(smallBeer, 2)
    talk.says(ann, { t: 'hush', seat: 1, on: true })
    talk.house({ t: 'forget', person: 'bob' })
    expect(JSON.stringify(talk.doc)).not.toContain('bob')
  })

  it('somebody beside keeps their own name when the other changes theirs, at a rematch too', () => {
    const talk = new Talk(smallBeer, [me, open, open])
    talk.says(ann, { t: 'join', name: 'Granny' })
    talk.says(bob, { t: 'join' })
    talk.says(ann, { t: 'start' })
    const birth = { id: 'table-1', code: 'GHIJKL', secret: '77'.repeat(32), botSeed: 'b0', levels: [], closed: 0 }
    talk.table = Table.rematch(talk.table, bob, birth, talk.now)
    talk.house({ t: 'rename', person: 'ann', name: 'Anna' })
    talk.says(ann, { t: 'join' })
    talk.house({ t: 'rename', person: 'ann', name: 'Annie' })
    expect(kinds(talk)).toEqual(['Annie', 'Granny', 'Bob'])
  })

  it('a new name is shown at the table', () => {
    const talk = Talk.of(smallBeer, 2)
    talk.house({ t: 'rename', person: 'bob', name: 'Bobby' })
    expect(talk.seenBy(null).info.seats[1].name).toBe('Bobby')
  })

  it('a table the house closes waits for nobody', () => {
    const talk = Talk.of(smallBeer, 2)
    talk.house({ t: 'close' })
    expect(talk.table.asked()).toEqual([])
    expect(talk.table.dueAt()).toBeUndefined()
    expect(talk.refuses(ann, { t: 'play', seat: 0, ask: talk.table.askId(0), move: 0 })).toBe('not-running')
  })
})

describe('once more', () => {
  const again = (level: string, stronger?: boolean) => {
    const talk = new Talk(smallBeer, [me, { kind: 'bot', level: 'easy' }])
    talk.doc.seats[1].level = level
    const birth = { id: 'table-2', code: 'GHIJKL', secret: 'f1'.repeat(32), botSeed: 'b0', levels: ['easy'], closed: 0 }
    return Table.rematch(talk.table, ann, birth, 2_000_000, stronger).doc.seats[1].level
  }

  it('bots stay, or make room for the next stronger where somebody wants that', () => {
    expect(again('very-easy')).toBe('very-easy')
    expect(again('very-easy', true)).toBe('easy')
    // Nobody who plays this game is stronger.
    expect(again('easy', true)).toBe('easy')
    expect(again('medium:taster')).toBe('medium:taster')
  })
})
