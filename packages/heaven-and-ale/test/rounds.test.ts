import { NATURE } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { ale } from './table.ts'

/** A dear tile on the last space: who can pay for it need not go home. */
const table = (seats: number) => ale(seats).on(27, 'wood 1', 'wood 2', 'wood 3')
const ALL_PLACES = ['place first', 'place brew', 'place mark', 'place cash']

describe('HA-ROUND: the start area and the end of a round', () => {
  it.each([
    { place: 'first', ducats: 25, brewmaster: -10 },
    { place: 'brew', ducats: 25, brewmaster: -9 },
    { place: 'cash', ducats: 27, brewmaster: -10 },
  ])('HA-ROUND-01: on arrival $place pays at once', ({ place, ducats, brewmaster }) => {
    const t = table(2).at(0, 5).at(1, 6).turn(0).play('go 28')
    expect(t.question).toBe('pickPlace')
    expect(t.options()).toEqual(ALL_PLACES)
    t.play(`place ${place}`)
    expect(t.player(0)).toMatchObject({ place, ducats, brewmaster, position: 28 })
    expect(t.markersOf(0)).toEqual([0, -2, -4, -6, -8])
    expect(t.heard('placeTaken')).toEqual([{ type: 'placeTaken', seat: 0, place, at: 'arrival' }])
  })

  it('HA-ROUND-01: MARK asks for a marker and moves it by two', () => {
    const t = table(2).at(0, 5).at(1, 6).turn(0).play('go 28', 'place mark')
    expect(t.question).toBe('markColour')
    t.play('mark water')
    expect(t.markersOf(0)).toEqual([0, -2, -4, -4, -8])
    expect(t.asked).toBe(1)
  })

  it('HA-ROUND-01: who has arrived takes no more turns in this round', () => {
    const t = table(3).at(0, 5).at(1, 6).at(2, 7).on(22, 'hops 1').on(23, 'hops 2').turn(1).play('go 28', 'place brew')
    expect(t.asked).toBe(2)
    t.play('go 23', 'hex d1')
    expect(t.asked).toBe(0)
    t.play('go 22', 'hex d1')
    expect(t.asked).toBe(2)
  })

  it('HA-ROUND-02 example: of three players the third has only FIRST while CASH and BREW are taken', () => {
    const t = table(3).home(0, 'cash').home(1, 'brew').at(2, 6).turn(2).play('go 28')
    expect(t.heard('placeTaken')).toEqual([{ type: 'placeTaken', seat: 2, place: 'first', at: 'arrival' }])
    expect(t.player(2)).toMatchObject({ place: 'first', ducats: 25 })
    const choice = table(3).home(0, 'first').home(1, 'brew').at(2, 6).turn(2).play('go 28')
    expect(choice.options()).toEqual(['place mark', 'place cash'])
  })

  it('HA-ROUND-02, HA-RUL-26: the last but one is free to leave FIRST alone', () => {
    const t = table(3).home(0, 'cash').at(1, 5).at(2, 6).turn(1).play('go 28')
    expect(t.options()).toEqual(['place first', 'place brew', 'place mark'])
  })

  it('HA-ROUND-02, HA-RUL-26: a figure that has not departed has not arrived', () => {
    const t = table(2).waits(0, 'cash').waits(1, 'brew').turn(0).play('go 28')
    expect(t.options()).toEqual(['place first', 'place mark', 'place cash'])
    t.play('place mark', 'mark wood', 'go 28')
    expect(t.player(1).place).toBe('first')
  })

  it('HA-ROUND-02, HA-RUL-27: the last round forces FIRST too', () => {
    const t = table(2).round(3).home(0, 'mark').at(1, 6).turn(1).play('go 28')
    expect(t.player(1).place).toBe('first')
    expect(t.isOver).toBe(true)
  })

  it('HA-ROUND-03 example: of four players the first walks straight round and finds only FIRST', () => {
    const t = table(4).turn(0).play('go 28')
    expect(t.heard('placeTaken')).toEqual([{ type: 'placeTaken', seat: 0, place: 'first', at: 'arrival' }])
    expect(t.asked).toBe(1)
    expect(t.player(0)).toMatchObject({ position: 28, place: 'first' })
  })

  it('HA-ROUND-03, HA-RUL-18: whoever has not departed keeps its place, and the mover its own', () => {
    const t = table(4).at(0, 5).turn(1)
    expect(t.info('go 28')).toMatchObject({ places: ['first', 'brew'] })
    expect(t.play('go 28').options()).toEqual(['place first', 'place brew'])
    expect(table(4).at(0, 5).at(2, 6).turn(1).play('go 28').options()).toEqual([
      'place first',
      'place brew',
      'place mark',
    ])
  })

  it('HA-ROUND-03: a place left empty by a figure on the track is free', () => {
    const t = table(4).at(0, 5).at(1, 5).at(2, 5).at(3, 5).turn(3).play('go 28')
    expect(t.options()).toEqual(ALL_PLACES)
  })

  it('HA-ROUND-04: the round ends with the last arrival, and the next one is laid out', () => {
    const t = table(2).home(0, 'mark').at(1, 6).turn(1)
    expect(t.view.round).toBe(1)
    t.play('go 28')
    expect(t.heard('roundEnded')).toEqual([{ type: 'roundEnded', round: 1 }])
    expect(t.asked).toBe(NATURE)
    expect(t.view.round).toBe(2)
    expect(t.isOver).toBe(false)
  })

  it.each([
    { seats: 2, last: 3 },
    { seats: 3, last: 4 },
    { seats: 4, last: 6 },
  ])('HA-ROUND-04: with $seats players the game ends after round $last, not before', ({ seats, last }) => {
    const ended = (round: number) => {
      const t = table(seats).round(round)
      for (const [seat, place] of (['mark', 'cash', 'brew'] as const).entries())
        if (seat < seats - 1) t.home(seat, place)
      return t
        .at(seats - 1, 6)
        .turn(seats - 1)
        .play('go 28')
    }
    expect(ended(last).isOver).toBe(true)
    expect(ended(last).heard('gameEnded')).toHaveLength(1)
    expect(ended(last).view.round).toBe(last)
    expect(ended(last - 1).asked).toBe(NATURE)
    expect(ended(last - 1).view.round).toBe(last)
  })
})
