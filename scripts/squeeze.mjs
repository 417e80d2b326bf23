import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib'

const TEXT = ['.html', '.css', '.js', '.svg', '.json', '.webmanifest', '.txt']
/** Below this a packet is a packet. */
const WORTHWHILE = 1000

/**
 * Writes a compressed twin beside every text of the built pages, once and as small as it gets, so that the server
 * never compresses anything while somebody waits.
 * @param {string} folder
 */
export function squeeze(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXT.includes(extname(entry.name))) continue
    const file = join(entry.parentPath, entry.name)
    const body = readFileSync(file)
    if (body.length < WORTHWHILE) continue
    writeFileSync(`${file}.br`, brotliCompressSync(body, { params: { [zlib.BROTLI_PARAM_SIZE_HINT]: body.length } }))
    writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }))
  }
}
