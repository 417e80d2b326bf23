import { belgianBeersRace } from '@estaminet/belgian-beers-race'
import { heavenAndAle } from '@estaminet/heaven-and-ale'
import { fairChance, type Game, type Hmac, movesOf } from '@estaminet/kernel'
import { Table } from '@estaminet/table'
import { expect, test } from 'vitest'
import { drawVectors } from '../../kernel/test/dice-vectors.ts'
import { nativeHmac } from '../src/native-hmac.ts'
import { playedTable } from './support/stored.ts'

const secret = '5e'.repeat(32)

test('the machine’s own HMAC gives the dice that everybody can check', () => {
  expect(drawVectors.length).toBeGreaterThanOrEqual(8)
  for (const { secret, match, nonces, stream, ordinal, total, outcome } of drawVectors)
    expect(fairChance(secret, match, nonces, nativeHmac).draw(total, stream, ordinal)).toBe(outcome)
})

test('the machine’s own and the plain one agree at every draw, rejected words and further digests included', () => {
  const sides = [2, 6, 1_000, 3_000_000_000, 2 ** 31 + 1]
  const [ours, theirs] = [undefined, nativeHmac].map((hmac) => fairChance(secret, 'm-1', ['0a', '', 'ff'], hmac))
  for (const total of sides)
    for (let ordinal = 0; ordinal < 200; ordinal++)
      expect(ours?.draw(total, 'open', ordinal)).toBe(theirs?.draw(total, 'open', ordinal))
})

test.each([heavenAndAle as Game, belgianBeersRace as Game])('a match of $id goes on with the same dice', (game) => {
  const plain = playedTable(game, 'played', 60)
  const begun = playedTable(game, 'played', 0)
  let asked = 0
  const hmac: Hmac = (key, text) => {
    asked++
    return nativeHmac(key, text)
  }
  const native = Table.load(game, begun.doc, begun.match?.log ?? [], { hmac })
  for (let n = 0; n < 60; n++) {
    const [seat] = native.asked()
    const move = native.match && movesOf(game, native.match.state, seat)[0]
    const about = { table: 'played', cmd: `again-${n}`, seat, ask: native.askId(seat), move }
    native.execute({ t: 'play', ...about } as never, { id: 'ann', name: 'Ann' }, begun.doc.createdAt)
  }
  expect(asked).toBeGreaterThan(0)
  expect(native.match?.log).toEqual(plain.match?.log)
})
