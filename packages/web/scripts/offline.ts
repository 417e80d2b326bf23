import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'
import { manifests } from './manifests.ts'

const WORKER = 'service-worker.js'
const PAGE = 'index.html'
/** Read by the server alone. */
const NOT_FOR_PAGES = ['preload.json']

/**
 * What makes the pages an app that needs no network: a manifest for each language, and the worker that keeps the pages on
 * the device, with the list of everything the build has made.
 */
export function offline(): Plugin {
  let folder = ''
  return {
    name: 'offline',
    apply: 'build',
    configResolved({ root, build }) {
      folder = join(root, build.outDir)
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: 'src/offline/service-worker.ts', fileName: WORKER })
    },
    generateBundle() {
      for (const [fileName, manifest] of manifests())
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(manifest) })
    },
    // Some files come from elsewhere than the bundle: all are there when it is written.
    closeBundle() {
      const worker = join(folder, WORKER)
      const script = readFileSync(worker, 'utf8')
      if (/^\s*(import|export)\b/m.test(script)) throw new Error(`${WORKER} must be one script.`)
      const files = filesIn(folder).filter((file) => file !== WORKER && !NOT_FOR_PAGES.includes(file))
      const hash = createHash('sha256').update(script)
      for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(folder, file)))
      const kept = {
        version: hash.digest('base64url').slice(0, 16),
        files: files.map((file) => (file === PAGE ? '/' : `/${file}`)),
      }
      writeFileSync(worker, `const KEPT=${JSON.stringify(kept)};${script}`)
    },
  }
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    .sort()
