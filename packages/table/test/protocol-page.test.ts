import { readFileSync } from 'node:fs'
import Schema from 'typebox/schema'
import { describe, expect, test } from 'vitest'
import { FromClient, FromHost } from '../src/index.ts'

const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8')

interface Shown {
  readonly line: string
  readonly frame: Readonly<Record<string, unknown>>
  /** Not all of it stands on the page. */
  readonly isPart: boolean
}

/** Something between these is left out: `[…]`, `[…18 to 23…]`, `{…}`, and `, …}` for fields that go on. */
const readable = (text: string): string =>
  text
    .replace(/\[…[^\]]*\]/g, '[]')
    .replace(/\{…\}/g, '{}')
    .replace(/, ?…(?=[}\],])/g, '')

function shown(line: string): Shown {
  const isPart = /, ?…[},]/.test(line)
  // What is cut short inside a text is still one.
  return { line, isPart, frame: JSON.parse(readable(line).replaceAll('…"', 'x"')) }
}

const lines = page.split('\n')
const said = (mark: string): Shown[] => lines.flatMap((line) => (line.startsWith(mark) ? [shown(line.slice(2))] : []))
const fromClient = said('> ')
/** Those of the conversations, and those that stand in a sentence. */
const fromHost = [
  ...said('< '),
  ...lines.flatMap((line) =>
    [...line.matchAll(/`(\{"t":"(?:refused|bye|update|done|said|position|cells)".*?\})`/g)].map(([, text]) =>
      shown(text),
    ),
  ),
]
const isFromClient = Schema.Compile(FromClient)
const isFromHost = Schema.Compile(FromHost)

/** What is wrong with the part of a frame that stands on the page. */
function misfits({ frame }: Shown): string[] {
  const kind = FromHost.anyOf.find(({ properties }) => properties.t.const === frame.t)
  if (!kind) return [`no frame is called ${frame.t}`]
  const fields = new Map(Object.entries(kind.properties))
  return Object.entries(frame).flatMap(([name, value]) => {
    const field = fields.get(name)
    if (!field) return [`${frame.t} has no ${name}`]
    return Schema.Compile(field).Check(value) ? [] : [`${name}: ${JSON.stringify(value)}`]
  })
}

describe('docs/protocol.md', () => {
  test('shows a conversation, and one with cells', () => {
    expect(fromClient.map(({ frame }) => frame.t)).toEqual(['hello', 'play', 'hello'])
    expect(new Set(fromHost.map(({ frame }) => frame.t))).toEqual(
      new Set(['welcome', 'update', 'done', 'position', 'cells', 'refused', 'bye']),
    )
  })

  test.each(fromClient)('what a client says is a frame: $line', ({ frame }) => {
    expect(isFromClient.Check(frame)).toBe(true)
  })

  test.each(fromHost.filter(({ isPart }) => !isPart))('what a host says is a frame: $line', (one) => {
    expect(misfits(one)).toEqual([])
    expect(isFromHost.Check(one.frame)).toBe(true)
  })

  test.each(fromHost.filter(({ isPart }) => isPart))('what is shown of a frame fits: $line', (one) => {
    expect(misfits(one)).toEqual([])
  })
})
