import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { belgianBeersRace } from '@estaminet/belgian-beers-race'
import { readRecord, seeded } from '@estaminet/kernel'
import { startPostgres } from '../../packages/server/test/store/postgres-server.ts'
import { Client } from '../../packages/server/test/support/client.ts'
import { Player } from '../../packages/server/test/support/player.ts'
import { Node } from './node.ts'
import { insist, run, say, since, until } from './programs.ts'
import { startCaddy } from './proxies.ts'
import { tryProxy } from './through-proxy.ts'

const NAMES = ['Ann', 'Bob', 'Cis', 'Dirk']

/** The layout of compose.cluster.yaml as plain processes: three nodes, one PostgreSQL, the proxy with its own file. */
export async function tryCluster(house: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'estaminet-cluster-'))
  const postgres = await startPostgres()
  try {
    const DATABASE_URL = await postgres.newDatabase()
    const settings = { DATABASE_URL, TRUST_PROXY: '127.0.0.1' }
    const nodes = await Promise.all([0, 1, 2].map(() => Node.start(house, settings)))
    const keys = nodes.flatMap(({ hostKey }) => hostKey ?? [])
    insist(keys.length === 1, 'three nodes that start together print one host key')
    const url = await startCaddy(
      house,
      nodes.map(({ port }) => port),
      folder,
    )
    await tryProxy(url, keys[0])
    await playAcross(url, nodes, keys[0])
    const checked = await run(
      process.execPath,
      [join(house, 'packages/cli/bin/estaminet.mjs'), 'verify', '--all', '--database-url', DATABASE_URL],
      { env: process.env },
    )
    insist(/1 finished .* 0 wrong/.test(checked), `estaminet verify --all: ${checked.trim()}`)
    await Promise.all(nodes.map((node) => node.process.end('SIGTERM')))
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Four people at one table through the proxy; one node is killed, another is told to stop, and the match goes on. */
async function playAcross(url: string, nodes: readonly Node[], hostKey: string): Promise<void> {
  const game = belgianBeersRace
  const clients = await Promise.all(NAMES.map((name) => Client.named(url, name)))
  const { table } = await clients[0].ok<{ table: string }>('POST', '/api/tables', {
    game: game.id,
    options: { length: 'short' },
    seats: [{ kind: 'me' }, ...Array(3).fill({ kind: 'open' })],
    access: 'link',
    pace: { kind: 'live' },
  })
  for (const client of clients.slice(1)) await client.command(table, 'join')
  for (const [seat, client] of clients.entries()) await client.command(table, 'nonce', { seat, nonce: '' })
  await clients[0].command(table, 'start')
  const players = clients.map((client, i) => new Player(client, { url }, table, seeded(`hosting ${i}`)))
  const over = Promise.all(players.map((player) => player.playToTheEnd()))
  const moves = () => players.reduce((sum, player) => sum + player.acknowledged.length, 0)
  const start = Date.now()
  await until('thirty moves', () => moves() >= 30)
  insist((await nodesWithGuests(nodes, hostKey)) === 3, 'the players sit at all three nodes')
  await nodes[0].process.end('SIGKILL')
  const killedAt = moves()
  await until('moves after a node was killed', () => moves() >= killedAt + 30)
  insist(true, `play goes on after a node was killed at move ${killedAt}`)
  insist((await nodes[1].process.end('SIGTERM')) === 0, 'a second node stops well in the middle of play')
  await over
  const record = players[0].last?.record
  const match = readRecord(game, JSON.stringify(record))
  const played = match.line.filter((step) => step.by >= 0 && !step.forced).length
  insist(played === moves() && match.over, `all ${played} acknowledged moves are in the record exactly once`)
  insist(
    players.every(({ faults }) => faults.length === 0),
    'nobody was told anything twice or too late',
  )
  for (const player of players) await player.leave()
  say(`  a match of ${match.log.length} entries in ${since(start)}`)
}

async function nodesWithGuests(nodes: readonly Node[], hostKey: string): Promise<number> {
  const open = await Promise.all(
    nodes.map(async ({ port }) => {
      const answer = await fetch(`http://127.0.0.1:${port}/metrics`, {
        headers: { authorization: `Bearer ${hostKey}` },
      })
      return Number(/^estaminet_connections (\d+)$/m.exec(await answer.text())?.[1])
    }),
  )
  return open.filter((guests) => guests > 0).length
}
