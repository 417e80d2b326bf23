import { expect, it } from 'vitest'
import { formatAt, written } from '../src/webhook-formats.ts'

const CALL = { event: 'your-turn', table: 't', game: 'g', link: 'https://play.example.org/table/t' } as const

it('knows the services by their addresses', () => {
  expect(
    [
      'https://discord.com/api/webhooks/1/x',
      'https://hooks.slack.com/services/T/B/x',
      'https://ntfy.sh/my-turns',
      'https://chat.example.org/hooks/1',
      'https://discord.com.example.org/api/webhooks/1/x',
      'nonsense',
    ].map(formatAt),
  ).toEqual(['discord', 'slack', 'ntfy', 'json', 'json', 'json'])
})

it('says the sentence and the way to the table, and calls nobody else', () => {
  expect(JSON.parse(written('discord', CALL, 'Your turn: A & B <!>', 1).body)).toEqual({
    username: 'Estaminet',
    content: 'Your turn: A & B <!> https://play.example.org/table/t',
    allowed_mentions: { parse: [] },
  })
  expect(JSON.parse(written('slack', CALL, 'Your turn: A & B <!>', 1).body)).toEqual({
    text: 'Your turn: A &amp; B &lt;!&gt; https://play.example.org/table/t',
  })
  expect(written('ntfy', CALL, 'À vous', 1)).toEqual({
    body: 'À vous',
    headers: { 'content-type': 'text/plain; charset=utf-8', title: 'Estaminet', tags: 'beer', click: CALL.link },
  })
  expect(JSON.parse(written('json', CALL, 'Your turn.', 7).body)).toMatchObject({ ...CALL, at: 7 })
})
