import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'

export interface Page {
  readonly body: Buffer
  readonly type: string
  readonly etag: string
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
}

/**
 * Every file of the built folder by its address. Read once: no request can name a file that was not there, whatever
 * dots it puts in its path.
 */
export function readPages(folder: string): ReadonlyMap<string, Page> {
  const pages = new Map<string, Page>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const type = types[extname(entry.name)]
    if (!entry.isFile() || type === undefined) continue
    const file = join(entry.parentPath, entry.name)
    const body = readFileSync(file)
    const address = `/${relative(folder, file).split(sep).join('/')}`
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    pages.set(address.replace(/\.html$/, ''), { body, type, etag })
  }
  return pages
}
