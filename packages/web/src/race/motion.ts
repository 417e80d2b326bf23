import { ROADS } from '@estaminet/belgian-beers-race'
import type { Told } from '@estaminet/table'
import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js'
import type { Point } from './map/geometry.ts'
import { along } from './map/scene.ts'
import { type PlaceName, type RaceEvent, signOf } from './model.ts'

export type Rolled = Extract<RaceEvent, { type: 'diceRolled' }>
type Moved = Extract<RaceEvent, { type: 'moved' }>

export interface Motion {
  /** Where a seat's meeple is on its way, while it travels. */
  travelling(seat: number): Point | undefined
  /** The dice on the table, while they lie there. */
  rolled: Accessor<Rolled | undefined>
  /** A tap anywhere finishes what moves. */
  skip(): void
}

const DICE = 600
const DICE_REST = 900
/** Others' turns are shown in six seconds at most. */
const LONGEST = 6000

/** Plays the newest events one after another: dice tumble, meeples follow their road. */
export function createMotion(news: Accessor<readonly Told[]>): Motion {
  const [travel, setTravel] = createSignal<{ seat: number; at: Point }>()
  const [rolled, setRolled] = createSignal<Rolled>()
  let run = 0

  function skip(): void {
    run++
    setTravel(undefined)
    setRolled(undefined)
  }

  createEffect(
    on(news, (told) => {
      const shown = told.map(({ event }) => event as unknown as RaceEvent).filter(isShown)
      if (shown.length === 0) return
      skip()
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
      void play(shown, run)
    }),
  )
  onCleanup(skip)

  async function play(events: readonly (Rolled | Moved)[], mine: number): Promise<void> {
    const whole = events.reduce((sum, event) => sum + lengthOf(event), 0)
    const speed = Math.max(1, whole / LONGEST)
    for (const event of events) {
      if (run !== mine) return
      if (event.type === 'diceRolled') {
        setRolled(event)
        await pause((DICE + DICE_REST) / speed)
        if (run === mine) setRolled(undefined)
      } else await go(event, lengthOf(event) / speed, mine)
    }
  }

  function go({ seat, from, to }: Moved, time: number, mine: number): Promise<void> {
    const road = roadBetween(from, to)
    const start = performance.now()
    return new Promise((arrived) => {
      function step(now: number): void {
        const t = Math.min((now - start) / time, 1)
        if (run !== mine || t >= 1) {
          if (run === mine) setTravel(undefined)
          arrived()
          return
        }
        setTravel({ seat, at: along(from, to, road, eased(t)) })
        requestAnimationFrame(step)
      }
      requestAnimationFrame(step)
    })
  }

  return {
    travelling: (seat) => (travel()?.seat === seat ? travel()?.at : undefined),
    rolled,
    skip,
  }
}

const isShown = (event: RaceEvent): event is Rolled | Moved => event.type === 'diceRolled' || event.type === 'moved'
const lengthOf = (event: Rolled | Moved): number => (event.type === 'diceRolled' ? DICE + DICE_REST : 850)
const eased = (t: number): number => (t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2)
const pause = (ms: number): Promise<void> => new Promise((over) => setTimeout(over, ms))

function roadBetween(from: PlaceName, to: PlaceName): string | undefined {
  const [a, b] = [signOf(from), signOf(to)]
  return [`${a}-${b}`, `${b}-${a}`].find((road) => Object.hasOwn(ROADS, road))
}
