import { describe, expect, it } from 'vitest'
import { ann, bob, Inn, until } from './support/inn.ts'

const cis = { id: 'cis', name: 'Cis' }
const people = [ann, bob, cis]
const TURNS = { kind: 'turns', hours: 24 } as const

/** A house that notes whose turn began with every change. */
function noting() {
  const begun: string[][] = []
  const inn = new Inn(undefined, undefined, {
    changed: (_doc, turns) => {
      if (turns.length > 0) begun.push([...turns].sort())
    },
  })
  return { inn, begun }
}

async function sitDown(inn: Inn, game: string): Promise<string> {
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const
  const { table } = await inn.rooms.create({ game, seats: [...seats], access: 'link', pace: TURNS }, ann)
  for (const one of [bob, cis]) await inn.say(one, table, 'join')
  return table
}

async function start(inn: Inn, table: string): Promise<void> {
  for (const [seat, one] of people.entries()) await inn.say(one, table, 'nonce', { seat, nonce: '' })
  await inn.say(ann, table, 'start')
}

async function choose(inn: Inn, table: string, seat: number): Promise<void> {
  const [ask] = (await inn.seen(table, people[seat])).asks
  await inn.say(people[seat], table, 'play', { seat, ask: ask.id, move: ask.choices[0].move })
}

describe('several who are asked at once', () => {
  it('are each told that it is their turn, once, but not who brought it about', async () => {
    const { inn, begun } = noting()
    const table = await sitDown(inn, 'small-beer')
    await start(inn, table)
    expect(begun).toEqual([['bob', 'cis']])
    await choose(inn, table, 1)
    await choose(inn, table, 2)
    // Sealed answers are nobody else’s news.
    expect(begun).toHaveLength(1)
    expect(await inn.store.load(table)).toMatchObject({ doc: { clock: { people: [0] } } })
  })

  it('in a window are told only if they want to be asked', async () => {
    const { inn, begun } = noting()
    const table = await sitDown(inn, 'window-beer')
    await inn.say(cis, table, 'orders', { seat: 2, answers: { card: 'ask' } })
    await start(inn, table)
    expect(begun).toEqual([['cis']])
    expect((await inn.seen(table, cis)).asks).toMatchObject([{ seat: 2, sealed: true }])
  })

  it('are each played for when they are bots', async () => {
    const inn = new Inn()
    const bot = { kind: 'bot', level: 'easy' } as const
    const plan = {
      game: 'window-beer',
      seats: [{ kind: 'me' }, bot, bot],
      access: 'link',
      pace: { kind: 'live' },
    } as const
    const { table } = await inn.rooms.create({ ...plan, seats: [...plan.seats] }, ann)
    await inn.say(ann, table, 'nonce', { seat: 0, nonce: '' })
    await inn.say(ann, table, 'start')
    await until(async () => inn.thoughts.length >= 2)
    expect(inn.thoughts.map(({ seat }) => seat).sort()).toEqual([1, 2])
    // Nobody can tell who is asked, nor that they have answered.
    expect((await inn.seen(table, null)).waiting).toEqual([])
    inn.wait(2_000)
    await until(async () => (await inn.seen(table, null)).n > 6)
  })
})
