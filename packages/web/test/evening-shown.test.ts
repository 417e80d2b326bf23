import { belgianBeersRace } from '@estaminet/belgian-beers-race'
import type { Told } from '@estaminet/table'
import { createRoot } from 'solid-js'
import { expect, test, vi } from 'vitest'
import { eveningOf } from '../src/games/belgian-beers-race/evening.ts'
import { type RaceEvent, type RaceView, raceOf, type Shown } from '../src/games/belgian-beers-race/model.ts'
import type { Stage } from '../src/shell/motion/playback.ts'
import { atRandom, endOf } from './support/at-random.ts'

// Node would be given the Solid of a server, in which nothing follows anything.
vi.mock('solid-js', () => vi.importActual<typeof import('solid-js')>('solid-js/dist/solid.js'))
vi.mock('../src/shell/table/sound.ts', () => ({ play() {} }))
vi.stubGlobal('requestAnimationFrame', () => 0)
vi.stubGlobal('cancelAnimationFrame', () => undefined)

/** As much of the motion as this needs: the whole of it knows the page, which these types do not. */
const { createMotion } = await vi.importActual<{
  createMotion(board: { view(): RaceView; perform(stage: Stage | undefined): void }): {
    evening(): readonly Shown[] | undefined
  }
}>('../src/games/belgian-beers-race/motion.ts')

/** What a board lingers on of all that happens between two questions, and the evening it shows meanwhile. */
function shownBetween(told: readonly RaceEvent[], before: RaceView, after: RaceView) {
  return createRoot((dispose) => {
    let stage: Stage | undefined
    const motion = createMotion({
      view: () => before,
      perform: (by) => {
        stage = by
      },
    })
    const events = told as unknown as Told['event'][]
    stage?.set(events)
    const rows = events.flatMap((event) => {
      const ms = stage?.lingersOn?.(event) ?? 0
      stage?.show(event, ms)
      return ms > 0 ? [eveningOf(motion.evening() ?? [], after)?.rows ?? []] : []
    })
    dispose()
    return rows
  })
}

const usual = Object.fromEntries(Object.entries(belgianBeersRace.options).map(([name, { default: is }]) => [name, is]))

/** The evenings of a random game as a board shows them: without rows where it lingers on nothing. */
function evenings(
  options: Readonly<Record<string, boolean>>,
  seats: number,
  seed: string,
  heard: (event: RaceEvent) => readonly RaceEvent[] = (event) => [event],
) {
  let events: RaceEvent[] = []
  let before: RaceView | undefined
  const shown: ReturnType<typeof shownBetween> = []
  const hear = (event: unknown): void => void events.push(...heard(event as RaceEvent))
  const playing = atRandom(belgianBeersRace, { seats, options: { ...usual, ...options }, seed, hear })
  endOf(playing, ({ s }) => {
    const after = raceOf(belgianBeersRace.view(s, 0))
    shown.push(...shownBetween(events, before ?? after, after))
    before = after
    events = []
  })
  return shown
}

test.each(['a', 'b', 'c'])('who is asked before the night does not take the evening from the table (%s)', (seed) => {
  const shown = evenings({ confrontation: true }, 3, seed)
  expect(shown.map((rows) => rows.length)).toEqual([3, 3])
})

test('what the Zythologist pays is in the evening that is shown', () => {
  const paid: unknown = { type: 'solo/led', seat: 0, day: 1, points: 5 }
  const paying = (event: RaceEvent) => (event.type === 'dayEnded' ? [event, paid as RaceEvent] : [event])
  expect(evenings({ solo: true }, 1, 'led', paying).map(([row]) => row?.more)).toEqual([5, 5])
})
