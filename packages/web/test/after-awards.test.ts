import { readFileSync } from 'node:fs'
import { belgianBeersRace } from '@estaminet/belgian-beers-race'
import { events } from '@estaminet/belgian-beers-race/cards'
import { type Game, type Match, writeRecord } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { replayGolden } from '../../cli/src/golden/golden-game.ts'
import { readGolden } from '../../cli/src/golden/golden-text.ts'
import { awardsOf } from '../src/after/awards.ts'
import { tell } from '../src/after/tell.ts'
import { contestsOf } from '../src/games/belgian-beers-race/after/awards.ts'
import type { Deeds, RaceTale } from '../src/games/belgian-beers-race/after/tale.ts'
import { afterTexts } from '../src/games/belgian-beers-race/after/texts/index.ts'
import { raceOf } from '../src/games/belgian-beers-race/model.ts'

const race = belgianBeersRace as Game
const GOLDEN = ['01-team', '02-events', '04-bands', '05-pixel-bag', '06-confrontation', '07-everything']
const golden = (name: string): Match =>
  replayGolden(
    race,
    readGolden(
      readFileSync(new URL(`../../belgian-beers-race/test/golden-expansions/${name}.txt`, import.meta.url), 'utf8'),
    ),
  )

interface Heard {
  readonly type: string
  readonly [part: string]: unknown
}

/** Everything that happened, each once, with whoever had the move; what was told to everybody but one is not heard twice. */
function heardIn(match: Match): { event: Heard; at: number }[] {
  const heard: { event: Heard; at: number }[] = []
  const s = match.at(0)
  match.line.forEach(({ by, move }, at) => {
    const told: Heard[] = []
    race.apply(s, by, move, (event) => told.push(event as Heard))
    const withFace = new Set(told.filter(({ card }) => card !== undefined).map(({ type, seat }) => `${type} ${seat}`))
    for (const event of told)
      if (event.card !== undefined || !withFace.has(`${event.type} ${event.seat}`)) heard.push({ event, at })
  })
  return heard
}

describe.each(GOLDEN)('special mentions of the golden game %s', (name) => {
  const match = golden(name)
  const { story } = tell(writeRecord(match))
  const { deeds } = story.tale as RaceTale
  const heard = heardIn(match)
  const count = (seat: number, type: string, fits: (event: Heard) => boolean = () => true) =>
    heard.filter(({ event }) => event.type === type && event.seat === seat && fits(event)).length

  it('are counted by what happened', () => {
    deeds.forEach((deed, seat) => {
      expect(deed.concerts).toBe(count(seat, 'bands/concert'))
      const applause = heard.filter(({ event }) => event.type === 'bands/applause' && event.seat === seat)
      expect(deed.fans).toBe(Number(applause.at(-1)?.event.total ?? 0))
      expect(deed.tricks).toBe(count(seat, 'confrontation/played', ({ target }) => target !== seat))
      expect(deed.tricks + deed.boosts).toBe(count(seat, 'confrontation/played'))
      expect(deed.shields).toBe(count(seat, 'confrontation/cancelled'))
      const drawn = heard.filter(({ event }) => event.type === 'pixel-bag/completed' && event.seat === seat)
      expect(deed.drawings).toBe(Number(drawn.at(-1)?.event.count ?? 0))
      expect(deed.jokers).toBe(count(seat, 'pixel-bag/jokerGained'))
      expect(deed.redraws).toBe(count(seat, 'pixel-bag/swapped'))
    })
    const sum = (of: 'tricks' | 'targets') => deeds.reduce((all, deed) => all + deed[of], 0)
    expect(sum('targets')).toBe(sum('tricks'))
  })

  it('come where there is something to mention', () => {
    const won = awardsOf(contestsOf(story.tale as RaceTale))
    expect(won.length).toBeGreaterThan(0)
    const most = (...ids: (keyof Deeds)[]) => Math.max(...deeds.flatMap((deed) => ids.map((id) => deed[id])))
    if (name === '01-team') expect(most('teamCards')).toBeGreaterThan(0)
    if (name === '02-events') expect(most('rain', 'sun')).toBeGreaterThan(0)
    if (name === '04-bands') expect([most('concerts') > 0, most('fans') > 0]).toEqual([true, true])
    if (name === '05-pixel-bag') expect(most('drawings')).toBeGreaterThan(0)
    if (name === '06-confrontation') expect([most('tricks') > 0, most('boosts') > 0]).toEqual([true, true])
  })

  it('credit each card of a team once, and every point of a day to its event', () => {
    const teams = raceOf(story.view).team?.teams ?? []
    for (const { a, b, fulfilled } of teams)
      expect(deeds[a].teamCards + deeds[b].teamCards).toBeLessThanOrEqual(fulfilled.length)
    const days = heard.filter(({ event }) => event.type === 'events/drawn')
    const kind = (sign: string) => days.some(({ event }) => events.find(({ id }) => id === event.card)?.sign === sign)
    deeds.forEach(({ rain, sun }, seat) => {
      if (!kind('-')) expect(rain).toBe(0)
      if (!kind('+')) expect(sun).toBe(0)
      if (days.length > 0) expect(rain + sun).toBe(story.course.at(-1)?.now[seat])
    })
  })
})

it('every mention has its words in three languages, whole and with the name of whoever earned it', () => {
  const { awards } = afterTexts('en')
  for (const id of Object.keys(awards) as (keyof typeof awards)[]) {
    const said = (['en', 'fr', 'nl'] as const).map((language) => afterTexts(language).awards[id])
    for (const { title, text } of said)
      for (const n of [1, 2, 7]) {
        expect(`${title} ${text('Zoé', n)}`).not.toMatch(/undefined|NaN/)
        expect(text('Zoé', n)).toContain('Zoé')
      }
    if (id !== 'jokers') expect(new Set(said.map(({ title }) => title)).size).toBe(3)
  }
})
