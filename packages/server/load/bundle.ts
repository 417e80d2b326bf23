import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

/** Where programs find the packages that are left out of their file. */
const cache = fileURLToPath(new URL('../../../node_modules/.cache/', import.meta.url))
const REQUIRE = "import { createRequire as requiring } from 'node:module'; const require = requiring(import.meta.url)"

/**
 * A program in one plain file, as hosts run it; gone with `remove`. It starts in a fraction of the time, and its functions are
 * not named anew whenever they are made, as in sources that are read while they run.
 */
export async function bundled(source: URL): Promise<{ file: string; remove(): void }> {
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'program-'))
  const file = join(folder, 'program.mjs')
  await build({
    entryPoints: [fileURLToPath(source)],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
    external: ['libsql', 'piscina', 'pg-native'],
    banner: { js: REQUIRE },
    plugins: [
      {
        // Workers and pages are found beside the sources.
        name: 'places',
        setup({ onLoad }) {
          onLoad({ filter: /packages[/\\][^/\\]+[/\\]src[/\\].*\.ts$/ }, ({ path }) => ({
            contents: readFileSync(path, 'utf8').replaceAll(
              'import.meta.url',
              JSON.stringify(pathToFileURL(path).href),
            ),
            loader: 'ts',
          }))
        },
      },
    ],
  })
  return { file, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
