import { For } from 'solid-js'
import type { SlateRow } from '../shell/game-screen.ts'
import { infoOf } from './info.ts'
import { TileMark } from './pieces.tsx'

const SIZE = 30

/** A row about tiles shows them: those that lie on a space, or the one to be bought. */
export function withTiles(row: SlateRow): SlateRow {
  const info = infoOf(row.prices[0].choice)
  if (info.kind === 'chooseTile' && info.tile !== undefined) {
    const { tile } = info
    return { ...row, mark: () => <TileMark tile={tile} size={SIZE} /> }
  }
  if (info.kind !== 'move' || !('tiles' in info)) return row
  const { tiles } = info
  return { ...row, gets: () => <For each={tiles}>{(tile) => <TileMark tile={tile} size={SIZE} />}</For> }
}
