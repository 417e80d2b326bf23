import { defineConfig, type Plugin } from 'vite'
import solid from 'vite-plugin-solid'
import about from './package.json' with { type: 'json' }
import { gameFolders } from './scripts/game-folders.ts'
import { offline } from './scripts/offline.ts'
import { preloadTables } from './scripts/preload.ts'

/** Paths are written one way here and another there. */
const SLASH = '[\\\\/]'
const games = gameFolders()

/** What a game offers to programs alone (`kernel/src/title.ts`) does not come to the pages. */
const programsLeftOut = (): Plugin => ({
  name: 'programs-left-out',
  load: (id) => (id.endsWith('/for-programs.ts') ? 'export {}' : undefined),
})

export default defineConfig({
  plugins: [solid(), programsLeftOut(), preloadTables(), offline()],
  worker: { format: 'es', plugins: () => [programsLeftOut()] },
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
            // Beside what draws it, what words of every language are set with; the words themselves come alone. What the front
            // door shares with tables is here too, so that neither waits for the other.
            {
              name: 'house',
              test: /[\\/]web[\\/]src[\\/](main\.tsx|met\.ts|texts[\\/](?!(en|fr|nl)\b)[\w-]+\.ts|host[\\/](house|kept|kept-records|reachable)\.ts|design[\\/](chip|code-field)\.|shell[\\/]page[\\/](ago|away)\.|shell[\\/]seats[\\/]clock-face\.)/,
              priority: 4,
            },
            {
              name: 'table',
              test: /[\\/]web[\\/]src[\\/](pages[\\/](online|local)-table|shell[\\/](?!(waiting|talk[\\/]chat|keys[\\/]keys|slate[\\/]ask-back-dialog|page[\\/](push-switch|webhook-form)|seats[\\/](seat-menu|window-orders|aside-orders|give-dialog|standing-answers-drawer))\b)|design[\\/](tooltip\.css|put-away\.ts|back-to-opener\.ts))|[\\/]kernel[\\/]src[\\/]/,
              priority: 3,
            },
            // The front door, and what it shares with pages behind it.
            { name: 'door', test: /[\\/]web[\\/]src[\\/]pages[\\/]home\.tsx$/, priority: 0 },
            // What opens over a page belongs to no game.
            { name: 'over-pages', test: /[\\/]web[\\/]src[\\/]design[\\/](dialog|drawer)\.tsx$/, priority: 2 },
            ...games.flatMap((game) => [
              {
                name: game,
                // What all languages of a game share comes with its screen; what expansions say, with their tables.
                test: new RegExp(
                  `/web/src/games/${game}/screen\\.tsx$|/${game}/src/texts/(?!(en|fr|nl)\\b|expansion|[\\w-]*play)[\\w-]+\\.ts$`.replaceAll(
                    '/',
                    SLASH,
                  ),
                ),
                priority: 1,
              },
              ...['en', 'fr', 'nl'].map((language) => ({
                name: `${game}-${language}`,
                test: new RegExp(`/web/src/games/${game}/texts/words-${language}\\.ts$`.replaceAll('/', SLASH)),
                priority: 0,
              })),
            ]),
          ],
        },
      },
    },
  },
})
