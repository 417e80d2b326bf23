import { PROTOCOL } from '@estaminet/table'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { smallBeer } from '../../kernel/test/example/small-beer.ts'
import { Client, type Line } from './support/client.ts'
import { houseFor, type TestHouse } from './support/house.ts'
import { smallHouse } from './support/school.ts'

let house: TestHouse
beforeAll(async () => {
  house = await houseFor(smallHouse)
})
afterAll(() => house.close())

/** What somebody asks for who has the rules of Small Beer for two. */
const RULES = { rules: { game: smallBeer, seats: 2 } }

const soon = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** What was sent before has arrived by then. */
async function answersPing(line: Line): Promise<void> {
  line.raw('{"t":"ping"}')
  await line.until(({ t }) => t === 'pong')
}

async function seated(count: number, game = 'small-beer', { url } = house) {
  const people = await Promise.all(['Ann', 'Bob', 'Cis'].slice(0, count).map((name) => Client.named(url, name)))
  const { table } = await people[0].ok<{ table: string }>('POST', '/api/tables', {
    game,
    seats: [{ kind: 'me' }, ...Array(count - 1).fill({ kind: 'open' })],
    access: 'link',
    pace: { kind: 'live' },
  })
  for (const one of people.slice(1)) await one.command(table, 'join')
  for (const [seat, one] of people.entries()) await one.command(table, 'nonce', { seat, nonce: '' })
  return { people, table }
}

