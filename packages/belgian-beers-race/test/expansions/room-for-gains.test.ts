import { describe, expect, it } from 'vitest'
import type { ConfrontationId } from '../../src/content/confrontation.ts'
import { type EventId, events } from '../../src/content/events.ts'
import { proceed } from '../../src/engine/play.ts'
import { drawn } from '../../src/expansions/events/draw.ts'
import { dailyEvents } from '../../src/expansions/events/index.ts'
import { askForCubes } from '../../src/rules/extra-cubes.ts'
import { race } from '../table.ts'
import { confronting } from './with-hands.ts'

/** Seat 0 buys cheese under the card of the day, with cards announced. */
function buying(cheese: number, day: EventId, ...mine: readonly ConfrontationId[]) {
  const t = confronting([mine, []], { events: true }, [dailyEvents])
  drawn(t.s)[0] = events.findIndex(({ id }) => id === day) + 1
  t.turn()
    .at(0, 12)
    .cheese(0, cheese)
    .disc(1, 20)
    .play(['buy +cheese', ...mine].join(' '))
  const { cheese: level, cheeseMarkers: tokens } = t.player(0)
  return { level, tokens }
}

describe('Gains and the room there is', () => {
  it('TBBR-EXP-24 example: three beers and two free slots are two beers; two to lose of one are one', () => {
    expect(race(2).at(0, 11).cubes(0, 'NNNNNNNNNN').disc(1, 20).play('buy').backpack(0)).toBe('Y2 N10')
    const t = race(2).at(0, 6).cubes(0, 'K')
    askForCubes(t.s, 0, -2)
    proceed(t.s, undefined)
    expect([t.backpack(0), t.step]).toEqual(['–', 'action'])
  })

  it('TBBR-EXP-24 example: cheese on the last level: two tokens with CF-P08, one with EV-06, whose extra one is lost', () => {
    expect(buying(4, 'EV-01', 'CF-P08')).toEqual({ level: 4, tokens: 2 })
    expect(buying(4, 'EV-06')).toEqual({ level: 4, tokens: 1 })
  })

  it('EV-06 example: bought, then the event, then the card: cheese 2 with CF-P08 becomes 3, 4 and a token', () => {
    expect(buying(2, 'EV-06', 'CF-P08')).toEqual({ level: 4, tokens: 1 })
    expect(buying(3, 'EV-06', 'CF-P08')).toEqual({ level: 4, tokens: 1 })
    expect(buying(1, 'EV-06', 'CF-P08')).toEqual({ level: 4, tokens: 0 })
  })
})
