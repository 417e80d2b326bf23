import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

/** The whole program in a process of its own, to be killed. */
export class HouseProcess {
  readonly url: string
  /** However it went; with all that it said. */
  readonly gone: Promise<string>
  private readonly child: ChildProcess

  private constructor(child: ChildProcess, gone: Promise<string>, url: string) {
    this.child = child
    this.gone = gone
    this.url = url
  }

  static start(env: Record<string, string>, program: readonly string[] = ['--import', 'tsx', main]) {
    const child = spawn(process.execPath, program, {
      env: { ...process.env, HOST: '127.0.0.1', PORT: '0', LIMITS: 'off', LOG_LEVEL: 'error', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    const gone = new Promise<string>((end) => child.once('close', () => end(said)))
    return new Promise<HouseProcess>((open, fail) => {
      const hear = (chunk: Buffer) => {
        said += chunk
        const port = /http:\/\/localhost:(\d+)/.exec(said)?.[1]
        if (port) open(new HouseProcess(child, gone, `http://127.0.0.1:${port}`))
      }
      child.stdout?.on('data', hear)
      child.stderr?.on('data', hear)
      void gone.then(() => fail(new Error(`the house did not open: ${said}`)))
    })
  }

  /** Resolves when the program says this, or is gone. */
  async says(word: string): Promise<void> {
    const said = new Promise<void>((heard) => {
      this.child.stdout?.on('data', (chunk: Buffer) => {
        if (chunk.includes(word)) heard()
      })
    })
    await Promise.race([said, this.gone])
  }

  /** No goodbye. */
  kill(): Promise<string> {
    return this.end('SIGKILL')
  }

  stop(): Promise<string> {
    return this.end('SIGTERM')
  }

  private end(signal: NodeJS.Signals): Promise<string> {
    this.child.kill(signal)
    return this.gone
  }
}
