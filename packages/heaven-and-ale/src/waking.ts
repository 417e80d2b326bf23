import type { Colour } from './content/tiles.ts'
import type { AleEvent } from './events.ts'

/** A tile that is woken: how often, and what it pays in all. */
export interface Waking {
  readonly hex: string
  readonly times: number
  readonly pays: Readonly<Partial<Record<Colour | 'ducats' | 'brewmaster', number>>>
}

/** Listens to the events of a move and keeps the tiles of a seat that were woken, in the order in which they first were. */
export function wakingOf(seat: number): { hear(event: AleEvent): void; readonly wakes: readonly Waking[] } {
  const woken = new Map<string, { hex: string; times: number; pays: Record<string, number> }>()
  let last: { hex: string; times: number; pays: Record<string, number> } | undefined
  const pay = (what: string, amount: number) => {
    if (last && amount > 0) last.pays[what] = (last.pays[what] ?? 0) + amount
  }
  return {
    hear(event) {
      if (!('seat' in event) || event.seat !== seat) return
      if (event.type === 'tileActivated') {
        last = woken.get(event.hex) ?? { hex: event.hex, times: 0, pays: {} }
        last.times++
        woken.set(event.hex, last)
        return
      }
      if (!('reason' in event) || (event.reason !== 'tile' && event.reason !== 'overflow')) return
      if (event.type === 'ducatsChanged') pay('ducats', event.to - event.from)
      else if (event.type === 'brewmasterAdvanced') pay('brewmaster', event.to - event.from)
      else pay(event.colour, event.to - event.from)
    },
    get wakes() {
      return [...woken.values()]
    },
  }
}
