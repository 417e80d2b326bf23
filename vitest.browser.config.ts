import { defineConfig } from 'vitest/config'

/** Tests that drive a real browser run after the others and one at a time: they need the machine to themselves. */
export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.browser.test.ts'],
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What must come to be true may take its time on a busy machine.
    expect: { poll: { timeout: 15_000 } },
  },
})
