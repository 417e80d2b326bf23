import { defineConfig } from 'vitest/config'
import { longestFirst } from './scripts/longest-first.mjs'

/** Tests that drive a real browser run after the others, three files side by side: most of their time is waiting. */
export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.browser.test.ts'],
    // One browser for all, and what a file needs is read once by each of the three workers, not once by each file.
    globalSetup: 'packages/web/test/support/browser.ts',
    isolate: false,
    maxWorkers: 3,
    // What must come to be true may take its time on a busy machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    sequence: {
      sequencer: longestFirst([
        'packages/web/test/ale-fits',
        'packages/web/test/race-table',
        'packages/web/test/first-evening',
        'packages/web/test/expansion-panels',
        'packages/web/test/clicks',
        'packages/web/test/around-the-table',
        'packages/web/test/whole-race',
        'packages/web/test/guided',
        'packages/web/test/ale-wide',
        'packages/shelf/test/add-a-game',
        'packages/web/test/whole-ale',
        'packages/web/test/access',
      ]),
    },
  },
})
