import { join } from 'node:path'
import { freePort, Running, until } from './programs.ts'

/** One node of a house, in a process of its own, as a host would start it. */
export class Node {
  readonly port: number
  readonly process: Running

  private constructor(port: number, process: Running) {
    this.port = port
    this.process = process
  }

  static async start(house: string, settings: Record<string, string>): Promise<Node> {
    const port = await freePort()
    const env = { ...process.env, HOST: '127.0.0.1', LOG_LEVEL: 'error', ...settings, PORT: String(port) }
    const program = join(house, 'packages/cli/bin/estaminet.mjs')
    const node = new Node(port, new Running(process.execPath, [program, 'serve'], { env }))
    await until(`node ${port} is ready`, async () => {
      if (node.process.child.exitCode !== null) throw new Error(`A node ended: ${node.process.said}`)
      return fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    })
    return node
  }

  /** The host key, in the node that was the first to start. */
  get hostKey(): string | undefined {
    return /Host key.*\n\s+(\S+)/.exec(this.process.said)?.[1]
  }
}
