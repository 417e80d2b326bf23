import { request } from 'node:http'
import { Client } from '../../packages/server/test/support/client.ts'
import { insist, pause } from './programs.ts'

interface Calling {
  /** The address of this machine to call from. */
  readonly from: string
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly body?: object
}

function call(url: string, { from, method = 'GET', headers = {}, body }: Calling): Promise<number> {
  return new Promise((done, fail) => {
    const type = body === undefined ? {} : { 'content-type': 'application/json' }
    const asked = request(
      url,
      { method, localAddress: from, agent: false, headers: { ...type, ...headers } },
      (answer) => {
        answer.resume()
        answer.on('end', () => done(answer.statusCode ?? 0))
      },
    )
    asked.on('error', fail)
    asked.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

/** What a proxy must hand on: pages, sockets, streams without delay, the origin, and who really calls. */
export async function tryProxy(url: string, hostKey: string): Promise<void> {
  const page = await fetch(`${url}/`)
  insist(page.ok && (await page.text()).includes('<script'), 'pages come through')
  const ann = await Client.named(url, 'Ann')
  const { table } = await ann.ok<{ table: string }>('POST', '/api/tables', {
    game: 'heaven-and-ale',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    access: 'link',
    pace: { kind: 'live' },
  })
  const line = await ann.socket(table)
  insist(line.update?.mine[0] === 0, 'a socket comes through, with its cookie')
  const stream = await fetch(`${url}/api/tables/${table}/stream`, { headers: { cookie: ann.cookie } })
  const reader = stream.body?.getReader()
  const first = await Promise.race([reader?.read(), pause(3000).then(() => undefined)])
  insist(new TextDecoder().decode(first?.value).startsWith('data: {"t":"welcome"'), 'a stream comes through at once')
  await reader?.cancel()
  await line.close()
  const from = '127.0.0.1'
  const named = (origin: string) =>
    call(`${url}/api/me`, { from, method: 'POST', headers: { origin }, body: { name: 'Bob' } })
  insist((await named(url)) === 200, 'its own pages may act')
  insist((await named('https://evil.example')) === 403, 'pages of other sites may not')

  const block = (on: boolean) =>
    call(`${url}/api/host/block`, {
      from,
      method: 'POST',
      headers: { authorization: `Bearer ${hostKey}` },
      body: { address: '127.0.0.2', on },
    })
  insist((await block(true)) === 200, 'the host can shut an address out')
  // Other nodes look at the list every five seconds.
  await pause(6000)
  const asks = (caller: string, headers = {}) => call(`${url}/api/games`, { from: caller, headers })
  insist((await asks('127.0.0.2')) === 403, 'the house sees the caller’s own address')
  insist((await asks('127.0.0.2', { 'x-forwarded-for': '203.0.113.9' })) === 403, 'which the caller cannot make up')
  insist((await asks('127.0.0.1')) === 200, 'and nobody else is shut out')
  await block(false)
}
