import { belgianBeersRace } from '@estaminet/belgian-beers-race'
import { type Game, movesOf } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { type Questioned, questioned } from '../../table/test/questioned.ts'
import { people, TURNS } from '../../table/test/talk.ts'
import { Inn, until } from './support/inn.ts'
import { MemoryStore } from './support/memory-store.ts'
import { storing } from './support/stored.ts'

const HOUR = 3_600_000

/** Such a question, at a table that lies in the store of a house. */
async function atTheHouse(wish: Parameters<typeof questioned>[1]) {
  const asked = questioned(TURNS, wish)
  const { talk } = asked
  const store = new MemoryStore()
  const inn = new Inn(store, { now: talk.now }, { games: [belgianBeersRace as unknown as Game] })
  await store.commit(storing(talk.table))
  return { ...asked, inn, table: talk.doc.id }
}
const sayings = ({ talk, seat }: Questioned) =>
  movesOf(talk.match.game, talk.match.state, seat).map((move) => ({
    move,
    say: talk.match.game.describe(talk.match.state, seat, move).say.join(' '),
  }))
const happened = async (inn: Inn, table: string) =>
  (await inn.rooms.room(table).updateFor(null, 0)).events.map(({ event }) => event)

describe('what is asked outside a turn at a turn-by-turn table', () => {
  it('TBBR-DEC-05 a beer given in a toast is chosen by who gives it, however late', async () => {
    const house = await atTheHouse({ kinds: ['give'] })
    const { inn, table, seat, talk } = house
    inn.wait(20 * HOUR)
    const [ask] = (await inn.seen(table, people[seat])).asks
    expect(ask.choices.length).toBeGreaterThan(1)
    const usual = talk.match.game.fallback(talk.match.state, seat)
    const other = ask.choices.find(({ move }) => move !== usual) ?? expect.fail('there is one beer to give')
    await inn.say(people[seat], table, 'play', { seat, ask: ask.id, move: other.move })
    const { colour } = other.info
    expect(await happened(inn, table)).toContainEqual(expect.objectContaining({ colour, seat }))
  })

  it('TBBR-TEAM-12 roles are swapped where the teammate agrees', async () => {
    const house = await atTheHouse({ kinds: ['team/answer'], options: { length: 'short', team: true } })
    const { inn, table, seat } = house
    expect((await inn.seen(table, null)).waiting).toEqual([seat])
    const [ask] = (await inn.seen(table, people[seat])).asks
    const agree = sayings(house).find(({ say }) => say === 'agree')?.move
    await inn.say(people[seat], table, 'play', { seat, ask: ask.id, move: agree })
    expect((await happened(inn, table)).map(({ type }) => type)).toContain('team/roles')
  })

  it('TBBR-PIXEL-10 the closing moment ends with the last confirmation, or with the hours', async () => {
    const wish = { kinds: ['pixel-bag/confirm'], options: { length: 'short', 'pixel-bag': true } }
    const { inn, table } = await atTheHouse(wish)
    for (const seat of [0, 1, 2]) {
      const [ask] = (await inn.seen(table, people[seat])).asks
      await inn.say(people[seat], table, 'play', { seat, ask: ask.id, move: ask.choices[0].move })
    }
    expect((await inn.seen(table, null)).info.status).toBe('running')
    inn.wait(24 * HOUR)
    await until(async () => (await inn.seen(table, null)).info.status === 'over')
  })
})
