import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type RequestOptions, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serve } from '../src/serve.ts'

const folder = mkdtempSync(join(tmpdir(), 'estaminet-pages-'))
mkdirSync(join(folder, 'fonts'))
for (const language of ['en', 'fr', 'nl']) writeFileSync(join(folder, `${language}.html`), `<p>${language}</p>`)
writeFileSync(join(folder, 'fonts', 'label.woff2'), 'letters')
writeFileSync(join(folder, '.inputs'), 'not a page')

const server = serve(folder)
beforeAll(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)))
afterAll(() => {
  server.close()
  server.closeAllConnections()
  rmSync(folder, { recursive: true })
})

/** A bare request: fetch would tidy up the path before sending it. */
function ask(path: string, options: RequestOptions = {}) {
  const { port } = server.address() as AddressInfo
  return new Promise<{ status: number | undefined; headers: Record<string, unknown>; body: string }>((done, fail) => {
    request({ host: '127.0.0.1', port, path, agent: false, ...options }, (response) => {
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

describe('the server of the house', () => {
  it('greets each reader in a language of theirs', async () => {
    const greeted = await ask('/', { headers: { 'accept-language': 'nl-BE,nl;q=0.9,en;q=0.5' } })
    expect(greeted).toMatchObject({ status: 200, body: '<p>nl</p>' })
    expect(greeted.headers).toMatchObject({ vary: 'accept-language', 'content-type': 'text/html; charset=utf-8' })
  })

  it('gives a language that is asked for by name, whatever the browser prefers', async () => {
    expect((await ask('/fr?from=door', { headers: { 'accept-language': 'nl' } })).body).toBe('<p>fr</p>')
  })

  it('says that it is well', async () => {
    expect(await ask('/healthz')).toMatchObject({ status: 200, body: 'ok\n' })
  })

  it('serves the fonts and lets a browser keep what has not changed', async () => {
    const first = await ask('/fonts/label.woff2')
    expect(first).toMatchObject({ status: 200, body: 'letters' })
    const again = await ask('/fonts/label.woff2', { headers: { 'if-none-match': String(first.headers.etag) } })
    expect(again).toMatchObject({ status: 304, body: '' })
  })

  it('answers HEAD without a body', async () => {
    const head = await ask('/en', { method: 'HEAD' })
    expect(head).toMatchObject({ status: 200, body: '' })
    expect(head.headers['content-length']).toBe('9')
  })

  it.each(['/nowhere', '/../package.json', '/fonts/../../package.json', '/%2e%2e/package.json', '/.inputs', '//'])(
    'has nothing at %s',
    async (path) => {
      expect((await ask(path)).status).toBe(404)
    },
  )

  it('can only be read', async () => {
    const refused = await ask('/', { method: 'POST' })
    expect(refused.status).toBe(405)
    expect(refused.headers.allow).toBe('GET, HEAD')
  })

  it('lets no page load anything from elsewhere', async () => {
    expect((await ask('/en')).headers['content-security-policy']).toContain("default-src 'self'")
  })
})
