import type { BrusselsBrewery, Means } from './condition.ts'

/** The one Solo objective card: days led over the Zythologist, and toasts with him. */
export const SOLO_CARD = { id: 'SO-01', pointsPerDayLed: 5, pointsPerToast: 5, toastsCounted: 4 } as const

export const SOLO_WIN_FROM = 250

/** A total has the last title whose first point it reaches. */
export const SOLO_TITLES = [
  { title: 'beaten', from: 0 },
  { title: 'amateur', from: 200 },
  { title: 'connoisseur', from: 226 },
  { title: 'great-zythologist', from: 251 },
] as const
export type SoloTitle = (typeof SOLO_TITLES)[number]['title']

export function soloTitle(total: number): SoloTitle {
  let earned: SoloTitle = 'beaten'
  for (const { title, from } of SOLO_TITLES) if (total >= from) earned = title
  return earned
}

/** The next title, and the first point it takes; nothing above the last. */
export const nextSoloTitle = (total: number): { readonly title: SoloTitle; readonly from: number } | undefined =>
  SOLO_TITLES.find(({ from }) => from > total)

/** How the Zythologist walks. */
export const ZYTHOLOGIST: {
  /** After a toast he stays for the player's departure too. The rulebooks can be read either way. */
  readonly staysOnDeparture: boolean
  /** Of two ways with as few stops, the quicker by these means, one after the other; then the player chooses. */
  readonly tieBreak: readonly Means[]
  /** On the last day, from the Grand Place, round and round. */
  readonly lastWalk: readonly BrusselsBrewery[]
} = {
  staysOnDeparture: true,
  tieBreak: ['hitch', 'bus', 'bike'],
  lastWalk: ['B1', 'B2', 'B3', 'B4', 'B5', 'B6'],
}
