import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hash, readRecord, seeded } from '@estaminet/kernel'
import type { Update } from '@estaminet/table'
import { describe, expect, it } from 'vitest'
import { games } from '../src/games.ts'
import { openStore } from '../src/store/open.ts'
import { Client } from './support/client.ts'
import { houseFor } from './support/house.ts'
import { Player } from './support/player.ts'

const seed = process.env.ESTAMINET_SEED ?? '1'
const names = ['Ann', 'Bob', 'Cis', 'Dirk']

/** Opens the house on a folder, again after every restart. */
async function onFolder(folder: string) {
  return houseFor({ store: await openStore({ dataDir: folder }), env: { LIMITS: 'off' } })
}

describe.each(games.map((game) => [game.id, game] as const))('a match of %s for four', (id, game) => {
  it('goes through cut lines, repeated and late moves and restarts, and every move is there exactly once', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'estaminet-play-'))
    let house = await onFolder(folder)
    const address = { url: house.url }
    const clients = await Promise.all(names.map((name) => Client.named(house.url, name)))
    const { table } = await clients[0].ok<{ table: string }>('POST', '/api/tables', {
      game: id,
      seats: [{ kind: 'me' }, ...Array(3).fill({ kind: 'open' })],
      access: 'link',
      pace: { kind: 'live' },
    })
    for (const client of clients.slice(1)) await client.command(table, 'join')
    for (const [seat, client] of clients.entries()) await client.command(table, 'nonce', { seat, nonce: `a${seat}` })
    await clients[0].command(table, 'start')

    const players = clients.map((client, i) => new Player(client, address, table, seeded(`${seed} ${id} ${i}`)))
    const over = Promise.all(players.map((player) => player.playToTheEnd()))
    const moves = () => players.reduce((sum, player) => sum + player.acknowledged.length, 0)
    for (const restartAt of [20, 60]) {
      while (moves() < restartAt) await new Promise((soon) => setTimeout(soon, 10))
      await house.close()
      house = await onFolder(folder)
      address.url = house.url
    }
    await over

    expect(players.flatMap((player) => player.faults)).toEqual([])
    const last = players[0].last as Update
    const match = readRecord(game, JSON.stringify(last.record))
    expect(match.over).toBe(true)
    const record = last.record as { hashes: string[] }
    expect(hash(match.state)).toBe(record.hashes.at(-1))
    // Every acknowledged move is in the log exactly once: decisions of seats and acknowledged commands are as many.
    expect(match.line.filter((step) => step.by >= 0 && !step.forced)).toHaveLength(moves())
    const spectator = new Client(house.url)
    const story = await spectator.ok<Update>('GET', `/api/tables/${table}?last=0`)
    for (const player of players) expect(player.events).toEqual(story.events)
    for (const player of players) await player.leave()
    await house.close()
    rmSync(folder, { recursive: true })
  })
})
