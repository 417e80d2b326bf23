import { ROADS } from '@estaminet/belgian-beers-race/board'
import type { Told } from '@estaminet/table'
import { type Accessor, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js'
import type { Point } from './map/geometry.ts'
import { along } from './map/scene.ts'
import { type PlaceName, type RaceEvent, signOf } from './model.ts'

type Event<Type extends RaceEvent['type']> = Extract<RaceEvent, { type: Type }>
export type Rolled = Event<'diceRolled'>
/** Something that goes from the table to a player. */
export type Won = Event<'bottleTaken' | 'coasterTaken' | 'cardTaken'>
export type Shown = Rolled | Won | Event<'moved' | 'toastBegun' | 'timeSpent' | 'dayOver'>

export interface Motion {
  /** Where a seat's meeple is on its way, while it travels. */
  travelling(seat: number): Point | undefined
  /** Where a seat's meeple still stands, while its journey waits to be shown. */
  standsAt(seat: number): PlaceName | undefined
  /** The space a seat's disc still lies on, while what moves it waits to be shown. */
  discAt(seat: number): number | undefined
  /** The dice on the table, while they lie there. */
  rolled: Accessor<Rolled | undefined>
  /** What flies to its owner, and how long it takes. */
  won: Accessor<{ readonly what: Won; readonly ms: number } | undefined>
  /** The place over which glasses meet. */
  toast: Accessor<PlaceName | undefined>
  /** Whose move is being shown, as long as something moves. */
  showing: Accessor<number | undefined>
  /** A tap anywhere, or a key, finishes what moves. */
  skip(): void
}

/** How long each kind of event is shown. A disc slides while the next event goes on. */
const LENGTHS: Readonly<Record<Shown['type'], number>> = {
  diceRolled: 1300,
  moved: 850,
  bottleTaken: 420,
  coasterTaken: 420,
  cardTaken: 520,
  toastBegun: 700,
  timeSpent: 0,
  dayOver: 0,
}
/** Others' turns are shown in six seconds at most: with more to show everything goes faster. */
const LONGEST = 6000

/** Shows the newest events one after another, in their order. The table itself is never held up by it. */
export function createMotion(news: Accessor<readonly Told[]>): Motion {
  const [travel, setTravel] = createSignal<{ seat: number; at: Point }>()
  const [rolled, setRolled] = createSignal<Rolled>()
  const [won, setWon] = createSignal<{ what: Won; ms: number }>()
  const [toast, setToast] = createSignal<PlaceName>()
  const [queue, setQueue] = createSignal<readonly Shown[]>([])
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  let run = 0
  let playing = false

  function skip(): void {
    run++
    playing = false
    setQueue([])
    setTravel(undefined)
    setRolled(undefined)
    setWon(undefined)
    setToast(undefined)
  }
  const hide = (): void => {
    if (document.hidden) skip()
  }
  document.addEventListener('visibilitychange', hide)
  document.addEventListener('keydown', skip)
  onCleanup(() => {
    document.removeEventListener('visibilitychange', hide)
    document.removeEventListener('keydown', skip)
    skip()
  })

  // What happened before this table was opened is not shown again.
  createEffect(
    on(
      news,
      (told) => {
        const shown = told.map(({ event }) => event as unknown as RaceEvent).filter(isShown)
        if (shown.length === 0 || calm.matches || document.hidden) return
        setQueue((before) => [...before, ...shown])
        if (!playing) void play(run)
      },
      { defer: true },
    ),
  )

  async function play(mine: number): Promise<void> {
    playing = true
    // What has begun fast does not slow down as less is left to show.
    let pace = 1
    for (let event = queue()[0]; event; event = queue()[0]) {
      const whole = queue().reduce((sum, { type }) => sum + LENGTHS[type], 0)
      pace = Math.max(pace, whole / LONGEST)
      await show(event, LENGTHS[event.type] / pace, mine)
      if (run !== mine) return
      setQueue((before) => before.slice(1))
    }
    playing = false
  }

  async function show(event: Shown, ms: number, mine: number): Promise<void> {
    switch (event.type) {
      case 'moved':
        return go(event, ms, mine)
      case 'diceRolled':
        return during(ms, mine, () => setRolled(event), setRolled)
      case 'toastBegun':
        return during(ms, mine, () => setToast(event.place), setToast)
      case 'bottleTaken':
      case 'coasterTaken':
      case 'cardTaken':
        return during(ms, mine, () => setWon({ what: event, ms }), setWon)
    }
  }

  async function during(ms: number, mine: number, begin: () => void, end: (nothing: undefined) => void) {
    begin()
    await new Promise((over) => setTimeout(over, ms))
    if (run === mine) end(undefined)
  }

  function go({ seat, from, to }: Event<'moved'>, ms: number, mine: number): Promise<void> {
    const road = roadBetween(from, to)
    const start = performance.now()
    return new Promise((arrived) => {
      function step(now: number): void {
        const t = Math.min((now - start) / ms, 1)
        if (run !== mine || t >= 1) {
          if (run === mine) setTravel(undefined)
          arrived()
          return
        }
        setTravel({ seat, at: along(from, to, road, eased(Math.max(t, 0))) })
        requestAnimationFrame(step)
      }
      requestAnimationFrame(step)
    })
  }

  /** The first thing still to be shown of each seat tells where its pieces were before. */
  const held = createMemo(() => {
    const places = new Map<number, PlaceName>()
    const spaces = new Map<number, number>()
    for (const event of queue()) {
      if (event.type === 'moved' && !places.has(event.seat)) places.set(event.seat, event.from)
      if ((event.type === 'timeSpent' || event.type === 'dayOver') && !spaces.has(event.seat))
        spaces.set(event.seat, event.from)
    }
    return { places, spaces }
  })

  return {
    travelling: (seat) => (travel()?.seat === seat ? travel()?.at : undefined),
    standsAt: (seat) => held().places.get(seat),
    discAt: (seat) => held().spaces.get(seat),
    rolled,
    won,
    toast,
    showing: createMemo(() => queue()[0]?.seat),
    skip,
  }
}

const isShown = (event: RaceEvent): event is Shown => Object.hasOwn(LENGTHS, event.type)
const eased = (t: number): number => (t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2)

function roadBetween(from: PlaceName, to: PlaceName): string | undefined {
  const [a, b] = [signOf(from), signOf(to)]
  return [`${a}-${b}`, `${b}-${a}`].find((road) => Object.hasOwn(ROADS, road))
}