describe('a socket', () => {
  it('shows who is there, and who only watches', async () => {
    const { people, table } = await seated(2)
    const ann = await people[0].socket(table)
    expect(ann.update?.info.seats.map((seat) => seat.present)).toEqual([true, false])
    const bob = await people[1].socket(table)
    const watcher = await new Client(house.url).socket(table)
    await ann.sees(({ info }) => info.seats[1].present && info.spectators === 1)
    bob.drop()
    await ann.sees(({ info }) => !info.seats[1].present)
    expect(watcher.update?.mine).toEqual([])
    expect(await watcher.command('chat', table, { text: 'hi' })).toMatchObject({ t: 'refused', code: 'unknown-person' })
    await ann.close()
    await watcher.close()
  })

  it('that greets a table several times at once is one spectator, and gone when it closes', async () => {
    const { people, table } = await seated(2)
    const ann = await people[0].socket(table)
    const watcher = await new Client(house.url).socket()
    for (let n = 0; n < 3; n++) watcher.raw(JSON.stringify({ t: 'hello', v: PROTOCOL, table }))
    await ann.sees(({ info }) => info.spectators === 1)
    await watcher.close()
    await ann.sees(({ info }) => info.spectators === 0)
    await ann.close()
  })

  it('answers a ping, whatever else goes on', async () => {
    const visitor = await new Client(house.url).socket()
    visitor.raw('{"t":"ping"}')
    expect(await visitor.until((frame) => frame.t === 'pong', 0)).toEqual({ t: 'pong' })
    visitor.raw('{"t":"ping","loud":true}')
    expect(await visitor.until((frame) => frame.t === 'refused', 0)).toMatchObject({ code: 'bad-request' })
    await visitor.close()
  })

  it('carries chat and reactions, and keeps them for who comes later', async () => {
    const { people, table } = await seated(2)
    const [ann, bob] = await Promise.all(people.map((one) => one.socket(table)))
    await ann.command('chat', table, { text: 'cheers' })
    expect(await bob.until((frame) => frame.t === 'said', 0)).toMatchObject({ from: 'Ann', seat: 0, text: 'cheers' })
    await bob.command('react', table, { what: '🍺' })
    expect(await ann.until((frame) => frame.t === 'said' && frame.react !== undefined, 0)).toMatchObject({
      from: 'Bob',
    })
    const late = await people[1].socket(table)
    expect(late.frames[0]).toMatchObject({ t: 'welcome', said: [{ text: 'cheers' }, { react: '🍺' }] })
    for (const line of [ann, bob, late]) await line.close()
  })

  it('tells who has the rules only the cells that change, and everything again after a new greeting', async () => {
    const { people, table } = await seated(2)
    const [whole, ...brief] = await Promise.all([{}, RULES, RULES].map((wants) => people[0].socket(table, 0, wants)))
    expect(brief[0].frames[0]).toMatchObject({ t: 'welcome', cells: true })
    await people[0].command(table, 'start')
    for (const line of [whole, ...brief]) await line.sees(({ asks }) => asks.length > 0)
    // Who is there has been told by then.
    await soon(600)
    const ask = whole.update?.asks[0]
    await whole.command('play', table, { ask: ask?.id, seat: 0, move: ask?.choices[0].move })
    for (const line of [whole, ...brief]) await line.sees(({ asks }) => asks[0]?.answered !== undefined)
    for (const line of brief) {
      expect(line.update).toEqual(whole.update)
      const told = JSON.parse(line.bytes.at(-1) ?? '')
      expect(told.t).toBe('cells')
      expect(Object.keys(told)).toEqual(['t', 'at', 'd', 'table', 'n', 'events', 'asks'])
      expect(told.asks).toEqual([{ id: ask?.id, seat: 0, sealed: true, answered: ask?.choices[0].move }])
    }
    expect(brief[0].bytes.at(-1)).toBe(brief[1].bytes.at(-1))
    const wholeAgain = async (line: Line, from: number) =>
      line.until(() => line.bytes.slice(from).some((text) => text.startsWith('{"t":"position"')), from)
    const before = brief.map((line) => line.bytes.length)
    await brief[0].hello(table, 0, RULES)
    await wholeAgain(brief[0], before[0])
    const late = await brief[1].command('play', table, { ask: '0.0.stale', seat: 0, move: 0 })
    expect(late).toMatchObject({ code: 'stale' })
    await wholeAgain(brief[1], before[1])
    for (const line of [whole, ...brief]) await line.close()
  })

  it('tells a page with other rules, or of an earlier house, whole updates', async () => {
    const { people, table } = await seated(2)
    const line = await people[0].socket()
    const wishes = [
      { cells: { rules: 99, layout: 'other' } },
      { cells: { rules: smallBeer.version, layout: 'other' } },
      { changes: true },
    ]
    for (const wish of wishes) {
      const from = line.frames.length
      line.raw(JSON.stringify({ t: 'hello', v: 1, table, ...wish }))
      // Who else is here may be told first, on account of the hello before.
      const welcome = await line.until((frame) => frame.t === 'welcome', from)
      expect(welcome).toMatchObject({ t: 'welcome', ...('cells' in wish ? { cells: false } : {}) })
      await line.until((frame) => frame.t === 'update', line.frames.indexOf(welcome))
    }
    expect(line.bytes.some((text) => text.startsWith('{"t":"position"'))).toBe(false)
    await line.close()
  })

  it('carries the answer inside the update for who asks for it, and for that one alone', async () => {
    const { people, table } = await seated(2)
    await people[0].command(table, 'start')
    const [brief, whole, other, apart] = await Promise.all(
      [{ ...RULES, done: true }, { done: true }, { ...RULES, done: true }, {}].map((wants) =>
        people[0].socket(table, undefined, wants),
      ),
    )
    const lines = [brief, whole, other, apart]
    const { id, choices } = brief.update?.asks[0] ?? { id: '', choices: [] }
    const play = (at: number) => ({ ask: id, seat: 0, move: choices[at].move })
    const since = (line: Line, from: number) => line.bytes.slice(from).map((text) => JSON.parse(text))
    for (const [mover, kind] of [
      [brief, 'cells'],
      [whole, 'update'],
    ] as const) {
      const from = lines.map(({ bytes }) => bytes.length)
      const move = mover === brief ? 0 : 1
      expect(await mover.command('play', table, play(move), `mine-${kind}`)).toEqual({ t: 'done', cmd: `mine-${kind}` })
      for (const line of lines) await line.sees(({ asks }) => asks[0]?.answered === choices[move].move)
      for (const [i, line] of lines.entries()) {
        const answers = since(line, from[i]).filter(({ t, done }) => t === 'done' || done)
        expect(answers.map(({ t, done }) => ({ t, done }))).toEqual(
          line === mover ? [{ t: kind, done: { cmd: `mine-${kind}` } }] : [],
        )
        expect(line.update).toEqual(apart.update)
      }
    }
    // Said again it gets the same answer, though nothing is there to show; and so does what is said where nobody looks.
    const from = brief.bytes.length
    const again = { t: 'done', cmd: 'mine-cells' }
    expect(await brief.command('play', table, play(0), 'mine-cells')).toEqual(again)
    expect(since(brief, from)).toContainEqual(again)
    const elsewhere = await people[0].socket()
    expect(await elsewhere.command('play', table, play(0), 'afar')).toEqual({ t: 'done', cmd: 'afar' })
    expect(since(elsewhere, 0)).toEqual([{ t: 'done', cmd: 'afar' }])
    // Words change nothing at the table, so their answer comes by itself.
    const words = brief.bytes.length
    await brief.command('chat', table, { text: 'cheers' }, 'words')
    expect(since(brief, words)).toContainEqual({ t: 'done', cmd: 'words' })
    // Who did not ask for it is answered as ever.
    const apartFrom = apart.bytes.length
    await apart.command('play', table, play(1), 'apart')
    const answers = since(apart, apartFrom).filter(({ t, done }) => t === 'done' || done)
    expect(answers).toEqual([{ t: 'done', cmd: 'apart' }])
    for (const line of [...lines, elsewhere]) await line.close()
  })

  it('tells an old page to load again', async () => {
    const { people, table } = await seated(2)
    const line = await people[0].socket()
    line.raw(JSON.stringify({ t: 'hello', v: 0, table }))
    expect(await line.until(() => true, 0)).toMatchObject({ t: 'refused', code: 'outdated' })
    await line.close()
  })

  it('works on two devices in one seat', async () => {
    const { people, table } = await seated(2)
    await people[0].command(table, 'start')
    const [one, other] = await Promise.all([people[0].socket(table), people[0].socket(table)])
    const ask = one.update?.asks[0]
    await other.command('play', table, { ask: ask?.id, seat: 0, move: ask?.choices[0].move })
    await one.sees(({ asks }) => asks[0]?.answered === ask?.choices[0].move)
    await one.close()
    await other.close()
  })

  it('is let go when its reader takes nothing any more, and nobody else is', async () => {
    const open = await houseFor({ ...smallHouse, env: { LIMITS: 'off' } })
    onTestFinished(() => open.close())
    const { people, table } = await seated(2, 'small-beer', open)
    const ann = await people[0].socket(table)
    const deaf = await new Client(open.url).socket(table)
    await ann.sees(({ info }) => info.spectators === 1)
    deaf.stopReading()
    const isGone = () => ann.update?.info.spectators === 0
    // Far more than the wires between them hold.
    for (let asked = 0; asked < 40_000 && !isGone(); asked++) {
      deaf.raw(JSON.stringify({ t: 'hello', v: PROTOCOL, table }))
      if (asked % 200 === 0) await answersPing(ann)
    }
    await ann.sees(({ info }) => info.spectators === 0, 10_000)
    await answersPing(ann)
  })

  it('is told before the house closes, and when it will be back', async () => {
    const other = await houseFor(smallHouse)
    const ann = await Client.named(other.url, 'Ann')
    const { table } = await ann.ok<{ table: string }>('POST', '/api/tables', {
      game: 'small-beer',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      access: 'link',
      pace: { kind: 'live' },
    })
    const line = await ann.socket(table)
    await other.close()
    await line.close()
    expect(line.frames).toContainEqual({ t: 'bye', reason: 'restart', back: 2000 })
  })

  it('leads everybody to the same rematch', async () => {
    const { people, table } = await seated(2)
    await people[0].command(table, 'start')
    for (const [seat, one] of people.entries()) await one.command(table, 'resign', { seat })
    const [ann, bob] = await Promise.all(people.map((one) => one.socket(table)))
    await ann.sees(({ info }) => info.status === 'over', 60_000)
    const answers = await Promise.all([ann.command('rematch', table), bob.command('rematch', table)])
    const [first, second] = answers.map((answer) =>
      answer.t === 'done' ? (answer.result as { table: string }).table : '',
    )
    expect(first).toBe(second)
    expect((await ann.sees(({ info }) => info.rematch !== undefined)).info.rematch).toBe(first)
    const again = await people[1].socket(first)
    expect(again.update?.info.seats.map((seat) => [seat.kind, seat.name])).toEqual([
      ['person', 'Ann'],
      ['person', 'Bob'],
    ])
    for (const line of [ann, bob, again]) await line.close()
  })
})

