import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { END, serve } from '../src/serve.ts'
import { openStore } from '../src/store/open.ts'
import { Client } from './support/client.ts'
import { houseFor } from './support/house.ts'
import { MemoryStore } from './support/memory-store.ts'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'estaminet-stop-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The program in a process of its own, to be sent signals. */
async function start(env: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const said = { text: '' }
  const ended = new Promise<number | null>((end) => child.once('exit', end))
  const port = await new Promise<string | undefined>((open) => {
    const hear = (chunk: Buffer) => {
      said.text += chunk
      const found = /http:\/\/localhost:(\d+)/.exec(said.text)?.[1]
      if (found !== undefined) open(found)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    void ended.then(() => open(undefined))
  })
  return { child, said, ended, url: `http://127.0.0.1:${port}` }
}

async function newTable(maker: Client): Promise<string> {
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const plan = { game: 'heaven-and-ale', seats, access: 'link', pace: { kind: 'live' } }
  return (await maker.ok<{ table: string }>('POST', '/api/tables', plan)).table
}

it('a doubled Ctrl-C closes the house as gently as a single one, and the restart is short', async () => {
  const folder = newFolder()
  const house = await start({ DATA_DIR: folder })
  const ann = await Client.named(house.url, 'Ann')
  const table = await newTable(ann)
  const line = await ann.socket(table)
  const stream = fetch(`${house.url}/api/tables/${table}/stream`, { headers: { cookie: ann.cookie } })
  const heard = (await stream).text()
  const begun = line.command('chat', table, { text: 'back in a minute' })
  house.child.kill('SIGINT')
  house.child.kill('SIGINT')

  expect(await line.until((frame) => frame.t === 'bye', 0)).toEqual({ t: 'bye', reason: 'restart', back: 2000 })
  // What was begun is finished, or refused in so many words; it is never left hanging.
  expect(await begun).toMatchObject({ t: expect.stringMatching(/^(done|refused)$/) })
  expect(await heard).toContain('"t":"bye"')
  expect(await house.ended).toBe(END.well)
  expect(line.closed).toBe(true)

  const again = await houseFor({ store: await openStore({ dataDir: folder }) })
  const back = await Object.assign(new Client(again.url), { cookie: ann.cookie }).socket(table, 0)
  expect(back.update?.mine).toEqual([0])
  await again.close()
})

it('who has asked over HTTP when the house closes gets the answer', async () => {
  const store = new MemoryStore()
  const house = await houseFor({ store })
  const ann = await Client.named(house.url, 'Ann')
  const table = await newTable(ann)
  const { commit } = store
  let release = () => {}
  const begun = new Promise<void>((arrived) => {
    store.commit = async (change) => {
      arrived()
      await new Promise<void>((go) => {
        release = go
      })
      return commit.call(store, change)
    }
  })
  const asked = ann.command(table, 'orders', { seat: 0, confirm: true })
  await begun
  const closed = house.close()
  const late = ann.command(table, 'orders', { seat: 0, confirm: false })
  expect(await late).toMatchObject({ status: 503, body: { code: 'closing' } })
  release()
  expect(await asked).toMatchObject({ status: 200 })
  await closed
})

it('a house does not wait for a database that is silent while it counts results', async () => {
  const store = new MemoryStore()
  const begun = new Promise<void>((asked) => {
    store.uncounted = () => {
      asked()
      return new Promise(() => {})
    }
  })
  const house = await houseFor({ store })
  await begun
  await house.close()
}, 60_000)

describe('a house that cannot open says why and ends: with 2 where a person must act, with 1 where waiting may help', () => {
  const open = async (env: Record<string, string>) => {
    const said: string[] = []
    const terminal = { out: () => undefined, err: (text: string) => void said.push(text) }
    const code = await serve([], { HOST: '127.0.0.1', PORT: '0', DATA_DIR: newFolder(), ...env }, terminal)
    return { code, err: said.join('\n') }
  }

  it('because another process holds the folder', async () => {
    const folder = newFolder()
    const holder = await openStore({ dataDir: folder })
    onTestFinished(() => holder.close())
    const { code, err } = await open({ DATA_DIR: folder })
    expect(code).toBe(END.refused)
    expect(err).toMatch(new RegExp(`^The data folder .* is in use by process ${process.pid} .*Stop that one first`))
  })

  it('because the port is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void taken.close())
    await once(taken, 'listening')
    const { port } = taken.address() as AddressInfo
    const { code, err } = await open({ PORT: String(port) })
    expect({ code, err }).toEqual({ code: END.trouble, err: expect.stringContaining(`Port ${port} is taken`) })
  })

  it('because a setting is wrong', async () => {
    const { code, err } = await open({ PUBLIC_URL: 'play' })
    expect({ code, err }).toEqual({
      code: END.refused,
      err: expect.stringContaining('PUBLIC_URL `play` is no address'),
    })
  })

  it('because the database is away, without telling its password', async () => {
    const { code, err } = await open({ DATABASE_URL: 'postgres://house:topsecret@127.0.0.1:1/none' })
    expect(code).toBe(END.trouble)
    expect(err).toMatch(/^The database cannot be reached\..* \(DATABASE_URL\)$/)
    expect(err).not.toContain('topsecret')
  })

  it('because the folder cannot be written', async () => {
    const file = join(newFolder(), 'a-file')
    writeFileSync(file, '')
    const { code, err } = await open({ DATA_DIR: join(file, 'data') })
    expect(code).toBe(END.refused)
    expect(err).toMatch(/^The house may not write its data/)
    expect(err).toContain(`(DATA_DIR is ${join(file, 'data')})`)
  })

  it('because the data are damaged', async () => {
    const folder = newFolder()
    writeFileSync(join(folder, 'estaminet.db'), 'a shopping list, quite a long one, with beer on it. '.repeat(100))
    const { code, err } = await open({ DATA_DIR: folder })
    expect({ code, err }).toEqual({ code: END.refused, err: expect.stringContaining('restore the last backup') })
  })
})
