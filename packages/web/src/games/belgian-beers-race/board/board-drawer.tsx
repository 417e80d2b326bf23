import { onMount } from 'solid-js'
import { backToOpener } from '../../../design/back-to-opener.ts'
import { listenForKeys } from '../../../shell/keys/listen-for-keys.ts'
import type { BoardProps } from '../../../shell/table/game-screen.ts'
import { OwnBoard } from './own-board.tsx'

/** Somebody's whole board over the others: whoever opened it is on it until it is closed, and then back where they were. */
export function BoardDrawer(props: { board: BoardProps; seat: number; title: string; onClose(): void }) {
  let drawn: HTMLElement | undefined
  const back = backToOpener(() => true)
  function close(): void {
    props.onClose()
    back()
  }
  listenForKeys({ escape: close })
  onMount(() => drawn?.focus({ preventScroll: true }))
  return (
    <div class="board-drawer">
      <OwnBoard
        ref={(board) => {
          drawn = board
        }}
        board={props.board}
        seat={props.seat}
        title={props.title}
        onClose={close}
      />
    </div>
  )
}
