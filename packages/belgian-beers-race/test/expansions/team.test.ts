import { fieldOf, isOpen, readOptions, seeded } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { TEAM_SEATS, teamCards } from '../../src/content/team.ts'
import type { Expansion } from '../../src/engine/expansion.ts'
import { opponentsOf } from '../../src/engine/variant.ts'
import { team } from '../../src/expansions/team/index.ts'
import { raceWith } from '../../src/race.ts'
import { race, unpacked } from '../table.ts'
import { but, done, game, has, seen, swap, teamed, under } from './teamed.ts'

/** Every ride takes three less. */
const tailwind: Expansion = {
  id: 'tailwind',
  cards: [{ id: 'TAIL', effects: [{ on: 'passive', does: [{ form: 'moveCost', means: 'bike', op: 'add', n: -3 }] }] }],
  slots: 1,
  cardAt: () => 0,
}

/** A race just set up, up to the naming of A. */
function beforeNaming() {
  const t = unpacked(4, { team: true }, game)
  while (t.step !== 'team/name') t.nature(Object.keys(t.outcomes())[0])
  return t
}

describe('Team: setup', () => {
  it('TBBR-TEAM-01 two decks of the same 12 cards', () => {
    const t = beforeNaming().play('name 0', 'name 0', 'name 1', 'name 1')
    const all = teamCards.map(({ id }) => `reveal ${id}`)
    expect(Object.keys(t.outcomes())).toEqual(all)
    expect(Object.keys(t.nature('reveal TM-05').outcomes())).toEqual(all)
  })

  it('TBBR-TEAM-02, R-79 four players, seated alternately; no other number, so never alone', () => {
    expect(beforeNaming().asked).toBe(0)
    expect(seen(beforeNaming()).teams).toMatchObject([
      { name: 'TB', a: 0, b: 2 },
      { name: 'BR', a: 1, b: 3 },
    ])
    for (const seats of [2, 3]) expect(() => readOptions(game as never, seats, { team: true })).toThrow(/TBBR-EXP-02/)
    expect(TEAM_SEATS).toBe(4)
    const { s } = teamed('TM-01', 'TM-02')
    expect([0, 1, 2, 3].map((seat) => opponentsOf(s, seat))).toEqual([0b1010, 0b0101, 0b1010, 0b0101])
    expect(opponentsOf(race(3).s, 1)).toBe(0b101)
  })

  it('TBBR-TEAM-03 each names an A, team by team in the order of the seats; both must agree', () => {
    const t = beforeNaming()
    expect(t.options()).toEqual(['name 0', 'name 2'])
    t.play('name 2')
    expect([t.asked, t.options()]).toEqual([2, ['name 0', 'name 2']])
    t.play('name 2')
    expect([t.asked, t.options()]).toEqual([1, ['name 1', 'name 3']])
    t.play('name 3')
    expect(t.asked).toBe(3)
    t.play('name 1')
    expect(seen(t).teams).toMatchObject([
      { a: 2, b: 0 },
      { a: 1, b: 3 },
    ])
  })

  it('TBBR-TEAM-03 whom somebody has named is seen by all, and imagined as it is', () => {
    const t = beforeNaming().play('name 0', 'name 2', 'name 3')
    const thought = game.imagine(game.view(t.s, 1), seeded('named'))
    expect(Array.from(fieldOf(thought, 'team.named'))).toEqual(Array.from(fieldOf(t.s, 'team.named')))
  })

  it('TBBR-TEAM-03 who does not answer names the lower seat', () => {
    expect(beforeNaming().play('name 0').fallback).toBe('name 0')
  })

  it('TBBR-TEAM-04 the top card of each deck is revealed; the order of the rest is nowhere', () => {
    const t = beforeNaming().play('name 0', 'name 0', 'name 1', 'name 1').nature('reveal TM-05', 'reveal TM-12')
    expect(seen(t).teams).toMatchObject([
      { card: 'TM-05', deck: 11, fulfilled: [], under: [] },
      { card: 'TM-12', deck: 11, fulfilled: [], under: [] },
    ])
    expect(t.step).toBe('action')
  })

  it('TBBR-TEAM-15, R-39 nothing is hidden from one and shown to another', () => {
    const t = teamed('TM-01', 'TM-02')
    expect(isOpen(t.s)).toBe(true)
    expect(new Set([0, 1, 2, 3, -1].map((reader) => JSON.stringify(game.view(t.s, reader).team))).size).toBe(1)
  })
})

