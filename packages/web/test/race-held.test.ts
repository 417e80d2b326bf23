import type { Choice, HeldTurn } from '@estaminet/table'
import { describe, expect, it } from 'vitest'
import { heldChance } from '../src/games/belgian-beers-race/slate/held.ts'
import { openWords } from './support/words.ts'

const trip = (kind: string, dice?: number): Choice => ({
  move: 1,
  say: kind,
  info: {
    kind,
    to: 'B1',
    cost: 4,
    ...(kind === 'bus' ? { lateCost: 6 } : {}),
    ...(dice === undefined ? {} : { dice }),
  },
})

const rolls = (choice: Choice): HeldTurn => ({ kind: 'chance', draws: 'roll', seats: [], choice })

await openWords()

describe('a ride that waits for its confirmation', () => {
  it('says that the die is still to fall, what it can do, and calls the button after the ride', () => {
    expect(heldChance(rolls(trip('bus')), 'en')).toEqual({
      title: 'The die is next: 1 in 6 late. Take the bus?',
      confirm: 'Take the bus',
    })
  })

  it('gives the odds of as many dice as are thrown', () => {
    expect(heldChance(rolls(trip('hitch', 1)), 'en')?.title).toBe('The die is next: 1 in 2 fails. Hitchhike?')
    expect(heldChance(rolls(trip('hitch', 2)), 'en')?.title).toBe('The dice are next: 1 in 4 fails. Hitchhike?')
    expect(heldChance(rolls(trip('hitch', 3)), 'fr')?.title).toContain('1 raté sur 8')
    expect(heldChance(rolls(trip('hitch', 3)), 'nl')?.title).toContain('1 op 8 mislukt')
  })

  it('says nothing of dice where none are thrown', () => {
    expect(heldChance(rolls(trip('bike')), 'en')).toBeUndefined()
    expect(heldChance({ ...rolls(trip('bike')), draws: 'coaster' }, 'en')?.title).toBe('A coaster is drawn next')
  })
})
