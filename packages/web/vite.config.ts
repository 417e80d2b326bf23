import { defineConfig } from 'vite'
import solid from 'vite-plugin-solid'
import about from './package.json' with { type: 'json' }
import { preloadTables } from './scripts/preload.ts'

export default defineConfig({
  plugins: [solid(), preloadTables()],
  worker: { format: 'es' },
  define: { 'import.meta.env.VITE_VERSION': JSON.stringify(about.version) },
  build: {
    outDir: 'dist',
    target: 'es2022',
    // A strict content policy allows no inline script or style, so nothing may be inlined as data either.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // A table comes in three scripts rather than thirty, for each one asked for is a wait: the house, what all
          // tables share, and the game; its words are one more for each language. Each group takes along what it needs,
          // as far as none before it has it.
          groups: [
            { name: 'house', test: /[\\/]web[\\/]src[\\/]main\.tsx$/, priority: 4 },
            {
              name: 'table',
              test: /[\\/]web[\\/]src[\\/](pages[\\/](online|local)-table|shell[\\/]|design[\\/]tooltip\.css)|[\\/]kernel[\\/]src[\\/]/,
              priority: 3,
            },
            {
              name: 'race',
              test: /[\\/]web[\\/]src[\\/]games[\\/]belgian-beers-race[\\/]screen\.tsx$|[\\/]belgian-beers-race[\\/]src[\\/]texts[\\/](event-lines|plural|towns)\.ts$/,
              priority: 2,
            },
            {
              name: 'ale',
              test: /[\\/]web[\\/]src[\\/]games[\\/]heaven-and-ale[\\/]screen\.tsx$|[\\/]heaven-and-ale[\\/]src[\\/]texts[\\/](lines|naming)\.ts$/,
              priority: 1,
            },
            ...Object.entries({ race: 'games/belgian-beers-race', ale: 'games/heaven-and-ale' }).flatMap(
              ([game, folder]) =>
                ['en', 'fr', 'nl'].map((language) => ({
                  name: `${game}-${language}`,
                  test: new RegExp(`[\\\\/]web[\\\\/]src[\\\\/]${folder}[\\\\/]texts[\\\\/]words-${language}\\.ts$`),
                  priority: 0,
                })),
            ),
          ],
        },
      },
    },
  },
})
