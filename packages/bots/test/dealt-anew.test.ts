import { type RaceState, belgianBeersRace as race } from '@estaminet/belgian-beers-race'
import { hash, movesOf, seeded, type View } from '@estaminet/kernel'
import { describe, expect, test } from 'vitest'
import { findBot, type Place } from '../src/index.ts'
import { ACTION, COMPANY, firstMoments, type Moments } from './moments.ts'

const [veryEasy, easy, medium, hard, expert, taster] = [
  'very-easy',
  'easy',
  'medium',
  'hard',
  'expert',
  'medium:taster',
].map((id) => findBot(id, race))

type Named = Moments & { readonly name: string }
const action: Named = { name: 'an action', count: 2, least: ACTION, options: COMPANY, step: 'action' }
const team: Named = { ...action, name: 'an action beside a teammate', seats: 4, options: { ...COMPANY, team: true } }
const draft: Named = {
  name: 'a packet passed on',
  count: 3,
  least: 2,
  seats: 3,
  options: { ...COMPANY, 'confrontation-hands': 'draft' },
  step: 'confrontation/draft',
}
/** Who answers after the first knows neither what that one was dealt nor what it has kept. */
const characters: Named = {
  name: 'a character kept in secret',
  count: 3,
  least: 2,
  seats: 3,
  options: COMPANY,
  step: 'characters/keep',
}
const bands: Named = { ...characters, name: 'a band kept in secret', step: 'bands/keep' }
const anything: Named = { name: 'whatever is asked first', count: 1, least: 2, options: COMPANY }
const once = (moments: Named): Named => ({ ...moments, count: 1 })

describe.each([
  { bot: veryEasy, where: [action, team, draft, characters, bands] },
  { bot: easy, where: [action, team, draft, characters, bands] },
  { bot: medium, where: [action, team, draft, characters, bands] },
  { bot: taster, where: [action, team, draft, characters, bands] },
  { bot: hard, where: [once(action), once(team), once(draft)] },
  { bot: expert, where: [once(action), anything, once(characters)] },
])('$bot.id chooses alike when what it cannot know is dealt anew', ({ bot, where }) => {
  test.each(where)('at $name', (moments) => {
    let others = 0
    firstMoments(moments, (s, seat) => {
      const chosen = (table: RaceState) => {
        const moves = movesOf(race, table, seat)
        const view = (): View => race.view(table, seat)
        const place: Place<RaceState> = { game: race, seat, moves, view, rng: seeded('its own') }
        return bot.choose(place as unknown as Place)
      }
      const other = race.imagine(race.view(s, seat), seeded('dealt anew'))
      expect(race.view(other, seat)).toEqual(race.view(s, seat))
      if (hash(other) !== hash(s)) others++
      expect(chosen(other)).toBe(chosen(s))
    })
    // It would hold of itself if nothing were dealt anew.
    expect(others).toBeGreaterThan(0)
  })
})
