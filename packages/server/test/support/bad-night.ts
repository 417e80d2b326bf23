import { digest, type Game, hash, readRecord, seeded } from '@estaminet/kernel'
import type { Update } from '@estaminet/table'
import { expect } from 'vitest'
import { Client } from './client.ts'
import { type Address, Player } from './player.ts'

const NAMES = ['Ann', 'Bob', 'Cis', 'Dirk']

/** Four people at a new table, each at the address they use, playing at random over bad lines. */
export class BadNight {
  readonly table: string
  readonly game: Game
  readonly players: readonly Player[]
  over: Promise<unknown> = Promise.resolve()
  private ended = false

  private constructor(table: string, game: Game, players: readonly Player[]) {
    this.table = table
    this.game = game
    this.players = players
  }

  static async begin(game: Game, addresses: readonly Address[], seed: string): Promise<BadNight> {
    const night = await BadNight.sitDown(game, addresses, seed)
    night.play()
    return night
  }

  /** Everybody is there and the match has started, but nobody moves yet. */
  static async sitDown(game: Game, addresses: readonly Address[], seed: string): Promise<BadNight> {
    const clients = await Promise.all(NAMES.map((name, i) => Client.named(addresses[i].url, name)))
    const { table } = await clients[0].ok<{ table: string }>('POST', '/api/tables', {
      game: game.id,
      seats: [{ kind: 'me' }, ...Array(3).fill({ kind: 'open' })],
      access: 'link',
      pace: { kind: 'live' },
    })
    for (const client of clients.slice(1)) await client.command(table, 'join')
    const nonces = clients.map((_, seat) => `a${seat}`)
    for (const [seat, client] of clients.entries())
      await client.command(table, 'hash', { seat, hash: digest(nonces[seat]) })
    await clients[0].command(table, 'start')
    for (const [seat, client] of clients.entries()) await client.command(table, 'nonce', { seat, nonce: nonces[seat] })
    return new BadNight(
      table,
      game,
      // Each asks for something else, as pages of several ages do.
      clients.map(
        (client, i) =>
          new Player(client, addresses[i], table, seeded(`${seed} ${game.id} ${i}`), {
            ...(i % 2 === 1 ? { rules: { game, seats: NAMES.length } } : {}),
            done: i > 1,
          }),
      ),
    )
  }

  play(): void {
    this.over = Promise.all(this.players.map((player) => player.playToTheEnd()))
    const end = () => {
      this.ended = true
    }
    this.over.then(end, end)
  }

  get moves(): number {
    return this.players.reduce((sum, player) => sum + player.acknowledged.length, 0)
  }

  /** What players were told when the house could not write. */
  get troubles(): string[] {
    return this.players.flatMap((player) => player.troubles)
  }

  /** Waits for so many moves, or for the end if it comes sooner. */
  until(moves: number): Promise<void> {
    return this.wait(() => this.moves >= moves)
  }

  async untilTrouble(): Promise<void> {
    await this.wait(() => this.troubles.length > 0)
    expect(this.troubles).not.toEqual([])
  }

  private async wait(seen: () => boolean): Promise<void> {
    while (!seen() && !this.ended) await new Promise((soon) => setTimeout(soon, 10))
    if (this.ended) await this.over
  }

  /** Every acknowledged move is in the record exactly once, and everybody was told the same story. */
  async check(house: Address): Promise<void> {
    expect(this.players.flatMap((player) => player.faults)).toEqual([])
    const { record } = this.players[0].last as Update
    const match = readRecord(this.game, JSON.stringify(record))
    expect(match.over).toBe(true)
    expect(hash(match.state)).toBe((record as { hashes: string[] }).hashes.at(-1))
    for (const [seat, { acknowledged }] of this.players.entries()) {
      const made = match.line.filter(({ by, forced }) => by === seat && !forced)
      expect(made.map(({ move }) => move)).toEqual(acknowledged)
    }
    const story = await this.story(house)
    for (const player of this.players) expect(player.events).toEqual(story.events)
    for (const player of this.players) await player.leave()
  }
  /** All that happened, from whichever house is open. */
  private async story(house: Address): Promise<Update> {
    for (;;) {
      const here = new Client(house.url)
      const told = await here.ok<Update>('GET', `/api/tables/${this.table}?last=0`).catch(() => undefined)
      if (told) return told
      await new Promise((soon) => setTimeout(soon, 50))
    }
  }
}
