import { digest, type Game, type MatchRecord, movesOf, readRecord, signRecord } from '@estaminet/kernel'
import { type Command, caughtUp, recordOf, Table, updateFor } from '@estaminet/table'
import { describe, expect, it } from 'vitest'
import { smallBeer } from '../../kernel/test/example/small-beer.ts'
import { verdictOn } from '../src/host/dice-check.ts'
import { DiceNotes } from '../src/host/dice-notes.ts'
import { takePartInDice } from '../src/host/dice-part.ts'
import type { Wish } from '../src/host/table-host.ts'

const ann = { id: 'ann', name: 'Ann' }
const bob = { id: 'bob', name: 'Bob' }
const now = 1_700_000_000_000
const gameOf = (): Game => smallBeer
const room = { present: () => true, spectators: 0 }

/** A house at which Ann, who runs it, plays against Bob's page. */
class AnnsHouse {
  table: Table
  readonly said: string[] = []
  private saved: string | undefined
  private readonly notes = new DiceNotes(
    () => this.saved,
    (text) => {
      this.saved = text
    },
  )
  private follow = this.page()
  private count = 0

  constructor() {
    const birth = { id: 'inn-1', code: 'ABCDEF', secret: '5e'.repeat(32), botSeed: 'b0', levels: [], closed: 0 }
    const seats = [{ kind: 'me' } as const, { kind: 'open' } as const]
    const plan = { game: smallBeer.id, seats, access: 'link' as const, pace: { kind: 'live' as const } }
    this.table = Table.create(smallBeer, plan, ann, birth, now)
    this.says(bob, { t: 'join' })
  }

  says(by: typeof ann, wish: Wish): void {
    this.table.execute({ ...wish, table: 'inn-1', cmd: `c${this.count++}` } as Command, by, now)
  }

  /** Bob's page is shown the table as it is, until it has nothing more to say. */
  async shown(): Promise<void> {
    for (let before = -1; before < this.said.length; await Promise.resolve()) {
      before = this.said.length
      this.follow(updateFor(this.table, bob.id, room, caughtUp(this.table.match, [1], 0), now))
    }
  }

  reload(): void {
    this.follow = this.page()
  }

  async begin(nonce = 'a1'): Promise<void> {
    this.says(ann, { t: 'hash', seat: 0, hash: digest(nonce) })
    await this.shown()
    this.says(ann, { t: 'start' })
    await this.shown()
  }

  record(): MatchRecord {
    const { table } = this
    for (;;) {
      const [seat] = table.asked()
      if (seat === undefined || !table.match) break
      const move = movesOf(smallBeer, table.match.state, seat)[0]
      this.says([ann, bob][seat], { t: 'play', seat, ask: table.askId(seat), move })
    }
    const record = recordOf(table)
    if (!record) throw new Error('nothing was played')
    return record
  }

  verdict(record = this.record()) {
    return verdictOn(JSON.parse(JSON.stringify(record)), this.notes.of('inn-1'), gameOf)
  }

  private page() {
    return takePartInDice(async (wish) => {
      this.said.push(wish.t)
      this.says(bob, wish)
      return { ok: true }
    }, this.notes)
  }
}

describe('a page’s part in the dice', () => {
  it('is committed to at once, and opened when everybody has committed', async () => {
    const house = new AnnsHouse()
    await house.shown()
    expect(house.said).toEqual(['hash'])
    house.says(ann, { t: 'start' })
    await house.shown()
    expect(house.said).toEqual(['hash'])
    house.says(ann, { t: 'hash', seat: 0, hash: digest('a1') })
    await house.shown()
    expect(house.said).toEqual(['hash', 'nonce'])
    expect(house.table.doc.fair.nonces[1]).toMatch(/^[0-9a-f]{32}$/)
  })

  it('survives a reload of the page', async () => {
    const house = new AnnsHouse()
    await house.shown()
    house.reload()
    await house.begin()
    expect(house.said).toEqual(['hash', 'nonce'])
  })

  it('is committed to anew on a device that does not know it, but not for ever by two of them', async () => {
    const house = new AnnsHouse()
    house.says(bob, { t: 'hash', seat: 1, hash: digest('from another device') })
    await house.shown()
    house.says(bob, { t: 'hash', seat: 1, hash: digest('and once more') })
    await house.shown()
    expect(house.said).toEqual(['hash'])
  })

  it('is committed to again by who leaves the seat and comes back', async () => {
    const house = new AnnsHouse()
    await house.shown()
    house.says(bob, { t: 'leave' })
    house.says(bob, { t: 'join' })
    await house.shown()
    expect(house.said).toEqual(['hash', 'hash'])
  })
})

describe('the dice at the end', () => {
  it('are checked when all is as it was promised', async () => {
    const house = new AnnsHouse()
    await house.begin()
    house.says(ann, { t: 'nonce', seat: 0, nonce: 'a1' })
    expect(house.verdict()).toBe('checked')
  })

  it('are checked in part when a seat kept its own back', async () => {
    const house = new AnnsHouse()
    await house.begin()
    house.table.house({ t: 'tick' }, now + 3_000)
    expect(house.verdict()).toBe('partly')
  })

  it('differ when the house chose its part after it knew the others’, though the record itself is sound', async () => {
    const house = new AnnsHouse()
    await house.begin()
    const { fair } = house.table.doc
    if (fair.hashes) fair.hashes[0] = digest('c4')
    house.says(ann, { t: 'nonce', seat: 0, nonce: 'c4' })
    const record = house.record()
    expect(readRecord(smallBeer, record).over).toBe(true)
    expect(house.verdict(record)).toBe('differs')
  })

  it('differ with another secret, without our part, or with a die that was not drawn', async () => {
    const house = new AnnsHouse()
    await house.begin()
    house.says(ann, { t: 'nonce', seat: 0, nonce: 'a1' })
    const { checksum: _, ...record } = house.record()
    const { fair } = record
    if (!fair) throw new Error('no dice')
    const forged = [
      { ...record, fair: { ...fair, commitment: '0'.repeat(64) } },
      { ...record, fair: { ...fair, nonces: ['a1', ''] } },
      { ...record, log: record.log.with(0, record.log[0] === 1 ? 2 : 1) },
    ]
    for (const one of forged) expect(house.verdict(signRecord(one))).toBe('differs')
  })
})

describe('what a browser remembers of the dice', () => {
  it('is read past what was damaged', () => {
    const good = { nonces: { h: 'n' }, promised: { commitment: 'c', hashes: ['h', ''] }, taken: ['h'] }
    const damaged = [
      null,
      3,
      ['inn'],
      ['inn', null],
      ['inn', { nonces: 3, taken: [] }],
      ['inn', { nonces: {}, taken: [0] }],
    ]
    const unpromised = ['inn', { ...good, promised: { commitment: 'c' } }]
    const notes = new DiceNotes(
      () => JSON.stringify([...damaged, unpromised, ['bar', good]]),
      () => {},
    )
    expect(notes.of('inn')).toEqual({ nonces: {}, taken: [] })
    expect(notes.of('bar')).toEqual(good)
  })
})
