import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { type FromHost, PROTOCOL, type Update } from '@estaminet/table'
import { WebSocket } from 'ws'

export interface Answer {
  readonly status: number
  readonly text: string
  /** From asking until the whole answer was there. */
  readonly ms: number
}

/** No answer: the connection was refused or cut. */
export const NO_ANSWER = 0

let said = 0

/** A client with an address of its own: the whole of 127.0.0.0/8 leads to this machine. */
export class Caller {
  cookie = ''
  readonly url: string
  private readonly localAddress: string
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 6 })

  constructor(url: string, localAddress: string) {
    this.url = url
    this.localAddress = localAddress
  }

  static async named(url: string, localAddress: string, name: string): Promise<Caller> {
    const caller = new Caller(url, localAddress)
    await caller.ask('POST', '/api/me', { name })
    return caller
  }

  get isNamed(): boolean {
    return this.cookie !== ''
  }

  ask(method: string, path: string, body?: object | string, more: Record<string, string> = {}): Promise<Answer> {
    const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body)
    const began = performance.now()
    const ended = (status: number, answer: string): Answer => ({ status, text: answer, ms: performance.now() - began })
    return new Promise((done) => {
      const headers = {
        ...(text === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...more,
      }
      const { localAddress, agent } = this
      const call = request(`${this.url}${path}`, { method, agent, localAddress, headers }, (response) => {
        let answer = ''
        response.on('data', (chunk) => {
          answer += chunk
        })
        response.on('end', () => {
          const [set] = response.headers['set-cookie'] ?? []
          if (set !== undefined) this.cookie = set.split(';')[0] ?? ''
          done(ended(response.statusCode ?? NO_ANSWER, answer))
        })
        response.on('error', () => done(ended(NO_ANSWER, answer)))
      })
      call.on('error', () => done(ended(NO_ANSWER, '')))
      call.end(text)
    })
  }

  command(table: string, t: string, more: object = {}): Promise<Answer> {
    return this.ask('POST', `/api/tables/${table}/${t}`, { cmd: `a${++said}`, ...more })
  }

  async makeTable(plan: object): Promise<string | undefined> {
    const { status, text } = await this.ask('POST', '/api/tables', plan)
    return status === 200 ? (JSON.parse(text) as { table: string }).table : undefined
  }

  /** A socket that is open, or nothing when the house did not let it in. */
  async socket(): Promise<Line | undefined> {
    const headers = this.cookie ? { cookie: this.cookie } : {}
    const wire = new WebSocket(`${this.url.replace('http', 'ws')}/api/socket`, {
      headers,
      localAddress: this.localAddress,
    })
    return new Promise((done) => {
      wire.once('open', () => done(new Line(wire)))
      wire.once('error', () => done(undefined))
    })
  }

  /** A plain connection, for what is not even HTTP. */
  async bare(): Promise<Socket> {
    const { hostname, port } = new URL(this.url)
    const socket = connect({ host: hostname, port: Number(port), localAddress: this.localAddress })
    socket.on('error', () => {})
    // What the house answers is thrown away, so that its goodbye is noticed.
    socket.resume()
    await new Promise((ready) => socket.once('connect', ready).once('close', ready))
    return socket
  }

  hangUp(): void {
    this.agent.destroy()
  }
}

/** One socket: what came over it. */
export class Line {
  update: Update | undefined
  closed = false
  private readonly wire: WebSocket
  private readonly answers = new Map<string, (frame: FromHost) => void>()
  /** Called with every frame. */
  hear: (frame: FromHost) => void = () => {}

  constructor(wire: WebSocket) {
    this.wire = wire
    wire.on('message', (data) => {
      const told = JSON.parse(data.toString()) as FromHost
      if (told.t === 'update') this.update = told
      this.hear(told)
      if ('done' in told && told.done) this.settle({ t: 'done', ...told.done })
      else if (told.t === 'done' || told.t === 'refused') this.settle(told)
    })
    wire.on('close', () => {
      this.closed = true
      for (const answer of this.answers.values()) answer({ t: 'refused', code: 'closed', message: '' })
      this.answers.clear()
    })
    wire.on('error', () => {})
  }

  private settle(answer: Extract<FromHost, { t: 'done' | 'refused' }>): void {
    if (answer.cmd === undefined) return
    this.answers.get(answer.cmd)?.(answer)
    this.answers.delete(answer.cmd)
  }

  hello(table: string): void {
    this.raw(JSON.stringify({ t: 'hello', v: PROTOCOL, table, done: true }))
  }

  raw(text: string): void {
    if (!this.closed) this.wire.send(text)
  }

  command(t: string, table: string, more: object = {}): Promise<FromHost> {
    const cmd = `a${++said}`
    return new Promise((done) => {
      if (this.closed) {
        done({ t: 'refused', cmd, code: 'closed', message: '' })
        return
      }
      this.answers.set(cmd, done)
      this.raw(JSON.stringify({ t, table, cmd, ...more }))
    })
  }

  close(): void {
    this.wire.terminate()
  }
}

export const pause = (ms: number): Promise<void> => new Promise((later) => setTimeout(later, ms))
