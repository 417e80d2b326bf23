import { expect, it } from 'vitest'
import type { Expansion } from '../../src/engine/expansion.ts'
import { EXPANSION_STEPS, next } from '../../src/engine/steps.ts'
import { putIn } from '../../src/expansions/pixel-bag/cards.ts'
import { pixelBag } from '../../src/expansions/pixel-bag/index.ts'
import { raceWith } from '../../src/race.ts'

/** Something else that a removal brings, as the Team card does. */
const LATER = EXPANSION_STEPS
const later: Expansion = {
  id: 'team',
  steps: { [LATER]: { name: 'team/later', asks: 'nobody' } },
  removed: (s, seat) => next(s, LATER, seat),
}

// Expansions count in the order in which a program first names them: this one before those of the house.
const game = raceWith([later, pixelBag])
const { race } = await import('../table.ts')

it('TBBR-PIXEL-30 the swap comes first, then what Team has to ask', () => {
  const t = race(4, { team: true, 'pixel-bag': true }, game)
  putIn(t.s, 0, 0, 3)
  t.at(0, 11).disc(0, 8).disc(1, 20).disc(2, 20).disc(3, 20).machine('L1-17').turn().play('buy', 'break L1-17')
  expect(t.view.steps.slice(-2).map(({ step }) => step)).toEqual(['team/later', 'pixel-bag/swap'])
})
