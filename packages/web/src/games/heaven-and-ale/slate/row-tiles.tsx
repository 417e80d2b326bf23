import type { AleView } from '@estaminet/heaven-and-ale'
import type { Ask } from '@estaminet/table'
import { For } from 'solid-js'
import { Icon } from '../../../design/icon.tsx'
import type { GameScreen, SlateRow } from '../../../shell/table/game-screen.ts'
import { infoOf } from '../info.ts'
import { TileMark } from '../pieces.tsx'

const SIZE = 30

/** A row about tiles shows them: those that lie on a space, or the one to be bought; or what is given back for it. */
export function withTiles(row: SlateRow): SlateRow {
  if (row.folds) return { ...row, folds: row.folds.map(withTiles) }
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

type Question = ReturnType<GameScreen['question']>

/** Whoever looks for a place sees the tile in hand, and what is in the purse. */
export function withTileInHand(question: Question, ask: Ask, view: AleView): Question {
  const [first] = ask.choices
  const info = first && infoOf(first)
  if (info?.kind !== 'chooseHex') return question
  const { ducats } = view.players[ask.seat]
  return {
    ...question,
    aside: () => (
      <span class="ale-in-hand" aria-hidden="true">
        <TileMark tile={info.tile} size={42} />
        <b>
          <Icon name="ducat" size={17} /> {ducats}
        </b>
      </span>
    ),
  }
}
