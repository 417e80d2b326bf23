import type { Accessor } from 'solid-js'
import { createMedia } from '../../../shell/page/media.ts'

export type Tab = 'map' | 'board' | 'cards' | 'players' | 'log'

/**
 * Which panels the window shows, as the style sheets lay them out: the others are not drawn at all. On a phone a panel
 * behind a tab is drawn when it is first looked at.
 */
export function createPanels(
  isSeen: (tab: Tab) => boolean,
  isCrowded: Accessor<boolean>,
): Readonly<Record<Panel, Accessor<boolean>>> {
  const phone = createMedia('(max-width: 599px)')
  const narrow = createMedia('(max-width: 899px)')
  const close = createMedia('(max-width: 1279px)')
  const low = createMedia('(max-height: 859px)')
  const tall = createMedia('(min-height: 1100px)')
  return {
    tabs: phone,
    rivalsAbove: () => narrow() && (!phone() || isSeen('players')),
    rivalsBelow: () => !narrow(),
    flagsOnMap: () => !close(),
    flagsBeside: () => close() && !narrow(),
    counters: () => narrow() || low() || (isCrowded() && !tall()),
    belt: () => !phone(),
    cards: () => phone() && isSeen('cards'),
    board: () => (phone() ? isSeen('board') : !narrow() && !low()),
    log: () => (phone() ? isSeen('log') : !narrow()),
  }
}

type Panel =
  | 'tabs'
  | 'rivalsAbove'
  | 'rivalsBelow'
  | 'flagsOnMap'
  | 'flagsBeside'
  | 'counters'
  | 'belt'
  | 'cards'
  | 'board'
  | 'log'
