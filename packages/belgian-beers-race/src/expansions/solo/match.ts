import { SOLO_CARD } from '../../content/solo.ts'
import type { SoloView } from './view.ts'

/** How the match with him stands on the Solo card. */
export interface SoloMatch {
  /** Bottles of the player, against his bottles and coasters. */
  readonly mine: number
  readonly his: number
  /** Whether an evening would pay now, and how many bottles it takes until it does. */
  readonly leads: boolean
  readonly short: number
  readonly toasts: number
  readonly toastsCounted: number
  /** What the toasts pay in the end, and the most they can. */
  readonly toastPoints: number
  readonly mostToastPoints: number
  readonly pointsPerDayLed: number
}

const sum = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((total, count) => total + count, 0)

export function soloMatch(bottles: Readonly<Record<string, number>>, him: SoloView): SoloMatch {
  const mine = sum(bottles)
  const his = sum(him.bottles) + him.coasters
  const toasts = sum(him.toasts)
  const { pointsPerDayLed, pointsPerToast, toastsCounted } = SOLO_CARD
  return {
    mine,
    his,
    leads: mine > his,
    short: Math.max(0, his + 1 - mine),
    toasts,
    toastsCounted,
    toastPoints: pointsPerToast * Math.min(toasts, toastsCounted),
    mostToastPoints: pointsPerToast * toastsCounted,
    pointsPerDayLed,
  }
}