describe('Team: cards at play', () => {
  it('TBBR-TEAM-06, R-35 a fulfilled card is set aside by itself, the next revealed and tested at once', () => {
    const t = teamed('TM-04', null).at(0, 'B3').cheese(2, 3).disc(1, 20).disc(2, 20).disc(3, 20)
    t.play('taste', 'reveal TM-10')
    expect(t.step).toBe('team/reveal')
    t.nature('reveal TM-01')
    expect(done(t, 0)).toEqual(['TM-04', 'TM-10'])
    expect(seen(t).teams[0].card).toBe('TM-01')
    expect(t.step).toBe('action')
  })

  it('TBBR-TEAM-07, R-36 example: 9 beers with B are enough when the card comes', () => {
    const t = teamed('TM-04', null).at(0, 'B3').cubes(2, 'YYYYYYYYY').disc(1, 20).disc(2, 20).disc(3, 20)
    expect(done(t.play('taste', 'reveal TM-03'), 0)).toEqual(['TM-03', 'TM-04'])
  })

  it('TBBR-TEAM-07 example: a ride before the reveal does not count, and printed values do', () => {
    const t = teamed('TM-05', null)
      .at(0, 6)
      .bottleAt(11)
      .bottles(0, 7)
      .bottles(2, 4)
      .disc(1, 20)
      .disc(2, 20)
      .disc(3, 20)
    t.play('bike 11', 'reveal TM-02')
    expect(done(t, 0)).toEqual(['TM-05'])
    // The way back is another ride; what is printed counts, not what was paid for it.
    const back = teamed('TM-02', null, { tailwind: true }, raceWith([team, tailwind])).at(0, 11)
    back.disc(1, 20).disc(2, 20).disc(3, 20).play('bike 6')
    expect(back.heard('timeSpent').map(({ from, to }) => to - from)).toEqual([3])
    expect(done(back, 0)).toEqual(['TM-02'])
  })

  it('TBBR-TEAM-07 after every action of anybody both teams are tested, the active player first', () => {
    const t = teamed('TM-10', 'TM-10').at(1, 13).cheese(2, 3).cheese(3, 3).disc(0, 20).disc(2, 20).disc(3, 20)
    t.play('taste')
    expect(seen(t).teams.map(({ fulfilled }) => fulfilled.length)).toEqual([0, 1])
    t.nature('reveal TM-01')
    expect(seen(t).teams.map(({ fulfilled }) => fulfilled.length)).toEqual([1, 1])
  })

  it('TBBR-TEAM-08 a camp fulfils what is done in it, and leaves states for the next day', () => {
    const camping = () => teamed('TM-12', null).at(0, 13).disc(1, 20).disc(2, 20).disc(3, 20).machine('L1-17')
    expect(done(swap(camping(), 0).play('camp'), 0)).toEqual(['TM-12'])
    const t = teamed('TM-07', null).at(0, 13).at(1, 13).at(2, 13).at(3, 13).glass(0, 13).cubes(0, 'Y')
    for (const seat of [1, 2, 3]) t.finished(seat)
    t.play('camp', 'drink yellow')
    expect(t.view.day).toBe(2)
    expect(t.heard('dayStarted')).toHaveLength(1)
    expect(done(t, 0)).toEqual(['TM-07'])
    expect(t.story.indexOf('dayStarted')).toBeLessThan(t.story.indexOf('team/fulfilled' as never))
  })

  it('TBBR-TEAM-08 in the morning the team of whoever begins the day is tested first', () => {
    const t = teamed('TM-10', 'TM-10').at(0, 13).at(1, 13).at(2, 13).at(3, 13).cheese(2, 3).cheese(3, 3).cubes(0, 'Y')
    for (const seat of [1, 2, 3]) t.finished(seat)
    t.play('camp', 'drink yellow')
    expect([t.view.day, seen(t).teams.map(({ fulfilled }) => fulfilled.length)]).toEqual([2, [0, 1]])
    t.nature('reveal TM-01')
    expect(seen(t).teams.map(({ fulfilled }) => fulfilled.length)).toEqual([1, 1])
    expect(t.nature('reveal TM-01').active).toBe(1)
  })

  it('TBBR-TEAM-10 whoever breaks a token may put the open card of either team under its deck', () => {
    const t = teamed('TM-01', 'TM-02')
      .at(0, 13)
      .disc(0, 8)
      .disc(1, 20)
      .disc(2, 20)
      .disc(3, 20)
      .machine('L1-09', 'L1-10')
    t.play('taste', 'break L1-09')
    expect([t.asked, t.options()]).toEqual([0, ['leave', 'bottom TB', 'bottom BR']])
    expect(t.fallback).toBe('leave')
    expect(t.branch().play('leave').step).toBe('action')
    expect(seen(t.branch().play('bottom TB', 'reveal TM-06')).teams[0]).toMatchObject({
      card: 'TM-06',
      under: ['TM-01'],
    })
    t.play('bottom BR')
    expect(Object.keys(t.outcomes())).toHaveLength(11)
    t.nature('reveal TM-06')
    expect(seen(t).teams[1]).toMatchObject({ card: 'TM-06', under: ['TM-02'], deck: 10 })
    expect(t.step).toBe('action')
  })

  it('TBBR-TEAM-10 nobody is asked where the bottle stays whole', () => {
    const t = teamed('TM-01', 'TM-02').at(0, 13).disc(0, 8).disc(1, 20).disc(2, 20).disc(3, 20).machine('L1-09')
    expect(t.play('taste', 'keep').step).toBe('action')
  })

  it('TBBR-TEAM-10 cards under a deck come back last, in the order in which they were put there', () => {
    const t = has(
      teamed('TM-04', null).at(0, 'B3').disc(1, 20).disc(2, 20).disc(3, 20),
      0,
      ...but('TM-04', 'TM-09', 'TM-02', 'TM-01'),
    )
    under(t, 0, 'TM-09', 'TM-02')
    t.play('taste')
    expect(Object.keys(t.outcomes())).toEqual(['reveal TM-01'])
    const late = has(
      teamed('TM-04', null).at(0, 'B3').disc(1, 20).disc(2, 20).disc(3, 20),
      0,
      ...but('TM-04', 'TM-09', 'TM-02'),
    )
    under(late, 0, 'TM-09', 'TM-02').play('taste')
    expect(seen(late).teams[0]).toMatchObject({ card: 'TM-09', under: ['TM-02'], deck: 0 })
  })

  it('TBBR-TEAM-11, R-37 a deck without another card is not offered', () => {
    const t = has(teamed('TM-01', 'TM-02').at(0, 13), 0, ...but('TM-01'))
      .disc(0, 8)
      .disc(1, 20)
      .disc(2, 20)
      .disc(3, 20)
    t.machine('L1-09').play('taste', 'break L1-09')
    expect(t.options()).toEqual(['leave', 'bottom BR'])
    const both = has(has(teamed('TM-01', null).at(0, 13), 0, ...but('TM-01')), 1, ...but())
    both.disc(0, 8).disc(1, 20).disc(2, 20).disc(3, 20).machine('L1-09').play('taste', 'break L1-09')
    expect(both.step).toBe('action')
  })

  it('TBBR-TEAM-25 a card revealed that way is tested at once', () => {
    const t = teamed('TM-01', 'TM-02')
      .at(0, 13)
      .disc(0, 8)
      .disc(1, 20)
      .disc(2, 20)
      .disc(3, 20)
      .machine('L1-09')
      .cheese(3, 3)
    t.play('taste', 'break L1-09', 'bottom BR', 'reveal TM-10')
    expect(done(t, 1)).toEqual(['TM-10'])
  })
})

