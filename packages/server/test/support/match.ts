import { type Game, hash, readRecord, seeded } from '@estaminet/kernel'
import type { Update } from '@estaminet/table'
import { expect } from 'vitest'
import { Client } from './client.ts'
import { type Address, Player } from './player.ts'

const NAMES = ['Ann', 'Bob', 'Cis', 'Dirk']

/** Four people at a new table, each at the address they use, playing at random over bad lines. */
export class BadNight {
  readonly table: string
  readonly players: readonly Player[]
  readonly over: Promise<unknown>
  private ended = false

  private constructor(table: string, players: readonly Player[]) {
    this.table = table
    this.players = players
    this.over = Promise.all(players.map((player) => player.playToTheEnd()))
    const end = () => {
      this.ended = true
    }
    this.over.then(end, end)
  }

  static async begin(game: Game, addresses: readonly Address[], seed: string): Promise<BadNight> {
    const clients = await Promise.all(NAMES.map((name, i) => Client.named(addresses[i].url, name)))
    const { table } = await clients[0].ok<{ table: string }>('POST', '/api/tables', {
      game: game.id,
      seats: [{ kind: 'me' }, ...Array(3).fill({ kind: 'open' })],
      access: 'link',
      pace: { kind: 'live' },
    })
    for (const client of clients.slice(1)) await client.command(table, 'join')
    for (const [seat, client] of clients.entries()) await client.command(table, 'nonce', { seat, nonce: `a${seat}` })
    await clients[0].command(table, 'start')
    return new BadNight(
      table,
      clients.map((client, i) => new Player(client, addresses[i], table, seeded(`${seed} ${game.id} ${i}`))),
    )
  }

  get moves(): number {
    return this.players.reduce((sum, player) => sum + player.acknowledged.length, 0)
  }

  /** Waits for so many moves, or for the end if it comes sooner. */
  async until(moves: number): Promise<void> {
    while (this.moves < moves && !this.ended) await new Promise((soon) => setTimeout(soon, 10))
    if (this.ended) await this.over
  }

  /** Every acknowledged move is in the record exactly once, and everybody was told the same story. */
  async check(game: Game, url: string): Promise<void> {
    expect(this.players.flatMap((player) => player.faults)).toEqual([])
    const { record } = this.players[0].last as Update
    const match = readRecord(game, JSON.stringify(record))
    expect(match.over).toBe(true)
    expect(hash(match.state)).toBe((record as { hashes: string[] }).hashes.at(-1))
    expect(match.line.filter((step) => step.by >= 0 && !step.forced)).toHaveLength(this.moves)
    const story = await new Client(url).ok<Update>('GET', `/api/tables/${this.table}?last=0`)
    for (const player of this.players) expect(player.events).toEqual(story.events)
    for (const player of this.players) await player.leave()
  }
}
