import { defineConfig } from 'vitest/config'

/** Tests that drive a real browser run after the others, three files side by side: most of their time is waiting. */
export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.browser.test.ts'],
    // One browser for all, and what a file needs is read once by each of the three workers, not once by each file.
    globalSetup: 'packages/web/test/support/browser.ts',
    isolate: false,
    maxWorkers: 3,
    // What must come to be true may take its time on a busy machine.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
