import { describe, expect, it } from 'vitest'
import * as bands from '../../src/expansions/bands/numbers.ts'
import * as characters from '../../src/expansions/characters/numbers.ts'
import * as confrontation from '../../src/expansions/confrontation/numbers.ts'
import { DRAWN } from '../../src/expansions/events/draw.ts'
import { EXPANSIONS } from '../../src/expansions/index.ts'
import * as pixelBag from '../../src/expansions/pixel-bag/numbers.ts'
import * as solo from '../../src/expansions/solo/numbers.ts'
import * as team from '../../src/expansions/team/numbers.ts'

/** Positions that are kept hold the numbers of steps: what lay on the stack yesterday has to be found under the same one. */
const STEPS = {
  team: 'name 64, reveal 65, test 66, propose 68, consent 69, put-under 70',
  events: 'draw 72',
  characters: 'deal 80, keep 81, again 82, reroll 83, beer 84',
  bands: 'deal 88, keep 89, perform 90, stage 91, applause 92',
  'pixel-bag': 'deal 96, draw 97, swap 98, closing 99',
  solo: 'start 104, destination 105, packet 106, way 107, gift 108, replacement 109, meeting 110, toast 111, clink 112, follow 113, stop 114, claim 115',
  confrontation:
    'deal 120, draw 121, draft 122, exchange 123, partner 124, give 125, take 126, hand-over 127, open 128, window 129, resolve 130, strike 131, reroll 132, extra 140, parted 141, jump 142',
}

/** Kinds of moves, each in the order of its numbers, without a gap and apart from those of the others. */
const KINDS: readonly (readonly [first: number, ...numbers: number[]])[] = [
  [64, team.NAME_A, team.REVEALED, team.PROPOSAL, team.ANSWER, team.PUT_UNDER],
  [72, DRAWN],
  [
    80,
    ...[characters.DEALT, characters.KEEP_CHARACTER, characters.SHORTCUT],
    ...[characters.ROLL_AGAIN, characters.LEAVE_DICE, characters.DRINK_NEXT],
  ],
  [88, bands.DEALT, bands.KEEP_BAND, bands.CONCERT],
  [
    96,
    ...[pixelBag.DRAWN, pixelBag.COMPLETE, pixelBag.DROP],
    ...[pixelBag.SWAP_CARD, pixelBag.KEEP_BOTH, pixelBag.CONFIRM],
  ],
  [104, solo.LEAD, solo.REPLACE],
  [
    120,
    ...[confrontation.DEALT, confrontation.PICK, confrontation.WITH, confrontation.PLAY],
    ...[confrontation.ANSWER, confrontation.RIDE_WITH, confrontation.BUY_WITH, confrontation.TASTE_WITH],
  ],
  [140, confrontation.CLAIM],
]

const stepsOf = (id: string): string =>
  Object.entries(EXPANSIONS.find((one) => one.id === id)?.steps ?? {})
    .map(([number, { name }]) => `${name.slice(id.length + 1)} ${number}`)
    .join(', ')

describe('Numbers of the expansions', () => {
  it.each(Object.entries(STEPS))('the steps of %s are found where kept positions have them', (id, steps) => {
    expect(stepsOf(id)).toEqual(steps)
  })

  it('kinds of moves are told apart by their numbers', () => {
    for (const [first, ...numbers] of KINDS) expect(numbers).toEqual(numbers.map((_, at) => first + at))
  })
})
