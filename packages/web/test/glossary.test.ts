import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const languages = ['en', 'fr', 'nl'] as const
type Language = (typeof languages)[number]
type Scope = 'race' | 'ale' | 'house'

interface Term {
  readonly id: string
  readonly scope: Scope
  readonly word: Record<Language, string>
  readonly avoid: Record<Language, readonly string[]>
}

const scopes: Record<string, Scope> = { 'The Belgian Beers Race': 'race', 'Heaven & Ale': 'ale', 'The house': 'house' }

function glossary(): Term[] {
  const terms: Term[] = []
  let scope: Scope = 'house'
  for (const line of readFileSync(`${root}docs/glossary.md`, 'utf8').split('\n')) {
    if (line.startsWith('## ')) scope = scopes[line.slice(3)]
    const cells = line.split('|').map((cell) => cell.trim())
    if (cells.length !== 9 || cells[1] === 'term' || cells[1].startsWith('---')) continue
    const list = (cell: string) => (cell === '' ? [] : cell.split(',').map((word) => word.trim()))
    const [, id, en, fr, nl, notEn, notFr, notNl] = cells
    terms.push({ id, scope, word: { en, fr, nl }, avoid: { en: list(notEn), fr: list(notFr), nl: list(notNl) } })
  }
  return terms
}

/** A whole word, with a plural; words in capitals are abbreviations and mean only themselves. */
function pattern(word: string) {
  const open = word.endsWith('*')
  const body = (open ? word.slice(0, -1) : word).replace(/’/g, "[’']").replace(/ /g, '\\s+')
  const capitals = word === word.toUpperCase()
  const tail = open ? '\\p{L}*' : capitals ? '' : 's?'
  return new RegExp(`(?<!\\p{L})${body}${tail}(?!\\p{L})`, capitals ? 'u' : 'iu')
}

/** What only the program reads: a name such as `pixel-bag` or `solo/toasts`, or the path of a file. */
const NAME = /^[a-z0-9]+(-[a-z0-9]+)+$|^[a-z-]+\/[a-zA-Z-]+$|^\.\//

/** What a reader may see: the strings of a text and the fixed parts of its templates, however deep they are nested; ids aside. */
function sentences(text: string): string[] {
  const code = text.replace(/^import[\s\S]*?from '.*'$|\bid: '.*'/gm, '')
  const found: string[] = []
  let at = 0
  const until = (end: string) => {
    let text = ''
    while (at < code.length && code[at] !== end) {
      if (end === '`' && code.startsWith('${', at)) {
        at += 2
        scan('}')
      } else if (code[at] === '\\') {
        text += code[at + 1]
        at += 2
      } else text += code[at++]
    }
    at++
    found.push(text)
  }
  const scan = (end: string) => {
    for (let depth = 0; at < code.length; ) {
      const char = code[at++]
      if (char === end && depth === 0) return
      if (char === '{') depth++
      else if (char === '}') depth--
      else if (char === '/' && code[at] === '/') at = code.indexOf('\n', at)
      else if (char === '/' && code[at] === '*') at = code.indexOf('*/', at) + 2
      else if (char === "'" || char === '"' || char === '`') until(char)
    }
  }
  scan('')
  return found.filter((text) => !NAME.test(text))
}

