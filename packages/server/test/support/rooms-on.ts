import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import type { Thought } from '../../src/bots/thought.ts'
import { Metrics } from '../../src/metrics.ts'
import type { HouseForRooms } from '../../src/rooms/house-for-rooms.ts'
import { Rooms } from '../../src/rooms/rooms.ts'
import type { Store } from '../../src/store/store.ts'
import { games } from './school.ts'

/** The rooms of one node, with bots that play the first move they are offered, and what those were asked. */
export function roomsOn(store: Store, more: Partial<HouseForRooms> = {}): { rooms: Rooms; thoughts: Thought[] } {
  const thoughts: Thought[] = []
  const rooms = new Rooms({
    store,
    games,
    metrics: new Metrics(),
    log: pino({ level: 'silent' }),
    levels: () => ['easy'],
    think: async (thought) => {
      thoughts.push(thought)
      return thought.moves[0]
    },
    now: () => Date.now(),
    mayMake: () => true,
    maySpeak: () => true,
    knows: async () => true,
    waking: () => undefined,
    closed: () => 0,
    changed: () => undefined,
    present: () => undefined,
    ...more,
  })
  rooms.start()
  onTestFinished(() => rooms.stop())
  return { rooms, thoughts }
}
