import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'

/** What a script may weigh on the wire. */
const BUDGET = 90_000

const dist = fileURLToPath(new URL('../dist/', import.meta.url))
const textOf = (file: string): string => readFileSync(`${dist}assets/${file}`, 'utf8')

/** A built script and every other it cannot start without. */
function closure(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const [, next] of textOf(file).matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)) closure(next, found)
  return found
}

const weight = (files: Iterable<string>): number =>
  [...files].reduce((all, file) => all + gzipSync(textOf(file)).length, 0)

const [, entry] = /src="\/assets\/([^"]+\.js)"/.exec(readFileSync(`${dist}index.html`, 'utf8')) ?? ['', '']
const start = closure(entry)
const frame = readdirSync(`${dist}assets`).find((file) => /^table-.*\.js$/.test(file)) ?? ''

const LANGUAGES = ['en', 'fr', 'nl'] as const
type Named = Readonly<Record<string, readonly string[]>>
/** What the header of a page names, in each language. */
const preload: { readonly house: Named; readonly door: Named; readonly tables: Readonly<Record<string, Named>> } =
  JSON.parse(readFileSync(`${dist}preload.json`, 'utf8'))
const scriptsIn = (named: readonly string[] = []): string[] =>
  named.map((path) => path.replace('/assets/', '')).filter((file) => file.endsWith('.js'))
/** The words of the house: the first script asks for them, and nothing is drawn before they come. */
const houseWords = (language: string): string =>
  scriptsIn(preload.house[language]).find(
    (file) => !start.has(file) && textOf(entry).includes(`import(\`./${file}\`)`),
  ) ?? ''

/** The script of a game's screen or of its words, from the frame that asks for it. */
function askedFor(module: string): string {
  const path = new RegExp(`${module}["'\`]:.{0,40}import\\(["'\`]\\./([^"'\`]+\\.js)`)
  return path.exec(textOf(frame))?.[1] ?? ''
}
/** The games that have a board of their own, by the names of their folders. */
const folders = fileURLToPath(new URL('../src/games/', import.meta.url))
const boards = readdirSync(folders).filter((game) => existsSync(`${folders}${game}/screen.tsx`))
const screenOf = (board: string): string => askedFor(`${board}/screen\\.tsx`)
const wordsOf = (board: string, language: string): string => askedFor(`${board}/texts/words-${language}\\.ts`)

it.each(LANGUAGES)('the front door opens with at most 90 KB of script, words in %s included', (language) => {
  expect(entry).not.toBe('')
  expect(houseWords(language)).not.toBe('')
  // A page comes with the words and the script behind its address: the header of the front door names all of it.
  const door = scriptsIn(preload.door[language])
  expect(door.length).toBeGreaterThan(closure(houseWords(language), new Set(start)).size)
  for (const file of door) expect([...closure(file)].filter((needed) => !door.includes(needed))).toEqual([])
  expect(weight(door)).toBeLessThanOrEqual(BUDGET)
})

it('what bots have learned is a script of its own, and small: whoever asks for no such level never fetches it', () => {
  const scripts = readdirSync(`${dist}assets`).filter((file) => file.endsWith('.js'))
  const learned = scripts.filter((file) => file.startsWith('learned-numbers-'))
  expect(learned).toHaveLength(1)
  expect(weight(learned)).toBeLessThanOrEqual(20_000)
  for (const file of scripts) if (file !== learned[0]) expect([...closure(file)], file).not.toContain(learned[0])
})

it('the header of a table names everything its board cannot start without', () => {
  expect(boards.length).toBeGreaterThan(1)
  for (const board of boards)
    for (const language of LANGUAGES) {
      const named = preload.tables[board]?.[language] ?? []
      const roots = [entry, houseWords(language), frame, screenOf(board), wordsOf(board, language)]
      const needed = roots.flatMap((file) => [...closure(file)])
      expect(scriptsIn(named).sort()).toEqual([...new Set(needed)].sort())
      expect(named.some((file) => file.endsWith('.css'))).toBe(true)
    }
})

