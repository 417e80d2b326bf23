import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import axe from 'axe-core'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { findBrowser } from '../../../../scripts/browser.mjs'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

/** The real server with an empty store, and a real browser. */
export interface OpenHouse {
  readonly address: string
  /** A page of a new visitor; whatever it complains about is in `complaints`. */
  visit(path: string, who?: BrowserContextOptions): Promise<{ page: Page; complaints: string[] }>
  close(): Promise<void>
}

export async function openHouse(): Promise<OpenHouse> {
  const store = mkdtempSync(join(tmpdir(), 'estaminet-web-'))
  const server = spawn(
    process.execPath,
    ['--import', 'tsx', 'packages/server/src/main.ts', '--port', '0', '--data-dir', store],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const address = await addressOf(server)
  const browser: Browser = await chromium.launch({
    executablePath: findBrowser() ?? 'chromium',
    args: ['--no-sandbox'],
  })
  return {
    address,
    async visit(path, who = {}) {
      const context = await browser.newContext({ locale: 'en-GB', ...who })
      const page = await context.newPage()
      const complaints: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('requestfailed', (request) => complaints.push(request.url()))
      page.on('request', (request) => {
        if (!request.url().startsWith(address) && !request.url().startsWith(address.replace('http', 'ws')))
          complaints.push(request.url())
      })
      await page.goto(address + path)
      return { page, complaints }
    },
    async close() {
      await browser.close()
      server.kill()
      rmSync(store, { recursive: true, force: true })
    },
  }
}

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((found, fail) => {
    let said = ''
    server.stdout?.on('data', (chunk) => {
      said += chunk
      const match = /http:\/\/localhost:\d+/.exec(said)
      if (match) found(match[0])
    })
    server.on('exit', (code) => fail(new Error(`the server ended with ${code} before it opened`)))
  })
}

/** Accessibility faults of the page, or of some of its parts, each as one line. */
export async function faultsOf(page: Page, parts: readonly string[] = ['html']): Promise<string[]> {
  await page.evaluate(axe.source)
  const found = `axe.run(${JSON.stringify({ include: parts })})`
  return page.evaluate(
    `${found}.then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map((node) => id + ': ' + node.html.slice(0, 160))))`,
  )
}

export const fits = (page: Page): Promise<boolean> =>
  page.evaluate('document.documentElement.scrollWidth <= innerWidth')

export const SIZES = { phone: { width: 360, height: 740 }, desk: { width: 1440, height: 900 } }
