import { partnersOf, tokensOf } from './tokens.mjs'

/** @typedef {import('./tokens.mjs').Token} Token */
/** @typedef {'constant' | 'comparison' | 'condition' | 'statement'} MutationKind */
/** A change of one place of a source. `before` and `after` are the lines it touches, on one line each. */
/** @typedef {{ kind: MutationKind, start: number, end: number, put: string, line: number, before: string, after: string }} Mutation */

/** @type {Readonly<Record<string, string>>} */
const SHIFTED = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '==': '!=',
  '!=': '==',
}

/**
 * Every small change this source could suffer. Some change only types or do not parse: the caller weeds them out.
 * @param {string} source
 * @returns {Mutation[]}
 */
export function mutationsOf(source) {
  const tokens = tokensOf(source)
  const partners = partnersOf(tokens)
  /** @type {Mutation[]} */
  const found = []
  const add = (
    /** @type {MutationKind} */ kind,
    /** @type {number} */ start,
    /** @type {number} */ end,
    /** @type {string} */ put,
  ) => found.push({ kind, start, end, put, ...linesAround(source, start, end, put) })
  tokens.forEach((token, at) => {
    if (token.kind === 'number' && /^\d+$/.test(token.text)) {
      add('constant', token.start, token.end, String(Number(token.text) + 1))
      // A negative number would swallow the sign before it.
      add('constant', token.start, token.end, token.text === '0' ? '(-1)' : String(Number(token.text) - 1))
    } else if (token.kind === 'sign' && SHIFTED[token.text] && standsFree(source, token))
      add('comparison', token.start, token.end, SHIFTED[token.text])
    const condition = conditionAt(tokens, partners, at)
    if (condition) {
      const { start, end } = condition
      add('condition', start, end, `!(${source.slice(start, end)})`)
    }
    if (isStatement(tokens, partners, at)) add('statement', token.start, statementEnd(tokens, partners, at), '{}')
  })
  return found
}

/** A comparison has room on both sides; the brackets of a generic have none. */
const standsFree = (/** @type {string} */ source, /** @type {Token} */ { start, end }) =>
  /\s/.test(source.charAt(start - 1)) && /\s/.test(source.charAt(end))

/**
 * The condition that begins with this `if` or `while`, or ends before this `?`.
 * @param {readonly Token[]} tokens
 * @param {ReadonlyMap<number, number>} partners
 * @param {number} at
 */
function conditionAt(tokens, partners, at) {
  const { text } = tokens[at]
  if (text === 'if' || text === 'while') {
    const close = partners.get(at + 1)
    return close === undefined ? undefined : { start: tokens[at + 2].start, end: tokens[close - 1].end }
  }
  if (text !== '?' || tokens[at + 1]?.text === ':') return undefined
  let first = at
  while (first > 0 && !BEFORE_CONDITION.has(tokens[first - 1].text)) first = partners.get(first - 1) ?? first - 1
  return first < at ? { start: tokens[first].start, end: tokens[at - 1].end } : undefined
}

// biome-ignore format: what may stand before a condition
const BEFORE_CONDITION = new Set([
  '(', '[', '{', ',', ';', '?', ':', '=>', '=', '+=', '-=', '|=', '&=', 'return', '...', '`',
])

const CONTROLS = new Set(['if', 'while', 'for'])
const NEVER_DROPPED = new Set([
  ...[
    'const',
    'let',
    'function',
    'export',
    'import',
    'type',
    'interface',
    'case',
    'default',
    'else',
    'async',
    '{',
    '}',
  ],
])

/**
 * Whether a statement that can be left out begins here.
 * @param {readonly Token[]} tokens
 * @param {ReadonlyMap<number, number>} partners
 * @param {number} at
 */
