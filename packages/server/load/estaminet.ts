import { Agent, request } from 'node:http'
import { decode, movesOf, readOptions } from '@estaminet/kernel'
import { gameOf } from '@estaminet/shelf'
import { type BareAsk, type FromHost, PROTOCOL } from '@estaminet/table'
import type { Prepared, Talk } from './talk.ts'

const SEATS = 4
const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** How a page talks to the house that has the rules: see docs/protocol.md. It makes the list when it is asked, and no more. */
export function talkToHouse({ game: id, table, cookies }: Prepared, seat: number): Talk {
  const game = gameOf(id)
  const state = game.setup(readOptions(game, SEATS), SEATS)
  const cells = { rules: game.version, layout: state.layout.hash }
  let asks: readonly BareAsk[] = []
  return {
    path: '/api/socket',
    headers: { cookie: cookies[seat] ?? '' },
    greeting: JSON.stringify({ t: 'hello', v: PROTOCOL, table, cells, done: true }),
    hear(bytes) {
      const frame = JSON.parse(bytes.toString()) as FromHost
      if (frame.t === 'done') return { done: frame.cmd }
      if (frame.t === 'refused' || frame.t === 'update') return { fault: bytes.toString() }
      if (frame.t !== 'position' && frame.t !== 'cells') return undefined
      if (frame.t === 'position' && frame.cells !== undefined) decode(frame.cells, state)
      if (frame.t === 'cells')
        for (let i = 0; i < frame.d.length; i += 2) state.cells[frame.d[i] as number] = frame.d[i + 1] as number
      // A question that is not mentioned is still the same.
      asks = frame.asks ?? asks
      const [ask] = asks
      const question = ask && { ask: ask.id, seat: ask.seat, moves: movesOf(game, state, ask.seat) }
      const told = { n: frame.n, question, over: frame.info?.status === 'over' }
      return frame.done ? { ...told, done: frame.done.cmd } : told
    },
    play: ({ ask, seat }, move, _n, cmd) => JSON.stringify({ t: 'play', table, cmd, ask, seat, move }),
  }
}

/** Four people, or fewer and bots, sit down at a new table and start. */
export async function seatFour(url: string, game: string, count = SEATS): Promise<Prepared> {
  const people = Array.from({ length: count }, (_, seat) => new Person(url, `Guest ${seat + 1}`))
  const bots = Array.from({ length: SEATS - count }, () => ({ kind: 'bot', level: 'easy' }))
  await Promise.all(people.map((person) => person.enter()))
  const [host, ...others] = people as [Person, ...Person[]]
  const { table } = (await host.post('/api/tables', {
    game,
    seats: [{ kind: 'me' }, ...others.map(() => ({ kind: 'open' })), ...bots],
    access: 'link',
    pace: { kind: 'live', clock: { bank: 3600, increment: 5, cap: 3600 } },
  })) as { table: string }
  for (const [i, person] of others.entries()) await person.command(table, 'join', { seat: i + 1 })
  for (const [seat, person] of people.entries()) await person.command(table, 'nonce', { seat, nonce: '' })
  await host.command(table, 'start', {})
  return { game, table, cookies: people.map(({ cookie }) => cookie) }
}

class Person {
  private readonly url: string
  private readonly name: string
  private said = 0
  cookie = ''

  constructor(url: string, name: string) {
    this.url = url
    this.name = name
  }

  async enter(): Promise<void> {
    await this.post('/api/me', { name: this.name })
  }

  async command(table: string, t: string, more: object): Promise<void> {
    await this.post(`/api/tables/${table}/${t}`, { cmd: `s${++this.said}`, ...more })
  }

  post(path: string, body: object): Promise<unknown> {
    return new Promise((done, fail) => {
      const headers = { 'content-type': 'application/json', cookie: this.cookie }
      const call = request(`${this.url}${path}`, { method: 'POST', agent, headers }, (response) => {
        let text = ''
        response.on('data', (chunk) => {
          text += chunk
        })
        response.on('end', () => {
          const [set] = response.headers['set-cookie'] ?? []
          if (set !== undefined) this.cookie = set.split(';')[0] ?? ''
          if (response.statusCode === 200) done(JSON.parse(text))
          else fail(new Error(`${path}: ${response.statusCode} ${text}`))
        })
      })
      call.on('error', fail)
      call.end(JSON.stringify(body))
    })
  }
}
