import { NATURE, OVER } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { clockAt } from '../src/content/clock.ts'
import type { PlaceName } from '../src/content/condition.ts'
import { objectives } from '../src/content/objectives.ts'
import { belgianBeersRace as game } from '../src/index.ts'
import { alone, arriving, meeting, unfolded } from './meetings.ts'
import * as printed from './printed-cards.ts'
import { race, unpacked } from './table.ts'

type Table = ReturnType<typeof race>
const { BOUGHT, LATE, LONG_RIDE, STRANDED, TASTED, TO_1_OR_30, TOASTED } = printed
/** Everybody stops; the game is over. */
const finish = (t: Table): Table => {
  while (t.asked !== undefined) t.play('stop')
  return t
}
const flagsOf = (t: Table) =>
  game.score(t.s).map(({ parts }) => parts.filter(({ reason }) => reason === 'level3').map(({ card }) => card))
const ranks = (t: Table) => game.score(t.s).map(({ rank }) => rank)
/** Nature takes whatever comes first until somebody is asked. */
const settle = (t: Table): Table => {
  while (t.asked === NATURE) t.nature(Object.keys(t.outcomes())[0] ?? '')
  return t
}

describe('Rulings: objectives, machine and tokens', () => {
  const crossing = (...moves: readonly string[]) =>
    race(3)
      .at(0, 20)
      .disc(1, 9)
      .disc(2, 9)
      .disc(0, 8)
      .machine(TO_1_OR_30, BOUGHT)
      .play(...moves)

  it('TBBR-RUL-26 jumps to D cross nothing', () => {
    expect(crossing('camp').heard('tokenKept')).toEqual([])
    expect(crossing('camp').step).not.toBe('token')
    const stop = race(3).disc(0, 8).disc(1, 9).disc(2, 9).machine(BOUGHT).play('stop')
    expect(stop.step).not.toBe('token')
    const asleep = race(3).at(0, 20).disc(0, 7).disc(1, 9).disc(2, 9).level(0, 7).glass(0, 7).machine(BOUGHT)
    expect(asleep.play('taste').step).not.toBe('token')
  })

  it('TBBR-RUL-26 a wait or a delay cut short by the evening does cross', () => {
    const wait = race(3).day(2).at(0, 20).level(0, 7).disc(0, 24).disc(1, 31).disc(2, 31).machine(BOUGHT)
    expect(wait.play('hitch 26', 'roll failed').step).toBe('token')
    const cancelled = race(3).day(2).at(0, 20).disc(1, 31).disc(2, 31).disc(0, 23).level(0, 7).machine(BOUGHT)
    cancelled.play('bus 19', 'roll late')
    expect([cancelled.step, cancelled.player(0).time, cancelled.player(0).place]).toEqual(['token', 32, 20])
  })

  it('TBBR-RUL-27 claims first; then the active player, who may remove one card', () => {
    const t = crossing('buy')
    expect([t.step, t.asked]).toEqual(['token', 0])
    expect(t.player(0).cards).toEqual([BOUGHT])
    expect(t.options()).toEqual(['keep', `break ${TO_1_OR_30}`])
    expect(race(3).at(0, 20).disc(1, 9).disc(2, 9).disc(0, 8).machine(BOUGHT).play('buy').step).not.toBe('token')
  })

  it('TBBR-RUL-27 with two players every crosser, with three only while it is filled', () => {
    const again = (seats: number) => {
      const t = race(seats)
        .at(0, 20)
        .disc(1, 9)
        .disc(seats - 1, 9)
        .disc(0, 8)
      return t.machine(TO_1_OR_30).broken(1).play('buy').step
    }
    expect(again(2)).toBe('token')
    expect(again(3)).not.toBe('token')
  })

  it('TBBR-RUL-28 fulfilled cards are taken without a question', () => {
    const t = alone().at(0, 'B3').cubes(0, 'Y').machine(BOUGHT, printed.YELLOW_CUBES).play('buy')
    expect(t.player(0).cards).toEqual([BOUGHT, printed.YELLOW_CUBES])
    expect(t.step).toBe('action')
  })

  it('TBBR-RUL-29 a tasting is of the brewery or in transit, not of a toast or a camp', () => {
    expect(alone().at(0, 20).machine(TASTED).play('taste').player(0).cards).toEqual([TASTED])
    const ride = alone().at(0, 20).cubes(0, 'Y').machine(TASTED).play('bus 22', 'roll tbbr', 'drink yellow')
    expect(ride.player(0).cards).toEqual([TASTED])
    expect(arriving(meeting('N', 'Y', '').machine(TASTED)).player(0).cards).toEqual([])
    expect(alone().at(0, 20).cubes(0, 'Y').machine(TASTED).play('camp', 'drink yellow').player(0).cards).toEqual([])
  })

  it('TBBR-RUL-29 mishaps count by the roll, a toast only in the own turn, a long ride from 5 on', () => {
    const cards = [LATE, STRANDED, LONG_RIDE] as const
    const at = (disc: number) =>
      alone()
        .at(0, 20)
        .cubes(0, 'YY')
        .disc(0, disc)
        .machine(...cards)
    expect(at(20).play('bus 19', 'roll late').player(0).cards).toEqual([LATE])
    expect(at(23).play('hitch 26', 'roll failed').player(0).cards).toEqual([STRANDED])
    expect(at(0).play('bike 26').player(0).cards).toEqual([])
    expect(at(0).play('bike 19').player(0).cards).toEqual([LONG_RIDE])
    expect(at(0).play('offer 26').heard('diceRolled')).toEqual([])
    const partner = arriving(meeting('N', 'Y', '').machine(TOASTED, null))
    expect([0, 1].map((seat) => partner.player(seat).cards)).toEqual([[TOASTED], []])
  })

  it('TBBR-RUL-62 a beer in transit is drunk nowhere, whatever brewery the ride leads to', () => {
    const brown = objectives.find((card) => JSON.stringify(card.condition).startsWith('{"form":"tasted","at"'))
    if (!brown) throw new Error('No card asks for a tasting at a place')
    const t = alone().at(0, 20).cubes(0, 'NN').machine(brown.id, TASTED).play('bus 22', 'roll tbbr', 'drink brown')
    expect(t.player(0).cards).toEqual([TASTED])
  })

  it('TBBR-RUL-36 the nearest card slides first, and what a token removed is gone', () => {
    const t = race(3).at(0, 20).disc(1, 8).disc(2, 8).disc(0, 8)
    t.machine('L1-09', 'L1-10', 'L1-11', 'L1-12', 'L1-13', 'L1-14', 'L1-15', 'L1-18').deck('L1-19')
    t.play('taste', 'break L1-10', 'card L1-19')
    expect(t.view.machine.cards).toEqual([
      ...['L1-09', 'L1-11', 'L1-12', 'L1-13'],
      ...['L1-14', 'L1-15', 'L1-18'],
      'L1-19',
    ])
    expect(t.view.machine.removed).toContain('L1-10')
  })

  it('TBBR-RUL-37 an empty deck is replaced by level 2 at once, then the machine shrinks', () => {
    const t = race(2).at(0, 20).at(1, 34).levelTwo(false)
    t.machine(TASTED, 'L1-09', 'L1-10', 'L1-11', 'L1-12', 'L1-13', 'L1-14', 'L1-15').deck('L2-01', 'L2-02')
    t.play('taste')
    expect(t.heard('levelTwoEntered')).toEqual([{ type: 'levelTwoEntered', merged: false }])
    expect(t.outcomes()).toEqual({ 'card L2-01': 1, 'card L2-02': 1 })
    t.play('card L2-02')
    expect(t.deckTop).toBe('L2-02')
    const empty = race(2).at(0, 20).at(1, 34).machine(TASTED, 'L1-09').play('taste')
    expect(empty.asked).toBe(1)
    expect(empty.view.machine.cards.slice(0, 2)).toEqual(['L1-09', null])
  })

  it('TBBR-RUL-37 taken and removed cards are not shuffled in again', () => {
    const t = race(2).at(0, 20).at(1, 34).holds(1, 'L1-20').machine(TASTED).deck('L1-21').play('taste')
    expect(t.outcomes()).toEqual({ 'card L1-21': 1 })
  })

  it('TBBR-RUL-38 after day 1 three cards and the top of the deck are turned, eight in view', () => {
    const t = race(2).finished(1).disc(0, 23).levelTwo(false)
    t.machine('L1-09', 'L1-10', 'L1-11', 'L1-12', 'L1-13', 'L1-14', 'L1-15', 'L1-18')
    t.deck('L2-01', 'L2-02', 'L2-03').play('stop')
    expect(t.view.machine.cards.slice(4)).toEqual([null, null, null, null])
    expect(Object.keys(t.outcomes())).toEqual(
      ['L1-13', 'L1-14', 'L1-15', 'L1-18', 'L2-01', 'L2-02', 'L2-03'].map((card) => `card ${card}`),
    )
    settle(t)
    expect(t.rightRow).toEqual(['L1-09', 'L1-10', 'L1-11', 'L1-12'])
    expect(t.view.machine.cards.filter((card) => card !== null)).toHaveLength(8)
    expect(t.view.machine.deck).toBe(3)
  })

  it('TBBR-RUL-51 level 3 lies open from the start, scores for all who fulfil it, the first at home only once', () => {
    const t = race(3).day(3).levelThree(printed.EMPTY_BACKPACK, printed.FIRST_HOME)
    expect(flagsOf(finish(t.cubes(1, 'Y')))).toEqual([
      [printed.FIRST_HOME, printed.EMPTY_BACKPACK],
      [],
      [printed.EMPTY_BACKPACK],
    ])
    expect(objectives.filter(({ kind, level }) => (kind === 'flag') !== (level === 3))).toEqual([])
  })
})

