import { describe, expect, it } from 'vitest'
import { splitMove } from '../src/engine/moves.ts'
import { drinkUp } from '../src/rules/toasting.ts'
import { TOASTED } from './printed-cards.ts'
import { race } from './table.ts'

/** Seat 2 arrives at 18, where seats 3, 0 and 1 wait clockwise; everybody has two colours and cheese. */
const crowd = () => {
  const t = race(4).at(2, 16).disc(2, 7).level(2, 6).glass(2, 6).cubes(2, 'YYYK').cheese(2, 1)
  for (const seat of [0, 1, 3]) t.at(seat, 18).cubes(seat, 'NR').level(seat, 2).glass(seat, 2).cheese(seat, 1)
  return t.disc(3, 16).disc(0, 15).disc(1, 23).level(3, 7).glass(3, 7)
}

/** Seat 2 has room for so many of the beers: black of seat 3, yellow of seats 0 and 1. */
const thirsty = (beers: number) => {
  const t = race(4)
    .at(2, 16)
    .disc(2, 7)
    .level(2, 8 - beers)
    .glass(2, 8)
    .cubes(2, 'NNN')
  for (const seat of [0, 1, 3])
    t.at(seat, 18)
      .disc(seat, 20)
      .cubes(seat, seat === 3 ? 'K' : 'Y')
  return t.play('hitch 18', 'roll tbbr')
}

