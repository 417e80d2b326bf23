import { readdirSync, readFileSync } from 'node:fs'
import { configDefaults, defineConfig } from 'vitest/config'
import { proofsBySize } from './scripts/long-proofs.mjs'
import { longestFirst } from './scripts/longest-first.mjs'

const long = process.env.ESTAMINET_PROOF === 'long'

/** The tests of these rooms leave nothing behind in the modules they import, and read them once for all files of a worker. */
const sharing = ['belgian-beers-race', 'bots', 'heaven-and-ale', 'kernel', 'shelf', 'table', 'web']
/** Except those that put something else in the place of a module. */
const replacing = sharing
  .map((room) => `packages/${room}/test`)
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`))
  .filter(
    (file) => file.endsWith('.test.ts') && /\bvi\.(mock|doMock)\(|other-deck\.ts/.test(readFileSync(file, 'utf8')),
  )

export default defineConfig({
  test: {
    // At full size only what has one is run: the rest is the same in every run.
    exclude: [
      ...configDefaults.exclude,
      '**/*.browser.test.ts',
      ...(long ? [...proofsBySize().unsized, 'scripts/**'] : ['**/*.long.test.ts']),
    ],
    // One more than there are cores: houses and stores in the tests wait for disk, clock and one another.
    maxWorkers: 3,
    // Whole games of thinking bots take a tenth of this alone; beside other work they take what they take.
    testTimeout: long ? 3_600_000 : 600_000,
    hookTimeout: 600_000,
    // What is waited for comes; how soon depends on what else the machine does.
    expect: { poll: { timeout: 60_000 } },
    sequence: {
      sequencer: longestFirst([
        'packages/belgian-beers-race/test/every-table-with-hands',
        'packages/server/test/killed',
        'packages/bots/test/expansions',
        'packages/bots/test/dealt-anew',
        'packages/bots/test/race',
        'packages/server/test/store/killed',
        'packages/belgian-beers-race/test/every-table',
        'packages/bots/test/players',
        'packages/kernel/test/conformance',
        'packages/bots/test/ale',
        'packages/server/test/lobby',
      ]),
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'own',
          include: ['packages/{cli,server}/test/**/*.test.ts', 'scripts/test/**/*.test.ts', ...replacing],
        },
      },
      {
        extends: true,
        test: {
          name: 'shared',
          isolate: false,
          include: [`packages/{${sharing.join()}}/test/**/*.test.ts`],
          exclude: replacing,
        },
      },
    ],
  },
})
