import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languageOf } from './language.ts'
import type { Preload } from './preload.ts'

interface Page {
  readonly body: Buffer
  /** The same bytes, compressed when the pages were built; the smallest first. */
  readonly smaller: readonly { readonly encoding: string; readonly body: Buffer }[]
  readonly type: string
  readonly etag: string
  readonly keep: string
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
}

const twins = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
]

/**
 * Every file of the built folder by its address. Read once: no request can name a file that was not there, whatever
 * dots it puts in its path.
 */
export function readPages(folder: string): ReadonlyMap<string, Page> {
  const pages = new Map<string, Page>()
  if (!existsSync(folder)) return pages
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const type = types[extname(entry.name)]
    if (!entry.isFile() || type === undefined) continue
    const file = join(entry.parentPath, entry.name)
    const body = readFileSync(file)
    const address = `/${relative(folder, file).split(sep).join('/')}`
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    // The build puts a hash into the names of what lies in assets.
    const keep = address.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
    const smaller = twins.flatMap(({ encoding, ending }) =>
      existsSync(file + ending) ? [{ encoding, body: readFileSync(file + ending) }] : [],
    )
    pages.set(address.replace(/\.html$/, ''), { body, smaller, type, etag, keep })
  }
  return pages
}

/** Serves the built pages wherever nothing else answers. */
export function servePages(app: FastifyInstance, pages: ReadonlyMap<string, Page>, preload: Preload): void {
  app.setNotFoundHandler(async (request, reply) => {
    const address = request.url.split('?')[0]
    if (address.startsWith('/api/'))
      return reply.code(404).send({ code: 'unknown-address', message: 'There is nothing at this address.' })
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return plain(reply.header('allow', 'GET, HEAD'), 405, 'This address can only be read.\n')
    const page = find(pages, address, request, reply)
    if (!page) return plain(reply, 404, 'There is nothing at this address.\n')
    const link = page.type === types['.html'] ? await preload(address, request.headers['accept-language']) : undefined
    if (link !== undefined) {
      reply.header('link', link)
      addVary(reply, 'accept-language')
    }
    return send(request, reply, page)
  })
}

function find(pages: ReadonlyMap<string, Page>, address: string, request: FastifyRequest, reply: FastifyReply) {
  const page = pages.get(address)
  if (page) return page
  if (address === '/' && !pages.has('/index')) {
    reply.header('vary', 'accept-language')
    return pages.get(`/${languageOf(request.headers['accept-language'])}`)
  }
  // The page finds its own way from the address: tables, rules and settings are all one page.
  return /^\/[\w/-]*$/.test(address) && !address.includes('//') ? pages.get('/index') : undefined
}

function send(request: FastifyRequest, reply: FastifyReply, page: Page) {
  const spoken = understood(String(request.headers['accept-encoding'] ?? ''))
  const twin = page.smaller.find(({ encoding }) => spoken.includes(encoding))
  // A page and its twins are different bytes, so each has a tag of its own.
  const etag = twin ? page.etag.replace(/"$/, `-${twin.encoding}"`) : page.etag
  reply.headers({ etag, 'cache-control': page.keep })
  if (page.smaller.length > 0) addVary(reply, 'accept-encoding')
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  if (twin) reply.header('content-encoding', twin.encoding)
  return reply
    .code(200)
    .type(page.type)
    .send(twin?.body ?? page.body)
}

/** The encodings of an `accept-encoding`, without those refused with a weight of nothing. */
function understood(accepted: string): string[] {
  return accepted.split(',').flatMap((one) => {
    const [name, weight] = one.split(';')
    return weight !== undefined && Number(weight.split('=')[1]) === 0 ? [] : [name.trim()]
  })
}

function addVary(reply: FastifyReply, header: string): void {
  const before = reply.getHeader('vary')
  reply.header('vary', before === undefined ? header : `${before}, ${header}`)
}

const plain = (reply: FastifyReply, status: number, sentence: string) =>
  reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(sentence)
