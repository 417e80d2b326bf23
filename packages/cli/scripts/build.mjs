import { chmodSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { house, parts, programFolder } from './program.mjs'

/** Packages that look for files of their own or import CommonJS by name late on, and one that is not installed. */
const APART = ['@fastify/cookie', 'libsql', 'piscina', 'pg-native']
/** What was written for CommonJS asks for Node's own modules with this. */
const REQUIRE = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);"

/** Makes JavaScript of the command line with the server in it, and puts it in the place of any older one. */
export async function buildProgram() {
  const folder = programFolder()
  const dist = dirname(folder)
  mkdirSync(dist, { recursive: true })
  // Nobody ever starts half a program: it is renamed when it is whole.
  const scaffold = mkdtempSync(join(dist, 'new-'))
  try {
    await build({
      absWorkingDir: house,
      entryPoints: parts,
      outdir: scaffold,
      bundle: true,
      splitting: true,
      platform: 'node',
      target: 'node20',
      format: 'esm',
      sourcemap: 'linked',
      sourcesContent: false,
      logLevel: 'silent',
      legalComments: 'none',
      external: APART,
      banner: { js: REQUIRE },
    })
    // Who builds a house is often not who runs it.
    chmodSync(scaffold, 0o755)
    rmSync(folder, { recursive: true, force: true })
    renameSync(scaffold, folder)
  } catch (error) {
    rmSync(scaffold, { recursive: true, force: true })
    throw error
  }
  for (const name of readdirSync(dist)) {
    if (join(dist, name) !== folder) rmSync(join(dist, name), { recursive: true, force: true })
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await buildProgram()