describe('Rulings: days, the end and the scoring', () => {
  it('TBBR-RUL-39 the last coaster of the morning goes to whoever plays first that day', () => {
    const t = race(2).at(0, 20).at(1, 20).coastersAt(20, 1).level(0, 5).glass(0, 5).finished(0).disc(1, 23).play('camp')
    expect(t.heard('coasterTaken')).toEqual([{ type: 'coasterTaken', seat: 1, place: 20 }])
    const even = race(2).at(0, 20).at(1, 20).coastersAt(20, 1).finished(0).disc(1, 23).play('camp')
    expect(even.heard('coasterTaken').map(({ seat }) => seat)).toEqual([0])
  })

  it('TBBR-RUL-40 the last evening knows return penalties only, down to zero, before the final scoring', () => {
    const t = race(2).day(3).at(0, 20).level(0, 7).glass(0, 10).score(0, 20).score(1, 50)
    finish(t)
    expect(t.story).not.toContain('delayed')
    expect(t.story).not.toContain('dailyScored')
    expect(t.heard('returnPenalty').map(({ points }) => points)).toEqual([-20])
    expect(t.player(0)).toMatchObject({ level: 7, penalty: 20, score: 20 - 5 })
  })

  it('TBBR-RUL-41 first home is who came in an earlier turn, or by the clock where the table has agreed on it', () => {
    const late = (arrival: string) => {
      const t = race(2, { arrival }).day(3).at(0, 14).at(1, 'B6').disc(1, 5).levelThree(printed.FIRST_HOME)
      t.play('bike GP')
      expect(t.player(0).time).toBe(7)
      return flagsOf(finish(t.play('bike GP')))
    }
    expect(late('play')).toEqual([[printed.FIRST_HOME], []])
    expect(late('clock')).toEqual([[], [printed.FIRST_HOME]])
  })

  it('TBBR-RUL-41 leaving forfeits; who wakes up at home has arrived in the order of that morning', () => {
    const left = race(2).day(3).levelThree(printed.FIRST_HOME).play('bike B1', 'stop', 'bike GP')
    expect(flagsOf(finish(left))).toEqual([[], [printed.FIRST_HOME]])
    const wakes = race(2).day(2).level(0, 5).glass(0, 5).levelThree(printed.FIRST_HOME).play('stop', 'stop')
    settle(wakes)
    expect(wakes.view.lastDay).toBe(true)
    expect(wakes.asked).toBe(1)
    expect(flagsOf(finish(wakes))).toEqual([[], [printed.FIRST_HOME]])
  })

  it('TBBR-RUL-53 no total below zero, and five points less for those who never toasted', () => {
    const t = finish(race(2).day(3).score(0, 0).score(1, 4).cheers(1, 1))
    expect(game.score(t.s).map(({ total }) => total)).toEqual([0, 5])
    expect(game.score(t.s)[0]?.parts).toEqual([
      { reason: 'cheers', points: -5, count: 0 },
      { reason: 'floor', points: 5 },
    ])
  })

  it('TBBR-RUL-52 the start of the short game takes bottle and token, leaves the coaster, is no move', () => {
    const t = unfolded(2)
    t.s.coastersAt[16] = 1
    t.play('start 16')
    expect(t.player(1)).toMatchObject({ place: 16, bottles: { brown: 1 }, visited: [16], coasters: 0 })
    t.play('start 18')
    expect(t.player(1).cards).toEqual([])
    expect(t.coastersOn(16)).toBe(1)
    expect(t.view).toMatchObject({ day: 1, dayLength: 24, levelThree: [] })
  })

  it('TBBR-RUL-52 the evening of the short game is an ordinary one, without a merge; home still counts', () => {
    const t = race(2, { length: 'short' }).at(0, 20).at(1, 16).coastersAt(20, 1).level(0, 5).glass(0, 5).levelTwo(false)
    t.machine('L1-09', 'L1-10').deck('L2-01').finished(1).disc(0, 23).play('camp')
    settle(t)
    expect(t.heard('levelTwoEntered').filter(({ merged }) => merged)).toEqual([])
    expect(t.view).toMatchObject({ day: 2, dayLength: 24, lastDay: true })
    expect(t.player(0)).toMatchObject({ time: 1, level: 1, score: 10, coasters: 1 })
    expect(finish(t).player(0).penalty).toBe(10)
  })

  it('TBBR-RUL-49 the first player is drawn, everybody alike', () => {
    expect(unpacked(3).outcomes()).toEqual({ 'first 0': 1, 'first 1': 1, 'first 2': 1 })
  })

  it('TBBR-RUL-54 all see the same, and taken cards are told', () => {
    const t = race(3).at(0, 20).machine(BOUGHT).play('buy')
    expect(t.heard('cardTaken')).toHaveLength(1)
    const views = [0, 1, 2, -1].map((seat) => JSON.stringify(game.view(t.s, seat)))
    expect(new Set(views).size).toBe(1)
    expect(Object.keys(t.view.machine)).toEqual(['cards', 'removed', 'levelTwo', 'deck'])
  })

  it('TBBR-RUL-61 the short game shows the hours of Friday and Sunday', () => {
    expect(clockAt('short', 1, 0)).toEqual({ weekday: 'friday', time: '12:00' })
    expect(clockAt('short', 2, 0)).toEqual({ weekday: 'sunday', time: '8:00' })
    expect(clockAt('short', 2, 24)).toEqual({ weekday: 'sunday', time: '20:00' })
  })
})

