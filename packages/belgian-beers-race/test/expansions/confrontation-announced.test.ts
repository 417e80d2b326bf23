import { fieldOf } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { type CharacterId, characters } from '../../src/content/characters.ts'
import { type ConfrontationId, confrontation } from '../../src/content/confrontation.ts'
import { HOOKS, STAGES } from '../../src/content/hooks.ts'
import { reductionOf } from '../../src/engine/variant.ts'
import { everybodysCharacter } from '../../src/expansions/characters/index.ts'
import { asIfInForce } from '../../src/expansions/confrontation/played.ts'
import type { Table } from '../table.ts'
import { confronting, game, seen } from './with-hands.ts'

type Hand = readonly ConfrontationId[]

/** Seat 0 at 6, its disc on this space. */
const at = (time: number, mine: Hand, theirs: Hand = []): Table =>
  confronting([mine, theirs]).at(0, 6).disc(1, 23).disc(0, time)

function as(id: CharacterId, mine: Hand): Table {
  const t = confronting([mine, []], { characters: true }, [everybodysCharacter])
  const kept = fieldOf(t.s, 'characters.kept')
  for (const [seat, character] of ([id, 'CH-08'] as const).entries())
    kept[seat] = characters.findIndex((card) => card.id === character) + 1
  return t.turn().at(0, 6).disc(1, 23)
}

const withCards = (t: Table): string[] => t.options().filter((text) => text.includes('CF-'))

