import { describe, expect, it } from 'vitest'
import { boxes, minutesOf } from '../src/games.ts'
import { flagsOf } from '../src/pages/going-together.ts'
import { withGame, withWhom } from '../src/pages/laying.ts'
import {
  asidesOf,
  changedAsides,
  changedPrint,
  changesIn,
  firstDraft,
  hasTimedWindows,
  isLocal,
  named,
  paceOf,
  people,
  planOf,
  withAside,
} from '../src/pages/table-plan.ts'

const race = () => firstDraft('belgian-beers-race')

describe('hints', () => {
  it('may be asked for unless the fine print says no', () => {
    expect(planOf(race())).not.toHaveProperty('noAdvice')
    expect(changesIn(race())).toBe(0)
    const without = { ...race(), advised: false }
    expect(planOf(without)).toMatchObject({ noAdvice: true })
    expect(changesIn(without)).toBe(1)
    expect(planOf({ ...race(), rated: true })).toMatchObject({ rated: true, noAdvice: true })
  })
})

describe('with whom?', () => {
  it('opens a seat for a friend before anything else is asked', () => {
    expect(planOf(race()).seats).toEqual([{ kind: 'me' }, { kind: 'open' }])
  })

  it('makes a friend of every bot, and a bot of every friend, and leaves closed chairs closed', () => {
    const friends = race()
    friends.seats[2].kind = 'open'
    const bots = { ...friends, ...withWhom(friends, 'bots') }
    expect(bots.seats.map(({ kind }) => kind)).toEqual(['here', 'bot', 'bot', 'closed'])
    expect(withWhom(bots, 'friends').seats.map(({ kind }) => kind)).toEqual(['here', 'open', 'open', 'closed'])
    expect(withWhom(bots, 'here').seats.map(({ kind }) => kind)).toEqual(['here', 'here', 'here', 'closed'])
  })

  it('calls nobody by the name of whoever laid the table', () => {
    const shared = { ...race(), ...withWhom(race(), 'here') }
    shared.seats[2] = { ...shared.seats[2], kind: 'here', name: 'Jef' }
    const { seats } = planOf(named(shared, (seat) => `Seat ${seat}`))
    expect(seats).toEqual([{ kind: 'me' }, { kind: 'me', name: 'Seat 2' }, { kind: 'me', name: 'Jef' }])
  })

  it('takes everybody along to the other game', () => {
    const bots = { ...race(), ...withWhom(race(), 'bots') }
    const ale = { ...bots, ...withGame(bots, 'heaven-and-ale') }
    expect(planOf(ale)).toMatchObject({ game: 'heaven-and-ale', seats: [{ kind: 'me' }, { kind: 'bot' }] })
    expect(Object.keys(ale.options)).not.toContain('length')
    const tasters = { ...bots, seats: bots.seats.map((seat) => ({ ...seat, level: 'medium:taster' })) }
    expect(withGame(tasters, tasters.game).seats[1].level).toBe('medium:taster')
    expect(withGame(tasters, 'heaven-and-ale').seats[1].level).toBe('medium')
  })

  it('lists no table that is played on this screen, and runs no clock there', () => {
    const draft = { ...race(), ...withWhom(race(), 'here'), listed: true, when: 'turns' as const, clock: 1 }
    expect(isLocal(draft)).toBe(true)
    expect(planOf(draft)).toMatchObject({ access: 'link', pace: { kind: 'live' } })
    expect(paceOf({ ...draft, whom: 'friends' })).toEqual({ kind: 'turns', hours: 24 })
    expect(paceOf({ ...draft, whom: 'friends', when: 'live' })).toMatchObject({ clock: { bank: 900, increment: 10 } })
  })
})

it('a table is rated where everybody is a person at a screen of their own', () => {
  const wished = { ...race(), rated: true }
  expect(planOf(wished).rated).toBe(true)
  expect(planOf(race()).rated).toBeUndefined()
  const bot = structuredClone(wished)
  bot.seats[2].kind = 'bot'
  for (const draft of [bot, { ...wished, ...withWhom(wished, 'bots') }, { ...wished, ...withWhom(wished, 'here') }])
    expect(planOf(draft).rated).toBeUndefined()
})

describe('the fine print', () => {
  it('counts what is not as usual, and never the length', () => {
    const draft = race()
    expect(changedPrint(draft)).toEqual([])
    draft.options.length = 'short'
    expect(changedPrint(draft)).toEqual([])
    draft.options.leader = 'awake'
    expect(changedPrint(draft)).toEqual(['leader'])
  })
})

describe('the times of windows', () => {
  const war = () => {
    const draft = race()
    draft.options.confrontation = true
    return draft
  }

  it('are asked where people wait for each other at once', () => {
    expect(hasTimedWindows(race())).toBe(false)
    expect(hasTimedWindows(war())).toBe(true)
    expect(hasTimedWindows({ ...war(), when: 'turns' })).toBe(false)
    expect(hasTimedWindows({ ...war(), ...withWhom(war(), 'bots') })).toBe(false)
  })

  it('go to the house as far as they are not as usual', () => {
    const draft = war()
    expect(planOf(draft).asides).toBeUndefined()
    draft.asides = withAside(draft, 'beat', 4)
    draft.asides = withAside(draft, 'limit', 30)
    expect(planOf(draft).asides).toEqual({ beat: 4, limit: 30 })
    draft.asides = withAside(draft, 'limit', 12)
    expect(changedAsides(draft)).toBe(1)
    expect(planOf({ ...draft, when: 'turns' }).asides).toBeUndefined()
  })

  it('tell nothing where two play each other, until the host says otherwise', () => {
    const draft = war()
    expect(asidesOf(draft).strict).toBe(true)
    draft.asides = withAside(draft, 'strict', false)
    expect(planOf(draft).asides).toEqual({ strict: false })
    const three = war()
    three.seats[2].kind = 'open'
    expect(asidesOf(three).strict).toBe(false)
  })
})

describe('what a host may take from the shelf', () => {
  it('is every expansion of the rules, each in a box of its own with its words', () => {
    expect(boxes.flatMap(({ box }) => box.expansions ?? [])).not.toEqual([])
    for (const { game, box } of boxes) {
      const options = (box.expansions ?? []).map(({ option }) => option)
      expect(options.toSorted()).toEqual(flagsOf(game).toSorted())
      for (const words of Object.values(box.words))
        for (const option of options) expect(words.expansions?.[option]?.line, option).toBeTruthy()
    }
  })
})

it('a game lasts longer with more people, not with more bots', () => {
  const two = race()
  const bots = { ...race(), ...withWhom(race(), 'bots') }
  expect(minutesOf('belgian-beers-race', two.options, people(two))).toBe(60)
  expect(minutesOf('belgian-beers-race', bots.options, people(bots))).toBe(30)
  expect(minutesOf('belgian-beers-race', { length: 'short' }, 2)).toBe(30)
  expect(minutesOf('belgian-beers-race', { bands: true }, 2)).toBeGreaterThan(60)
})
