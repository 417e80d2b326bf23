import { belgianBeersRace, claimedIn, tryOut, windowIn } from '@estaminet/belgian-beers-race'
import {
  ASLEEP_FROM,
  BACKPACK,
  CHEESE_POINTS,
  NIGHT_RECOVERY,
  RIDE_PER_BEER,
} from '@estaminet/belgian-beers-race/board'
import { movesOf, readOptions, seeded } from '@estaminet/kernel'
import type { Ask, Choice } from '@estaminet/table'
import { expect, test } from 'vitest'
import { deedOf, journeyOf } from '../src/games/belgian-beers-race/choices.ts'
import { windowQuestion } from '../src/games/belgian-beers-race/expansions/confrontation/window.ts'
import { bringRules, nightOfAll, pointsFor, slotsOf } from '../src/games/belgian-beers-race/foretell.ts'
import { cardOf, carriedBy, type RaceEvent, type RaceView, raceOf } from '../src/games/belgian-beers-race/model.ts'
import { bringExpansions } from '../src/games/belgian-beers-race/rules.ts'
import { cardsWon, told } from '../src/games/belgian-beers-race/slate/brings.ts'
import { preview } from '../src/games/belgian-beers-race/slate/preview.ts'
import { openExpansionWords } from '../src/games/belgian-beers-race/texts/expansions.ts'
import { cardTexts, say, game as words } from '../src/games/belgian-beers-race/texts/index.ts'
import { askOf, atRandom } from './support/at-random.ts'
import { openWords } from './support/words.ts'

await openWords()
await bringRules()
await bringExpansions()
await openExpansionWords('en')

const NAMES = ['Inès', 'Jef', 'Gust', 'Mie']
const t = say('en')
const linesOf = (choice: Choice, ask: Ask, view: RaceView): string[] =>
  preview(choice, ask, view, NAMES, 'en').lines.map(({ text }) => text)

/** The first morning, but that one is at 6 with this level and two others wait at 11, all with beers. */
function meeting(level: number, cheese: number) {
  const options = readOptions(belgianBeersRace, 3, {})
  const [at] = atRandom(belgianBeersRace, { seats: 3, options, seed: 'pieces' })
  const morning = raceOf(belgianBeersRace.view(at.s, at.seat))
  const view: RaceView = {
    ...morning,
    players: morning.players.map((player, seat) => ({
      ...player,
      cubes: { ...player.cubes, yellow: 2 },
      ...(seat === at.seat ? { place: 6, level, cheese } : { place: 11 }),
    })),
  }
  const s = belgianBeersRace.imagine(view, seeded('pieces'))
  return { view, ask: askOf(belgianBeersRace, { s, seat: at.seat, moves: movesOf(belgianBeersRace, s, at.seat) }) }
}

test.each([
  { by: 'bike 11', level: 3, cheese: 0, from: 2, pieces: { level: 4, glass: 2, cheers: 2, cheese: 0 } },
  { by: 'bus 11', level: 5, cheese: 0, from: 5, pieces: { level: 7, glass: 2, cheers: 2, cheese: 0 } },
  { by: 'bus 11', level: 7, cheese: 0, from: 7, pieces: { level: 8, glass: 1, cheers: 1, cheese: 0 } },
  // Whether cheese is eaten is asked in the toast: before it, everybody is told that they would fall asleep.
  { by: 'bus 11', level: 7, cheese: 2, from: 7, pieces: { level: 8, glass: 2, cheers: 2, cheese: 2 } },
])('a toast with two at $by, level $level, cheese $cheese, moves the pieces as the rules do', (meets) => {
  const { view, ask } = meeting(meets.level, meets.cheese)
  const choice = ask.choices.find(({ say }) => say === meets.by)
  expect(choice && journeyOf(choice)?.toast).toHaveLength(2)
  if (!choice) return
  expect(told(choice, ask, view).pieces).toMatchObject(meets.pieces)
  const says = linesOf(choice, ask, view).filter((text) => text.startsWith(t.level(meets.from, meets.pieces.level)))
  expect(says).toHaveLength(1)
})

