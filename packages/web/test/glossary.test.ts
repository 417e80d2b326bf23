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

/** What a reader may see: the strings of a file and the fixed parts of its templates, however deep they are nested; ids aside. */
function sentences(file: string): string[] {
  const code = readFileSync(file, 'utf8').replace(/^import[\s\S]*?from '.*'$|\bid: '.*'/gm, '')
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
  return found.filter((text) => !/^[a-z0-9]+(-[a-z0-9]+)+$/.test(text))
}

function scopeOf(path: string): Scope {
  if (/belgian-beers-race|\/race\//.test(path)) return 'race'
  return /heaven-and-ale|\/ale\//.test(path) ? 'ale' : 'house'
}

function languageOf(path: string): Language | undefined {
  return languages.find((language) => new RegExp(`[/-]${language}(-[a-z0-9-]+)?(\\.ts|/)`).test(path))
}

function catalogues() {
  const packages = readdirSync(`${root}packages`)
  const files = packages.flatMap((name) => {
    const src = `${root}packages/${name}/src`
    return readdirSync(src, { recursive: true, encoding: 'utf8' }).map((file) => `${src}/${file}`)
  })
  return files.flatMap((path) => {
    const language = languageOf(path)
    const texts = path.endsWith('.ts') && /\/(texts|rulebook|rules)\//.test(path) && language
    return texts ? [{ path, language, scope: scopeOf(path) }] : []
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
})

describe('the texts of the house', () => {
  for (const { path, language, scope } of catalogues()) {
    const name = path.slice(root.length)
    it(`${name} keeps to the words of the glossary`, () => {
      const held = terms.filter((term) => scope === 'house' || term.scope === 'house' || term.scope === scope)
      // A text of the house may speak of either game, so what one game forbids the other may call for.
      const right = held.map((term) => term.word[language])
      const avoid = held.flatMap(({ id, avoid }) =>
        avoid[language]
          .map((word) => ({ id, word, pattern: pattern(word) }))
          .filter((one) => !right.some((word) => one.pattern.test(word))),
      )
      const wrong = sentences(path).flatMap((text) =>
        avoid.filter((one) => one.pattern.test(text)).map(({ id, word }) => `${id}: “${word}” in “${text}”`),
      )
      expect(wrong).toEqual([])
    })
  }
})
