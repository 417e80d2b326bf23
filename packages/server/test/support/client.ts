import { request } from 'node:http'
import { type Game, readOptions } from '@estaminet/kernel'
import { Following, type FromHost, PROTOCOL, type Update } from '@estaminet/table'
import { WebSocket } from 'ws'

type Answer = { status: number; body: unknown; headers: Record<string, string | string[] | undefined> }

let count = 0

/** A browser of a kind: it keeps its cookie, speaks HTTP and opens sockets. */
export class Client {
  cookie = ''
  readonly url: string

  constructor(url: string) {
    this.url = url
  }

  static async named(url: string, name: string): Promise<Client> {
    const client = new Client(url)
    await client.ok('POST', '/api/me', { name })
    return client
  }

  ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const text = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body)
    return new Promise((done, fail) => {
      const call = request(
        `${this.url}${path}`,
        {
          method,
          // The house closes the connection after a body it could not read; the next request needs its own.
          agent: false,
          headers: {
            ...(text === undefined ? {} : { 'content-type': 'application/json' }),
            ...(this.cookie ? { cookie: this.cookie } : {}),
            ...headers,
          },
        },
        (response) => {
          let answer = ''
          response.on('data', (chunk) => {
            answer += chunk
          })
          response.on('end', () => {
            const [set] = response.headers['set-cookie'] ?? []
            if (set) this.cookie = set.split(';')[0]
            done({ status: response.statusCode ?? 0, headers: response.headers, body: parsed(answer) })
          })
        },
      )
      call.on('error', fail)
      call.end(text)
    })
  }

  async ok<T = Record<string, unknown>>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await this.ask(method, path, body)
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body as T
  }

  command(table: string, t: string, more: object = {}): Promise<Answer> {
    return this.ask('POST', `/api/tables/${table}/${t}`, { cmd: `h${++count}`, ...more })
  }

  async socket(table?: string, last?: number, wants: Wants = {}, headers: Record<string, string> = {}): Promise<Line> {
    const wire = new WebSocket(`${this.url.replace('http', 'ws')}/api/socket`, {
      headers: { ...(this.cookie ? { cookie: this.cookie } : {}), ...headers },
    })
    const line = new Line(wire)
    await line.opened()
    if (table !== undefined) await line.hello(table, last, wants)
    return line
  }
}

/** The house refused a hello. */
export class NotLetIn extends Error {
  readonly refusal: Extract<FromHost, { t: 'refused' }>

  constructor(refusal: Extract<FromHost, { t: 'refused' }>) {
    super(JSON.stringify(refusal))
    this.refusal = refusal
  }
}

/** What a socket may ask for when it greets a table. */
export interface Wants {
  /** It has the rules, for a table of so many with nothing chosen, and wants cells. */
  readonly rules?: { readonly game: Game; readonly seats: number }
  readonly done?: boolean
  /** Which of their seats looks, where several people share the screen. */
  readonly eyes?: number
}

/** One socket and what came over it: positions as the whole updates they amount to, and answers that rode in them after them. */
export class Line {
  readonly frames: FromHost[] = []
  readonly bytes: string[] = []
  update: Update | undefined
  closed = false
  private readonly following = new Following()
  private readonly wire: WebSocket
  private readonly waiting = new Set<() => void>()

  constructor(wire: WebSocket) {
    this.wire = wire
    wire.on('message', (data) => {
      const text = data.toString()
      const told = JSON.parse(text) as FromHost
      this.bytes.push(text)
      this.frames.push(this.wholeOf(told))
      if ('done' in told && told.done) this.frames.push({ t: 'done', ...told.done })
      for (const wake of [...this.waiting]) wake()
    })
    wire.on('close', () => {
      this.closed = true
      for (const wake of [...this.waiting]) wake()
    })
    wire.on('error', () => {})
  }

  private wholeOf(told: FromHost): FromHost {
    if (told.t !== 'update' && told.t !== 'position' && told.t !== 'cells') return told
    this.update = this.following.hear(told) ?? this.update
    return this.update ?? told
  }

  opened(): Promise<void> {
    return new Promise((open, fail) => {
      this.wire.once('open', open)
      this.wire.once('error', fail)
    })
  }

  raw(text: string | Buffer): void {
    this.wire.send(text)
  }

  send(t: string, table: string, more: object = {}, cmd = `s${++count}`): string {
    this.raw(JSON.stringify({ t, table, cmd, ...more }))
    return cmd
  }

  async hello(table: string, last?: number, { rules, done, eyes }: Wants = {}): Promise<Update> {
    if (rules) this.following.hold(rules.game, readOptions(rules.game, rules.seats), rules.seats)
    this.raw(JSON.stringify({ t: 'hello', v: PROTOCOL, table, last, cells: rules && this.following.held, done, eyes }))
    const frame = await this.until((one) => one.t === 'update' || (one.t === 'refused' && one.cmd === undefined))
    if (frame.t === 'refused') throw new NotLetIn(frame)
    if (frame.t !== 'update') throw new Error(JSON.stringify(frame))
    return frame
  }

  /** The answer to a command. */
  async command(t: string, table: string, more: object = {}, cmd?: string): Promise<FromHost> {
    const from = this.frames.length
    const id = this.send(t, table, more, cmd)
    return this.until((one) => (one.t === 'done' || one.t === 'refused') && one.cmd === id, from)
  }

  /** The first frame from here on that fits. */
  async until(fits: (frame: FromHost) => boolean, from = this.frames.length, ms = 60_000): Promise<FromHost> {
    const until = Date.now() + ms
    for (let at = from; ; ) {
      for (; at < this.frames.length; at++) if (fits(this.frames[at])) return this.frames[at]
      if (this.closed) throw new Error('the socket closed')
      if (Date.now() > until)
        throw new Error(`nothing came; last: ${JSON.stringify(this.frames.at(-1))?.slice(0, 300)}`)
      await this.more(until - Date.now())
    }
  }

  /** The next update that fits, the current one included. */
  async sees(fits: (update: Update) => boolean, ms = 60_000): Promise<Update> {
    if (this.update && fits(this.update)) return this.update
    return (await this.until((frame) => frame.t === 'update' && fits(frame), undefined, ms)) as Update
  }

  async close(): Promise<void> {
    this.wire.close()
    await this.ended()
  }

  /** Until the socket is closed, by whomever. */
  async ended(): Promise<void> {
    while (!this.closed) await this.more(5_000)
  }

  drop(): void {
    this.wire.terminate()
  }

  /** Takes nothing more from the wire, as a machine that is asleep. */
  stopReading(): void {
    this.wire.pause()
  }

  private more(ms: number): Promise<void> {
    return new Promise((woken) => {
      const wake = () => {
        clearTimeout(timer)
        this.waiting.delete(wake)
        woken()
      }
      const timer = setTimeout(wake, Math.max(1, ms))
      this.waiting.add(wake)
    })
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
