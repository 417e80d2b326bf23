import type { AleEvent } from '@estaminet/heaven-and-ale'

export const TABS = ['garden', 'ring', 'production', 'barrels', 'players'] as const
export type Tab = (typeof TABS)[number]

const TAB_OF_EVENT: Readonly<Partial<Record<AleEvent['type'], Tab>>> = {
  barrelTaken: 'barrels',
  bought: 'players',
  discPlaced: 'players',
}

/** Where something new is to be seen that this seat did not do itself: one's own deeds were looked at before they were done. */
export const tabOf = (event: AleEvent, seat: number): Tab | undefined =>
  'seat' in event && event.seat !== seat ? TAB_OF_EVENT[event.type] : undefined
