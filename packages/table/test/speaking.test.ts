import { describe, expect, it } from 'vitest'
import { hears, teamOf } from '../src/index.ts'
import { ann, bob, cis, smallBeer, Talk } from './talk.ts'

const words = { t: 'chat', text: 'Santé' } as const
const open = (access: 'public' | 'link') => {
  const talk = new Talk(smallBeer, [{ kind: 'me' }, { kind: 'open' }], { access })
  talk.says(bob, { t: 'join' })
  return talk
}

/** Small Beer where every other seat plays together. */
const inTeams: typeof smallBeer = {
  ...smallBeer,
  score: (s) => smallBeer.score(s).map((score, seat) => ({ ...score, team: seat % 2 })),
}
const toTeam = { t: 'chat', text: 'Rue Haute?', to: 'team' } as const

describe('speaking', () => {
  it('is for those who sit at a public table, and for everybody who has the link of another', () => {
    expect(open('public').refuses(cis, words)).toBe('not-seated')
    expect(open('public').refuses(cis, { t: 'react', what: 'cheers' })).toBe('not-seated')
    expect(open('public').refuses(bob, words)).toBe('accepted')
    expect(open('link').refuses(cis, words)).toBe('accepted')
  })

  it('ends when the table is closed, and goes on after a match', () => {
    const closed = open('link')
    closed.house({ t: 'close' })
    for (const who of [ann, bob, cis]) expect(closed.refuses(who, words)).toBe('closed')
    const talk = Talk.of(smallBeer, 2)
    while (talk.doc.status === 'running') talk.plays(talk.table.asked()[0])
    expect(talk.refuses(bob, words)).toBe('accepted')
  })

  it('can be stopped by the host: one seat, or all who only look on', () => {
    const talk = open('link')
    expect(talk.refuses(bob, { t: 'hush', seat: 0, on: true })).toBe('not-host')
    expect(talk.refuses(ann, { t: 'hush', seat: 0, on: true })).toBe('nobody-here')
    talk.says(ann, { t: 'hush', seat: 1, on: true })
    talk.says(ann, { t: 'hush', on: true })
    talk.reload()
    expect(talk.refuses(bob, words)).toBe('hushed')
    expect(talk.refuses(cis, words)).toBe('hushed')
    expect(talk.refuses(ann, words)).toBe('accepted')
    expect(talk.seenBy('bob').info).toMatchObject({ quiet: true, seats: [{}, { hushed: true }] })
    talk.says(ann, { t: 'hush', seat: 1, on: false })
    talk.says(ann, { t: 'hush', on: false })
    for (const who of [bob, cis]) expect(talk.refuses(who, words)).toBe('accepted')
    expect(JSON.stringify(talk.seenBy('bob').info)).not.toContain('hushed')
  })

  it('to one’s team is for those the game counts together, once they play', () => {
    const talk = new Talk(inTeams, [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }])
    for (const one of [bob, cis]) talk.says(one, { t: 'join' })
    expect(talk.refuses(ann, toTeam)).toBe('no-team')
    talk.begins()
    for (const one of [ann, bob, cis]) expect(talk.refuses(one, toTeam)).toBe('accepted')
    expect(talk.refuses({ id: 'dirk', name: 'Dirk' }, toTeam)).toBe('no-team')
    expect(teamOf(talk.table, cis)).toEqual([0, 2])
    expect(talk.seenBy('bob').scores.map(({ team }) => team)).toEqual([0, 1, 0])
    const heard = ['ann', 'bob', 'cis', 'dirk', null].filter((one) => hears(talk.table, one, { to: [0, 2] }))
    expect(heard).toEqual(['ann', 'cis'])
    expect(hears(talk.table, null, {})).toBe(true)
  })

  it('to one’s team is nothing for who plays for several, nor where there are none', () => {
    const talk = new Talk(inTeams, [{ kind: 'me' }, { kind: 'me', name: 'An' }, { kind: 'open' }])
    talk.says(bob, { t: 'join' })
    talk.says(ann, { t: 'hash', seat: 0, hash: '' })
    talk.says(ann, { t: 'hash', seat: 1, hash: '' })
    talk.says(bob, { t: 'hash', seat: 2, hash: '' })
    talk.says(ann, { t: 'start' })
    expect(talk.refuses(ann, toTeam)).toBe('no-team')
    expect(talk.refuses(bob, toTeam)).toBe('accepted')
    expect(Talk.of(smallBeer, 2).refuses(bob, toTeam)).toBe('no-team')
  })
})
