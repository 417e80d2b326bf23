import { For, Show } from 'solid-js'
import { Icon } from '../../../design/icon.tsx'
import type { HeldBy } from './expansion-screen.ts'
import { HeldCards } from './held.tsx'
import { cardWords } from './texts/cards.ts'

/** Cards of which one is kept, as a view has them. */
interface Dealt {
  readonly dealt: readonly (readonly (string | null)[])[]
  readonly chosen: readonly (string | null)[]
}

/** Two cards of which a seat keeps one, until all have chosen: the one that is kept says so. */
export function HeldPair(
  props: HeldBy & {
    seen: Dealt | undefined
    lies: Dealt | undefined
    icon: string
    expansion: string
    name(id: string): string
  },
) {
  const words = () => cardWords(props.board.language()).held
  const cards = () => (props.lies?.dealt[props.seat] ?? []).flatMap((id) => id ?? [])
  const chosen = () => props.lies?.chosen[props.seat]
  return (
    <Show when={(props.seen?.dealt[props.seat]?.length ?? 0) > 0}>
      <HeldCards
        language={props.board.language()}
        backs={cards().length > 0 ? 0 : (props.seen?.dealt[props.seat]?.length ?? 0)}
        cards={
          <For each={cards()}>
            {(id) => (
              <li
                classList={{ done: id === chosen() }}
                data-explain={`${props.expansion} ${id}`}
                tabIndex={-1}
                data-held={id}
                title={id === chosen() ? words().chosen : undefined}
              >
                <Icon name={id === chosen() ? 'check' : props.icon} size={14} />
                {props.name(id)}
                <Show when={id === chosen()}>
                  <span class="unseen">, {words().chosen}</span>
                </Show>
              </li>
            )}
          </For>
        }
      />
    </Show>
  )
}
