import { levelsOf } from '@estaminet/bots'
import { gameOf } from '@estaminet/shelf'
import { Table, type TablePlan, updateFor } from '@estaminet/table'
import { expect, it } from 'vitest'
import { sameAgain } from '../src/pages/same-again.ts'

const me = { id: 'me', name: 'Camille' }
const nobodyElse = { present: () => true, spectators: 0 }

/** What the page knows of a table that was laid like this. */
function told(plan: TablePlan) {
  const game = gameOf(plan.game)
  const birth = {
    id: 'local-1',
    code: 'LOCAL',
    secret: '5e'.repeat(32),
    botSeed: 'b0'.repeat(16),
    levels: levelsOf(game),
    closed: 0,
  }
  return updateFor(Table.create(game, plan, me, birth, 0), me.id, nobodyElse, { n: 0, events: [] }, 0).info
}

const around: TablePlan = {
  game: 'belgian-beers-race',
  options: { length: 'short', confrontation: true },
  seats: [{ kind: 'me' }, { kind: 'me', name: 'Jef' }],
  access: 'link',
  pace: { kind: 'live' },
  asides: { beat: 5 },
}

it('who plays again around one screen has the same seats, options and time to react', () => {
  const again = sameAgain(told(around))
  expect(again).toMatchObject({ game: around.game, options: around.options, pace: around.pace, asides: { beat: 5 } })
  expect(again.seats).toEqual([
    { kind: 'me', name: 'Camille' },
    { kind: 'me', name: 'Jef' },
  ])
  // What was not chosen is as it was.
  expect(told(again).windows).toEqual(told(around).windows)
})

it('the same bots come again, or stronger ones where they are asked for; advice stays as it was agreed', () => {
  const bots: TablePlan = {
    game: 'heaven-and-ale',
    options: {},
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }],
    access: 'link',
    pace: { kind: 'live' },
    noAdvice: true,
  }
  expect(sameAgain(told(bots))).toMatchObject({
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }],
    noAdvice: true,
  })
  expect(sameAgain(told(bots))).not.toHaveProperty('asides')
  expect(sameAgain(told(bots), true).seats[1]).not.toEqual(bots.seats[1])
})
