import { seatsIn } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { handedDoc, modeOf, modesOf, ratedEnding, Table } from '../src/index.ts'
import { ann, bob, cis, LIVE, people, smallBeer, Talk } from './talk.ts'

const me = { kind: 'me' } as const
const open = { kind: 'open' } as const
const bot = { kind: 'bot', level: 'easy' } as const
const rated = { rated: true } as const

/** The match goes on until it is over, whoever plays. */
function played(talk: Talk): Talk {
  while (talk.doc.status === 'running') {
    const [seat] = seatsIn(talk.match.game.waiting(talk.match.state)).filter((at) => !talk.match.sealed.has(at))
    if (talk.table.botSeats().includes(seat)) talk.botPlays(seat)
    else talk.plays(seat)
  }
  return talk
}

describe('a rated table', () => {
  it('is for two people or more, one seat for each, and no bots', () => {
    for (const seats of [
      [me, bot],
      [me, me],
      [me, open, bot],
      [me, { kind: 'me', name: 'Granny' }, open],
    ] as const)
      expect(() => new Talk(smallBeer, seats, rated)).toThrow(/two people or more/)
    expect(() => new Talk(smallBeer, [open, open], rated)).not.toThrow()
    const talk = new Talk(smallBeer, [me, open, open], rated)
    expect(talk.refuses(ann, { t: 'join', name: 'Granny' })).toBe('rated-people')
    talk.says(bob, { t: 'join' })
    expect(talk.refuses(ann, { t: 'start' })).toBe('rated-people')
    talk.says(cis, { t: 'join' })
    talk.begins()
    expect(talk.seenBy(null).info.rated).toBe(true)
  })

  it('takes nothing back that others have seen, though its players may undo by themselves', () => {
    const talk = Talk.of(smallBeer, 2, rated)
    talk.plays(0)
    talk.plays(1)
    expect(talk.refuses(ann, { t: 'ask-back', seat: 0, to: 0 })).toBe('rated-stays')
  })

  it('is never one whose dice a device drew', () => {
    const plan = { game: 'small-beer', seats: [me, open], access: 'link', pace: LIVE, rated: true } as const
    const handed = {
      id: 'local-0123456789',
      plan: { ...plan, seats: [me, { kind: 'me', name: 'Granny' }] },
      rules: 1,
      secret: '5e'.repeat(32),
      hashes: ['', ''],
      nonces: ['', ''],
      startedAt: 1,
      log: [{ by: 0, move: 1 }],
    }
    const birth = { id: 'x', code: 'ABCDEF', secret: '', botSeed: '', levels: [], closed: 0 }
    expect(() => handedDoc(smallBeer, handed as never, {}, ann, birth, 2)).toThrow(/never rated/)
  })

  it('stays one when it is played again', () => {
    const talk = played(Talk.of(smallBeer, 2, rated))
    const birth = { id: 'table-2', code: 'FEDCBA', secret: '5f'.repeat(32), botSeed: '', levels: [], closed: 0 }
    expect(Table.rematch(talk.table, ann, birth, talk.now).doc.rated).toBe(true)
  })
})

describe('the end of a rated match', () => {
  it('compares everybody by their places', () => {
    const talk = played(Talk.of(smallBeer, 3, rated))
    const { result = [] } = talk.doc
    const sides = result
      .map(({ rank }, at) => ({ persons: [people[at].id], place: rank }))
      .sort((a, b) => a.place - b.place)
    expect(ratedEnding(talk.table)).toEqual({ ladder: 'small-beer/base', endedAt: talk.now, sides })
  })

  it('counts for nobody at any other table, nor before it has come', () => {
    expect(ratedEnding(played(Talk.of(smallBeer, 2)).table)).toBeUndefined()
    expect(ratedEnding(Talk.of(smallBeer, 2, rated).table)).toBeUndefined()
  })

  it('puts whoever left behind all who stayed, and whoever came back where they finished', () => {
    const left = Talk.of(smallBeer, 3, rated)
    left.says(bob, { t: 'leave' })
    left.says(cis, { t: 'resign', seat: 2 })
    left.says(cis, { t: 'reclaim', seat: 2 })
    const { sides = [] } = ratedEnding(played(left).table) ?? {}
    expect(sides.at(-1)).toEqual({ persons: ['bob'], place: 4 })
    expect(sides.slice(0, 2).map(({ persons: [person], place }) => [person, place])).toEqual(
      [0, 2].map((seat) => [people[seat].id, left.doc.result?.[seat].rank]).sort((a, b) => Number(a[1]) - Number(b[1])),
    )
  })

  it('counts for nobody when nobody stayed, or when there is nobody left to be compared with', () => {
    const empty = Talk.of(smallBeer, 2, rated)
    for (const who of [ann, bob]) empty.says(who, { t: 'leave' })
    expect(ratedEnding(played(empty).table)).toBeUndefined()
    const forgotten = Talk.of(smallBeer, 2, rated)
    forgotten.house({ t: 'forget', person: 'bob' })
    expect(ratedEnding(played(forgotten).table)).toBeUndefined()
  })

  it('counts a team as one side', () => {
    const teams = {
      ...smallBeer,
      score: (s: Parameters<typeof smallBeer.score>[0]) =>
        smallBeer.score(s).map((score, seat) => ({ ...score, rank: seat === 1 ? 2 : 1, team: seat % 2 })),
    }
    const talk = Talk.of(teams, 3, rated)
    talk.says(cis, { t: 'leave' })
    expect(ratedEnding(played(talk).table)?.sides).toEqual([
      { persons: ['ann', 'cis'], place: 1 },
      { persons: ['bob'], place: 2 },
    ])
  })
})

it('a ladder is a game as it comes, shorter, or with anything from the shelf; fine print makes none', () => {
  const game = {
    options: {
      length: { type: 'choice', of: ['base', 'short'], default: 'base' },
      leader: { type: 'choice', of: ['all', 'first'], default: 'all', finePrint: true },
      team: { type: 'flag', default: false },
      hands: { type: 'choice', of: ['random', 'draft'], default: 'random', with: 'team' },
    },
  } as const
  expect(modesOf(game)).toEqual(['base', 'short', 'expansions'])
  expect(modeOf(game, { length: 'base', leader: 'first', team: false, hands: 'draft' })).toBe('base')
  expect(modeOf(game, { length: 'short', team: false })).toBe('short')
  expect(modeOf(game, { length: 'short', team: true })).toBe('expansions')
})