describe('The course of a toast', () => {
  it('TBBR-SEQ-05 the arriving player gives first, then partners clockwise; then cheese in the same order', () => {
    const t = crowd().play('hitch 18', 'roll tbbr')
    const asked: [number | undefined, string | undefined][] = []
    const answer = (text: string) => {
      asked.push([t.asked, t.step])
      t.play(text)
    }
    for (const cube of ['give yellow', 'give black']) answer(cube)
    for (const cube of ['give brown', 'give red', 'give red']) answer(cube)
    for (const cheese of ['eat 0', 'eat 1', 'eat 0', 'eat 1']) answer(cheese)
    answer('drink RR')
    expect(asked).toEqual([
      [2, 'hand'],
      [2, 'hand'],
      [3, 'return'],
      [0, 'return'],
      [1, 'return'],
      [2, 'cheese'],
      [3, 'cheese'],
      [0, 'cheese'],
      [1, 'cheese'],
      [2, 'beers'],
    ])
  })

  it('TBBR-SEQ-05 cubes leave the backpacks and discs move only when all is given and eaten', () => {
    const t = crowd().play('hitch 18', 'roll tbbr', 'give yellow', 'give black', 'give brown', 'give red', 'give red')
    t.play('eat 0', 'eat 1', 'eat 0')
    expect([t.backpack(2), t.backpack(3), t.player(2).time]).toEqual(['Y3 K1', 'N1 R1', 8])
    t.play('eat 1')
    expect([t.backpack(2), t.backpack(3), t.player(2).time]).toEqual(['Y1', 'R1', 9])
    expect([t.player(2).level, t.player(3).level, t.player(3).glass]).toEqual([6, 6, 7])
    expect(t.story).toEqual(['cheeseEaten', 'timeSpent', 'timeSpent', 'timeSpent', 'timeSpent'])
    expect(t.options()).toEqual(['drink NR', 'drink RR'])
  })

  it('TBBR-SEQ-05 then beers and cheers, cards of the active player, tokens, and sleepers last', () => {
    const t = crowd().machine(TOASTED, 'L2-12')
    t.play('hitch 18', 'roll tbbr', 'give yellow', 'give black', 'give brown', 'give red', 'give red')
    t.play('eat 0', 'eat 0', 'eat 0', 'eat 0')
    expect([t.step, t.asked]).toEqual(['beers', 2])
    t.play('drink NR')
    expect(t.events).toMatchObject([
      { type: 'drunk', seat: 2, colour: 'brown', where: 'toast', glass: 7, level: 7 },
      { type: 'drunk', seat: 2, colour: 'red', where: 'toast', glass: 8, level: 8 },
      { type: 'fellAsleep', seat: 2 },
      { type: 'cheered', seat: 2, cheers: 2, markers: 0 },
      { type: 'drunk', seat: 3, colour: 'yellow', where: 'toast', glass: 8, level: 8 },
      { type: 'fellAsleep', seat: 3 },
      { type: 'cheered', seat: 3, cheers: 1, markers: 0 },
      { type: 'drunk', seat: 0, colour: 'black', where: 'toast', glass: 3, level: 3 },
      { type: 'cheered', seat: 0, cheers: 1, markers: 0 },
      { type: 'drunk', seat: 1, colour: 'yellow', where: 'toast', glass: 3, level: 3 },
      { type: 'cheered', seat: 1, cheers: 1, markers: 0 },
      { type: 'cardTaken', seat: 2, card: TOASTED },
    ])
    expect([t.asked, t.step]).toEqual([2, 'token'])
    expect([t.play('keep').asked, t.step]).toEqual([3, 'token'])
    expect([0, 1, 2, 3].map((seat) => t.player(seat).time)).toEqual([16, 24, 9, 17])
    t.play('keep')
    expect(t.heard('dayOver').map(({ seat }) => seat)).toEqual([2, 3])
    expect([t.stackOn(24), t.asked]).toEqual([[1, 2, 3], 0])
  })

  it('TBBR-SEQ-05 everybody gives from the own backpack, whatever the neighbours carry', () => {
    const t = race(4).at(2, 16)
    for (const seat of [0, 1, 3]) t.at(seat, 18).disc(seat, 20)
    t.cubes(0, 'YYYYYKKKKK').cubes(1, 'NNRKKKKKK').cubes(2, 'YNNNRRRR').cubes(3, 'YYYYYKKKKK').play('bike 18')
    expect(t.options()).toEqual(['give yellow', 'give brown', 'give red'])
    t.play('give red', 'give brown', 'give red')
    expect([t.asked, t.options()]).toEqual([3, ['give yellow', 'give black']])
    expect([t.play('give black').asked, t.options()]).toEqual([0, ['give yellow', 'give black']])
    expect([t.play('give yellow').asked, t.options()]).toEqual([1, ['give brown', 'give red', 'give black']])
    t.play('give brown')
    const backpacks = [0, 1, 2, 3].map((seat) => t.backpack(seat))
    expect(backpacks).toEqual(['Y4 K5', 'N1 R1 K6', 'Y1 N2 R2', 'Y5 K4'])
  })

  it('TBBR-SEQ-05 the table sees what was given before it is drunk', () => {
    const t = crowd().play('hitch 18', 'roll tbbr', 'give yellow', 'give black', 'give brown', 'give red', 'give red')
    t.play('eat 0', 'eat 0', 'eat 0', 'eat 0')
    expect(t.view.action).toMatchObject({
      partners: [0, 1, 3],
      given: ['yellow', 'black'],
      handed: ['black', 'yellow', null, 'yellow'],
      returned: ['red', 'red', null, 'brown'],
      drunk: [],
    })
  })

  it('TBBR-SEQ-05 the second cube of a kind is handed over without asking when nothing else is left', () => {
    const t = race(3).at(0, 16).at(1, 18).at(2, 18).disc(1, 20).disc(2, 20).cubes(0, 'YN').cubes(1, 'R').cubes(2, 'R')
    t.play('bike 18')
    expect([t.step, t.options()]).toEqual(['hand', ['give yellow', 'give brown']])
    t.play('give brown')
    expect(t.heard('cubeGiven').map(({ to, colour }) => [to, colour])).toEqual([
      [1, 'brown'],
      [2, 'yellow'],
      [0, 'red'],
      [0, 'red'],
    ])
    expect([t.step, t.player(0).cheers]).toEqual(['action', 2])
  })

  it('TBBR-SEQ-05 nothing of a toast is left for the next one', () => {
    const t = race(3).at(0, 16).at(1, 18).at(2, 17).disc(1, 20).disc(2, 19).cubes(0, 'YY').cubes(1, 'N').cubes(2, 'K')
    t.play('bike 18', 'bike 17')
    expect(t.heard('toastBegun').map(({ partners }) => partners)).toEqual([[1], [2]])
    expect([0, 1, 2].map((seat) => t.player(seat).cheers)).toEqual([2, 1, 1])
    expect([0, 1, 2].map((seat) => t.backpack(seat))).toEqual(['–', '–', '–'])
    expect(t.heard('drunk').map(({ seat, colour }) => [seat, colour])).toEqual([
      [0, 'brown'],
      [1, 'yellow'],
      [0, 'black'],
      [2, 'yellow'],
    ])
    expect(t.view.action).toMatchObject({ partners: [], given: [], drunk: [] })
    expect([...t.s.handed, ...t.s.returned]).toEqual([0, 0, 0, 0, 0, 0])
  })

  it('TBBR-TOAST-12 the choice of beers stays the same whatever other tables do', () => {
    const t = thirsty(1)
    expect(t.options()).toEqual(['drink Y', 'drink K'])
    race(2).at(0, 16).at(1, 18).disc(1, 20).cubes(0, 'R').cubes(1, 'R').play('bike 18')
    expect(t.options()).toEqual(['drink Y', 'drink K'])
  })

  it('TBBR-TOAST-12 the colours drunk are kept for the cards', () => {
    const drunk = (...beers: readonly [number, number, number, number]) => {
      const t = thirsty(2)
      drinkUp(t.s, 2, splitMove(...beers), undefined)
      return t.view.action.drunk
    }
    expect(drunk(2, 0, 0, 0)).toEqual(['yellow'])
    expect(drunk(1, 0, 0, 1)).toEqual(['yellow', 'black'])
    expect(thirsty(2).play('drink YY').heard('drunk')[0]).toMatchObject({ seat: 2, colour: 'yellow' })
  })

  it('TBBR-DEC-13 a player who does not answer drinks with the first partners clockwise', () => {
    expect(thirsty(2).fallback).toBe('drink YK')
    expect(thirsty(1).fallback).toBe('drink K')
    const apart = race(4).at(2, 16).disc(2, 7).level(2, 7).cubes(2, 'YY').disc(3, 20).cubes(3, 'Y')
    apart.at(0, 18).at(1, 18).disc(0, 20).disc(1, 20).cubes(0, 'R').cubes(1, 'K').play('hitch 18', 'roll tbbr')
    expect([apart.step, apart.fallback]).toEqual(['beers', 'drink R'])
  })
})