describe('Rulings: clarifications', () => {
  it('TBBR-RUL-63 on a ride that ends on D one may drink, not eat', () => {
    const ride = (disc: number) => {
      const t = alone().at(0, 20).disc(0, disc).cubes(0, 'YY').cheese(0, 2).level(0, 3)
      return t.play('bus 19', 'roll tbbr').options()
    }
    expect(ride(20)).toEqual(['drink yellow', 'done'])
    expect(ride(19)).toEqual(['drink yellow', 'cheese', 'done'])
  })

  it('TBBR-RUL-66 totals floored at zero are equal, and the tie is broken as usual', () => {
    const t = race(2).day(3).at(0, 20).disc(1, 3).cheese(1, 0)
    finish(t)
    expect(game.score(t.s).map(({ total, rank }) => [total, rank])).toEqual([
      [0, 2],
      [0, 1],
    ])
  })

  it('TBBR-RUL-67 behind a tied player at home the others follow in their order on D', () => {
    const tied = (places: readonly PlaceName[]) => {
      const t = race(3).day(3)
      for (const [seat, place] of places.entries()) t.at(seat, place).score(seat, 5)
      t.disc(0, 3).disc(1, 1).disc(2, 2)
      return ranks(finish(t))
    }
    expect(tied([20, 22, 'GP'])).toEqual([3, 2, 1])
    expect(tied([20, 'GP', 22])).toEqual([3, 1, 2])
    expect(tied([20, 22, 24])).toEqual([3, 1, 2])
  })

  it('TBBR-RUL-68 whoever reaches D in any way has neither a ride nor a series left', () => {
    const at = (disc: number) => race(3).at(0, 'B3').at(1, 34).at(2, 34).disc(1, 23).disc(2, 23).disc(0, disc)
    const rest = (t: Table, seat = 0) => [t.player(seat).time, t.player(seat).ride, t.player(seat).hitch]
    expect(rest(at(23).ride(0, 2).play('bike B6'))).toEqual([24, 0, null])
    expect(rest(at(22).hitched(0, 'B6', 1).play('hitch B6 x2', 'roll failed failed'))).toEqual([24, 0, null])
    expect(rest(at(20).day(3).ride(0, 2).hitched(0, 'B6', 1).play('stop'))).toEqual([24, 0, null])
    expect(rest(at(20).ride(0, 2).level(0, 7).glass(0, 7).hitched(0, 'B6', 1).play('taste'))).toEqual([24, 0, null])
    const pushed = meeting('N', 'Y', '').disc(1, 23).hitched(1, 'GP', 2)
    expect(rest(arriving(pushed), 1)).toEqual([24, 0, null])
  })

  it('TBBR-RUL-69 starts are chosen last of all; until then a meeple is nowhere', () => {
    const t = unfolded(2)
    expect(t.view.players.map(({ place }) => place)).toEqual([null, null])
    expect(t.view.machine.cards.every((card) => card !== null)).toBe(true)
    expect(t.view.board.coastersDrawn).toHaveLength(5)
    expect(t.play('start 16').view.players.map(({ place }) => place)).toEqual([null, 16])
  })

  it('TBBR-RUL-70 when somebody is asked again the new day is complete', () => {
    const t = race(2).level(0, 8).glass(0, 8).finished(1).disc(0, 20).play('stop')
    expect(t.view).toMatchObject({ day: 2, dayLength: 32 })
    expect(t.view.players.map(({ time }) => time)).toEqual([4, 0])
    expect(t.asked).toBe(1)
    expect(game.waiting(finish(race(2).day(3)).s)).toBe(OVER)
  })

  it('TBBR-RUL-71 a sleeper may still be asked about a token, and is then put on D once', () => {
    const t = meeting('N', 'Y', '').level(1, 7).glass(1, 7).disc(1, 8).disc(2, 12).machine(BOUGHT)
    arriving(t)
    expect([t.step, t.asked]).toEqual(['token', 1])
    expect(t.player(1)).toMatchObject({ asleep: true, time: 9 })
    expect(t.play('keep').heard('dayOver')).toEqual([{ type: 'dayOver', seat: 1, from: 9, why: 'asleep' }])
    const onD = meeting('N', 'Y', '').level(1, 7).glass(1, 7).disc(1, 23).disc(2, 12)
    arriving(onD)
    expect(onD.player(1)).toMatchObject({ asleep: true, time: 24 })
    expect(onD.heard('dayOver')).toEqual([])
  })
})
