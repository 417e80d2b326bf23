import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import axe from 'axe-core'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { openStore } from '../../../server/src/store/open.ts'
import type { Store } from '../../../server/src/store/store.ts'
import { openBrowser } from './browser.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

interface Visit {
  readonly page: Page
  readonly complaints: string[]
}

/** The real server with an empty store, and a real browser. */
export interface OpenHouse {
  readonly address: string
  /** What it printed at its very first start. */
  readonly hostKey: string
  /** A page of a new visitor; whatever it complains about is in `complaints`. */
  visit(path: string, who?: BrowserContextOptions): Promise<Visit>
  /** The same before anything of the house is opened in it. */
  meet(who?: BrowserContextOptions): Promise<Visit>
  /** The server dies without a word. */
  fall(): Promise<void>
  /** It is opened again at the same address, with what it had kept. */
  rise(): Promise<void>
  /** The server neither hears nor answers, and no line is closed: a link that has died in silence. */
  freeze(): void
  /** It goes on where it stopped. */
  thaw(): void
  close(): Promise<void>
}

/**
 * @param name What the house is called on the network, such as `inn.test`; only localhost counts as a secure place.
 * @param furnish Puts something into its store before it opens.
 * @param settings What its host has set, who knows its port.
 */
export async function openHouse(
  name = 'localhost',
  furnish?: (store: Store) => Promise<unknown>,
  settings?: (port: string) => Readonly<Record<string, string>>,
): Promise<OpenHouse> {
  const store = mkdtempSync(join(tmpdir(), 'estaminet-web-'))
  if (furnish) {
    const empty = await openStore({ dataDir: store })
    await furnish(empty)
    await empty.close()
  }
  const port = settings ? await freePort() : '0'
  const env = settings?.(port)
  let server = serve(store, port, env)
  let isUp = true
  const said = [saidBy(server, ADDRESS), saidBy(server, HOST_KEY)]
  const [browser, opened, hostKey] = await Promise.all([openBrowser(), ...said])
  const address = opened.replace('localhost', name)
  const meet: OpenHouse['meet'] = async (who = {}) => {
    const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block', ...who })
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('console', (message) => {
      // Which thing could not be had stands beside the words.
      if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`)
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    // A page that is left hangs up on what it still asked for; a house that is down gives nothing.
    page.on('requestfailed', (request) => {
      const why = request.failure()?.errorText
      if (isUp && why !== 'net::ERR_ABORTED') complaints.push(`${request.url()} ${why}`)
    })
    page.on('request', (request) => {
      if (!request.url().startsWith(address) && !request.url().startsWith(address.replace('http', 'ws')))
        complaints.push(request.url())
    })
    return { page, complaints }
  }
  return {
    address,
    hostKey,
    async fall() {
      const gone = once(server, 'exit')
      isUp = false
      server.kill('SIGKILL')
      await gone
    },
    async rise() {
      server = serve(store, new URL(address).port, env)
      await saidBy(server, ADDRESS)
      isUp = true
    },
    freeze: () => void server.kill('SIGSTOP'),
    thaw: () => void server.kill('SIGCONT'),
    meet,
    async visit(path, who) {
      const visit = await meet(who)
      await visit.page.goto(address + path)
      return visit
    },
    async close() {
      await browser.close()
      // Nothing of it is needed again, and a frozen server hears nothing else.
      const gone = server.exitCode === null && server.signalCode === null ? once(server, 'exit') : undefined
      server.kill('SIGKILL')
      await gone
      rmSync(store, { recursive: true, force: true })
    },
  }
}

function serve(store: string, port: string, settings: NodeJS.ProcessEnv = {}): ChildProcess {
  const program = ['packages/cli/bin/estaminet.mjs', 'serve', '--port', port, '--data-dir', store]
  const env = { ...process.env, ...settings }
  const server = spawn(process.execPath, program, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
  running.add(server)
  server.once('exit', () => running.delete(server))
  return server
}

/** Nobody listens there now. */
async function freePort(): Promise<string> {
  const listener = createServer().listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const { port } = listener.address() as AddressInfo
  listener.close()
  await once(listener, 'close')
  return String(port)
}

/** No server outlives the program that started it, even one that opened too late to be handed to anybody. */
const running = new Set<ChildProcess>()
const stopAll = () => {
  for (const server of running) server.kill('SIGKILL')
}
process.once('exit', stopAll)
const leave = () => {
  stopAll()
  process.kill(process.pid, 'SIGTERM')
}
process.once('SIGTERM', leave)
// Whoever runs the tests was stopped, and nobody would tell.
process.once('disconnect', leave)

const ADDRESS = /(http:\/\/localhost:\d+)/
const HOST_KEY = /Host key.*\n\s*(\S+)\n/

/** What the server prints that fits, as soon as it does. */
function saidBy(server: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((found, fail) => {
    let said = ''
    server.stdout?.on('data', (chunk) => {
      said += chunk
      const match = pattern.exec(said)
      if (match) found(match[1])
    })
    server.on('exit', (code) => fail(new Error(`the server ended with ${code} before it opened`)))
  })
}

/** Accessibility faults of the page, or of some of its parts but for others, by all rules or by some, each as one line. */
export async function faultsOf(
  page: Page,
  parts: readonly string[] = ['html'],
  { rules, but = [] }: { readonly rules?: readonly string[]; readonly but?: readonly string[] } = {},
): Promise<string[]> {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source)
  await page.evaluate(AT_REST)
  // What is in order is counted, not described; no rule that is asked reads style sheets.
  const how = { resultTypes: ['violations'], preload: false, ...(rules ? { runOnly: rules } : {}) }
  const found = `axe.run(${JSON.stringify({ include: parts, exclude: but })}, ${JSON.stringify(how)})`
  return page.evaluate(
    `${found}.then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map((node) => id + ': ' + node.target + ' ' + node.html.slice(0, 160))))`,
  )
}

/** Colours in the middle of a fade are nobody's; what goes round for ever, or as far as a list is scrolled, is as it is. */
const AT_REST = `(async () => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  const fading = document.getAnimations().filter((one) =>
    one.timeline === document.timeline && one.playState === 'running' && one.effect.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(fading.map(({ finished }) => finished))
})()`

export const fits = (page: Page): Promise<boolean> =>
  page.evaluate('document.documentElement.scrollWidth <= innerWidth')

export const SIZES = { phone: { width: 360, height: 740 }, desk: { width: 1440, height: 900 } }

/** Faults in daylight and after dark, on a phone and on a desk; the page is left as it was. */
export async function faultsEverywhere(page: Page, parts?: readonly string[]): Promise<string[]> {
  const found: string[] = []
  const was = { size: page.viewportSize(), theme: await page.getAttribute('html', 'data-theme') }
  const light = (theme: string | null) => page.evaluate(`document.documentElement.dataset.theme = '${theme}'`)
  for (const [name, size] of Object.entries(SIZES)) {
    await page.setViewportSize(size)
    for (const theme of ['paper', 'cellar']) {
      await light(theme)
      found.push(...(await faultsOf(page, parts)).map((fault) => `${name}, ${theme}: ${fault}`))
    }
  }
  await light(was.theme)
  if (was.size) await page.setViewportSize(was.size)
  return found
}