it.each(boards)('the board of %s adds at most 90 KB of script', (board) => {
  const screen = screenOf(board)
  const known = closure(frame, new Set(start))
  for (const language of LANGUAGES) {
    const words = wordsOf(board, language)
    const added = [...closure(screen), ...closure(words)].filter((file) => !known.has(file))
    expect(added).toContain(screen)
    expect(added).toContain(words)
    expect(weight(new Set(added))).toBeLessThanOrEqual(BUDGET)
  }
})

// What comes after a board: its rules, and with a table that uses them the expansions. A script asked for later stands as `import(...)`.

/** What a script asks for later, by the beginning of its name. */
function laterIn(file: string, name: string): string {
  const path = new RegExp(`import\\(["'\`]\\./(${name}-[\\w-]{8}\\.js)["'\`]\\)`)
  return path.exec(textOf(file))?.[1] ?? ''
}
const asksLater = (file: string): string[] =>
  [...textOf(file).matchAll(/import\(["'`]\.\/([^"'`]+\.js)["'`]\)/g)].map(([, next]) => next)

const RACE = 'belgian-beers-race'
const expansionFolders = `${folders}${RACE}/expansions/`
const expansions = readdirSync(expansionFolders).filter((id) => existsSync(`${expansionFolders}${id}/index.tsx`))
const screenOfExpansion = (id: string): string =>
  new RegExp(`\\./${id}/index\\.tsx["'\`]:.{0,40}import\\(["'\`]\\./([^"'\`]+\\.js)`).exec(
    textOf(screenOf(RACE)),
  )?.[1] ?? ''

/** The rules of the base game, and those of the expansions, which they ask for. */
const baseRules = (): string[] => ['rules', 'play-out', 'standing-rules'].map((name) => laterIn(screenOf(RACE), name))
const wholeRules = (): string => laterIn(baseRules()[0], 'src-?')
/** What every table with expansions is prepared with. */
const company = (): string[] => [
  wholeRules(),
  ...['words-expansions', 'staging', 'pricing', 'in-the-prices'].map((name) => laterIn(screenOf(RACE), name)),
]
/** All that is there once the board of the race can be drawn. */
const drawn = (language: string): Set<string> =>
  closure(wordsOf(RACE, language), closure(screenOf(RACE), closure(frame, new Set(start))))
const beyond = (known: ReadonlySet<string>, roots: readonly string[]): string[] =>
  [...new Set(roots.flatMap((file) => [...closure(file)]))].filter((file) => !known.has(file))

it('the rules of the race come after its board, with at most 30 KB of script', () => {
  for (const file of baseRules()) expect(file).not.toBe('')
  for (const language of LANGUAGES) {
    const added = beyond(drawn(language), baseRules())
    for (const file of baseRules()) expect(added).toContain(file)
    expect(added).not.toContain(wholeRules())
    expect(weight(added)).toBeLessThanOrEqual(30_000)
  }
})

it.each(expansions)(
  'the board and the rules of the race start without %s, which adds at most 15 KB to the others',
  (id) => {
    const own = screenOfExpansion(id)
    expect(own).not.toBe('')
    for (const language of LANGUAGES) {
      const base = new Set([...drawn(language), ...beyond(drawn(language), baseRules())])
      for (const file of [own, ...company()]) expect([...base], file).not.toContain(file)
      const others = expansions.filter((other) => other !== id).map(screenOfExpansion)
      const all = new Set([...base, ...beyond(base, [...company(), ...others])])
      expect(weight(beyond(all, [own]))).toBeLessThanOrEqual(15_000)
    }
  },
)

it('a table of the race with everything adds at most 175 KB of script to its board', () => {
  expect(expansions.length).toBeGreaterThan(6)
  for (const file of company()) expect(file).not.toBe('')
  const roots = [...baseRules(), ...company(), ...expansions.map(screenOfExpansion)]
  for (const language of LANGUAGES) expect(weight(beyond(drawn(language), roots))).toBeLessThanOrEqual(175_000)
})

it('no board asks for the script of another, early or late', () => {
  for (const board of boards) {
    const others = boards.filter((other) => other !== board).map(screenOf)
    const scripts = [...closure(screenOf(board)), ...asksLater(screenOf(board)).flatMap((file) => [...closure(file)])]
    for (const other of others) expect(scripts).not.toContain(other)
  }
})
