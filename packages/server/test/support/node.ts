import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

/** The whole program in a process of its own, to be killed. */
export class HouseProcess {
  readonly url: string
  private readonly child: ChildProcess

  private constructor(child: ChildProcess, url: string) {
    this.child = child
    this.url = url
  }

  static start(env: Record<string, string>): Promise<HouseProcess> {
    const child = spawn(process.execPath, ['--import', 'tsx', main], {
      env: { ...process.env, HOST: '127.0.0.1', PORT: '0', LIMITS: 'off', LOG_LEVEL: 'error', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    return new Promise((open, fail) => {
      let said = ''
      const hear = (chunk: Buffer) => {
        said += chunk
        const port = /http:\/\/localhost:(\d+)/.exec(said)?.[1]
        if (port) open(new HouseProcess(child, `http://127.0.0.1:${port}`))
      }
      child.stdout?.on('data', hear)
      child.stderr?.on('data', hear)
      child.on('exit', () => fail(new Error(`the house did not open: ${said}`)))
    })
  }

  /** No goodbye. */
  kill(): Promise<void> {
    return this.end('SIGKILL')
  }

  stop(): Promise<void> {
    return this.end('SIGTERM')
  }

  private end(signal: NodeJS.Signals): Promise<void> {
    return new Promise((gone) => {
      if (this.child.exitCode !== null || this.child.signalCode !== null) gone()
      this.child.once('exit', () => gone())
      this.child.kill(signal)
    })
  }
}
