/**
 * A piece of TypeScript source. Comments are left out; a template is one token, whatever it holds.
 * @typedef {{ kind: 'word' | 'number' | 'text' | 'sign', text: string, start: number, end: number, opensLine: boolean }} Token
 */

const SIGNS = [
  '>>>=', '...', '===', '!==', '**=', '<<=', '>>=', '>>>', '&&=', '||=', '??=',
  '=>', '==', '!=', '<=', '>=', '&&', '||', '??', '?.', '++', '--', '+=', '-=', '*=', '/=', '%=', '&=', '|=', '^=',
  '<<', '>>', '**',
] // biome-ignore format: longest first

/** After these a slash divides; anywhere else it begins a regular expression. */
const endsValue = (/** @type {Token | undefined} */ token) =>
  token !== undefined &&
  (token.kind === 'number' || token.kind === 'text' || token.kind === 'word' || [')', ']', '}'].includes(token.text))

/**
 * @param {string} source
 * @returns {Token[]}
 */
export function tokensOf(source) {
  /** @type {Token[]} */
  const tokens = []
  let at = 0
  let opensLine = true
  const take = (/** @type {Token['kind']} */ kind, /** @type {number} */ end) => {
    tokens.push({ kind, text: source.slice(at, end), start: at, end, opensLine })
    opensLine = false
    at = end
  }
  while (at < source.length) {
    const rest = source.slice(at, at + 4)
    const space = /^\s+/.exec(source.slice(at, at + 200))
    if (space) {
      if (space[0].includes('\n')) opensLine = true
      at += space[0].length
    } else if (rest.startsWith('//')) at = endOr(source, source.indexOf('\n', at))
    else if (rest.startsWith('/*')) at = source.indexOf('*/', at) + 2
    else if (/^['"]/.test(rest)) take('text', quoteEnd(source, at))
    else if (rest.startsWith('`')) take('text', templateEnd(source, at))
    else if (rest.startsWith('/') && !endsValue(tokens.at(-1))) take('text', quoteEnd(source, at))
    else {
      const word = /^[\p{L}_$#][\p{L}\p{N}_$]*/u.exec(source.slice(at, at + 100))
      const number = /^(0[xb][\da-f_]+|\d[\d_]*(\.\d+)?(e[+-]?\d+)?)/i.exec(source.slice(at, at + 40))
      if (word) take('word', at + word[0].length)
      else if (number) take('number', at + number[0].length)
      else take('sign', at + (SIGNS.find((sign) => rest.startsWith(sign))?.length ?? 1))
    }
  }
  return tokens
}

const endOr = (/** @type {string} */ source, /** @type {number} */ found) => (found < 0 ? source.length : found)

/** End of a quoted text or a regular expression: the next unescaped mark like the one it begins with. */
function quoteEnd(/** @type {string} */ source, /** @type {number} */ start) {
  let at = start + 1
  while (at < source.length && source[at] !== source[start]) at += source[at] === '\\' ? 2 : 1
  return at + 1
}

function templateEnd(/** @type {string} */ source, /** @type {number} */ start) {
  let at = start + 1
  let depth = 0
  while (at < source.length && (depth > 0 || source[at] !== '`')) {
    if (source[at] === '\\') at++
    else if (source.startsWith('${', at)) depth++
    else if (source[at] === '}' && depth > 0) depth--
    at++
  }
  return at + 1
}

const CLOSERS = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
])

/**
 * For every bracket the index of its partner.
 * @param {readonly Token[]} tokens
 * @returns {Map<number, number>}
 */
export function partnersOf(tokens) {
  /** @type {Map<number, number>} */
  const partners = new Map()
  /** @type {number[]} */
  const open = []
  tokens.forEach(({ kind, text }, at) => {
    if (kind !== 'sign') return
    if (CLOSERS.has(text)) open.push(at)
    else if ([')', ']', '}'].includes(text)) {
      const start = open.pop()
      if (start === undefined) return
      partners.set(start, at)
      partners.set(at, start)
    }
  })
  return partners
}
