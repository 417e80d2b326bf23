import { defineConfig } from 'vitest/config'
import { longestFirst } from './scripts/longest-first.mjs'

/** Tests that drive a real browser run after the others, four files side by side: alone they mostly wait. */
export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.browser.test.ts'],
    // One browser for all, and what a file needs is read once by each of the four workers, not once by each file.
    globalSetup: 'packages/web/test/support/browser.ts',
    isolate: false,
    maxWorkers: 4,
    // What must come to be true may take its time on a busy machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    sequence: {
      sequencer: longestFirst([
        'packages/web/test/expansion-panels',
        'packages/web/test/guided',
        'packages/web/test/offline-list',
        'packages/web/test/local-game',
        'packages/web/test/offline',
        'packages/web/test/clicks',
        'packages/web/test/first-evening',
        'packages/web/test/race-table',
        'packages/web/test/race-phone',
        'packages/web/test/ale-fits',
        'packages/web/test/around-the-table',
        'packages/web/test/rules',
        'packages/web/test/race-expansions',
        'packages/web/test/whole-ale',
        'packages/web/test/race-one-screen',
        'packages/web/test/whole-race',
        'packages/web/test/access',
      ]),
    },
  },
})
