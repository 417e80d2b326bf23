import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type RequestOptions, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client } from './support/client.ts'
import { houseFor, type TestHouse } from './support/house.ts'

const folder = mkdtempSync(join(tmpdir(), 'estaminet-pages-'))
mkdirSync(join(folder, 'fonts'))
mkdirSync(join(folder, 'assets'))
for (const language of ['en', 'fr', 'nl']) writeFileSync(join(folder, `${language}.html`), `<p>${language}</p>`)
writeFileSync(join(folder, 'fonts', 'label.woff2'), 'letters')
writeFileSync(join(folder, 'assets', 'page-1a2b.js'), 'play()')
writeFileSync(join(folder, 'assets', 'page-1a2b.js.br'), 'brotli')
writeFileSync(join(folder, 'assets', 'page-1a2b.js.gz'), 'gzip')
writeFileSync(join(folder, '.inputs'), 'not a page')

let house: TestHouse
beforeAll(async () => {
  house = await houseFor({ pages: folder })
})
afterAll(async () => {
  await house.close()
  rmSync(folder, { recursive: true })
})

/** A bare request: fetch would tidy up the path before sending it. */
function ask(path: string, options: RequestOptions = {}) {
  const { hostname, port } = new URL(house.url)
  return new Promise<{ status: number | undefined; headers: Record<string, unknown>; body: string }>((done, fail) => {
    request({ host: hostname, port, path, agent: false, ...options }, (response) => {
      let body = ''
      response.on('data', (chunk) => {
        body += chunk
      })
      response.on('end', () => done({ status: response.statusCode, headers: response.headers, body }))
    })
      .on('error', fail)
      .end()
  })
}

describe('the pages of the house', () => {
  it('greet each reader in a language of theirs', async () => {
    const greeted = await ask('/', { headers: { 'accept-language': 'nl-BE,nl;q=0.9,en;q=0.5' } })
    expect(greeted).toMatchObject({ status: 200, body: '<p>nl</p>' })
    expect(greeted.headers).toMatchObject({ vary: 'accept-language', 'content-type': 'text/html; charset=utf-8' })
  })

  it('give a language that is asked for by name, whatever the browser prefers', async () => {
    expect((await ask('/fr?from=door', { headers: { 'accept-language': 'nl' } })).body).toBe('<p>fr</p>')
  })

  it('let a browser keep what has not changed, and for good what has a hash in its name', async () => {
    const first = await ask('/fonts/label.woff2')
    expect(first).toMatchObject({ status: 200, body: 'letters' })
    const again = await ask('/fonts/label.woff2', { headers: { 'if-none-match': String(first.headers.etag) } })
    expect(again).toMatchObject({ status: 304, body: '' })
    expect((await ask('/assets/page-1a2b.js')).headers['cache-control']).toContain('immutable')
  })

  it('come compressed as they were built, in what the browser understands', async () => {
    const read = async (accepted: string) => {
      const answer = await ask('/assets/page-1a2b.js', { headers: { 'accept-encoding': accepted } })
      expect(answer.headers).toMatchObject({
        vary: 'accept-encoding',
        'content-type': 'text/javascript; charset=utf-8',
      })
      return answer
    }
    const small = await read('gzip, deflate, br')
    expect(small).toMatchObject({ body: 'brotli', headers: { 'content-encoding': 'br' } })
    const plain = await read('gzip;q=0, br;q=0')
    expect(plain.body).toBe('play()')
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(await read('gzip;q=0.5')).toMatchObject({ body: 'gzip', headers: { 'content-encoding': 'gzip' } })
    expect(small.headers.etag).not.toBe(plain.headers.etag)
    expect((await ask('/assets/page-1a2b.js.br')).status).toBe(404)
  })

  it('answer HEAD without a body', async () => {
    const head = await ask('/en', { method: 'HEAD' })
    expect(head).toMatchObject({ status: 200, body: '' })
    expect(head.headers['content-length']).toBe('9')
  })

  it.each([
    '/nowhere',
    '/../package.json',
    '/fonts/../../package.json',
    '/%2e%2e/package.json',
    '/.inputs',
    '//',
    '/%',
  ])('have nothing at %s', async (path) => {
    expect([400, 404]).toContain((await ask(path)).status)
  })

  it('can only be read', async () => {
    const refused = await ask('/', { method: 'POST' })
    expect(refused.status).toBe(405)
    expect(refused.headers.allow).toBe('GET, HEAD')
  })

  it('load nothing from elsewhere and run nothing that was not sent', async () => {
    const policy = String((await ask('/en')).headers['content-security-policy'])
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'")
    expect(policy.replace("'wasm-unsafe-eval'", '')).not.toContain('unsafe')
  })
})

