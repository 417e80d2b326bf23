import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Update } from '@estaminet/table'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inspect } from '../../../scripts/boundaries.mjs'
import { privateCopy } from '../../../scripts/private-copy.mjs'
import { root } from '../../../scripts/programs.mjs'
import { Client } from '../../server/test/support/client.ts'
import { openBrowser } from '../../web/test/support/browser.ts'
import { faultsEverywhere, fits, SIZES } from '../../web/test/support/house.ts'

/** The files docs/write-a-game.md shows, by their paths: a line with the path alone, then the text. */
const shown = [
  ...readFileSync(join(root, 'docs/write-a-game.md'), 'utf8').matchAll(/^`(packages\/[^`]+)`\n\n```\w+\n(.*?)^```$/gms),
].map(([, path, text]) => ({ path, text }))

const copy = privateCopy('shelf')
const { folder } = copy
let server: ChildProcess
let browser: Browser
let address = ''

/** Nothing but the package, one folder of the pages and the shelf. */
beforeAll(async () => {
  for (const { path, text } of shown) put(path, text)
  cpSync(join(root, 'packages/kernel/test/example/small-beer.ts'), join(folder, 'packages/small-beer/src/index.ts'))
  copy.link('small-beer')
  change('packages/shelf/src/index.ts', "import { title as smallBeer } from '@estaminet/small-beer/title'\n", /^/)
  change('packages/shelf/src/index.ts', ', smallBeer]', /(?<=titles: readonly Title\[\] = \[[^\]]*)\]/)
  change(
    'packages/shelf/package.json',
    '"dependencies": {\n    "@estaminet/small-beer": "0.1.0",',
    /"dependencies": \{/,
  )
  const { status, stderr } = node('node_modules/vite/bin/vite.js', 'build', 'packages/web', '--logLevel', 'error')
  expect(stderr).toBe('')
  expect(status).toBe(0)
  server = spawn(
    process.execPath,
    ['--import', 'tsx', 'packages/server/src/main.ts', '--port', '0', '--data-dir', 'data'],
    {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  address = await said(server, /http:\/\/localhost:\d+/)
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
  if (server?.kill()) await new Promise((gone) => server.once('exit', gone))
  copy.remove()
})

describe('Small Beer, put on the shelf of a copy of the house', () => {
  it('is made of what docs/write-a-game.md shows', () => {
    expect(shown.map(({ path }) => path)).toEqual([
      'packages/small-beer/package.json',
      'packages/small-beer/src/title.ts',
      'packages/web/src/games/small-beer/box.ts',
      'packages/web/src/games/small-beer/poster.svg',
    ])
  })

  it('is a room of the house like the others, and the pages type-check with it', () => {
    expect(inspect(folder).faults).toEqual([])
    const { stdout } = node('node_modules/typescript/bin/tsc', '-p', 'packages/web')
    expect(stdout).toBe('')
  }, 240_000)

  it('is known to the command line, with what is printed on it', () => {
    const requests = '{"id":1,"do":"data","game":"small-beer"}\n'
    const { stdout } = spawnSync(process.execPath, ['packages/cli/bin/estaminet.mjs', 'engine'], {
      cwd: folder,
      input: requests,
      encoding: 'utf8',
    })
    expect(JSON.parse(stdout).result).toMatchObject({ data: { cards: 12 } })
  })

  it('is played to the end at a table of the server, by a person and by bots of both levels', async () => {
    const person = await Client.named(address, 'Odile')
    const { table } = await person.ok<{ table: string }>('POST', '/api/tables', {
      game: 'small-beer',
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }, { kind: 'bot', level: 'very-easy' }],
      access: 'link',
      pace: { kind: 'live' },
    })
    await person.command(table, 'start')
    const line = await person.socket(table)
    const isOver = ({ info }: Update) => info.status === 'over'
    for (let answered = ''; ; ) {
      const asked = (update: Update) => update.asks.find(({ id }) => id !== answered)
      const update = await line.sees((one) => isOver(one) || asked(one) !== undefined, 60_000)
      const ask = asked(update)
      if (isOver(update) || !ask) break
      answered = ask.id
      await line.command('play', table, { ask: ask.id, seat: ask.seat, move: ask.choices[0].move })
    }
    const { info, scores } = await person.ok<Update>('GET', `/api/tables/${table}`)
    expect(info.status).toBe('over')
    expect(scores).toHaveLength(3)
    await line.close()
  })

  it('lies on the front door, and is played to the end on a plain screen', async () => {
    const context = await browser.newContext({ locale: 'en-GB', viewport: SIZES.desk })
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('pageerror', ({ message }) => complaints.push(message))
    await page.goto(address)
    await page.getByRole('link', { name: 'Play Small Beer' }).click()
    const position = page.getByRole('region', { name: 'On the table' })
    await position.waitFor()
    expect(await position.textContent()).toContain('glass')
    await page.waitForSelector('#slate [data-move]')
    expect(await fits(page)).toBe(true)
    await expect.poll(() => page.evaluate(ANSWER), { timeout: 90_000 }).toBe('over')
    expect(await faultsEverywhere(page)).toEqual([])
    expect(complaints).toEqual([])
  }, 120_000)
})

/**
 * Takes the last choice of a question not answered yet, in one go: a question that may be left alone goes away by itself
 * when a bot plays on.
 */
const ANSWER = `(() => {
  if (document.querySelector('#slate .standing')) return 'over'
  const { ask } = document.querySelector('#slate').dataset
  const choice = [...document.querySelectorAll('#slate .list:not([aria-disabled=true]) [data-move]')].at(-1)
  if (!choice || ask === window.answered) return 'waiting'
  window.answered = ask
  choice.click()
  return 'answered'
})()`

function put(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

/** Puts something into a file of the copy, in the one place where it belongs. */
function change(path: string, text: string, where: RegExp): void {
  const before = readFileSync(join(folder, path), 'utf8')
  const after = before.replace(where, () => text)
  expect(after).not.toBe(before)
  writeFileSync(join(folder, path), after)
}

const node = (...args: readonly string[]) => spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })

/** The first part of what a program says that has this shape. */
function said(program: ChildProcess, shape: RegExp): Promise<string> {
  return new Promise((found, fail) => {
    let text = ''
    program.stdout?.on('data', (chunk) => {
      text += chunk
      const match = shape.exec(text)
      if (match) found(match[0])
    })
    program.on('exit', (code) => fail(new Error(`the server of the copy ended with ${code} before it opened`)))
  })
}
