import { digest, readRecord } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { recordOf, type StoredDoc, Table } from '../src/index.ts'
import { ann, bob, cis, smallBeer, Talk } from './talk.ts'

const open = { kind: 'open' } as const
const me = { kind: 'me' } as const

/** Ann and Bob at a table with a bot, about to start. */
function twoAndABot(): Talk {
  const talk = new Talk(smallBeer, [me, open, { kind: 'bot', level: 'easy' }])
  talk.says(bob, { t: 'join' })
  return talk
}

/** The table as a house kept it before seats committed to anything. */
const asOfOld = ({ doc }: Talk): StoredDoc => {
  const { hashes: _, opening: __, ...fair } = doc.fair
  return { ...doc, fair }
}

describe('the dice', () => {
  it('are opened by nobody before everybody has committed', () => {
    const talk = twoAndABot()
    talk.says(ann, { t: 'hash', seat: 0, hash: digest('a1') })
    expect(talk.refuses(ann, { t: 'nonce', seat: 0, nonce: 'a1' })).toBe('too-early')
    talk.says(ann, { t: 'start' })
    expect(talk.seenBy(null).dice).toEqual({ hashes: [digest('a1'), null, ''], open: false })
    expect(talk.refuses(ann, { t: 'nonce', seat: 0, nonce: 'a1' })).toBe('too-early')
    expect(talk.refuses(bob, { t: 'nonce', seat: 1, nonce: 'b1' })).toBe('too-early')
    talk.says(bob, { t: 'hash', seat: 1, hash: digest('b1') })
    expect(talk.seenBy(null).dice).toEqual({ hashes: [digest('a1'), digest('b1'), ''], open: true })
    talk.says(ann, { t: 'nonce', seat: 0, nonce: 'a1' })
    // Bob knows Ann's part now, and can only give the one he has committed to.
    expect(talk.refuses(bob, { t: 'nonce', seat: 1, nonce: 'b2' })).toBe('wrong-nonce')
    expect(talk.refuses(bob, { t: 'hash', seat: 1, hash: digest('b2') })).toBe('too-late')
    expect(talk.match.log).toEqual([])
    talk.says(bob, { t: 'nonce', seat: 1, nonce: 'b1' })
    expect(talk.doc.fair.nonces).toEqual(['a1', 'b1', ''])
    expect(talk.match.log).toHaveLength(6)
    expect(talk.seenBy(null).dice).toBeUndefined()
    expect(talk.refuses(ann, { t: 'nonce', seat: 0, nonce: 'a1' })).toBe('too-late')
  })

  it('wait three seconds for who is silent, and three more for who does not open', () => {
    const talk = twoAndABot()
    talk.says(ann, { t: 'hash', seat: 0, hash: digest('a1') })
    talk.says(ann, { t: 'start' })
    talk.wait(2_999)
    expect(talk.seenBy('ann').dice?.open).toBe(false)
    talk.wait(1)
    expect(talk.seenBy('ann').dice).toEqual({ hashes: [digest('a1'), '', ''], open: true })
    expect(talk.refuses(bob, { t: 'hash', seat: 1, hash: digest('b1') })).toBe('too-late')
    talk.reload()
    talk.wait(2_999)
    expect(talk.match.log).toEqual([])
    expect(talk.table.asked()).toEqual([])
    talk.wait(1)
    expect(talk.doc.fair.nonces).toEqual(['', '', ''])
    expect(talk.match.log).toHaveLength(6)
  })

  it('fall at once when everybody has opened a part, or takes none', () => {
    const talk = Talk.of(smallBeer, 2)
    expect(talk.match.log).toHaveLength(4)
    expect(talk.table.asked()).toEqual([0, 1])
    const plain = twoAndABot()
    plain.says(ann, { t: 'hash', seat: 0, hash: '' })
    plain.says(bob, { t: 'nonce', seat: 1, nonce: '' })
    plain.says(ann, { t: 'start' })
    expect(plain.match.log).toHaveLength(6)
  })

  it('ask somebody who sits down later to commit, and let everybody think again before the start', () => {
    const talk = new Talk(smallBeer, [me, open])
    talk.says(bob, { t: 'join' })
    talk.says(bob, { t: 'hash', seat: 1, hash: digest('b0') })
    talk.says(bob, { t: 'hash', seat: 1, hash: digest('b1') })
    expect(talk.doc.fair.hashes).toEqual([null, digest('b1')])
    talk.says(bob, { t: 'leave' })
    talk.says(cis, { t: 'join' })
    expect(talk.doc.fair).toMatchObject({ hashes: [null, null], nonces: [null, null] })
  })

  it('are committed to before anybody adds to them, and the secret stays in the house', () => {
    const talk = Talk.of(smallBeer, 2)
    expect(talk.seenBy('ann').info.commitment).toBe(talk.doc.fair.commitment)
    for (const who of ['ann', 'bob', null]) expect(JSON.stringify(talk.seenBy(who))).not.toContain(talk.doc.fair.secret)
  })

  it('leave what everybody committed to in the record', () => {
    const talk = Talk.of(smallBeer, 2)
    while (talk.doc.status === 'running') talk.plays(talk.table.asked()[0])
    const record = recordOf(talk.table)
    expect(record?.fair).toMatchObject({ hashes: [digest('00'), digest('01')], nonces: ['00', '01'] })
    expect(readRecord(smallBeer, JSON.stringify(record)).over).toBe(true)
  })
})

describe('a table kept before seats committed to anything', () => {
  it('asks for it when its match has not begun', () => {
    const talk = twoAndABot()
    const old = asOfOld(talk)
    old.fair.nonces = ['a1', null, null]
    talk.table = Table.load(smallBeer, old, [])
    expect(talk.doc.fair).toMatchObject({ hashes: [null, null, null], nonces: [null, null, null] })
  })

  it('goes on as it began', () => {
    const talk = twoAndABot()
    talk.says(ann, { t: 'start' })
    talk.table = Table.load(smallBeer, asOfOld(talk), [])
    talk.says(ann, { t: 'nonce', seat: 0, nonce: 'a1' })
    expect(talk.seenBy('ann').dice).toBeUndefined()
    talk.wait(3_000)
    expect(talk.doc.fair.nonces).toEqual(['a1', '', ''])
    expect(talk.match.log).toHaveLength(6)
  })
})
