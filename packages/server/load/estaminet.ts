import { Agent, request } from 'node:http'
import { PROTOCOL } from '@estaminet/table'
import { numberAfter, type Prepared, type Question, questionIn, type Talk } from './talk.ts'

const SEATS = 4
const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** How a page talks to the house: see docs/protocol.md. */
export function talkToHouse({ table, cookies }: Prepared, seat: number): Talk {
  let question: Question | undefined
  return {
    path: '/api/socket',
    headers: { cookie: cookies[seat] ?? '' },
    greeting: JSON.stringify({ t: 'hello', v: PROTOCOL, table, changes: true, done: true }),
    hear(frame) {
      const kind = frame.toString('latin1', 6, 10)
      if (kind === 'done') return { done: String(JSON.parse(frame.toString()).cmd) }
      if (kind === 'refu') return { fault: frame.toString() }
      if (kind !== 'upda' && kind !== 'chan') return undefined
      // A question that is not mentioned is still the same.
      if (frame.includes('"asks":[')) question = questionIn(frame)
      const over = frame.subarray(0, 1500).includes('"status":"over"')
      const told = { n: numberAfter(frame, '"n":'), question, over }
      const done = doneIn(frame)
      return done === undefined ? told : { ...told, done }
    },
    play: ({ ask, seat }, move, _n, cmd) => JSON.stringify({ t: 'play', table, cmd, ask, seat, move }),
  }
}

/** An answer that rides along stands at the end. */
const doneIn = (frame: Buffer): string | undefined =>
  /,"done":\{"cmd":"([^"]*)"\}\}$/.exec(frame.toString('latin1', Math.max(0, frame.length - 60)))?.[1]

/** Four people sit down at a new table and start. */
export async function seatFour(url: string, game: string): Promise<Prepared> {
  const people = Array.from({ length: SEATS }, (_, seat) => new Person(url, `Guest ${seat + 1}`))
  await Promise.all(people.map((person) => person.enter()))
  const [host, ...others] = people as [Person, ...Person[]]
  const { table } = (await host.post('/api/tables', {
    game,
    seats: [{ kind: 'me' }, ...others.map(() => ({ kind: 'open' }))],
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
