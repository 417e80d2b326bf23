import { describe, expect, it } from 'vitest'
import type { ConfrontationId } from '../../src/content/confrontation.ts'
import { events } from '../../src/content/events.ts'
import { uses } from '../../src/expansions/characters/cast.ts'
import { everybodysCharacter } from '../../src/expansions/characters/index.ts'
import { drawn } from '../../src/expansions/events/draw.ts'
import { dailyEvents } from '../../src/expansions/events/index.ts'
import type { Table } from '../table.ts'
import { putOn } from './in-character.ts'
import { confronting, isOffered, seen } from './with-hands.ts'

type Hand = readonly ConfrontationId[]

const WINDOW = 'confrontation/window'
const isAsked = (t: Table): boolean => t.step === WINDOW

/** Two players; seat 0 plays first. */
const duel = (mine: Hand, theirs: Hand): Table => confronting([mine, theirs]).disc(1, 20)

describe('Confrontation: what purchases, attempts and camping are answered with', () => {
  it('CF-N06 example: of three beers one is left', () => {
    const t = duel([], ['CF-N06']).at(0, 16).play('buy', 'play CF-N06')
    expect([t.backpack(0), seen(t, 0).pile, seen(t, 0).inForce[0]]).toEqual([
      'N1',
      ['CF-N06'],
      [null, null, null, null],
    ])
  })

  it('CF-N06 cannot be played on fewer than three beers', () => {
    expect(isAsked(duel([], ['CF-N06']).at(0, 16).cubes(0, 'YYYYYYYYYY').play('buy'))).toBe(false)
  })

  it('CF-N06 is over with its purchase: the next one is whole', () => {
    const t = duel([], ['CF-N06']).at(0, 16).play('buy', 'play CF-N06').used(0)
    expect(t.play('buy').backpack(0)).toBe('N4')
  })

  it('CF-N09 example: one cheese, a purchase with cheese, the card: still one', () => {
    const t = duel([], ['CF-N09']).at(0, 7).cheese(0, 1).play('buy +cheese', 'play CF-N09')
    expect([t.player(0).cheese, t.backpack(0)]).toEqual([1, 'N3'])
  })

  it('CF-N09 cannot be played where no cheese is taken', () => {
    expect(duel([], ['CF-N09', 'CF-N06']).at(0, 7).play('buy').options()).toEqual(['pass', 'play CF-N06'])
  })

  it('CF-P08 in answer: a cheese comes on top of the one that was lost', () => {
    const t = duel(['CF-P08'], ['CF-N09']).at(0, 7).cheese(0, 1).play('buy +cheese', 'play CF-N09', 'pass')
    expect(t.options()).toEqual(['pass', 'play CF-P08'])
    expect(t.play('play CF-P08').player(0).cheese).toBe(2)
  })

  it('CF-P05 in answer needs more room than the purchase fills', () => {
    const answer = (cubes: string) =>
      duel(['CF-P05'], ['CF-N09']).at(0, 7).cubes(0, cubes).play('buy +cheese', 'play CF-N09', 'pass')
    expect(answer('YYYYYYYY').options()).toEqual(['pass', 'play CF-P05'])
    expect(answer('YYYYYYYY').play('play CF-P05').backpack(0)).toBe('Y8 N4')
    expect(answer('YYYYYYYYY').options()).not.toContain('play CF-P05')
  })

  it('CF-N05 makes a wait in vain two units longer', () => {
    const t = duel([], ['CF-N05']).at(0, 6).play('hitch 11', 'pass', 'roll failed')
    expect([t.step, t.options()]).toEqual([WINDOW, ['pass', 'play CF-N05']])
    t.play('play CF-N05')
    expect([t.player(0).time, seen(t, 0).pile]).toEqual([4, ['CF-N05']])
    expect(t.play('hitch 11', 'roll failed').player(0).time).toBe(6)
  })

  it('CF-N05 cannot be played where the wait takes all the time there is', () => {
    const t = confronting([[], ['CF-N05']])
      .at(0, 6)
      .disc(1, 23)
      .disc(0, 22)
    expect(isAsked(t.play('hitch 11', 'pass', 'roll failed'))).toBe(false)
    const more = confronting([[], ['CF-N05']])
      .at(0, 6)
      .disc(1, 23)
      .disc(0, 21)
    expect(more.play('hitch 11', 'pass', 'roll failed', 'play CF-N05').player(0).time).toBe(24)
  })

  it('CF-N11 example: five beers, five units left, level 2: two conversions, then the last space', () => {
    const t = confronting([[], ['CF-N11']])
      .at(0, 18)
      .cubes(0, 'YYYYY')
      .level(0, 2)
      .disc(1, 23)
      .disc(0, 19)
    t.play('camp', 'play CF-N11', 'drink yellow', 'drink yellow')
    expect([t.player(0).time, t.backpack(0), t.asked]).toEqual([24, 'Y3', 1])
    expect(seen(t, 0).pile).toEqual(['CF-N11'])
  })

  it('CF-N11 example: at level 6 without cheese only two are possible, with one cheese three', () => {
    const camp = (cheese: number) => duel([], ['CF-N11']).at(0, 18).cubes(0, 'YYYYY').level(0, 6).cheese(0, cheese)
    expect(isAsked(camp(0).play('camp'))).toBe(false)
    expect(isAsked(camp(1).play('camp'))).toBe(true)
  })

  it('CF-N11 with CH-15 counts the black beers that bring no level, and those after them', () => {
    const camp = (used: number): boolean => {
      const t = confronting([[], ['CF-N11']], { characters: true }, [everybodysCharacter])
      putOn(t, 'CH-15', 'CH-01').at(0, 18).cubes(0, 'KKK').level(0, 7).glass(0, 7).disc(1, 20)
      uses(t.s)[0] = used
      return isOffered(t.turn().play('camp'), 'CF-N11')
    }
    // At level 7 the first beer that brings a level is the last.
    expect([camp(0), camp(1)]).toEqual([true, false])
  })

  it('CF-N11 cannot be played on fewer than three beers or units', () => {
    expect(isAsked(duel([], ['CF-N11']).at(0, 18).cubes(0, 'YY').play('camp'))).toBe(false)
    const late = confronting([[], ['CF-N11']])
      .at(0, 18)
      .cubes(0, 'YYYYY')
      .disc(1, 23)
      .disc(0, 22)
    expect(isAsked(late.play('camp'))).toBe(false)
  })
})

