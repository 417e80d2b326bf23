import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { GAMES, gameFolders } from './game-folders.ts'

const LANGUAGES = ['en', 'fr', 'nl']
const FLOOR = /tiles-[\w-]+\.svg$/
const START = 'src/main.tsx'
const DOOR = 'src/pages/home.tsx'
const TABLE = 'src/pages/online-table.tsx'
const PLAIN = 'src/shell/table/plain-screen.tsx'

/** What a script of the bundle is made of, as far as it matters here. */
interface Script {
  readonly type: 'chunk'
  readonly fileName: string
  readonly moduleIds: readonly string[]
  readonly imports: readonly string[]
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> }
}

/**
 * Writes `preload.json` beside the pages: for each language the words every page waits for, what the front door needs, and
 * for each game what its table needs, scripts and styles, those that are needed first at the head. The server names them
 * in the header of a page, so that a browser asks for all of them at once, and for the first of them first.
 */
export function preloadTables(): Plugin {
  return {
    name: 'preload-tables',
    apply: 'build',
    generateBundle: {
      // The styles of a script are known when all others have had their turn.
      order: 'post',
      handler(_, bundle) {
        const scripts = Object.values(bundle).filter((one) => one.type === 'chunk') as readonly Script[]
        const holding = (module: string) => scripts.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
        // The floor is seen before anything stands on it.
        const floor = Object.keys(bundle).filter((name) => FLOOR.test(name))
        const filesFor = (modules: readonly string[]): string[] => {
          const files = modules.flatMap((module) => {
            const script = holding(module)
            if (!script) throw new Error(`No script of the pages holds ${module}.`)
            return filesOf(script, scripts)
          })
          return [...new Set([...floor, ...files])].map((file) => `/${file}`)
        }
        const inEach = (modules: (language: string) => readonly string[]) =>
          Object.fromEntries(LANGUAGES.map((language) => [language, filesFor(modules(language))]))
        const house = inEach((language) => [START, wordsIn(language)])
        const door = inEach((language) => [START, wordsIn(language), DOOR])
        const tables = gameFolders().map((game) => [
          game,
          inEach((language) => [START, wordsIn(language), TABLE, ...modulesOf(game, language)]),
        ])
        const source = JSON.stringify({ house, door, tables: Object.fromEntries(tables) })
        this.emitFile({ type: 'asset', fileName: 'preload.json', source })
      },
    },
  }
}

/** The words of the house. */
const wordsIn = (language: string): string => `web/src/texts/${language}.ts`

/** What a table of this game needs beside the page: its screen, or the plain one, and its words where it has some. */
function modulesOf(game: string, language: string): string[] {
  const own = (file: string) => (existsSync(join(GAMES, game, file)) ? [`src/games/${game}/${file}`] : [])
  const [screen = PLAIN] = own('screen.tsx')
  return [screen, ...own(`texts/words-${language}.ts`)]
}

/** A script, all those it cannot start without, and their styles. */
function filesOf(script: Script | undefined, scripts: readonly Script[], seen = new Set<Script>()): string[] {
  if (!script || seen.has(script)) return []
  seen.add(script)
  const needed = script.imports.flatMap((name) =>
    filesOf(
      scripts.find(({ fileName }) => fileName === name),
      scripts,
      seen,
    ),
  )
  return [...needed, ...(script.viteMetadata?.importedCss ?? []), script.fileName]
}