describe('what a reader cannot know, on the wire', () => {
  /** What differs between any two tables, hidden cards or not; how often it was shown before who is there, for one. */
  function plain(line: Line, from: number): string {
    let first: number | undefined
    const since = (at: string) => {
      first ??= Number(at)
      return Number(at) - first
    }
    return line.bytes
      .slice(from)
      .filter((text) => !/^\{"t":"(done|pong)"/.test(text))
      .map((text) => text.replace(/,"done":\{"cmd":"[^"]*"\}\}$/, '}'))
      .join('\n')
      .replaceAll(/"(table|id|code|commitment|createdAt)":("[^"]*"|\d+)/g, '"$1":0')
      .replaceAll(/"at":\[(\d+),(\d+)\]/g, (_, before, now) => `"at":[${since(before)},${since(now)}]`)
      .replaceAll(/"t":"position","at":(\d+)/g, (_, now) => `"t":"position","at":${since(now)}`)
  }

  it.each([
    ['whole updates', {}],
    ['cells', { rules: { game: smallBeer, seats: 3 }, done: true }],
  ])('changes no byte and no number of what it gets: %s', async (kind, wants) => {
    const tables = await Promise.all(Array.from({ length: 40 }, () => seated(3)))
    const rooms = await Promise.all(
      tables.map(async ({ people, table }) => {
        const everybody = [...people, new Client(house.url)]
        const lines = await Promise.all(everybody.map((one) => one.socket(table, undefined, wants)))
        return { people, table, lines }
      }),
    )
    // Everybody has seen who is there, and nothing more of that is on its way.
    for (const line of rooms.flatMap(({ lines }) => lines)) {
      await line.sees(({ info }) => info.spectators === 1 && info.seats.every(({ present }) => present))
      await answersPing(line)
    }
    const from = rooms.map(({ lines }) => lines.map((line) => line.bytes.length))
    await Promise.all(
      rooms.map(async ({ table, lines }, at) => {
        await lines[0].command('start', table)
        for (const line of lines) await line.sees(({ info }) => info.status === 'running')
        // At every other table the others choose in secret, and change their mind.
        for (const reader of at % 2 ? [0, 1, 2, 3] : []) {
          const seat = (reader + 1) % 3
          const before = lines.map((line) => line.bytes.length)
          const ask = lines[seat].update?.asks[0]
          for (const choice of ask?.choices ?? [])
            await lines[seat].command('play', table, { ask: ask?.id, seat, move: choice.move })
          for (const [other, line] of lines.entries()) {
            if (other === seat) continue
            await answersPing(line)
            expect(line.bytes.length).toBe(before[other] + 1)
          }
          if (reader === 0) break
        }
      }),
    )
    let compared = 0
    for (const reader of [0, 1, 2, 3]) {
      const seen = new Map<string, string>()
      for (const [at, { lines }] of rooms.entries()) {
        if (at % 2 && reader === 1) continue
        const line = lines[reader]
        const cards = JSON.stringify(line.update?.events.filter(({ event }) => 'card' in event))
        const text = plain(line, from[at][reader])
        const twin = seen.get(cards)
        if (twin !== undefined) {
          compared++
          expect(text).toBe(twin)
        }
        seen.set(cards, text)
      }
    }
    expect(compared).toBeGreaterThan(30)
    const told = rooms.flatMap(({ lines }) => lines.flatMap(({ bytes }) => bytes))
    expect(told.some((text) => text.startsWith('{"t":"cells"'))).toBe(kind === 'cells')
    await Promise.all(rooms.flatMap(({ lines }) => lines.map((line) => line.close())))
  })
})
