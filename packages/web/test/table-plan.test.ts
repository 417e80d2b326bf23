import { describe, expect, it } from 'vitest'
import { boxes, minutesOf } from '../src/games.ts'
import {
  changedPrint,
  fieldsOf,
  firstDraft,
  gameOf,
  isLocal,
  offeredFields,
  paceOf,
  planOf,
  taken,
  withGame,
  withWhom,
} from '../src/pages/table-plan.ts'

const race = () => firstDraft('belgian-beers-race')

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

  it('takes everybody along to the other game', () => {
    const bots = { ...race(), ...withWhom(race(), 'bots') }
    const ale = { ...bots, ...withGame(bots, 'heaven-and-ale') }
    expect(planOf(ale)).toMatchObject({ game: 'heaven-and-ale', seats: [{ kind: 'me' }, { kind: 'bot' }] })
    expect(Object.keys(ale.options)).not.toContain('length')
  })

  it('lists no table that is played on this screen, and runs no clock there', () => {
    const draft = { ...race(), ...withWhom(race(), 'here'), listed: true, when: 'turns' as const, clock: 1 }
    expect(isLocal(draft)).toBe(true)
    expect(planOf(draft)).toMatchObject({ access: 'link', pace: { kind: 'live' } })
    expect(paceOf({ ...draft, whom: 'friends' })).toEqual({ kind: 'turns', hours: 24 })
    expect(paceOf({ ...draft, whom: 'friends', when: 'live' })).toMatchObject({ clock: { bank: 900, increment: 10 } })
  })
})

describe('the fine print', () => {
  it('counts what is not as usual, and never the length', () => {
    const draft = race()
    expect(changedPrint(draft)).toEqual([])
    draft.options.length = 'short'
    expect(changedPrint(draft)).toEqual([])
    draft.options.leader = 'awake'
    expect(changedPrint(draft).map(([name]) => name)).toEqual(['leader'])
  })
})

describe('what a host may choose', () => {
  it('is what the screen of the game knows, every name of it an option of the rules', () => {
    for (const { game, box } of boxes) {
      expect(offeredFields(game).map(([name]) => name)).toEqual(box.options)
      expect(fieldsOf(game).map(([name]) => name)).toEqual(expect.arrayContaining([...box.options]))
    }
  })

  it('leaves out a flag the rules have and no screen shows', () => {
    const { options } = gameOf('belgian-beers-race')
    Object.assign(options, { dominoes: { type: 'flag', default: false } })
    expect(fieldsOf('belgian-beers-race').map(([name]) => name)).toContain('dominoes')
    expect(offeredFields('belgian-beers-race').map(([name]) => name)).not.toContain('dominoes')
    Reflect.deleteProperty(options, 'dominoes')
  })
})

it('a game lasts longer with more people, not with more bots', () => {
  const people = (draft: ReturnType<typeof race>) => taken(draft).filter(({ kind }) => kind !== 'bot').length
  const two = race()
  const bots = { ...race(), ...withWhom(race(), 'bots') }
  expect(minutesOf('belgian-beers-race', two.options, people(two))).toBe(60)
  expect(minutesOf('belgian-beers-race', bots.options, people(bots))).toBe(30)
  expect(minutesOf('belgian-beers-race', { length: 'short' }, 2)).toBe(30)
})
