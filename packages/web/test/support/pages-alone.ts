import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { openBrowser } from './browser.ts'

const dist = fileURLToPath(new URL('../../dist/', import.meta.url))

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

/** The built pages as files and nothing else: no house answers, and nothing is kept. What they ask of one is in `asked`. */
export interface PagesAlone {
  readonly asked: string[]
  visit(path: string, who?: BrowserContextOptions): Promise<{ page: Page; complaints: string[] }>
  close(): Promise<void>
}

export async function openPagesAlone(): Promise<PagesAlone> {
  const asked: string[] = []
  const server = createServer(async ({ url = '/', headers }, answer) => {
    const { pathname } = new URL(url, 'http://pages')
    if (pathname.startsWith('/api') || headers.upgrade) asked.push(pathname)
    const file = extname(pathname) === '' ? 'index.html' : pathname
    const bytes = await readFile(join(dist, file)).catch(() => undefined)
    answer.writeHead(bytes ? 200 : 404, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'content-security-policy': "default-src 'self'",
    })
    answer.end(bytes)
  })
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  const address = `http://localhost:${(server.address() as AddressInfo).port}`
  const browser = await openBrowser()
  return {
    asked,
    async visit(path, who = {}) {
      const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', ...who })
      const page = await context.newPage()
      const complaints: string[] = []
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
      page.on('pageerror', (error) => complaints.push(error.message))
      await page.goto(address + path)
      return { page, complaints }
    },
    async close() {
      await browser.close()
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
