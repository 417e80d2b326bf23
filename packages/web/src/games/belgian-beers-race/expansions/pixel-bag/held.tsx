import { For, Show } from 'solid-js'
import { Icon } from '../../../../design/icon.tsx'
import { raceOf } from '../../model.ts'
import { expansionWords } from '../../texts/expansions.ts'
import type { HeldBy } from '../expansion-screen.ts'
import { HeldCards } from '../held.tsx'
import { cardWords } from '../texts/cards.ts'
import type { PixelId } from './model.ts'

/** The drawings of a seat: those in hand, and those completed that nobody has been shown. */
export function Held(props: HeldBy) {
  const player = () => raceOf(props.board.view())['pixel-bag']?.players[props.seat]
  const own = () => props.known?.['pixel-bag']?.own
  const shown = () => [...(player()?.shown ?? []), ...(player()?.left ?? [])]
  const hand = () => (own()?.hand ?? []).flatMap((id) => id ?? [])
  const completed = () => own()?.completed ?? []
  const words = () => cardWords(props.board.language()).held
  return (
    <HeldCards
      language={props.board.language()}
      backs={own() || shown().length > 0 ? 0 : (player()?.slots.filter(Boolean).length ?? 0)}
      cards={
        <>
          <For each={[...hand(), ...(player()?.left ?? [])]}>{(id) => <Face id={id} board={props.board} />}</For>
          <For each={[...completed(), ...(player()?.shown ?? [])]}>
            {(id) => <Face id={id} board={props.board} done={words().done} />}
          </For>
        </>
      }
    />
  )
}

function Face(props: Pick<HeldBy, 'board'> & { id: PixelId; done?: string }) {
  return (
    <li
      classList={{ done: props.done !== undefined }}
      data-explain="pixel-bag drawing"
      tabIndex={-1}
      data-held={props.id}
      title={props.done}
    >
      <Icon name={props.done === undefined ? 'pixel' : 'check'} size={14} />
      {expansionWords(props.board.language())?.cards.drawings[props.id] ?? ''}
      <Show when={props.done}>
        <span class="unseen">, {props.done}</span>
      </Show>
    </li>
  )
}