describe('one page for all addresses', () => {
  it('is given wherever a page is looked for', async () => {
    const single = mkdtempSync(join(tmpdir(), 'estaminet-page-'))
    writeFileSync(join(single, 'index.html'), '<main>')
    const other = await houseFor({ pages: single })
    const answers = await Promise.all(['/', '/table/abc-1', '/join/ABCDEF'].map((path) => fetch(other.url + path)))
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['<main>', '<main>', '<main>'])
    expect((await fetch(`${other.url}/missing.js`)).status).toBe(404)
    expect((await fetch(`${other.url}/api/nothing`)).status).toBe(404)
    await other.close()
    rmSync(single, { recursive: true })
  })
})

describe('a page', () => {
  it('says what it is made of before it is read, and a table what its game is made of', async () => {
    const built = mkdtempSync(join(tmpdir(), 'estaminet-preload-'))
    writeFileSync(join(built, 'index.html'), '<main>')
    const preload = { en: ['/assets/tiles.svg', '/assets/ale.css', '/assets/ale-en.js'], fr: ['/assets/ale-fr.js'] }
    const house = { en: ['/assets/en.js'], fr: ['/assets/fr.js'] }
    const race = { en: ['/assets/race.js'] }
    const tables = { 'heaven-and-ale': preload, 'belgian-beers-race': race }
    writeFileSync(join(built, 'preload.json'), JSON.stringify({ house, door: { fr: ['/assets/door.js'] }, tables }))
    writeFileSync(join(built, 'other.js'), '')
    const other = await houseFor({ pages: built })
    const ann = await Client.named(other.url, 'Ann')
    const { table } = await ann.ok<{ table: string }>('POST', '/api/tables', {
      game: 'heaven-and-ale',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      access: 'link',
      pace: { kind: 'live' },
    })
    const ofToday = (await ann.ok<{ table: string }>('POST', '/api/daily')).table
    const read = (path: string, language: string) =>
      fetch(other.url + path, { headers: { 'accept-language': language } })
    const [own, daily, french, unknown, door, script] = await Promise.all([
      read(`/table/${table}`, 'en'),
      read(`/table/${ofToday}`, 'en'),
      read(`/table/${table}`, 'fr-BE,en;q=0.5'),
      read('/table/not-there', 'en'),
      read('/', 'fr'),
      read('/other.js', 'en'),
    ])
    expect(own.headers.get('link')?.split(', ')).toEqual([
      '</assets/tiles.svg>; rel=preload; as=image',
      '</assets/ale.css>; rel=preload; as=style; crossorigin',
      '</assets/ale-en.js>; rel=modulepreload',
    ])
    expect(daily.headers.get('link')).toBe('</assets/race.js>; rel=modulepreload')
    expect(french.headers.get('link')).toBe('</assets/ale-fr.js>; rel=modulepreload')
    expect(unknown.headers.get('link')).toBe('</assets/en.js>; rel=modulepreload')
    expect(door.headers.get('link')).toBe('</assets/door.js>; rel=modulepreload')
    expect(door.headers.get('vary')).toContain('accept-language')
    expect(script.headers.get('link')).toBeNull()
    expect(await unknown.text()).toBe('<main>')
    await other.close()
    rmSync(built, { recursive: true })
  })
})
