import { ROADS } from '@estaminet/belgian-beers-race/board'
import { type Accessor, createMemo, createSignal, onCleanup } from 'solid-js'
import type { Stage } from '../../shell/motion/playback.ts'
import type { BoardProps } from '../../shell/table/game-screen.ts'
import { play } from '../../shell/table/sound.ts'
import { stagingOf } from './expansions/screens.ts'
import type { Staging } from './expansions/staging.ts'
import type { Point } from './map/geometry.ts'
import { along } from './map/map-scene.ts'
import { type Applause, eventOf, type PlaceName, type Rolled, type Shown, signOf, type Won } from './model.ts'
import { EVENING, LENGTHS, type Staged, TUNES } from './timings.ts'

/** The seat of whoever has none. */
export const WALKER = -1

export interface Motion {
  /** Where a seat's meeple is on its way, while it travels. */
  travelling(seat: number): Point | undefined
  /** Where a seat's meeple stands, while its journeys are shown: not yet, or already, where the table has it. */
  standsAt(seat: number): PlaceName | undefined
  /** The space a seat's disc lies on, likewise. */
  discAt(seat: number): number | undefined
  /** The dice on the table, and how long they lie there. */
  rolled: Accessor<Timed<Rolled | Applause> | undefined>
  /** What an expansion brings, while it is said over the map. */
  heralded: Accessor<Heralded | undefined>
  /** What flies to its owner, and how long it takes. */
  won: Accessor<Timed<Won> | undefined>
  /** The place over which glasses meet, and for how long. */
  toast: Accessor<Timed<PlaceName> | undefined>
  /** What the evening brought, while everybody looks at it. */
  evening: Accessor<readonly Shown[] | undefined>
}

/** Something that is seen for so many milliseconds. */
interface Timed<What> {
  readonly what: What
  readonly ms: number
}

/** Something that is said over the map, by the table of its expansion. */
export interface Heralded {
  readonly event: Parameters<Stage['show']>[0]
  readonly ms: number
  readonly staging: Staging
}

/** Others' turns are shown in six seconds at most. */
const LONGEST = 6000

/** Shows events one after another: dice tumble, meeples travel their road, what was won goes to its owner. */
export function createMotion(board: Pick<BoardProps, 'perform' | 'view'>): Motion {
  const [travel, setTravel] = createSignal<{ seat: number; at: Point }>()
  const [now, setNow] = createSignal<{ readonly event: Shown; readonly ms: number }>()
  const [heralded, setHeralded] = createSignal<Heralded>()
  const [events, setEvents] = createSignal<readonly Shown[]>([])
  /** How many of them have been shown. */
  const [past, setPast] = createSignal(0)
  let frame = 0

  const stage: Stage = {
    longest: LONGEST,
    lingersOn: (event) => (isFirstScored(event) ? EVENING : 0),
    lengthOf: (event) => (isShown(event) ? LENGTHS[event.type] : (stagingOf(event.type)?.ms ?? 0)),
    set(told) {
      end()
      setEvents(told.map(eventOf))
      setPast(0)
    },
    show(told, ms) {
      end()
      const event = eventOf(told)
      setNow({ event, ms })
      setPast((before) => before + 1)
      const staging = stagingOf(told.type)
      if (staging && ms > 0) setHeralded({ event: told, ms, staging })
      const tune = staging?.tune ?? (isShown(told) ? TUNES[told.type] : undefined)
      if (tune && ms > 0) play(tune)
      const step = stepOf(event)
      if (step) go(step, ms)
    },
    rest() {
      end()
      setEvents([])
      setPast(0)
    },
  }
  board.perform(stage)
  onCleanup(() => board.perform(undefined))

  function end(): void {
    cancelAnimationFrame(frame)
    setTravel(undefined)
    setNow(undefined)
    setHeralded(undefined)
  }

  function go({ seat, from, to }: Step, ms: number): void {
    const road = roadBetween(from, to)
    const start = performance.now()
    const step = (at: number): void => {
      const t = Math.min(Math.max((at - start) / ms, 0), 1)
      setTravel({ seat, at: along(from, to, road, eased(t)) })
      if (t < 1) frame = requestAnimationFrame(step)
    }
    step(start)
  }

  const lastSpace = (): number => Number(board.view().dayLength)

  /** Where pieces are seen: before the first event that moves them, or after the last that has been shown. */
  const held = createMemo(() => {
    const places = new Map<number, PlaceName>()
    const spaces = new Map<number, number>()
    events().forEach((event, at) => {
      const isPast = at < past()
      const step = stepOf(event)
      if (step && (isPast || !places.has(step.seat))) places.set(step.seat, isPast ? step.to : step.from)
      if (event.type === 'timeSpent' && (isPast || !spaces.has(event.seat)))
        spaces.set(event.seat, isPast ? event.to : event.from)
      if (event.type === 'dayOver' && (isPast || !spaces.has(event.seat)))
        spaces.set(event.seat, isPast ? lastSpace() : event.from)
    })
    return { places, spaces }
  })

  return {
    travelling: (seat) => (travel()?.seat === seat ? travel()?.at : undefined),
    standsAt: (seat) => held().places.get(seat),
    discAt: (seat) => held().spaces.get(seat),
    rolled: createMemo(() => {
      const { event, ms = 0 } = now() ?? {}
      return event?.type === 'diceRolled' || event?.type === 'bands/applause' ? { what: event, ms } : undefined
    }),
    heralded,
    won: createMemo(() => {
      const { event, ms = 0 } = now() ?? {}
      return event && isWon(event) ? { what: event, ms } : undefined
    }),
    evening: createMemo(() => {
      const { event, ms } = now() ?? {}
      return ms && event && isFirstScored(event) ? events() : undefined
    }),
    toast: createMemo(() => {
      const { event, ms = 0 } = now() ?? {}
      return event?.type === 'toastBegun' || event?.type === 'solo/toasted' ? { what: event.place, ms } : undefined
    }),
  }
}

const isShown = (event: { readonly type: string }): event is Pick<Staged, 'type'> => Object.hasOwn(LENGTHS, event.type)
const WON: ReadonlySet<string> = new Set<Won['type']>(['bottleTaken', 'coasterTaken', 'cardTaken'])
const isWon = (event: Shown): event is Won => WON.has(event.type)
/** The evening is looked at when it pays, not when the day ends: in between somebody may be asked, and the last one pays at the end. */
const isFirstScored = (event: { readonly type: string; readonly seat?: unknown }): boolean =>
  event.type === 'dailyScored' && event.seat === 0

interface Step {
  readonly seat: number
  readonly from: PlaceName
  readonly to: PlaceName
}
function stepOf(event: Shown): Step | undefined {
  if (event.type === 'moved') return event
  return event.type === 'solo/walked' ? { ...event, seat: WALKER } : undefined
}
const eased = (t: number): number => (t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2)

/** The road between two places, where there is one. */
export function roadBetween(from: PlaceName, to: PlaceName): string | undefined {
  const [a, b] = [signOf(from), signOf(to)]
  return [`${a}-${b}`, `${b}-${a}`].find((road) => Object.hasOwn(ROADS, road))
}
