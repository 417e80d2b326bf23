import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import axe from 'axe-core'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBrowser } from '../../../scripts/browser.mjs'
import { languages } from '../src/texts/languages.ts'

const house = fileURLToPath(new URL('../../..', import.meta.url))
const sizes = { phone: { width: 360, height: 740 }, desk: { width: 1440, height: 900 } }

const server = spawn(process.execPath, ['--import', 'tsx', 'packages/server/src/main.ts', '--port', '0'], {
  cwd: house,
  stdio: ['ignore', 'pipe', 'inherit'],
})
let address: string
let browser: Browser

beforeAll(async () => {
  address = await new Promise<string>((found, fail) => {
    let said = ''
    server.stdout.on('data', (chunk) => {
      said += chunk
      const match = /http:\/\/localhost:\d+/.exec(said)
      if (match) found(match[0])
    })
    server.on('exit', (code) => fail(new Error(`the server ended with ${code} before it opened`)))
  })
  browser = await chromium.launch({ executablePath: findBrowser() ?? 'chromium', args: ['--no-sandbox'] })
})

afterAll(async () => {
  await browser?.close()
  server.kill()
})

describe.each(Object.entries(languages))('the first page for a reader of %s', (code, say) => {
  it.each(Object.entries(sizes))('greets, fits and has no accessibility fault on a %s', async (_, viewport) => {
    const context = await browser.newContext({ locale: `${code}-BE`, viewport })
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    page.on('requestfailed', (request) => complaints.push(request.url()))
    await page.goto(address)

    expect(await page.getAttribute('html', 'lang')).toBe(code)
    expect(await page.textContent('h1')).toBe(say.headline.join(' '))
    expect(await page.getByRole('article').count()).toBe(2)
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
    expect(await page.evaluate("document.fonts.ready.then(() => document.fonts.check('900 24px Sansita'))")).toBe(true)

    await page.evaluate(axe.source)
    expect(await page.evaluate('axe.run().then((report) => report.violations)')).toEqual([])
    expect(complaints).toEqual([])
    await context.close()
  })
})

it('a reader changes the language with the keyboard alone', async () => {
  const page = await browser.newPage({ locale: 'en-GB' })
  await page.goto(address)
  await page.getByRole('link', { name: 'Nederlands' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/nl')
  expect(await page.getAttribute('html', 'lang')).toBe('nl')
  await page.close()
})

it('the page keeps its own rules: nothing inline, nothing from elsewhere', async () => {
  const page = await browser.newPage()
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  page.on('request', (request) => {
    if (!request.url().startsWith(address)) complaints.push(request.url())
  })
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  expect(complaints).toEqual([])
  await page.close()
})
