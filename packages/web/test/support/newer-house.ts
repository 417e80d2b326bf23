import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A house behind another address, of which a new version can be published at any time. */
export interface NewerHouse {
  readonly address: string
  publish(): void
  close(): void
}

export async function newerHouse(house: string): Promise<NewerHouse> {
  let version = 0
  const server = createServer(async ({ url = '/' }, answer) => {
    const { headers, body, status } = await fetch(house + url)
    const type = { 'content-type': headers.get('content-type') ?? '' }
    // A stream of the house has no end, and nobody here listens to one.
    if (type['content-type'].includes('event-stream'))
      return void body?.cancel().then(() => answer.writeHead(204).end())
    const bytes = Buffer.from(await new Response(body).arrayBuffer())
    const isWorker = url === '/service-worker.js'
    const text = isWorker ? bytes.toString().replace('"version":"', `"version":"${version}-`) : bytes
    answer.writeHead(status, { ...type, 'cache-control': 'no-cache' }).end(text)
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    publish: () => void version++,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
