import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { languageOf } from './language.ts'
import { type Page, readPages } from './pages.ts'

const guard = {
  'content-security-policy': "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/** A server for the built pages in a folder, and `/healthz` for those who watch over it. Not yet listening. */
export function serve(folder: string): Server {
  const pages = readPages(folder)
  return createServer((request, response) => {
    for (const [name, value] of Object.entries(guard)) response.setHeader(name, value)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD')
      return plain(response, 405, 'This address can only be read.\n')
    }
    const address = (request.url ?? '/').split('?')[0]
    if (address === '/healthz') return plain(response, 200, 'ok\n')
    if (address === '/') response.setHeader('vary', 'accept-language')
    const page = pages.get(address === '/' ? `/${languageOf(request.headers['accept-language'])}` : address)
    return page ? send(request, response, page) : plain(response, 404, 'There is nothing at this address.\n')
  })
}

function send(request: IncomingMessage, response: ServerResponse, page: Page): void {
  response.setHeader('etag', page.etag)
  response.setHeader('cache-control', 'no-cache')
  if (request.headers['if-none-match'] === page.etag) {
    response.writeHead(304).end()
    return
  }
  response.writeHead(200, { 'content-type': page.type, 'content-length': page.body.length })
  // Node leaves the body out of an answer to HEAD.
  response.end(page.body)
}

function plain(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
  response.end(sentence)
}
