import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { manifests } from '../scripts/manifests.ts'
import { wayOf } from '../src/offline/way.ts'

const ORIGIN = 'https://play.example.org'
const way = (path: string, mode: Request['mode'] = 'cors', method = 'GET') =>
  wayOf({ url: new URL(path, ORIGIN).href, mode, method }, ORIGIN, ['/', '/icon-192.png'])

it('what only the house can say is never kept', () => {
  for (const path of ['/api', '/api/me/tables', '/api/socket', '/healthz', '/readyz']) {
    expect(way(path)).toBe('past')
    expect(way(path, 'navigate')).toBe('past')
  }
  expect(way('/assets/house-1.js', 'cors', 'POST')).toBe('past')
  expect(way('https://elsewhere.example.org/assets/house-1.js')).toBe('past')
})

it('files are kept, pages are as new as they can be, and games on this device stay with their version', () => {
  expect(way('/assets/house-1.js')).toBe('kept')
  expect(way('/icon-192.png')).toBe('kept')
  expect(way('/something-new.txt')).toBe('past')
  for (const path of ['/', '/new', '/table/x', '/rules/race', '/apiary']) expect(way(path, 'navigate')).toBe('page')
  expect(way('/local/x', 'navigate')).toBe('own-page')
})

it('there is an app in every language, and its icons are there', () => {
  expect(manifests().map(([file]) => file)).toEqual(['app-en.webmanifest', 'app-fr.webmanifest', 'app-nl.webmanifest'])
  for (const [, manifest] of manifests()) {
    expect(manifest).toMatchObject({ start_url: '/', display: 'standalone', scope: '/' })
    const { icons } = manifest as { readonly icons: readonly { readonly src: string }[] }
    expect(icons.length).toBeGreaterThan(1)
    for (const { src } of icons) expect(existsSync(new URL(`../public${src}`, import.meta.url)), src).toBe(true)
  }
})