describe('Confrontation: own cards announced with what is declared', () => {
  it('TBBR-CONF-21, R-13 cards are played at the own action, with an own declaration, or in a window; nowhere else', () => {
    const t = at(0, ['CF-P01', 'CF-P14', 'CF-P12', 'CF-N01'])
    expect(t.optionsOf('play')).toEqual(['play CF-P14'])
    expect(withCards(t).filter((text) => text.startsWith('bike'))).toContain('bike 11 CF-P01')
    const moments = HOOKS.flatMap((hook) => {
      const { opponents = [], subject = [], menu = [] } = STAGES[hook] ?? {}
      return [...opponents, ...subject, ...menu]
    })
    expect(new Set(moments).size).toBe(confrontation.length)
  })

  it('CF-P01, TBBR-EXP-42 announced: the ride is two units shorter, the card public and in the pile', () => {
    const t = at(0, ['CF-P01'])
    expect(t.info('bike 11 CF-P01')).toMatchObject({ printed: 6, cost: 4, time: 4, cards: ['CF-P01'] })
    t.play('bike 11 CF-P01')
    expect([t.player(0).time, t.player(0).place, seen(t, 1).pile]).toEqual([4, 11, ['CF-P01']])
    expect(t.events).toContainEqual({ type: 'confrontation/played', seat: 0, card: 'CF-P01', target: 0 })
  })

  it('TBBR-EXP-42, R-85 example: 4 left, a ride of 6 is not offered; with CF-P01 it is; then CF-N02 stops it, and CF-P01 is spent', () => {
    const t = at(20, ['CF-P01'], ['CF-N02'])
    expect([t.may('bike 11'), t.may('bike 11 CF-P01')]).toEqual([false, true])
    t.play('bike 11 CF-P01', 'play CF-N02')
    expect([t.player(0).time, t.player(0).place, seen(t, 0).pile]).toEqual([22, 6, ['CF-P01', 'CF-N02']])
    expect(seen(t, 0).players[0].hand).toBe(0)
  })

  it('TBBR-EXP-42, CH-10 map and wind together where each shortens the ride, whatever was listed before', () => {
    expect(withCards(at(0, ['CF-P01']).at(0, 3))).not.toContain('bike 5 CF-P01')
    const rides = withCards(as('CH-10', ['CF-P01']).at(0, 20))
    expect(rides.filter((text) => text.includes('map'))).toEqual([
      'bike 15 map CF-P01',
      'bike 19 map CF-P01',
      'bike 26 map CF-P01',
    ])
  })

  it('TBBR-EXP-42, R-85 example: a ride of 2 takes 1, and CH-10 cannot be announced on top; in Brussels neither can', () => {
    const t = as('CH-10', ['CF-P01'])
    expect(t.options()).toEqual(expect.arrayContaining(['bike 4 map', 'bike 4 CF-P01', 'bike 11 map CF-P01']))
    expect(t.may('bike 4 map CF-P01')).toBe(false)
    expect(t.info('bike 4 CF-P01')).toMatchObject({ cost: 1 })
    const city = as('CH-10', ['CF-P01']).at(0, 'B1')
    expect(city.options().filter((text) => /^bike B\d (map|CF)/.test(text))).toEqual([])
  })

  it('TBBR-EXP-42 both at once: each shortens the ride, and the character’s power is used', () => {
    const t = as('CH-10', ['CF-P01'])
    const { cost } = t.info('bike 11 map') as unknown as { readonly cost: number }
    expect(t.info('bike 11 map CF-P01')).toMatchObject({ cost: cost - 2 })
    t.play('bike 11 map CF-P01')
    expect([t.player(0).time, t.player(0).place]).toEqual([cost - 2, 11])
  })

  it('TBBR-EXP-20 example: CH-01 and CF-P01 by bicycle on 6-11: 6 - 3 = 3', () => {
    expect(as('CH-01', ['CF-P01']).info('bike 11 CF-P01')).toMatchObject({ cost: 3 })
  })

  it('CF-P01 cannot be announced with other means, nor by who may not cycle', () => {
    const t = at(0, ['CF-P01'])
    expect(withCards(t).every((text) => text.startsWith('bike '))).toBe(true)
    expect(withCards(at(0, ['CF-P01']).level(0, 5))).toEqual([])
  })

  it('CF-P01, TBBR-EXP-22 sobering counts the shorter travel time', () => {
    const t = at(0, ['CF-P01']).level(0, 4).play('bike 11 CF-P01')
    expect([t.player(0).level, t.player(0).ride]).toEqual([3, 0])
  })

  it('CF-P05 announced: five beers, or as many as there is room for', () => {
    const t = at(0, ['CF-P05']).at(0, 16)
    expect(t.info('buy CF-P05')).toMatchObject({ cubes: 5, cost: 1 })
    expect(t.play('buy CF-P05').backpack(0)).toBe('N5')
    expect(at(0, ['CF-P05']).at(0, 16).cubes(0, 'YYYYYYYY').play('buy CF-P05').backpack(0)).toBe('Y8 N4')
  })

  it('CF-P05 cannot be announced without more room than the purchase fills', () => {
    expect(withCards(at(0, ['CF-P05']).at(0, 16).cubes(0, 'YYYYYYYYY'))).toEqual([])
  })

  it('CF-P08 cannot be announced without cheese', () => {
    expect(withCards(at(0, ['CF-P08', 'CF-P05']).at(0, 7))).toEqual([
      'buy CF-P05',
      'buy +cheese CF-P05',
      'buy +cheese CF-P08',
      'buy +cheese CF-P05 CF-P08',
    ])
  })

  it('CF-P08 announced: two cheeses', () => {
    const t = at(0, ['CF-P08', 'CF-P05']).at(0, 7)
    expect(t.branch().play('buy +cheese CF-P08').player(0).cheese).toBe(2)
    t.play('buy +cheese CF-P05 CF-P08')
    expect([t.player(0).cheese, t.backpack(0), seen(t, 0).pile]).toEqual([2, 'N5', ['CF-P05', 'CF-P08']])
  })

  it('CF-N09 example: one cheese, CF-P08 announced, the card: two', () => {
    const t = at(0, ['CF-P08'], ['CF-N09']).at(0, 7).cheese(0, 1).play('buy +cheese CF-P08', 'play CF-N09')
    expect(t.player(0).cheese).toBe(2)
  })

  it('CF-P05 with CF-N06: three and two, less two', () => {
    expect(at(0, ['CF-P05'], ['CF-N06']).at(0, 16).play('buy CF-P05', 'play CF-N06').backpack(0)).toBe('N3')
  })

  it('CF-P06 announced: the tasting takes no time and brings a point', () => {
    const t = at(0, ['CF-P06']).at(0, 7)
    expect(t.info('taste CF-P06')).toMatchObject({ cost: 0 })
    t.play('taste CF-P06')
    while (t.step === 'confrontation/window') t.play('pass')
    expect([t.player(0).time, t.player(0).glass, t.player(0).score, seen(t, 0).pile]).toEqual([0, 1, 1, ['CF-P06']])
  })

  it('CF-P06 makes a tasting fit that would not; cannot be announced where nothing is poured or it was used', () => {
    // The first blond of the day takes two: with the card one, which is left.
    const t = as('CH-09', ['CF-P06']).at(0, 14).finished(1).disc(0, 23)
    expect([t.may('taste'), t.may('taste CF-P06')]).toEqual([false, true])
    expect(withCards(at(0, ['CF-P06']).at(0, 11))).toEqual([])
    expect(withCards(at(0, ['CF-P06']).at(0, 7).used(0, 'taste'))).toEqual([])
  })

  it('TBBR-CONF-24 what was announced is not asked for again', () => {
    const t = at(0, ['CF-P01', 'CF-P12'], ['CF-N02']).play('bike 11 CF-P01', 'play CF-N02', 'pass')
    // Thick Skin was possible; nothing else is.
    expect([t.player(0).time, t.player(0).place]).toEqual([6, 11])
  })

  it('only the holder is offered what a hand allows', () => {
    const t = at(0, ['CF-P01'])
    expect(JSON.stringify(game.view(t.s, 1))).not.toContain('CF-P01')
  })

  it('what is only looked at leaves no trace, even where looking fails', () => {
    const fail = (): never => {
      throw new Error('seen enough')
    }
    const t = as('CH-10', ['CF-P01'])
    const before = [t.s.cells.slice(), t.options(), t.info('bike 11').cost]
    expect(() => asIfInForce(t.s, 0, 0, fail)).toThrow('seen enough')
    expect(() => reductionOf(t.s, 0)?.think(t.s, 0, fail)).toThrow('seen enough')
    expect([t.s.cells, t.options(), t.info('bike 11').cost]).toEqual(before)
  })
})
