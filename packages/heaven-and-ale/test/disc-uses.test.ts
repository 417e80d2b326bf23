import { describe, expect, it } from 'vitest'
import { discUses } from '../src/index.ts'
import { ale } from './table.ts'

const table = () =>
  ale(2).garden(0, { s3: 'hops 3', d5: 'hops 5', s15: 'barley 5', d13: 'M1' }).disc(0, 'yeast').on(27, 'wood 1')
const uses = (space: number, at = table()) =>
  discUses(at.turn(0).s, 0, space).map(({ box, numbers }) => ({
    box: box.box,
    gains: box.gains,
    ...(box.completes ? { completes: box.completes } : {}),
    ...(numbers.length > 0 ? { numbers: numbers.map((one) => [one.number, one.gains]) } : {}),
  }))

describe('What a disc could bring', () => {
  it('HA-ACT-02 names every box that its letter allows and the garden fills, with what it pays', () => {
    expect(uses(12)).toEqual([
      { box: 'hops', gains: { ducats: 5, hops: 3 }, completes: ['yeast', 'hops'] },
      { box: 'barley', gains: { barley: 5 } },
    ])
    expect(uses(7).map(({ box }) => box)).toEqual(['M1'])
    expect(uses(24).map(({ box }) => box)).toEqual(['X', 'hops', 'barley', 'M1'])
  })

  it('HA-ACT-04 asks for the number too, where the garden has several', () => {
    expect(uses(4)).toEqual([
      {
        box: 'X',
        gains: {},
        numbers: [
          [3, { hops: 3 }],
          [5, { ducats: 5, barley: 5 }],
        ],
      },
    ])
  })

  it('HA-ACT-01 tells the same as the questions after the walk', () => {
    const walked = table().turn(0).play('go 24')
    expect(uses(24).map(({ box, gains }) => [`activate ${box}`, gains])).toEqual(
      walked.options().map((option) => [option, walked.info(option).gains]),
    )
  })

  it('says nothing of spaces without discs, of other seats and of other questions', () => {
    expect(uses(27)).toEqual([])
    expect(discUses(table().turn(0).s, 1, 12)).toEqual([])
    expect(discUses(table().turn(0).play('go 24').s, 0, 12)).toEqual([])
  })
})
