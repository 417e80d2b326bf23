import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { createSecureContext, TLSSocket } from 'node:tls'

export interface Received {
  readonly from: string
  readonly to: string
  /** As it came, head and all. */
  readonly message: string
  readonly head: string
  readonly text: string
  readonly html: string
}

/** A mail server of a kind, on this machine: it keeps what it is given, and says no when told to. */
export class MailServer {
  readonly received: Received[] = []
  /** Every line it was told, in order, those of messages aside. */
  readonly lines: string[] = []
  /** What it answers next to a word; then that all is well. */
  readonly answers: Record<string, string[]> = {}
  /** What it can do beside the usual. */
  offers: string[] = []
  private readonly server: Server
  private readonly sockets = new Set<Socket>()
  private readonly certificate: { key: string; cert: string } | undefined

  private constructor(certificate?: { key: string; cert: string }) {
    this.certificate = certificate
    this.server = createServer((socket) => {
      this.sockets.add(socket)
      socket.on('close', () => this.sockets.delete(socket))
      socket.on('error', () => undefined)
      socket.write('220 mail.test ready\r\n')
      this.attend(socket)
    })
  }

  static async open(certificate?: { key: string; cert: string }): Promise<MailServer> {
    const one = new MailServer(certificate)
    await new Promise<void>((open) => one.server.listen(0, '127.0.0.1', open))
    return one
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy()
    this.server.close()
  }

  private attend(socket: Socket): void {
    let heard = ''
    let from = ''
    let to = ''
    let message: string | undefined
    const hear = (chunk: Buffer) => {
      heard += chunk.toString('latin1')
      for (let end = heard.indexOf('\r\n'); end >= 0; end = heard.indexOf('\r\n')) {
        const line = heard.slice(0, end)
        heard = heard.slice(end + 2)
        if (message !== undefined && line !== '.') message += `${line.replace(/^\./, '')}\r\n`
        else if (message !== undefined) {
          const answer = this.answerTo('message') ?? '250 taken'
          if (answer.startsWith('2')) this.received.push(opened(from, to, message))
          message = undefined
          socket.write(`${answer}\r\n`)
        } else {
          this.lines.push(line)
          const word = line.split(/[ :]/)[0].toUpperCase()
          if (word === 'MAIL') from = line
          if (word === 'RCPT') to = line.slice('RCPT TO:<'.length, -1)
          const answer = this.answerTo(word) ?? this.usual(word)
          if (word === 'DATA' && answer.startsWith('3')) message = ''
          socket.write(`${answer}\r\n`)
          if (word === 'STARTTLS' && answer.startsWith('2')) {
            socket.off('data', hear)
            this.attend(new TLSSocket(socket, { isServer: true, secureContext: createSecureContext(this.certificate) }))
          }
          if (word === 'QUIT') socket.end()
        }
      }
    }
    socket.on('error', () => undefined)
    socket.on('data', hear)
  }

  private answerTo(word: string): string | undefined {
    return this.answers[word]?.shift()
  }

  private usual(word: string): string {
    if (word === 'EHLO')
      return ['250-mail.test', ...this.offers.map((one) => `250-${one}`), '250 8BITMIME'].join('\r\n')
    return word === 'DATA' ? '354 go on' : '250 well'
  }
}

function opened(from: string, to: string, message: string): Received {
  const [head] = message.split('\r\n\r\n')
  const edge = /boundary="([^"]+)"/.exec(head)?.[1] ?? ''
  const [text, html] = message
    .split(`--${edge}`)
    .slice(1, 3)
    .map((part) => Buffer.from(part.split('\r\n\r\n')[1], 'base64').toString())
  return { from, to, message, head, text, html }
}

/** A line of the head in plain letters. */
export const inHead = ({ head }: Received, name: string): string | undefined => {
  const [, line] = new RegExp(`^${name}: ((?:.*)(?:\r\n .*)*)`, 'm').exec(head) ?? []
  return line
    ?.replaceAll(/\?=\r\n =\?/g, '?==?')
    .replaceAll(/=\?utf-8\?B\?([^?]*)\?=/g, (_, word) => Buffer.from(word, 'base64').toString())
}
