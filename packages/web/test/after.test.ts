import { belgianBeersRace } from '@estaminet/belgian-beers-race'
import { analysing } from '@estaminet/bots/advice'
import { type AleView, heavenAndAle } from '@estaminet/heaven-and-ale'
import { atOnce, type Game, Match, type Options, seeded, writeLink, writeRecord } from '@estaminet/kernel'
import type { Told } from '@estaminet/table'
import { beforeAll, describe, expect, it } from 'vitest'
import { awardsOf } from '../src/after/awards.ts'
import { leadOf, swingsOf } from '../src/after/course.ts'
import { leadTaken } from '../src/after/headline.ts'
import { insightOf } from '../src/after/insight.ts'
import { fragmentOf } from '../src/after/match-link.ts'
import { apart, scaleOf } from '../src/after/scale.ts'
import type { Moment } from '../src/after/story.ts'
import { tell } from '../src/after/tell.ts'
import { contestsOf } from '../src/games/belgian-beers-race/after/awards.ts'
import type { RaceTale } from '../src/games/belgian-beers-race/after/tale.ts'
import { teller } from '../src/games/belgian-beers-race/after/teller.ts'
import { tally } from '../src/games/belgian-beers-race/tally.ts'
import { openExpansionWords } from '../src/games/belgian-beers-race/texts/expansions.ts'
import { words as raceWords } from '../src/games/belgian-beers-race/texts/index.ts'
import type { AleTale } from '../src/games/heaven-and-ale/after/tale.ts'
import { speechIn } from '../src/games/heaven-and-ale/phrases.ts'
import { words as aleWords } from '../src/games/heaven-and-ale/texts/index.ts'
import { countOf } from '../src/games/heaven-and-ale/track/count.ts'
import { playedOut } from './support/played-out.ts'

const seed = process.env.ESTAMINET_SEED ?? 'after'

/** The same match whenever this table is asked for. */
const finished = (game: Game, seats: number, options: Options): Match =>
  playedOut(seeded(`${seed} ${seats} ${JSON.stringify(options)}`), game, seats, options)

const race = belgianBeersRace as Game
const ale = heavenAndAle as Game
const tables: readonly (readonly [string, Game, number, Options])[] = [
  ['a race of four', race, 4, { length: 'base' }],
  ['a short race of two', race, 2, { length: 'short' }],
  ['a race alone', race, 1, { length: 'base', solo: true }],
  ['a race in teams', race, 4, { length: 'short', team: true }],
  ['a race with much', race, 3, { length: 'short', confrontation: true, events: true, bands: true, characters: true }],
  ['an abbey for two', ale, 2, {}],
  ['an abbey for four', ale, 4, { exchange: 'optional' }],
]

beforeAll(async () => {
  await Promise.all([raceWords.open('en'), openExpansionWords('en'), aleWords.open('en')])
})

describe.each(tables)('after %s', (_name, game, seats, options) => {
  const match = finished(game, seats, options)
  const { story } = tell(writeRecord(match, { players: Array.from({ length: seats }, (_, seat) => `P${seat}`) }))
  const { course, scores } = story
  const sumOf = (parts: readonly { readonly points: number }[]) => parts.reduce((sum, { points }) => sum + points, 0)

  it('the course goes from the first position to the last, and ends with everybody’s own points', () => {
    expect(course[0].at).toBe(0)
    expect(course.at(-1)?.at).toBe(match.line.length)
    expect(course.map(({ at }) => at)).toEqual(course.map(({ at }) => at).toSorted((a, b) => a - b))
    const own = scores.map(({ parts }) => sumOf(parts.filter(({ reason }) => !reason.startsWith('team/'))))
    expect(course.at(-1)?.now).toEqual(own)
  })

  it('its link tells the same, with the names that stand in it', () => {
    const names = Array.from({ length: seats }, (_, seat) => `Ann, ${seat}/Bob & #`)
    const linked = tell(`#${fragmentOf(names, writeLink(match))}`).story
    expect(linked.players).toEqual(names)
    expect(linked.course).toEqual(course)
    expect(linked.word).toBe(story.word)
  })

  it('the sources shown add up to the score', () => {
    const totals = scores.map(({ total }) => total)
    if (game !== race) expect(scores.map(({ parts }) => sumOf(parts))).toEqual(totals)
    else {
      const lines = tally(scores, 'en')
      expect(totals.map((_, seat) => lines.reduce((sum, { points }) => sum + points[seat], 0))).toEqual(totals)
    }
  })
})

