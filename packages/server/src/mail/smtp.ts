import { isIP, connect as overTcp, type Socket } from 'node:net'
import { connect as overTls } from 'node:tls'

export const SMTP_SECURITY = ['starttls', 'tls', 'none'] as const
export type SmtpSecurity = (typeof SMTP_SECURITY)[number]

/** The mail server that takes the letters of the house, as its host has named it. */
export interface SmtpServer {
  readonly host: string
  readonly port: number
  readonly secure: SmtpSecurity
  readonly login?: { readonly user: string; readonly password: string }
  /** A certificate to trust beside the usual ones. */
  readonly ca?: string
}

export interface Parcel {
  readonly from: string
  readonly to: string
  readonly message: string
  /** What the house calls itself. */
  readonly helo: string
}

/** What became of it, and at which step with which code: never a word of the server, which repeats addresses. */
export interface Handed {
  readonly end: 'arrived' | 'refused' | 'no answer'
  readonly step: string
  readonly code: string
}

interface Reply {
  readonly code: number
  readonly lines: readonly string[]
}

const LONGEST_REPLY = 16_384

class Trouble extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/** Hands one message to the server, over a connection of its own. */
export async function handIn(server: SmtpServer, parcel: Parcel, signal: AbortSignal): Promise<Handed> {
  const talk = new Conversation(server, signal)
  let step = 'connect'
  const must = async (name: string, line: string | undefined, wanted: number): Promise<Reply> => {
    step = name
    const reply = await (line === undefined ? talk.hear() : talk.say(line))
    if (Math.floor(reply.code / 100) !== wanted) throw new Trouble(String(reply.code))
    return reply
  }
  try {
    await must('connect', undefined, 2)
    let offers = await must('EHLO', `EHLO ${parcel.helo}`, 2)
    if (server.secure === 'starttls') {
      await must('STARTTLS', 'STARTTLS', 2)
      await talk.secure()
      offers = await must('EHLO', `EHLO ${parcel.helo}`, 2)
    }
    if (server.login) for (const [line, wanted] of proofOf(server.login, offers)) await must('AUTH', line, wanted)
    await must('MAIL', `MAIL FROM:<${parcel.from}>`, 2)
    await must('RCPT', `RCPT TO:<${parcel.to}>`, 2)
    await must('DATA', 'DATA', 3)
    // A line that is a dot alone would be the end of it.
    await must('message', `${parcel.message.replace(/^\./gm, '..').replace(/\r\n$/, '')}\r\n.`, 2)
    return { end: 'arrived', step, code: '250' }
  } catch (error) {
    const code = error instanceof Trouble ? error.code : codeOf(error)
    // Only about a letter does a server say no for good; what it thinks of the house may be mended.
    const final = /^5/.test(code) && ['RCPT', 'message'].includes(step)
    return { end: final ? 'refused' : 'no answer', step, code }
  } finally {
    talk.end()
  }
}

/** What is said to prove who the house is, by the first way of ours that the server knows. */
function proofOf({ user, password }: { user: string; password: string }, { lines }: Reply): [string, number][] {
  const ways = lines.find((line) => /^AUTH[ =]/i.test(line))?.toUpperCase() ?? ''
  const encoded = (text: string) => Buffer.from(text).toString('base64')
  if (/\bPLAIN\b/.test(ways)) return [[`AUTH PLAIN ${encoded(`\0${user}\0${password}`)}`, 2]]
  if (/\bLOGIN\b/.test(ways))
    return [
      ['AUTH LOGIN', 3],
      [encoded(user), 3],
      [encoded(password), 2],
    ]
  throw new Trouble('no way to sign in')
}

/** One line after the other, and the answer to each. */
class Conversation {
  private readonly server: SmtpServer
  private readonly signal: AbortSignal
  private socket: Socket
  private heard = ''
  private failure: Error | undefined
  private wake: () => void = () => undefined

  constructor(server: SmtpServer, signal: AbortSignal) {
    this.server = server
    this.signal = signal
    const { host, port } = server
    this.socket = this.attend(
      server.secure === 'tls' ? overTls({ host, port, ...this.trust() }) : overTcp({ host, port }),
    )
    signal.addEventListener('abort', this.late)
    if (signal.aborted) this.late()
  }

  say(line: string): Promise<Reply> {
    this.socket.write(`${line}\r\n`)
    return this.hear()
  }

  async hear(): Promise<Reply> {
    for (;;) {
      const reply = this.wholeReply()
      if (reply) return reply
      if (this.failure) throw this.failure
      await new Promise<void>((woken) => {
        this.wake = woken
      })
    }
  }

  /** From here on nobody on the way can read or change it. */
  async secure(): Promise<void> {
    // What was said before is not the server's word once it is secure.
    if (this.heard !== '') throw new Trouble('said too much')
    const plain = this.socket
    plain.removeAllListeners('data')
    plain.removeAllListeners('close')
    this.socket = this.attend(overTls({ socket: plain, ...this.trust() }))
    await new Promise<void>((done) => {
      this.socket.once('secureConnect', done)
      this.wake = done
      if (this.failure) done()
    })
    if (this.failure) throw this.failure
  }

  end(): void {
    this.signal.removeEventListener('abort', this.late)
    if (!this.socket.destroyed) this.socket.end('QUIT\r\n', () => this.socket.destroy())
  }

  private readonly late = (): void => {
    this.fail(new Trouble('too late'))
    this.socket.destroy()
  }

  private trust() {
    const { host, ca } = this.server
    return { ...(isIP(host) === 0 ? { servername: host } : {}), ...(ca === undefined ? {} : { ca }) }
  }

  private attend(socket: Socket): Socket {
    socket.setEncoding('latin1')
    socket.on('data', (text) => {
      this.heard += text
      if (this.heard.length > LONGEST_REPLY) this.fail(new Trouble('said too much'))
      this.wake()
    })
    socket.on('error', (error) => this.fail(error))
    socket.on('close', () => this.fail(new Trouble('closed')))
    return socket
  }

  private fail(error: Error): void {
    this.failure ??= error
    this.wake()
  }

  /** The last line of an answer has a space behind its code. */
  private wholeReply(): Reply | undefined {
    const [whole, code] = /^(?:\d{3}-[^\n]*\n)*(\d{3})(?: [^\n]*)?\r?\n/.exec(this.heard) ?? []
    if (whole === undefined) return undefined
    this.heard = this.heard.slice(whole.length)
    return { code: Number(code), lines: whole.split(/\r?\n/).map((line) => line.slice(4)) }
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason'
