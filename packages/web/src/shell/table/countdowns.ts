import type { Seat } from '@estaminet/kernel'
import type { Ask, Update } from '@estaminet/table'
import { type Accessor, createMemo } from 'solid-js'

/** A window somebody may answer in, whoever is asked. */
export interface OpenWindow {
  /** When its beat began and is over, by the clock of this device. Where it stays open longer, somebody waits. */
  readonly since: number
  readonly beatEnds: number
}

/** A question of an own seat that does not wait for ever. */
export interface Countdown {
  readonly seat: Seat
  readonly ask: string
  /** Since when it runs and when silence becomes the answer, by the clock of this device; no end: it waits as long as one likes. */
  readonly since: number
  readonly until?: number
  /** Of a window. */
  readonly window?: NonNullable<Ask['window']>
}

/** Times as the host said last: they run while what led to them is still being shown. */
export function createCountdowns(arrived: Accessor<Update>) {
  const window = createMemo<OpenWindow | undefined>(() => {
    const { window: open, info } = arrived()
    if (!open) return undefined
    const beatEnds = Date.now() + open.beat
    return { since: beatEnds - (info.windows?.beat ?? 0) * 1000, beatEnds }
  })
  const countdowns = createMemo<readonly Countdown[]>((before) => {
    const now = Date.now()
    return arrived().asks.flatMap((ask) => {
      if (ask.left === undefined && !ask.window) return []
      const was = before.find(({ seat, ask: id }) => seat === ask.seat && id === ask.id)
      // After its beat the host says no more of when a window began.
      const since = was?.since ?? (ask.window && window()?.since) ?? now
      return [
        {
          seat: ask.seat,
          ask: ask.id,
          since,
          ...(ask.left === undefined ? {} : { until: now + ask.left }),
          ...(ask.window ? { window: ask.window } : {}),
        },
      ]
    })
  }, [])
  return { window, countdowns }
}
