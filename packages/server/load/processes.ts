import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** What a process has used so far: bytes of memory, milliseconds of processor time in all its threads. */
export interface Usage {
  readonly rss: number
  readonly cpu: number
  /** Milliseconds its main thread was late, since the last question. */
  readonly late: { readonly p50: number; readonly p99: number; readonly max: number }
  /** Milliseconds of processor time its main thread worked at a stretch, at most, since then. */
  readonly longest: number
}

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const children = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL')
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130))

function program(file: string, env: Record<string, string>, flags: readonly string[]): ChildProcess {
  const reading = file.endsWith('.ts') ? ['--import', 'tsx'] : []
  const child = spawn(process.execPath, [...flags, ...reading, here(file)], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  children.add(child)
  child.on('exit', () => children.delete(child))
  return child
}

/** A server in a process of its own. */
export class Server {
  readonly url: string
  private readonly child: ChildProcess

  private constructor(child: ChildProcess, url: string) {
    this.child = child
    this.url = url
  }

  /** Resolves when it says where it listens. */
  static start(file: string, env: Record<string, string> = {}): Promise<Server> {
    const child = program(file, env, ['--import', here('./gauge.mjs')])
    return new Promise((open, fail) => {
      let said = ''
      child.stdout?.on('data', (chunk) => {
        said += chunk
        const port = /http:\/\/localhost:(\d+)/.exec(said)?.[1]
        if (port) open(new Server(child, `http://127.0.0.1:${port}`))
      })
      child.once('exit', () => fail(new Error(`The server did not open: ${said}`)))
    })
  }

  /** `collected`: after a garbage collection, so that only what is held counts. */
  usage(when: 'now' | 'collected'): Promise<Usage> {
    return this.ask({ usage: when })
  }

  /** From now on the time of its main thread is watched; `watched` writes a profile that browsers can open. */
  watch(): Promise<Usage> {
    return this.ask({ watch: true })
  }

  watched(file: string): Promise<Usage> {
    return this.ask({ watched: file })
  }

  /** Without a goodbye: what was acknowledged must be on the disk. */
  kill(): Promise<void> {
    return new Promise((gone) => {
      if (!this.isAlive) gone()
      this.child.once('exit', () => gone())
      this.child.kill('SIGKILL')
    })
  }

  private get isAlive(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null
  }

  private ask(wish: object): Promise<Usage> {
    return new Promise((told, fail) => {
      if (!this.isAlive) fail(new Error('The server has ended by itself.'))
      this.child.once('message', (usage) => told(usage as Usage))
      this.child.send(wish)
    })
  }
}

/** Clients in a process of their own: it is given one order, says how far it is, and answers once. */
export function employ<Order extends object, Answer>(
  file: string,
  order: Order,
  hear: (word: string) => unknown = () => {},
  /** Tells them more while they work; its answer is called at the end. */
  accompany: (send: (more: object) => void) => () => void = () => () => {},
): Promise<Answer> {
  const child = program(file, {}, [])
  const leave = accompany((more) => child.connected && child.send(more))
  child.once('exit', leave)
  return new Promise((done, fail) => {
    child.on('message', (message: { word: string } | { answer: Answer }) => {
      if ('word' in message) void hear(message.word)
      else {
        done(message.answer)
        child.kill()
      }
    })
    child.once('exit', () => fail(new Error(`${file} ended without an answer.`)))
    child.send(order)
  })
}

/** The other end of `employ`. */
export function employed<Order, Answer>(work: (order: Order, say: (word: string) => void) => Promise<Answer>): void {
  process.once('message', (order: Order) => {
    work(order, (word) => process.send?.({ word })).then(
      (answer) => process.send?.({ answer }),
      (error) => {
        console.error(error)
        process.exit(1)
      },
    )
  })
}