/** What characters and days make of a move, by their cards. */
const SAYS: Readonly<Record<string, (choice: Choice, ask: Ask, view: RaceView) => string | undefined>> = {
  'CH-15'(choice, { seat }, { players }) {
    const deed = deedOf(choice)
    const { level } = players[seat]
    return deed.kind === 'taste' && deed.colour === 'red' && level < ASLEEP_FROM - 2
      ? t.level(level, level + 2)
      : undefined
  },
  'CH-08'(choice, { seat }, { players }) {
    const journey = journeyOf(choice)
    const { level, ride } = players[seat]
    const drops = journey?.kind === 'bike' ? Math.floor((ride + journey.cost) / 5) : 0
    return drops > 0 && drops <= level ? t.level(level, level - drops) : undefined
  },
  'CH-12'(choice, ask, view) {
    const [card] = cardsWon(choice, ask, view)
    return card === undefined ? undefined : t.winsCard(cardTexts('en', card).title, (cardOf(card)?.vp ?? 0) + 1)
  },
  'EV-06'(choice, { seat }, { players }) {
    const deed = deedOf(choice)
    const { cheese } = players[seat]
    if (deed.kind !== 'buy' || !deed.cheese || cheese + 2 >= CHEESE_POINTS.length) return undefined
    return `${t.board.cheese} ${CHEESE_POINTS[cheese]} → ${CHEESE_POINTS[cheese + 2]}`
  },
  'EV-17'(choice, { seat }, { players, cards }) {
    const { level } = players[seat]
    const isFirst = cards?.today[seat] === 0
    return isFirst && deedOf(choice).kind === 'taste' && level < ASLEEP_FROM - 2 ? t.level(level, level + 2) : undefined
  },
  'EV-22'(choice) {
    const [partner, ...more] = journeyOf(choice)?.toast ?? []
    return partner === undefined || more.length > 0 ? undefined : `toast with ${NAMES[partner]}, +2 TUs`
  },
}

test('a preview says what cards make of a beer, a ride, a cheese, a toast and an objective', () => {
  const options = readOptions(belgianBeersRace, 3, { events: true, characters: true })
  const seen = new Set<string>()
  for (let game = 0; seen.size < Object.keys(SAYS).length; game++)
    for (const at of atRandom(belgianBeersRace, { seats: 3, options, seed: `cards ${game}` })) {
      const view = raceOf(belgianBeersRace.view(at.s, at.seat))
      if (view.steps.at(-1)?.step !== 'action') continue
      const inForce = [view.characters?.kept[at.seat], view.events?.days[view.day - 1]].filter((id) => id && id in SAYS)
      // Two cards that change the same thing are no example.
      if (inForce.length !== 1) continue
      const card = String(inForce[0])
      const ask = askOf(belgianBeersRace, at)
      for (const choice of ask.choices) {
        const says = SAYS[card]?.(choice, ask, view)
        if (says === undefined) continue
        seen.add(card)
        const lines = linesOf(choice, ask, view)
        expect(
          lines.some((text) => text.startsWith(says)),
          `${card} ${choice.say}: ${says} in ${lines.join('; ')}`,
        ).toBe(true)
      }
    }
})

test('a backpack holds what the rules say, not what is printed', () => {
  const options = readOptions(belgianBeersRace, 2, { characters: true })
  const held = new Set<string>()
  for (let game = 0; held.size < 2; game++)
    for (const { s } of atRandom(belgianBeersRace, { seats: 2, options, seed: `slots ${game}` })) {
      const view = raceOf(belgianBeersRace.view(s, 0))
      if (view.steps.at(-1)?.step !== 'action') continue
      const isSmall = view.characters?.kept[0] === 'CH-11'
      expect(slotsOf(view, 0)).toBe(isSmall ? 9 : BACKPACK)
      held.add(isSmall ? 'small' : 'usual')
      break
    }
})

