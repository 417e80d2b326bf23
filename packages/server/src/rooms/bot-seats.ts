import { Refusal } from '@estaminet/kernel'
import { type Table, windowTimes } from '@estaminet/table'
import { inLog } from '../in-log.ts'
import type { Change } from './change.ts'
import type { HouseForRooms } from './house-for-rooms.ts'

/** The seats of one table that bots play for. */
export class BotSeats {
  private readonly id: string
  private readonly house: HouseForRooms
  private readonly change: (change: Change) => Promise<unknown>
  /** Whether somebody who sits at the table is there. */
  private readonly attended: () => boolean
  /** The questions they think about. */
  private readonly thinking = new Set<string>()
  private stopped = false

  constructor(id: string, house: HouseForRooms, change: (change: Change) => Promise<unknown>, attended: () => boolean) {
    this.id = id
    this.house = house
    this.change = change
    this.attended = attended
  }

  get quiet(): boolean {
    return this.thinking.size === 0
  }

  /** Those who still think are not listened to any more. */
  stop(): void {
    this.stopped = true
  }

  ask(table: Table): void {
    if (this.stopped) return
    for (const seat of table.botSeats()) {
      const ask = table.askId(seat)
      const question = `${seat} ${ask}`
      if (this.thinking.has(question)) continue
      this.thinking.add(question)
      this.thinkFor(table, seat, ask)
        .catch((error) => this.house.log.warn({ ...inLog(error), table: this.id }, 'a bot’s answer was lost'))
        .finally(() => this.thinking.delete(question))
    }
  }

  private async thinkFor(table: Table, seat: number, ask: string): Promise<void> {
    const { match, game, doc } = table
    if (!match) return
    const moves = match.legal(seat)
    const thought = {
      game: game.id,
      level: doc.seats[seat].level ?? '',
      seat,
      view: game.view(match.state, seat),
      moves,
    }
    const chosen =
      moves.length === 1
        ? moves[0]
        : await this.house.think(
            { ...thought, seed: `${doc.botSeed} ${match.log.length} ${seat}` },
            { maker: doc.host, attended: this.attended(), ...within(table) },
          )
    if (this.stopped) return
    const reply = (move: number | undefined) =>
      this.change({
        act(now, at) {
          const { match } = now
          if (!match || now.askId(seat) !== ask) throw new Refusal('stale', 'The question is gone.')
          return now.house({ t: 'bot', seat, ask, move: move ?? match.game.fallback(match.state, seat) }, at)
        },
      })
    try {
      await reply(chosen !== undefined && moves.includes(chosen) ? chosen : undefined)
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'stale') throw error
    }
  }
}

/** A window does not wait for bots: all who are asked in it have answered long before its beat is over. */
const within = (table: Table): { readonly within?: number } =>
  table.doc.clock.window ? { within: (windowTimes(table.doc).beat * 500) / Math.max(1, table.botSeats().length) } : {}
