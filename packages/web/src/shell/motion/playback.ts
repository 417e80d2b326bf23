import type { Told } from '@estaminet/table'
import { byClock, type Wait } from './wait.ts'

/** How a board shows what happened, before the table says what came of it. */
export interface Stage {
  /** It shows events on the table they lead to, not on the one they start from: pieces are drawn there, nothing is told of it. */
  readonly onto?: 'after'
  /** All there is to show is shown in so many milliseconds at most: with more of it everything goes faster. */
  readonly longest: number
  /** How many milliseconds an event is shown at its own pace; none: it is told at once. */
  lengthOf(event: Told['event']): number
  /** How much longer it stays, however much there is to show: a moment everybody should see. */
  lingersOn?(event: Told['event']): number
  /** What is about to be shown: pieces go where they were before it. */
  set(events: readonly Told['event'][]): void
  /** The next event, shown for so many milliseconds. */
  show(event: Told['event'], ms: number): void
  /** Nothing moves any more. */
  rest(): void
}

/** What came at once: a table, and the events that led to it. */
export interface Arrival<Table> {
  readonly table: Table
  readonly told: readonly Told[]
}

/** What the playback has to say, in its order. */
export interface Listener<Table> {
  /** The pieces of an arrival are drawn where they come to rest, and held back until they move: nothing is told of it yet. */
  draw(arrival: Arrival<Table>): void
  /** One more event has been shown to its end. */
  tell(one: Told): void
  /** All events of an arrival have been: the table is as they left it. */
  reveal(arrival: Arrival<Table>): void
  /** The arrival that is being shown; none: nothing moves. */
  play(arrival: Arrival<Table> | undefined): void
}

/** A turn that is shown once more. */
const AGAIN = 3000

/**
 * Nothing is told before it was shown: the lines of the log, the counts, the question and the result come as the pieces
 * come to rest. Where nothing moves everything is told at once, in the same order.
 */
export function createPlayback<Table>(listener: Listener<Table>, pace: () => number, wait: Wait = byClock) {
  const arrivals: Arrival<Table>[] = []
  let stage: Stage | undefined
  let isPlaying = false
  let hurry = 1
  let at = 0
  let cut: (() => void) | undefined

  const isStill = (): boolean => stage === undefined || pace() === Number.POSITIVE_INFINITY
  const lengthOf = ({ event }: Told): number => stage?.lengthOf(event) ?? 0
  const lingersOn = ({ event }: Told): number => stage?.lingersOn?.(event) ?? 0
  const whole = (told: readonly Told[]): number => told.reduce((sum, one) => sum + lengthOf(one), 0)

  function hear(arrival: Arrival<Table>): void {
    arrivals.push(arrival)
    if (!isPlaying) begin()
  }

  /** The next arrival that takes time; those before it are told at once. */
  function begin(): void {
    for (let arrival = arrivals[0]; arrival; arrival = arrivals[0]) {
      if (!isStill() && arrival.told.some((one) => lengthOf(one) + lingersOn(one) > 0)) {
        isPlaying = true
        listener.play(arrival)
        at = 0
        if (stage?.onto === 'after') listener.draw(arrival)
        stage?.set(arrival.told.map(({ event }) => event))
        go()
        return
      }
      finish(arrival, 0)
    }
    if (isPlaying) stop()
  }

  function go(): void {
    const [arrival] = arrivals
    // What has begun fast does not slow down as less is left to show.
    const left = arrivals.reduce((sum, one, i) => sum + whole(i === 0 ? one.told.slice(at) : one.told), 0)
    hurry = Math.max(hurry, left / (stage?.longest ?? left))
    for (; at < arrival.told.length; at++) {
      const one = arrival.told[at]
      const ms = lengthOf(one) / Math.max(hurry, 1) / pace() + lingersOn(one) / pace()
      stage?.show(one.event, ms)
      if (ms > 0) {
        cut = wait(ms, () => {
          listener.tell(one)
          at++
          go()
        })
        return
      }
      listener.tell(one)
    }
    finish(arrival, at)
    begin()
  }

  function finish(arrival: Arrival<Table>, from: number): void {
    arrivals.shift()
    for (const one of arrival.told.slice(from)) listener.tell(one)
    listener.reveal(arrival)
  }

  function stop(): void {
    isPlaying = false
    hurry = 1
    cut?.()
    cut = undefined
    stage?.rest()
    listener.play(undefined)
  }

  /** Whatever moves is at its end at once. */
  function skip(): void {
    if (!isPlaying) return
    cut?.()
    let from = at
    for (let arrival = arrivals[0]; arrival; arrival = arrivals[0]) {
      finish(arrival, from)
      from = 0
    }
    stop()
  }

  /** Shows once more what is long told. */
  function replay(told: readonly Told[]): void {
    if (isPlaying || isStill() || whole(told) === 0) return
    isPlaying = true
    at = 0
    hurry = whole(told) / AGAIN
    stage?.set(told.map(({ event }) => event))
    const step = (n: number): void => {
      const one = told[n]
      if (!one) {
        stop()
        begin()
        return
      }
      const ms = lengthOf(one) / Math.max(hurry, 1) / pace()
      stage?.show(one.event, ms)
      if (ms > 0) cut = wait(ms, () => step(n + 1))
      else step(n + 1)
    }
    step(0)
  }

  return {
    hear,
    /** What is being shown stays until somebody skips it. */
    linger: (): void => cut?.(),
    skip,
    replay,
    /** From now on what happens is shown here. */
    perform: (by: Stage | undefined): void => {
      skip()
      stage = by
    },
  }
}
