import { For } from 'solid-js'
import { Icon } from '../design/icon.tsx'
import type { SlateRow } from '../shell/game-screen.ts'
import { infoOf } from './info.ts'
import { TileMark } from './pieces.tsx'

const SIZE = 30

/** A row about tiles shows them: those that lie on a space, or the one to be bought; or what is given back for it. */
export function withTiles(row: SlateRow): SlateRow {
  const info = infoOf(row.prices[0].choice)
  if (info.kind === 'chooseTile' && info.tile !== undefined) {
    const { tile } = info
    return { ...row, mark: () => <TileMark tile={tile} size={SIZE} /> }
  }
  if (info.kind === 'chooseHex' && info.cards > 0) {
    const { cards } = info
    return {
      ...row,
      gets: () => <For each={Array(cards).fill('privilege')}>{(icon) => <Icon name={icon} size={15} />}</For>,
    }
  }
  if (info.kind !== 'move' || !('tiles' in info)) return row
  const { tiles } = info
  return { ...row, gets: () => <For each={tiles}>{(tile) => <TileMark tile={tile} size={SIZE} />}</For> }
}