describe('Confrontation: what claims are answered with', () => {
  /** Seat 0 holds four yellow beers, the star L1-29 is in reach. */
  const star = (mine: number, theirs: number) =>
    confronting([[], ['CF-N13']])
      .at(0, 18)
      .cubes(0, 'YYYY')
      .machine('L1-29')
      .disc(1, theirs)
      .disc(0, mine)

  it('TBBR-CONF-59 example: on 10, the other on 11: a star claimed at the start of the turn, CF-N13: on 12, the turn passes', () => {
    const t = star(10, 11)
    expect([t.step, t.asked]).toEqual([WINDOW, 1])
    t.play('play CF-N13')
    expect([t.player(0).time, t.active, t.asked, t.step]).toEqual([12, 1, 1, 'action'])
    expect([t.rightRow[0], seen(t, 0).pile]).toEqual([null, ['CF-N13']])
  })

  it('TBBR-CONF-59 who is still behind goes on with the turn; on the last space the day is over', () => {
    expect([star(10, 20).play('play CF-N13')].map((t) => [t.player(0).time, t.asked, t.step])).toEqual([
      [12, 0, 'action'],
    ])
    const t = star(22, 23).play('play CF-N13')
    expect([t.player(0).time, t.asked]).toEqual([24, 1])
  })

  it('CF-N13 example: on 10, a claim after an action: taken, two units later', () => {
    const t = confronting([[], ['CF-N13']])
      .at(0, 7)
      .cubes(0, 'NN')
      .machine('L1-31')
      .disc(1, 20)
      .disc(0, 9)
    t.play('buy', 'pass', 'play CF-N13')
    expect([t.player(0).time, t.rightRow[0], t.asked]).toEqual([12, null, 0])
    const ahead = confronting([[], ['CF-N13']])
      .at(0, 7)
      .cubes(0, 'NN')
      .machine('L1-31')
      .disc(1, 11)
      .disc(0, 9)
    expect(ahead.play('buy', 'pass', 'play CF-N13').asked).toBe(1)
  })

  it('TBBR-CONF-59 after free cheese as well: the claim stands, and the turn passes to whoever is behind now', () => {
    const hungry = (theirs: number) =>
      confronting([[], ['CF-N13']])
        .at(0, 18)
        .level(0, 7)
        .cheese(0, 1)
        .machine('L1-30')
        .disc(1, theirs)
        .disc(0, 10)
    const t = hungry(11).play('cheese')
    expect([t.step, t.asked]).toEqual([WINDOW, 1])
    t.play('play CF-N13')
    expect([t.player(0).time, t.rightRow[0], t.asked]).toEqual([12, null, 1])
    expect(hungry(11).play('cheese', 'pass').asked).toBe(0)
    expect(hungry(20).play('cheese', 'play CF-N13').asked).toBe(0)
  })

  it('CF-N13 from 7 to 9 crosses the token between 8 and 9, which is decided before the action', () => {
    const t = confronting([[], ['CF-N13']])
      .at(0, 18)
      .cubes(0, 'YYYY')
      .machine('L1-29', 'L1-09')
      .disc(1, 20)
      .disc(0, 7)
    t.play('play CF-N13')
    expect([t.player(0).time, t.asked, t.step]).toEqual([9, 0, 'token'])
    expect(t.play('keep').step).toBe('action')
  })

  it('CF-N13 cannot be played on the last space', () => {
    const t = confronting([[], ['CF-N13']])
      .at(0, 7)
      .cubes(0, 'NN')
      .machine('L1-31')
      .disc(1, 23)
      .disc(0, 23)
    expect([t.play('buy', 'pass').asked, t.step, t.rightRow[0]]).toEqual([1, 'action', null])
  })
})

