import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { findBrowser } from '../../../scripts/browser.mjs'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const glass = readFileSync(at('../src/look/glass.svg'), 'utf8')

/** The glass as devices want it among their apps. `bleed`: cut to any shape, so the enamel goes to the edge and the glass stays well inside. */
const ICONS = [
  { file: 'icon-192.png', size: 192, bleed: false },
  { file: 'icon-512.png', size: 512, bleed: false },
  { file: 'icon-round.png', size: 512, bleed: true },
  { file: 'icon-apple.png', size: 180, bleed: true },
]

const browser = await chromium.launch({ executablePath: findBrowser() ?? 'chromium', args: ['--no-sandbox'] })
for (const { file, size, bleed } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const inset = bleed ? Math.round(size * 0.1) : 0
  const floor = bleed ? '#0F4A52' : 'transparent'
  await page.setContent(
    `<body style="margin:0;background:${floor}"><div style="padding:${inset}px;width:${size - 2 * inset}px">${glass}</div>`,
  )
  await page.screenshot({ path: at(`../public/${file}`), omitBackground: !bleed })
  await page.close()
}
await browser.close()
