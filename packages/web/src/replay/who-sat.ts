import { playersAt } from '@estaminet/bots/levels'
import type { SeatInfo } from '@estaminet/table'

/** Who sat there. A record calls a bot by its level. */
export const whoSat = (game: string, seats: number, players: readonly string[]): SeatInfo[] =>
  Array.from({ length: seats }, (_, seat) => {
    const name = players[seat] ?? ''
    const isBot = playersAt(game).includes(name)
    return {
      ...(isBot ? { kind: 'bot', name: '', level: name } : { kind: 'person', name }),
      standIn: false,
      present: true,
    }
  })
