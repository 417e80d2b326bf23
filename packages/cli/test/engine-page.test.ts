import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { data, smallBeer } from '../../kernel/test/example/small-beer.ts'
import { Engine } from '../src/engine/engine.ts'
import { house } from './at-the-terminal.ts'
import { misfit } from './schema.ts'

const page = join(house, 'docs/engine-protocol.md')
const schema = JSON.parse(readFileSync(join(house, 'docs/engine-protocol.schema.json'), 'utf8'))

/** A link the page loads is the one it was given last: it depends on every detail of the example game. */
const WHOLE_LINK = /e1(\.[^."]*){7}/
const lastLink = (traffic: readonly { answer: string }[]) =>
  traffic.flatMap(({ answer }) => WHOLE_LINK.exec(answer)?.[0] ?? []).at(-1) ?? ''

/** So is a state. */
const STATE = /(?<="state":")[^"]+/
const lastState = (traffic: readonly { answer: string }[]) =>
  traffic.flatMap(({ answer }) => JSON.parse(answer).result?.encoded ?? []).at(-1) ?? ''

/** The page with every answer fresh from the engine, and the traffic that made it. */
function rewrite(text: string) {
  const engine = new Engine([smallBeer], new Map([[smallBeer.id, data]]))
  const traffic: { request: string; answer: string }[] = []
  const lines = text.split('\n').flatMap((line) => {
    if (line.startsWith('< ')) return []
    if (!line.startsWith('> ')) return [line]
    const request = line.slice(2).replace(WHOLE_LINK, lastLink(traffic)).replace(STATE, lastState(traffic))
    const answer = engine.answer(request)
    traffic.push({ request, answer })
    return [`> ${request}`, `< ${answer}`]
  })
  return { text: lines.join('\n'), traffic }
}

const { text, traffic } = rewrite(readFileSync(page, 'utf8'))

describe('docs/engine-protocol.md', () => {
  test('shows what the engine really answers', async () => {
    await expect(text).toMatchFileSnapshot(page)
  })

  test('has an example of every request that succeeds', () => {
    const shown = traffic
      .filter(({ answer }) => 'result' in JSON.parse(answer))
      .map(({ request }) => JSON.parse(request).do)
    expect(new Set(shown)).toEqual(new Set(Object.keys(schema.$defs.requests)))
  })

  test('is described by the schema, request by request', () => {
    for (const { request, answer } of traffic.map(({ request, answer }) => ({ request, answer: JSON.parse(answer) }))) {
      expect(misfit(schema, { $ref: '#/$defs/answer' }, answer), request).toBeUndefined()
      if (!('result' in answer)) continue
      const asked = JSON.parse(request)
      expect(misfit(schema, { $ref: '#/$defs/request' }, asked), request).toBeUndefined()
      expect(misfit(schema, { $ref: `#/$defs/results/${asked.do}` }, answer.result), request).toBeUndefined()
    }
  })

  test('the schema refuses what the engine refuses', () => {
    for (const bad of [
      { id: 1, do: 'dance' },
      { id: 1, do: 'new', game: 'small-beer' },
      { id: 1, do: 'new', game: 'small-beer', seats: 2, sead: 1 },
      { id: 1, do: 'load' },
      { id: 1, do: 'load', link: 'a', record: 'b' },
      { id: 1, do: 'load', state: 'a' },
      { id: 1, do: 'data' },
      { id: [], do: 'games' },
    ]) {
      expect(misfit(schema, { $ref: '#/$defs/request' }, bad), JSON.stringify(bad)).toBeDefined()
      expect(new Engine([smallBeer]).answer(JSON.stringify(bad))).toContain('"bad-request"')
    }
  })
})
