import { describe, expect, it } from 'vitest'
import type { ConfrontationId } from '../../src/content/confrontation.ts'
import { pixels } from '../../src/content/pixels.ts'
import { confrontationCards } from '../../src/expansions/confrontation/index.ts'
import type { ConfrontationView } from '../../src/expansions/confrontation/view.ts'
import { putIn } from '../../src/expansions/pixel-bag/cards.ts'
import { pixelBag } from '../../src/expansions/pixel-bag/index.ts'
import { jokers } from '../../src/expansions/pixel-bag/jokers.ts'
import type { PixelBagView } from '../../src/expansions/pixel-bag/view.ts'
import { solo } from '../../src/expansions/solo/index.ts'
import { OPEN, where } from '../../src/expansions/team/decks.ts'
import { belgianBeersRace } from '../../src/index.ts'
import { raceWith } from '../../src/race.ts'
import { race, type Table } from '../table.ts'
import { placeHim } from './alone.ts'
import { answer, confronting, passAll } from './with-hands.ts'

const PIXELS = { 'pixel-bag': true }

/** The first drawings of the deck go into the hand. */
function deal(t: Table, seat: number, ...cards: readonly number[]): Table {
  cards.forEach((card, slot) => {
    putIn(t.s, seat, slot, card)
  })
  return t
}

describe('Pixel Bag with Team', () => {
  const together = () =>
    deal(race(4, { team: true, ...PIXELS }), 0, 3, 4)
      .at(0, 11)
      .disc(0, 8)
      .disc(1, 20)
      .disc(3, 20)

  it('TBBR-PIXEL-30 one crossing may use both: the swap first, then the Team card', () => {
    const t = together().disc(2, 20).machine('L1-17').turn()
    where(t.s)[0] = OPEN
    t.play('buy', 'break L1-17')
    expect(t.view.steps.slice(-2).map(({ step }) => step)).toEqual(['team/put-under', 'pixel-bag/swap'])
    expect(t.play('swap 1', 'drawn PX-24').step).toBe('team/put-under')
  })

  it('TBBR-PIXEL-30 hands are hidden from the teammate', () => {
    const t = together()
    expect(JSON.stringify(belgianBeersRace.view(t.s, 0))).toContain(pixels[3].id)
    expect(JSON.stringify(belgianBeersRace.view(t.s, 2))).not.toContain(pixels[3].id)
  })
})

describe('Pixel Bag alone', () => {
  const game = raceWith([pixelBag, solo])
  const alone = () => {
    const t = race(1, { solo: true, ...PIXELS }, game)
    placeHim(t.s, 11, 34)
    return deal(t, 0, 3, 4)
  }

  it('TBBR-PIXEL-31 a toast with the Zythologist leaves a joker for the beer given', () => {
    const t = alone().at(0, 6).cubes(0, 'Y').turn().play('hitch 11', 'roll tbbr')
    expect([t.row(0), Array.from(jokers(t.s))]).toEqual(['3 @11 L1 g1 [–] 0', [1]])
  })

  it('TBBR-PIXEL-31 one swap a crossing, though two objectives are replaced, and after what slides in', () => {
    const t = alone().at(0, 12).disc(0, 8).machine('L1-24', 'L1-03', 'L1-08').deck('L1-09', 'L1-10').turn()
    t.play('buy')
    expect(t.step).toBe('solo/replacement')
    t.play('replace L1-24 L1-08')
    while (t.step === 'card') t.nature(Object.keys(t.outcomes())[0])
    expect([t.step, t.options()]).toEqual(['pixel-bag/swap', ['keep', 'swap 1', 'swap 2']])
    expect(t.play('keep').step).not.toBe('pixel-bag/swap')
  })
})

describe('Pixel Bag with Confrontation', () => {
  const game = raceWith([pixelBag, confrontationCards])
  const met = () =>
    race(2, { confrontation: true, ...PIXELS }, game)
      .at(0, 6)
      .at(1, 11)
      .disc(1, 9)
      .cubes(0, 'YYY')
      .cubes(1, 'Y')

  it('TBBR-CONF-53, R-77 example: a partner with two jokers and a beer exchanges one', () => {
    const t = met()
    jokers(t.s)[1] = 2
    expect(t.turn().play('bike 11').options()).toEqual(['give Y'])
    t.play('give Y', 'take Y')
    expect(Array.from(jokers(t.s))).toEqual([0, 2])
  })

  it('TBBR-CONF-53, R-77 example: with CF-P05 announced a purchase brings 4 + 2 beers; the example of CF-N06: 4 - 2', () => {
    const buying = (mine: readonly ConfrontationId[], theirs: readonly ConfrontationId[]) =>
      confronting([mine, theirs], PIXELS, [pixelBag]).at(0, 16).disc(1, 20)
    expect(passAll(buying(['CF-P05'], []).play('buy CF-P05')).backpack(0)).toBe('N6')
    expect(answer(buying([], ['CF-N06']).play('buy'), 'CF-N06').backpack(0)).toBe('N2')
  })

  it('TBBR-CONF-21, TBBR-PIXEL-19 to drop a joker or complete a drawing is no check: no card is asked for, in nobody’s turn', () => {
    // A star of the left row is fulfilled; whoever holds the Queue Jumper has passed at the start of the turn.
    const t = deal(confronting([['CF-P11'], []], PIXELS, [pixelBag]), 0, 0)
      .at(0, 6)
      .cubes(0, 'YYYYYYY')
      .disc(1, 20)
    jokers(t.s)[0] = 1
    t.machine(null, null, null, null, 'L1-29').turn()
    expect(t.step).toBe('confrontation/window')
    t.play('pass')
    expect(t.branch().play('drop').step).toBe('action')
    expect(t.play('complete 1 YYY').step).toBe('pixel-bag/draw')
    expect(t.nature('drawn PX-24').step).toBe('action')
  })

  it('TBBR-CONF-30, TBBR-PIXEL-10 no hand of cards is shown before the last drawing', () => {
    const t = confronting([['CF-P01'], ['CF-N03']], PIXELS, [pixelBag])
      .day(3)
      .finished(1)
      .disc(0, 23)
      .play('stop')
    const shown = () => (game.view(t.s, 1).confrontation as ConfrontationView).shown
    expect([t.step, shown()]).toEqual(['pixel-bag/closing', [[], []]])
    t.by(0, 'confirm').by(1, 'confirm')
    expect([t.asked, shown()]).toEqual([undefined, [['CF-P01'], ['CF-N03']]])
    expect(t.story.indexOf('confrontation/shown')).toBeGreaterThan(t.story.indexOf('finalScored'))
  })

  it('TBBR-CONF-53, R-77 nobody completes a drawing between declaration and exchange; afterwards both may', () => {
    const t = deal(met().cubes(1, 'YYY'), 1, 0).turn()
    expect(t.options(1)).toEqual(['complete 1 YYY'])
    t.play('bike 11')
    expect([t.step, game.free?.(t.s)]).toEqual(['confrontation/give', 0])
    t.play('give Y', 'take Y')
    expect(t.options(1)).toEqual(['complete 1 YYY'])
    expect((game.view(t.s, 1)['pixel-bag'] as PixelBagView).own?.hand[0]).toBe('PX-01')
  })
})
