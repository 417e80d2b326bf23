import fc from 'fast-check'
import { expect, it } from 'vitest'
import { share } from '../src/shell/table/share.ts'

it('says what the fresh value says, whatever the old one was', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (old, fresh) => {
      expect(share(old, fresh)).toEqual(fresh)
    }),
  )
})

it('is the old value where both say the same', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (old) => {
      expect(share(old, structuredClone(old))).toBe(old)
    }),
  )
})

it('keeps the parts that did not change, and changes nothing in the old value', () => {
  const old = { players: [{ ducats: 5 }, { ducats: 7, hand: ['cash'] }], round: 2, gone: true }
  const copy = structuredClone(old)
  const shared = share(old, { players: [{ ducats: 3 }, { ducats: 7, hand: ['cash'] }], round: 2 })
  expect(shared).not.toBe(old)
  expect(shared.players[0]).not.toBe(old.players[0])
  expect(shared.players[1]).toBe(old.players[1])
  expect(old).toEqual(copy)
})
