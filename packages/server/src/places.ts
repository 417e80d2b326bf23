import { fileURLToPath } from 'node:url'

/** Whether this is the built program, all of whose files lie side by side in `packages/cli/dist/<stamp>`. */
export const built = new URL(import.meta.url).pathname.endsWith('.js')
const packages = new URL(built ? '../../../' : '../../', import.meta.url)

/** The folder of the built pages. */
export const pages = fileURLToPath(new URL('web/dist', packages))

/** What the server says about itself. */
export const manifest = new URL('server/package.json', packages)

/** A module that a thread runs, by its path here: this source, or what was built from it (`packages/cli/scripts/program.mjs`). */
export const moduleOf = (source: string): URL =>
  new URL(built ? source.replace(/^.*\/(.+)\.\w+$/, './$1.js') : source, import.meta.url)