describe('Confrontation: what awakenings are answered with', () => {
  /** The last to camp is seat 0, sober; seat 1 sleeps at level 8, its morning comes first. */
  const night = (...hands: readonly [Hand, Hand]) => confronting(hands).at(0, 'B3').at(1, 24).asleep(1).disc(0, 20)

  it('CF-N12 and CF-P12 example: a delay of 4, two more by CF-N12; the sleeper, asked last, plays CF-P12: none', () => {
    const t = night(['CF-N12'], ['CF-P12']).play('camp')
    expect([t.step, t.asked, t.options()]).toEqual([WINDOW, 0, ['pass', 'play CF-N12']])
    t.play('play CF-N12', 'pass')
    expect([t.asked, t.options()]).toEqual([1, ['pass', 'play CF-P12']])
    t.play('play CF-P12')
    expect([t.player(1).time, t.view.day, seen(t, 0).pile]).toEqual([0, 2, ['CF-P12', 'CF-N12']])
  })

  it('CF-N12 alone: six', () => {
    const t = night(['CF-N12'], []).play('camp', 'play CF-N12')
    expect([
      t.player(1).time,
      t.player(0).time,
      seen(t, 0)
        .inForce.flat()
        .every((id) => id === null),
    ]).toEqual([6, 0, true])
  })

  it('CF-N12 example: with EV-07, 4 - 2 + 2 = 4', () => {
    const t = confronting([['CF-N12'], []], { events: true }, [dailyEvents])
    for (let day = 0; day < 3; day++) drawn(t.s)[day] = events.findIndex(({ id }) => id === 'EV-07') + 1
    t.at(0, 'B3').at(1, 24).asleep(1).disc(0, 20).play('camp', 'play CF-N12')
    expect(t.player(1).time).toBe(4)
  })

  it('TBBR-EXP-47 CF-N12 comes on top of what is left of the delay: a sober morning with EV-07 takes two', () => {
    const t = confronting([[], ['CF-N12']], { events: true }, [dailyEvents])
    for (let day = 0; day < 3; day++) drawn(t.s)[day] = events.findIndex(({ id }) => id === 'EV-07') + 1
    t.at(0, 'B3').at(1, 24).finished(1).disc(0, 20).play('camp', 'play CF-N12')
    expect([t.player(0).time, t.player(1).time]).toEqual([2, 0])
  })

  it('CF-P12 cannot be played by whoever gets up in time', () => {
    const t = night(['CF-P12'], []).play('camp')
    // Seat 0 may answer the sleeper's morning; its own cannot be any better.
    expect([t.options(), t.play('pass').view.day, seen(t, 0).own?.hand]).toEqual([['pass'], 2, ['CF-P12']])
  })

  it('CF-N12 cannot be played in the last night', () => {
    const t = confronting([[], ['CF-N12']])
      .day(3)
      .finished(1)
    expect(t.play('stop').asked).toBeUndefined()
  })
})

describe('Confrontation: what falling asleep is answered with', () => {
  /** Seat 0 at 7, which pours, one beer away from sleep. */
  const drowsy = (mine: Hand, theirs: Hand = []) => duel(mine, theirs).at(0, 7).level(0, 7)

  it('CF-P04 takes two levels away before the beer that would bring sleep', () => {
    const t = drowsy(['CF-P04']).play('taste')
    expect([t.step, t.asked, t.options()]).toEqual([WINDOW, 0, ['pass', 'play CF-P04']])
    t.play('play CF-P04')
    expect([t.player(0).level, t.player(0).asleep, t.asked, t.step]).toEqual([6, false, 0, 'action'])
    expect(seen(t, 1).pile).toEqual(['CF-P04'])
  })

  it('CF-P04 not played: sleep comes, and the card stays in hand', () => {
    const t = drowsy(['CF-P04']).play('taste', 'pass')
    expect([t.player(0).asleep, t.asked, seen(t, 0).own?.hand]).toEqual([true, 1, ['CF-P04']])
  })

  it('TBBR-CONF-22 who falls asleep is asked whatever the hand, others never, nobody once CF-P04 is face up', () => {
    expect(drowsy(['CF-N01'], ['CF-P04']).play('taste').options(0)).toEqual(['pass'])
    expect(isAsked(drowsy([], ['CF-P04']).play('taste'))).toBe(false)
    expect(isAsked(drowsy(['CF-P04', 'CF-N01']).play('play CF-P04').level(0, 7).play('taste'))).toBe(false)
    expect(isAsked(drowsy(['CF-P04']).level(0, 6).play('taste'))).toBe(false)
  })

  it('CF-P04 by the tent: the beer is converted and the camper stays awake', () => {
    const t = duel(['CF-P04'], []).at(0, 18).cubes(0, 'YY').level(0, 7).play('camp', 'drink yellow', 'play CF-P04')
    expect([t.player(0).level, t.player(0).glass, t.asked]).toEqual([6, 1, 0])
  })
})