describe('Team: claims', () => {
  /** B of TB rides to a brewery with cheese: the ride is worth one card, the brewery another. */
  const ride = (card: 'TM-02' | 'TM-12') =>
    teamed(card, null).at(2, 6).disc(0, 20).disc(1, 20).disc(3, 20).machine('L1-18', 'L1-13').play('bike 3')

  it('TBBR-TEAM-07, R-36 what an act reveals is not fulfilled by the claims of the same action', () => {
    const t = ride('TM-02')
    expect([t.step, t.player(2).cards]).toEqual(['team/reveal', ['L1-13', 'L1-18']])
    t.nature('reveal TM-12')
    expect([done(t, 0), seen(t).teams[0].card, t.step]).toEqual([['TM-02'], 'TM-12', 'action'])
  })

  it('TM-12, TBBR-TEAM-07 a claim fulfils the card that asks for one as soon as it is made', () => {
    const t = ride('TM-12')
    expect([t.step, t.player(2).cards]).toEqual(['team/reveal', ['L1-18']])
    t.nature('reveal TM-02')
    expect([done(t, 0), t.player(2).cards, t.step]).toEqual([['TM-12'], ['L1-13', 'L1-18'], 'action'])
  })
})

describe('Team: roles', () => {
  /** Seat 0 cycles to seat 2 at 11. */
  const meeting = (tb: Parameters<typeof teamed>[0] = 'TM-01') =>
    teamed(tb, null).at(0, 6).at(2, 11).disc(2, 12).disc(1, 20).disc(3, 20)

  it('TBBR-TEAM-12, R-38 example: with empty backpacks there is no toast, but a swap may be proposed, and declined', () => {
    const t = meeting().play('bike 11')
    expect(t.heard('toastBegun')).toEqual([])
    expect([t.asked, t.options(), t.fallback]).toEqual([0, ['stay', 'swap'], 'stay'])
    t.play('swap')
    expect([t.asked, t.options(), t.fallback]).toEqual([2, ['refuse', 'agree'], 'refuse'])
    t.play('refuse')
    expect(seen(t).teams[0]).toMatchObject({ a: 0, b: 2 })
    expect(t.step).toBe('action')
  })

  it('TBBR-TEAM-12 with both agreed A is B and B is A, once an arrival', () => {
    const t = meeting().play('bike 11', 'swap', 'agree')
    expect(seen(t).teams[0]).toMatchObject({ a: 2, b: 0 })
    expect([t.asked, t.step]).toEqual([0, 'action'])
  })

  it('TBBR-TEAM-12 not on the Grand Place, not with opponents, not with who is done for the day', () => {
    const home = teamed('TM-01', null).at(0, 'B1').disc(1, 20).disc(2, 20).disc(3, 20).play('bike GP')
    expect(home.step).toBe('action')
    const other = teamed('TM-01', null).at(0, 6).at(1, 11).disc(1, 20).disc(2, 20).disc(3, 20).play('bike 11')
    expect(other.step).toBe('action')
    const late = teamed('TM-01', null).at(0, 6).at(2, 11).finished(2).disc(1, 20).disc(3, 20).play('bike 11')
    expect(late.step).toBe('action')
  })

  it('TM-10, TBBR-TEAM-13 example: the cheese is with A; they meet and swap, and it is fulfilled at once', () => {
    const t = meeting('TM-10').cheese(0, 3).play('bike 11', 'swap')
    expect(done(t, 0)).toEqual([])
    expect(done(t.play('agree'), 0)).toEqual(['TM-10'])
    expect(t.step).toBe('team/reveal')
  })

  it('TBBR-TEAM-14 toasts with opponents work as usual', () => {
    const t = teamed('TM-01', null).at(0, 6).at(1, 11).cubes(0, 'Y').cubes(1, 'N').disc(1, 12).disc(2, 20).disc(3, 20)
    expect(t.play('bike 11').heard('toastBegun')).toMatchObject([{ seat: 0, partners: [1] }])
  })

  it('TBBR-TEAM-24 example: B toasts and becomes A: it was B who toasted', () => {
    const t = swap(meeting('TM-09').cubes(0, 'Y').cubes(2, 'Y'), 0).play('bike 11', 'swap', 'agree')
    expect(seen(t).teams[0]).toMatchObject({ a: 0, b: 2, fulfilled: [] })
    // And the other way round: A toasted, whoever is A afterwards.
    const other = meeting('TM-09').cubes(0, 'Y').cubes(2, 'Y').play('bike 11', 'swap', 'agree')
    expect(seen(other).teams[0]).toMatchObject({ a: 2, b: 0, fulfilled: ['TM-09'] })
  })

  it('TBBR-TEAM-24 the question comes after the toast and before any card is taken', () => {
    const t = meeting().cubes(0, 'Y').cubes(2, 'Y').machine('L1-16').play('bike 11')
    expect([t.step, t.heard('cheered').length, t.heard('cardTaken')]).toEqual(['team/propose', 2, []])
    expect(t.play('stay').heard('cardTaken')).toHaveLength(1)
  })

  it('TBBR-TEAM-24 whether the teammate is done is looked at on arrival; who falls asleep over the toast may be asked', () => {
    const t = meeting().cubes(0, 'Y').cubes(2, 'Y').level(0, 7).glass(0, 7).level(2, 7).glass(2, 7)
    t.play('bus 11', 'roll tbbr')
    while (t.step !== 'team/propose') t.play(t.options()[t.options().length - 1])
    expect([t.player(0).asleep, t.player(2).asleep]).toEqual([true, true])
    expect(t.play('swap').asked).toBe(2)
  })
})