function scopeOf(path: string): Scope {
  if (/belgian-beers-race|\/race\//.test(path)) return 'race'
  return /heaven-and-ale|\/ale\//.test(path) ? 'ale' : 'house'
}

function languageOf(path: string): Language | undefined {
  return languages.find((language) => new RegExp(`[/-]${language}(-[a-z0-9-]+)?(\\.ts|/)`).test(path))
}

/** Where a file holds several languages, the words of one begin: `const frBands … = {`, or `fr: {`. */
const BEGINS = /^( *)(?:(?:export )?const (en|fr|nl)(?=[A-Z]| )|(en|fr|nl): )/

/** What a file that holds several languages says in one of them: from each such line to the end of what it opens. */
function spokenIn(language: Language, text: string): string {
  const lines = text.split('\n')
  return lines
    .flatMap((line, at) => {
      const [, indent = '', named, keyed] = BEGINS.exec(line) ?? []
      if ((named ?? keyed) !== language) return []
      const rest = lines.slice(at + 1)
      const end = rest.findIndex((other) => other.trim() !== '' && other.search(/\S/) <= indent.length)
      return [line, ...rest.slice(0, end)]
    })
    .join('\n')
}

function catalogues() {
  const packages = readdirSync(`${root}packages`)
  const files = packages.flatMap((name) => {
    const src = `${root}packages/${name}/src`
    return readdirSync(src, { recursive: true, encoding: 'utf8' }).map((file) => `${src}/${file}`)
  })
  return files
    .filter((path) => path.endsWith('.ts'))
    .flatMap((path) => {
      const language = languageOf(path)
      const text = readFileSync(path, 'utf8')
      const scope = scopeOf(path)
      if (language) return /\/(texts|rulebook|rules)\//.test(path) ? [{ path, language, scope, text }] : []
      return languages.flatMap((one) => {
        const spoken = spokenIn(one, text)
        return sentences(spoken).length > 0 ? [{ path, language: one, scope, text: spoken }] : []
      })
    })
}

const terms = glossary()

describe('the glossary', () => {
  it('names each thing once, in three languages', () => {
    expect(terms.length).toBeGreaterThan(90)
    const ids = terms.map(({ scope, id }) => `${scope} ${id}`)
    expect(new Set(ids).size).toBe(ids.length)
    for (const term of terms) for (const language of languages) expect(term.word[language], term.id).not.toBe('')
  })

  it('forbids none of its own words', () => {
    for (const language of languages) {
      for (const { id, avoid } of terms) {
        for (const word of avoid[language]) {
          const clash = terms.filter((term) => term.id === id && pattern(word).test(term.word[language]))
          expect(
            clash.map((term) => term.word[language]),
            `${id}: ${word}`,
          ).toEqual([])
        }
      }
    }
  })

  it('finds catalogues in every language', () => {
    for (const language of languages) {
      expect(catalogues().filter((one) => one.language === language).length).toBeGreaterThan(5)
    }
  })

  it('finds the words of each language where one file holds all three', () => {
    const paths = catalogues().map(({ path, language }) => `${path.slice(root.length)} ${language}`)
    for (const language of languages)
      for (const file of ['belgian-beers-race/src/texts/bands-play.ts', 'server/src/mail/letters.ts'])
        expect(paths).toContain(`packages/${file} ${language}`)
    const file = readFileSync(`${root}packages/belgian-beers-race/src/texts/bands-play.ts`, 'utf8')
    const said = languages.map((language) => sentences(spokenIn(language, file)))
    expect(said.map((one) => one.includes('Audience award'))).toEqual([true, false, false])
    expect(said.map((one) => one.includes('Publieksprijs'))).toEqual([false, false, true])
  })
})

describe('the texts of the house', () => {
  for (const { path, language, scope, text: all } of catalogues()) {
    const name = `${path.slice(root.length)}${languageOf(path) ? '' : `, ${language},`}`
    it(`${name} keeps to the words of the glossary`, () => {
      const held = terms.filter((term) => scope === 'house' || term.scope === 'house' || term.scope === scope)
      // A text of the house may speak of either game, so what one game forbids the other may call for.
      const right = held.map((term) => term.word[language])
      const avoid = held.flatMap(({ id, avoid }) =>
        avoid[language]
          .map((word) => ({ id, word, pattern: pattern(word) }))
          .filter((one) => !right.some((word) => one.pattern.test(word))),
      )
      const wrong = sentences(all).flatMap((text) =>
        avoid.filter((one) => one.pattern.test(text)).map(({ id, word }) => `${id}: “${word}” in “${text}”`),
      )
      expect(wrong).toEqual([])
    })
  }
})
