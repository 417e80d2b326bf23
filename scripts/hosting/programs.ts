import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { delimiter, join } from 'node:path'

export const say = (text: string): void => console.log(text)

export const pause = (ms: number): Promise<void> => new Promise((soon) => setTimeout(soon, ms))

/** Fails with a sentence unless something holds. */
export function insist(holds: boolean, sentence: string): void {
  if (!holds) throw new Error(sentence)
  say(`  ok  ${sentence}`)
}

/** Waits until something is so; whoever waits in vain says what for. */
export async function until(what: string, holds: () => Promise<boolean> | boolean, ms = 60_000): Promise<void> {
  const end = Date.now() + ms
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`Waited in vain: ${what}`)
    await pause(50)
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** Fails with the remedy unless a program of the system is there. */
export function need(program: string, debianPackage: string): void {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  if (!folders.some((folder) => existsSync(join(folder, program))))
    throw new Error(`${program} is missing: sudo apt install ${debianPackage}`)
}

/** A program that runs beside us, and what it has said. */
export class Running {
  readonly child: ChildProcess
  readonly ended: Promise<number | null>
  said = ''

  constructor(program: string, args: readonly string[], options: SpawnOptions) {
    this.child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    running.add(this)
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.on('data', (chunk) => {
        this.said += chunk
      })
    this.ended = new Promise((end) => {
      this.child.on('error', (error) => {
        this.said += error
        end(null)
      })
      this.child.on('close', (code) => {
        running.delete(this)
        end(code)
      })
    })
  }

  async end(signal: NodeJS.Signals): Promise<number | null> {
    this.child.kill(signal)
    return this.ended
  }
}

const running = new Set<Running>()

/** Nothing we started outlives us. */
export async function endAll(): Promise<void> {
  await Promise.all([...running].map((one) => one.end('SIGKILL')))
}

/** Runs a program to its end; fails with what it said unless it ends well. */
export async function run(program: string, args: readonly string[], options: SpawnOptions = {}): Promise<string> {
  const one = new Running(program, args, options)
  const code = await one.ended
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}:\n${one.said}`)
  return one.said
}

export const since = (start: number): string => `${((Date.now() - start) / 1000).toFixed(1)} s`