test('an objective is worth to whoever takes it what the rules say, not what is printed', () => {
  const options = readOptions(belgianBeersRace, 2, { characters: true, confrontation: true })
  const met = new Set<string>()
  for (let game = 0; met.size < 4 && game < 200; game++) {
    const taken: { seat: number; card: string; points?: number }[] = []
    const hear = (event: unknown): void => {
      const told = event as RaceEvent
      if (told.type === 'cardTaken') taken.push(told)
    }
    for (const at of atRandom(belgianBeersRace, { seats: 2, options, seed: `worth ${game}`, hear })) {
      const view = raceOf(belgianBeersRace.view(at.s, at.seat))
      for (const { seat, card, points } of taken.splice(0)) {
        expect(pointsFor(view, seat, card)).toBe(points ?? cardOf(card)?.vp)
        met.add(points === undefined ? 'printed' : 'more')
      }
      const asked = windowIn(view)
      if (asked?.hook !== 'claim') continue
      const card = claimedIn(view) ?? ''
      const more = view.characters?.kept[asked.subject] === 'CH-12' ? 1 : 0
      const points = words('en').vp((cardOf(card)?.vp ?? 0) + more)
      expect(windowQuestion(askOf(belgianBeersRace, at), view, NAMES, 'en')?.detail).toContain(points)
      met.add(`claimed ${more}`)
    }
  }
  expect(met.size).toBe(4)
})

test('a ride leaves time for as many beers as the rules ask about, whatever delays it', () => {
  const options = readOptions(belgianBeersRace, 2, { confrontation: true, events: true })
  let delayed = 0
  for (let game = 0; delayed === 0 && game < 200; game++)
    for (const at of atRandom(belgianBeersRace, { seats: 2, options, seed: `rides ${game}` })) {
      const view = raceOf(belgianBeersRace.view(at.s, at.seat))
      if (view.steps.at(-1)?.step !== 'action' || view.players[at.seat].level > 0) continue
      const ask = askOf(belgianBeersRace, at)
      for (const choice of ask.choices) {
        const journey = journeyOf(choice)
        if (journey?.kind !== 'bus') continue
        const { after } = tryOut(at.s, choice.move, 'good', { ends: ['transit'] })
        const asked = raceOf(belgianBeersRace.view(after, at.seat)).steps.at(-1)
        if (asked?.step !== 'transit') continue
        const beers = Math.min(asked.more, carriedBy(view.players[at.seat]))
        expect(linesOf(choice, ask, view), choice.say).toContain(t.onTheWay(beers))
        const byCost = Math.min(Math.floor(journey.cost / RIDE_PER_BEER), carriedBy(view.players[at.seat]))
        if (byCost !== beers) delayed++
      }
    }
  expect(delayed).toBeGreaterThan(0)
})

test('a night is told by one number only where everybody sleeps as well', () => {
  const morning = (seats: number, isOn: boolean, seed: string): RaceView => {
    const options = readOptions(belgianBeersRace, seats, { characters: isOn })
    for (const { s } of atRandom(belgianBeersRace, { seats, options, seed })) {
      const view = raceOf(belgianBeersRace.view(s, 0))
      if (view.steps.at(-1)?.step === 'action') return view
    }
    throw new Error('Nobody has a turn.')
  }
  expect(nightOfAll(morning(2, false, 'plain'))).toBe(NIGHT_RECOVERY)
  const met = new Set<boolean>()
  for (let game = 0; met.size < 2 && game < 200; game++) {
    const view = morning(2, true, `nights ${game}`)
    const isTaster = view.characters?.kept.includes('CH-05') ?? false
    expect(nightOfAll(view)).toBe(isTaster ? undefined : NIGHT_RECOVERY)
    met.add(isTaster)
  }
  expect(met.size).toBe(2)
})
