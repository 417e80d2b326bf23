import { join } from 'node:path'
import { node, root } from './programs.mjs'

const bin = (/** @type {string} */ path) => join(root, 'node_modules', path)

/**
 * The checks that read the sources without running them. Rules, kernel and bots are checked a second time without
 * Node's types, so that they cannot use what a browser lacks.
 * @type {{ name: string, run: () => Promise<{ code: number }> }[]}
 */
export const checks = [
  { name: 'types', run: () => node([bin('typescript/bin/tsc'), '-p', '.']) },
  { name: 'types of the pure rooms', run: () => node([bin('typescript/bin/tsc'), '-p', 'tsconfig.pure.json']) },
  { name: 'types of the pages', run: () => node([bin('typescript/bin/tsc'), '-p', 'packages/web']) },
  { name: 'lint', run: () => node([bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings']) },
  { name: 'knip', run: () => node([bin('knip/bin/knip.js'), '--no-progress']) },
  { name: 'boundaries', run: () => node([join(root, 'scripts/boundaries.mjs')]) },
]
