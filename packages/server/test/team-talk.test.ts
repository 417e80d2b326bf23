import { afterAll, beforeAll, expect, it } from 'vitest'
import { smallBeer } from '../../kernel/test/example/small-beer.ts'
import { Client } from './support/client.ts'
import { houseFor, type TestHouse } from './support/house.ts'
import { smallHouse } from './support/school.ts'

/** Small Beer where every other seat plays together. */
const inTeams: typeof smallBeer = {
  ...smallBeer,
  score: (s) => smallBeer.score(s).map((score, seat) => ({ ...score, team: seat % 2 })),
}

let house: TestHouse
beforeAll(async () => {
  house = await houseFor({ ...smallHouse, games: [inTeams] })
})
afterAll(() => house.close())

it('what is said to a team reaches those who sit in it, and nobody else on any line', async () => {
  const people = await Promise.all(['Ann', 'Bob', 'Cis'].map((name) => Client.named(house.url, name)))
  const [ann, bob, cis] = people
  const { table } = await ann.ok<{ table: string }>('POST', '/api/tables', {
    game: 'small-beer',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    access: 'link',
    pace: { kind: 'live' },
  })
  for (const one of [bob, cis]) await one.command(table, 'join')
  for (const [seat, one] of people.entries()) await one.command(table, 'nonce', { seat, nonce: '' })
  expect(await ann.command(table, 'chat', { text: 'too early', to: 'team' })).toMatchObject({
    body: { code: 'no-team' },
  })
  await ann.command(table, 'start')
  const watcher = new Client(house.url)
  const everybody = [...people, watcher]
  const lines = await Promise.all(everybody.map((one) => one.socket(table)))
  await lines[0].command('chat', table, { text: 'a word between us', to: 'team' })
  await lines[0].command('chat', table, { text: 'a word to all' })
  for (const line of lines) await line.until((frame) => frame.t === 'said' && frame.text === 'a word to all', 0)
  const later = await Promise.all(everybody.map((one) => one.socket(table)))
  for (const heard of [lines, later])
    expect(heard.map(({ bytes }) => bytes.join().includes('a word between us'))).toEqual([true, false, true, false])
  expect(later[2].frames[0]).toMatchObject({
    t: 'welcome',
    said: [{ text: 'a word between us', to: [0, 2] }, { text: 'a word to all' }],
  })
  expect(await lines[3].command('chat', table, { text: 'me too', to: 'team' })).toMatchObject({ t: 'refused' })
  for (const line of [...lines, ...later]) await line.close()
})
