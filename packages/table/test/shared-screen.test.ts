import { digest, SPECTATOR } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { coverOf } from '../src/index.ts'
import { game } from './at-the-tap.ts'
import { POUR } from './spilled-beer.ts'
import { ann, Talk } from './talk.ts'

/** Ann, and two beside her at her screen. */
function around(): Talk {
  const talk = new Talk(game, [{ kind: 'me' }, { kind: 'me', name: 'Bob' }, { kind: 'me', name: 'Cis' }])
  for (const seat of [0, 1, 2]) talk.says(ann, { t: 'hash', seat, hash: digest(`0${seat}`) })
  talk.says(ann, { t: 'start' })
  for (const seat of [0, 1, 2]) talk.says(ann, { t: 'nonce', seat, nonce: `0${seat}` })
  return talk
}
const pours = (talk: Talk, seat: number) => talk.says(ann, { t: 'play', seat, ask: talk.table.askId(seat), move: POUR })

describe('a screen people share', () => {
  it('goes to whoever has the turn, and is covered for nobody who looks already', () => {
    const talk = around()
    expect(coverOf(talk.table, 'ann', SPECTATOR)).toEqual({ seats: [0], isWindow: false })
    expect(coverOf(talk.table, 'ann', 0)).toBeUndefined()
    expect(coverOf(talk.table, 'ann', 0, false)).toBeUndefined()
  })

  it('TBBR-CONF-28 names nobody in a window: all who may answer are on the sign, whoever looks, until one has taken it', () => {
    const talk = around()
    pours(talk, 0)
    for (const eyes of [SPECTATOR, 0])
      expect(coverOf(talk.table, 'ann', eyes)).toEqual({ seats: [1, 2], isWindow: true })
    expect(coverOf(talk.table, 'ann', 1, false)).toEqual({ seats: [1, 2], isWindow: true })
    expect(coverOf(talk.table, 'ann', 1)).toBeUndefined()
  })

  it('TBBR-CONF-29 leaves out of it who does not want to be asked there', () => {
    const talk = around()
    talk.says(ann, { t: 'orders', seat: 1, windows: { pour: 'mute' } })
    pours(talk, 0)
    expect(coverOf(talk.table, 'ann', SPECTATOR)).toEqual({ seats: [2], isWindow: true })
  })
})
