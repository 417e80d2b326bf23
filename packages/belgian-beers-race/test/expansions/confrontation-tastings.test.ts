import { describe, expect, it } from 'vitest'
import type { ConfrontationId } from '../../src/content/confrontation.ts'
import { type EventId, events } from '../../src/content/events.ts'
import { bandsOnTour } from '../../src/expansions/bands/index.ts'
import { everybodysCharacter } from '../../src/expansions/characters/index.ts'
import { drawn } from '../../src/expansions/events/draw.ts'
import { dailyEvents } from '../../src/expansions/events/index.ts'
import type { Table } from '../table.ts'
import { putOn } from './in-character.ts'
import { form } from './on-tour.ts'
import { answer, confronting, isOffered, passAll, seen } from './with-hands.ts'

type Hand = readonly ConfrontationId[]

/** Seat 0 at 7, which pours and sells brown beer; seat 1 far ahead on the Time Track. */
const atTheBar = (t: Table): Table => t.at(0, 7).disc(1, 20)
const tasting = (mine: Hand, theirs: Hand): Table => atTheBar(confronting([mine, theirs]))

/** With this event all day. */
function today(id: EventId, mine: Hand, theirs: Hand): Table {
  const t = confronting([mine, theirs], { events: true }, [dailyEvents])
  for (let day = 0; day < 3; day++) drawn(t.s)[day] = events.findIndex((card) => card.id === id) + 1
  return atTheBar(t.turn())
}

const onStage = (mine: Hand, theirs: Hand): Table =>
  atTheBar(form(confronting([mine, theirs], { bands: true }, [bandsOnTour]), 'BD-01', 'BD-02').turn())

describe('Confrontation: what tastings are answered with', () => {
  it('CF-N08 example: level 6, a tasting makes 7, the card 8: asleep; the glass stays', () => {
    const t = answer(tasting([], ['CF-N08']).level(0, 6).glass(0, 3).play('taste'), 'CF-N08')
    expect([t.player(0).level, t.player(0).asleep, t.player(0).glass]).toEqual([8, true, 4])
    expect(seen(t, 0).pile).toEqual(['CF-N08'])
  })

  it('CF-N08, TBBR-EXP-45 example: level 6, one cheese: eaten before the level that comes after the beer; without cheese asleep', () => {
    const t = answer(tasting([], ['CF-N08']).level(0, 6).cheese(0, 1).play('taste'), 'CF-N08')
    expect([t.step, t.asked, t.player(0).level]).toEqual(['effects/cheese', 0, 7])
    t.play('eat 1')
    expect([t.player(0).level, t.player(0).asleep, t.asked, seen(t, 1).pile]).toEqual([7, false, 0, ['CF-N08']])
    const none = answer(tasting([], ['CF-N08']).level(0, 6).play('taste'), 'CF-N08')
    expect(none.player(0)).toMatchObject({ level: 8, asleep: true })
  })

  it('CF-N08, CF-P04 the level that would bring sleep is answered like a beer', () => {
    const t = answer(tasting(['CF-P04'], ['CF-N08']).level(0, 6).play('taste'), 'CF-N08')
    expect(answer(t, 'CF-P04').player(0)).toMatchObject({ level: 6, asleep: false })
  })

  it('CF-N08 brings one level more to anybody who stays awake, and is over with its tasting', () => {
    const t = answer(tasting([], ['CF-N08']).play('taste'), 'CF-N08')
    expect([t.player(0).level, t.player(0).time]).toEqual([2, 1])
    expect(t.used(0).play('taste').player(0).level).toBe(3)
  })

  it('CF-N08 cannot be played on a beer that brings sleep by itself, or with EV-17', () => {
    expect(isOffered(tasting([], ['CF-N08']).level(0, 7).play('taste'), 'CF-N08')).toBe(false)
    expect(isOffered(today('EV-17', [], ['CF-N08']).level(0, 6).play('taste'), 'CF-N08')).toBe(false)
    expect(isOffered(today('EV-17', [], ['CF-N08']).level(0, 5).play('taste'), 'CF-N08')).toBe(true)
  })

  it('CF-P06 in answer: the tasting costs nothing and is worth a point', () => {
    const t = answer(tasting(['CF-P06'], ['CF-N08']).play('taste'), 'CF-N08')
    answer(t, 'CF-P06')
    expect([t.player(0).time, t.player(0).score, t.player(0).level]).toEqual([0, 1, 2])
    expect(seen(t, 0).pile).toEqual(['CF-P06', 'CF-N08'])
  })

  it('CF-P06 cannot be played in a concert', () => {
    const t = answer(onStage(['CF-P06'], ['CF-N08']).play('concert +taste'), 'CF-N08')
    expect(isOffered(t, 'CF-P06')).toBe(false)
  })

  it('TBBR-EXP-25 beer, the level of EV-17, the point of CF-P06, the level of CF-N08', () => {
    const t = answer(today('EV-17', ['CF-P06'], ['CF-N08']).play('taste'), 'CF-N08')
    const heard = answer(t, 'CF-P06').story.filter((type) => /drunk|step|points/.test(type))
    expect(heard).toEqual(['drunk', 'events/step', 'confrontation/points', 'confrontation/step'])
    expect(t.player(0).level).toBe(3)
  })

  it('CF-P06, R-94 in the first yellow tasting of CH-09 a price of nothing and one more make one', () => {
    const t = confronting([['CF-P06'], ['CF-N08']], { characters: true }, [everybodysCharacter])
    putOn(t, 'CH-09', 'CH-08').turn().at(0, 19).disc(1, 20)
    answer(answer(t.play('taste'), 'CF-N08'), 'CF-P06')
    expect(t.player(0).time).toBe(1)
  })
})

describe('Confrontation: the Second Helping', () => {
  const helpings = (t: Table): string[] => t.optionsOf('play')

  it('CF-P07 lets its owner buy once more here, at the usual price', () => {
    const t = passAll(tasting(['CF-P07'], []).play('buy'))
    expect([helpings(t), t.may('buy')]).toEqual([['play CF-P07 buy'], false])
    t.play('play CF-P07 buy')
    expect([t.may('buy'), t.player(0).time, seen(t, 1).pile]).toEqual([true, 1, ['CF-P07']])
    t.play('buy')
    expect([t.backpack(0), t.player(0).time, t.may('buy')]).toEqual(['N6', 2, false])
  })

  it('CF-P07 who has bought and tasted names which of the two', () => {
    const t = tasting(['CF-P07'], []).used(0, 'buy', 'taste')
    expect(helpings(t)).toEqual(['play CF-P07 buy', 'play CF-P07 taste'])
    t.play('play CF-P07 taste')
    expect([t.may('buy'), t.may('taste')]).toEqual([false, true])
    expect(t.events).toContainEqual({ type: 'confrontation/again', seat: 0, action: 'taste' })
  })

  it('CF-P07 cannot be played where nothing has been used, but where nothing could be repeated now', () => {
    expect(helpings(tasting(['CF-P07'], []))).toEqual([])
    expect(helpings(tasting(['CF-P07'], []).used(0, 'buy').cubes(0, 'YYYYYYYYYYYY'))).toEqual(['play CF-P07 buy'])
  })

  it('CF-P07 a concert has used the tasting; it is not given again', () => {
    const t = passAll(onStage(['CF-P07'], []).play('concert'))
    while (t.asked === -1) t.nature(Object.keys(t.outcomes())[0])
    expect(helpings(t)).toEqual(['play CF-P07 taste'])
    expect(t.play('play CF-P07 taste').may('taste')).toBe(true)
    expect(t.optionsOf('concert')).toEqual([])
  })
})