it('swings are turns of the course, and say how the lead changed in them', () => {
  // Not every match has some.
  const swings = tables
    .map(([, game, seats, options]) => tell(writeRecord(finished(game, seats, options))).story)
    .flatMap(({ swings, course }) => swings.map((swing) => ({ ...swing, course })))
  expect(swings).not.toEqual([])
  for (const { moment, seat, change, course } of swings)
    expect(change).toBe(Math.round(leadOf(course[moment].now, seat) - leadOf(course[moment - 1].now, seat)))
})

describe('a closer look', () => {
  const match = finished(ale, 2, {})
  const { course } = tell(writeRecord(match)).story

  it('finds chances for every moment of the course that add up, the last of them certain', () => {
    const { chances, luck } = insightOf(atOnce(analysing(match, { closely: 0, samples: 2 })), course)
    expect(chances.length).toBe(course.length)
    for (const one of chances) expect(one.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(100)
    const { scores } = tell(writeRecord(match)).story
    const winners = scores.filter(({ rank }) => rank === 1).length
    expect(chances.at(-1)).toEqual(scores.map(({ rank }) => (rank === 1 ? 100 / winners : 0)))
    expect(luck.length).toBe(2)
  })

  it('says which turn a turn of fortune belongs to', () => {
    const moment = (at: number): Moment => ({ at, part: 1, seat: 0, when: {}, now: [0, 0] })
    const swing = (at: number, chance: number) => ({ at, seat: 1, chance, by: 'luck' as const })
    const player = { decisions: 0, errors: 0, lost: 0, luck: 3, luckOfChance: 0.25 }
    const { turns, luck, chances } = insightOf(
      {
        game: 'any',
        seats: 2,
        decisions: [],
        luck: [
          { at: 0, moves: 1, points: [1, 1], chances: [0.05, -0.05] },
          { at: 3, moves: 1, points: [3, -3], chances: [0.2, -0.2] },
        ],
        curve: [{ at: 3, points: [1, 2], chances: [0.4, 0.6] }],
        swings: [swing(6, -0.2), swing(3, 0.1), swing(4, 0.01)],
        players: [player, player],
        until: 9,
        complete: true,
      },
      [0, 5, 9].map(moment),
    )
    expect(turns).toEqual([
      { moment: 1, seat: 1, chance: 10 },
      { moment: 2, seat: 1, chance: -20 },
    ])
    expect([luck, chances[0]]).toEqual([
      [25, -25],
      [40, 60],
    ])
  })
})

describe('what the race tells', () => {
  const match = finished(race, 3, { length: 'short' })
  const { legs, deeds } = tell(writeRecord(match)).story.tale as RaceTale

  it('everybody’s way is unbroken, and ends where they are', () => {
    expect(legs).not.toEqual([])
    deeds.forEach((_, seat) => {
      const own = legs.filter((leg) => leg.seat === seat)
      own.slice(1).forEach((leg, at) => void expect(leg.from).toBe(own[at].to))
      const { players } = race.view(match.state, seat) as { players: readonly { place: unknown }[] }
      if (own.length > 0) expect(own.at(-1)?.to).toBe(players[seat].place)
      expect(deeds[seat].roads).toBe(own.length)
    })
  })

  it('a toast with the Zythologist is one, and an exchange counts for both', () => {
    const heard = (...events: Told['event'][]) => [
      { moment: { at: 0, part: 1, seat: 0, when: {}, now: [] }, told: events.map((event) => ({ n: 0, event })) },
    ]
    const alone = teller.tale(
      Match.begin(belgianBeersRace, { seats: 1, options: { solo: true }, chance: { draw: () => 0 } }),
      heard(
        { type: 'solo/toasted', seat: 0, place: 6, toasts: 1 },
        { type: 'solo/toasted', seat: 0, place: 8, toasts: 2 },
      ),
    )
    expect(alone.deeds.map(({ toasts }) => toasts)).toEqual([2])
    const three = teller.tale(
      Match.begin(belgianBeersRace, { seats: 3, options: { confrontation: true }, chance: { draw: () => 0 } }),
      heard(
        { type: 'confrontation/exchanged', seat: 0, partner: 2, given: {}, taken: {} },
        { type: 'confrontation/exchanged', seat: 1, partner: 2, given: {}, taken: {} },
      ),
    )
    expect(three.deeds.map(({ exchanges }) => exchanges)).toEqual([1, 1, 2])
  })
})

describe('what Heaven & Ale tells', () => {
  const match = finished(ale, 3, {})
  const { scores, view, tale } = tell(writeRecord(match)).story

  it('the final count goes step by step to the score of the rules', () => {
    scores.forEach(({ total }, seat) => {
      const count = countOf(view as AleView, seat, speechIn('en'))
      expect(count.steps.at(-1)?.points ?? 0).toBe(total)
      expect(count.total).toBe(total)
      const { gardeners } = tale as AleTale
      expect(gardeners[seat].level).toBe(count.steps.findLast(({ stand }) => stand)?.stand.level)
    })
  })

  it('all steps of the markers have a reason', () => {
    const { gardeners } = tale as AleTale
    const start = (ale.view(match.at(0), 0) as AleView).players
    gardeners.forEach(({ discSteps, shedSteps, otherSteps }, seat) => {
      const steps = (markers: AleView['players'][number]['markers']) =>
        Object.values(markers).reduce((sum, one) => sum + one, 0)
      const walked = steps((view as AleView).players[seat].markers) - steps(start[seat].markers)
      expect(discSteps + shedSteps + otherSteps).toBe(walked)
    })
  })
})

describe('awards', () => {
  const contest = (id: string, least: number, ...counts: number[]) => ({ id, icon: 'star', least, counts })

  it('go to whoever is alone at the top, one for everybody first, the clearest next', () => {
    const given = awardsOf([
      contest('close', 2, 5, 4, 1),
      contest('clear', 2, 9, 1, 0),
      contest('clearer', 2, 9, 0, 0),
      contest('hers', 2, 1, 3, 2),
      contest('shared', 2, 4, 4, 0),
      contest('too few', 9, 1, 2, 3),
    ])
    expect(given.map(({ id, seat }) => `${id} ${seat}`)).toEqual(['clear 0', 'clearer 0', 'hers 1'])
  })

  it('whoever plays alone gets what is remarkable, three at most', () => {
    const all = [1, 2, 3, 4].map((count) => contest(`won ${count}`, 2, count))
    expect(awardsOf(all).map(({ id }) => id)).toEqual(['won 2', 'won 3', 'won 4'])
  })

  it('of a race are counted by what happened', () => {
    const { tale } = tell(writeRecord(finished(race, 2, { length: 'short' }))).story
    const contests = contestsOf(tale as RaceTale)
    expect(contests).not.toEqual([])
    for (const { id, counts } of contests) expect(counts).toEqual((tale as RaceTale).deeds.map((deeds) => deeds[id]))
  })
})

describe('the lead', () => {
  const course = (...now: number[][]): Moment[] =>
    now.map((one, at) => ({ at, part: 1, seat: at % 2, when: {}, now: one }))

  it('is measured against the average of the others', () => {
    expect(leadOf([10, 4, 6], 0)).toBe(5)
    expect(leadOf([7], 0)).toBe(7)
  })

  it('was taken from whoever had it last, or held all the time', () => {
    expect(leadTaken(course([0, 0], [0, 3], [5, 3], [6, 3]), 0)).toMatchObject({ from: 1, moment: { at: 2 } })
    expect(leadTaken(course([0, 0], [2, 0], [5, 3]), 0)).toBe('always')
    expect(leadTaken(course([0, 0], [0, 0]), 0)).toBeUndefined()
  })

  it('swings where a turn changes it much, whoever played first to be named', () => {
    const turns = course([0, 0], [1, 0], [1, 9], [1, 9]).map((moment) => ({ moment, told: [] }))
    expect(swingsOf(turns)).toEqual([{ moment: 2, seat: 0, change: -9, told: [] }])
  })
})

describe('the drawing of the course', () => {
  it('has room for everything, zero and a few round figures', () => {
    const { top, bottom, ticks } = scaleOf([-13, 0, 31])
    expect([top > 31, bottom < -13, ticks]).toEqual([true, true, [-10, 0, 10, 20, 30]])
    expect(scaleOf([0, 0]).ticks).toEqual([0, 1])
  })

  it('moves names apart that would lie over each other', () => {
    expect(apart([50, 52, 10], 15, 60)).toEqual([45, 60, 10])
  })
})