function isStatement(tokens, partners, at) {
  const token = tokens[at]
  const before = tokens[at - 1]
  if (!before || token.kind === 'number' || token.kind === 'text' || NEVER_DROPPED.has(token.text)) return false
  if (token.kind === 'sign' && token.text !== '++' && token.text !== '--') return false
  if (tokens[at + 1]?.text === ':') return false
  if (closesHeader(tokens, partners, at - 1) || before.text === 'else') return token.text !== 'if' || token.opensLine
  if (!token.opensLine || !isInBlock(tokens, partners, at)) return false
  return before.text === ':' ? opensCase(tokens, at - 1) : endsStatement(before) || before.text === '{'
}

/** @param {Token} token */
const endsStatement = (token) =>
  token.kind !== 'sign'
    ? !['else', 'typeof', 'new', 'of', 'in'].includes(token.text)
    : /^([)\]};]|\+\+|--)$/.test(token.text)

/**
 * Whether this is the last bracket of `if (…)`, `while (…)` or `for (…)`.
 * @param {readonly Token[]} tokens
 * @param {ReadonlyMap<number, number>} partners
 * @param {number} at
 */
function closesHeader(tokens, partners, at) {
  const open = tokens[at].text === ')' ? partners.get(at) : undefined
  return open !== undefined && open > 0 && CONTROLS.has(tokens[open - 1].text)
}

/**
 * @param {readonly Token[]} tokens
 * @param {number} colon
 */
function opensCase(tokens, colon) {
  let at = colon
  while (at > 0 && !tokens[at].opensLine) at--
  return tokens[at].text === 'case' || tokens[at].text === 'default'
}

/**
 * Whether the innermost bracket around a token is that of a block, not of an object or a list.
 * @param {readonly Token[]} tokens
 * @param {ReadonlyMap<number, number>} partners
 * @param {number} at
 */
function isInBlock(tokens, partners, at) {
  let open = at - 1
  while (open >= 0) {
    const partner = partners.get(open)
    if (partner !== undefined && partner > open) break
    open = partner !== undefined ? partner - 1 : open - 1
  }
  if (open < 1 || tokens[open].text !== '{') return false
  const before = tokens[open - 1].text
  if ([')', '=>', 'else', 'do', 'try', 'finally'].includes(before)) return true
  // A function with a written return type: `): Type {`.
  let type = open - 1
  while (type > 0 && !tokens[type].opensLine && tokens[type].text !== ':') type = (partners.get(type) ?? type) - 1
  return type > 0 && tokens[type].text === ':' && tokens[type - 1].text === ')'
}

/**
 * Where the statement that begins here ends: before the next line that is no continuation.
 * @param {readonly Token[]} tokens
 * @param {ReadonlyMap<number, number>} partners
 * @param {number} first
 */
function statementEnd(tokens, partners, first) {
  let at = first
  for (;;) {
    const partner = partners.get(at)
    if (partner !== undefined && partner > at) at = partner
    const next = tokens[at + 1]
    if (!next || next.text === '}' || next.text === ';') break
    if (next.text === 'else') {
      if (tokens[first].text !== 'if') break
    } else if (next.opensLine && !closesHeader(tokens, partners, at) && tokens[at].text !== 'else') {
      const goesOn = next.kind === 'sign' && !['{', '(', '[', '++', '--', '...'].includes(next.text)
      if (!goesOn && endsStatement(tokens[at])) break
    }
    at++
  }
  return tokens[at].end
}

/**
 * @param {string} source
 * @param {number} start
 * @param {number} end
 * @param {string} put
 */
function linesAround(source, start, end, put) {
  const from = source.lastIndexOf('\n', start - 1) + 1
  const newline = source.indexOf('\n', end)
  const to = newline < 0 ? source.length : newline
  return {
    line: source.slice(0, start).split('\n').length,
    before: onOneLine(source.slice(from, to)),
    after: onOneLine(source.slice(from, start) + put + source.slice(end, to)),
  }
}

const onOneLine = (/** @type {string} */ text) => text.trim().replace(/\s+/g, ' ')
