import { For, type JSX } from 'solid-js'
import type { BoardProps } from '../../../shell/table/game-screen.ts'
import { raceOf } from '../model.ts'
import type { ExpansionScreen } from './expansion-screen.ts'
import { screensOf } from './screens.ts'

/** What the expansions of this table draw at one place of the board: without them, nothing. */
export function Expansions(props: { board: BoardProps; children: (screen: ExpansionScreen) => JSX.Element }) {
  return <For each={screensOf(raceOf(props.board.view()))}>{props.children}</For>
}
