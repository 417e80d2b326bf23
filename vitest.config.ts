import { configDefaults, defineConfig } from 'vitest/config'

const long = process.env.ESTAMINET_PROOF === 'long'

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts', 'scripts/test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, '**/*.browser.test.ts', ...(long ? [] : ['**/*.long.test.ts'])],
    // One more than there are cores: houses and stores in the tests wait for disk, clock and one another.
    maxWorkers: 3,
    // Whole games of thinking bots take a tenth of this alone; beside other work they take what they take.
    testTimeout: long ? 3_600_000 : 600_000,
    hookTimeout: 600_000,
    // What is waited for comes; how soon depends on what else the machine does.
    expect: { poll: { timeout: 60_000 } },
  },
})
