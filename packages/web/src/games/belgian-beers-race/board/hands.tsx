import type { View } from '@estaminet/kernel'
import { createMemo, For, Show } from 'solid-js'
import { nameOf } from '../../../shell/seats/names.ts'
import type { BoardProps } from '../../../shell/table/game-screen.ts'
import { screensOf } from '../expansions/screens.ts'
import { raceOf } from '../model.ts'
import { Shape } from '../pieces.tsx'
import { say } from '../texts/index.ts'

/** A match seen again: seat by seat what is kept from the others, faces where they lie open and backs where they do not. */
export function Hands(props: { board: BoardProps; known: readonly (View | undefined)[] }) {
  const { board } = props
  const held = createMemo(() => screensOf(raceOf(board.view())).flatMap(({ Held }) => Held ?? []))
  const words = () => say(board.language())
  return (
    <Show when={held().length > 0}>
      <section class="hands mat" aria-labelledby="hands">
        <h2 class="caps" id="hands">
          {words().hands}
        </h2>
        <dl tabIndex={0} aria-labelledby="hands" data-explore>
          <For each={board.seats()}>
            {(_, seat) => (
              <div classList={{ open: props.known[seat()] !== undefined }} data-hand={seat()}>
                <dt>
                  <Shape seat={seat()} size={13} /> {nameOf(board.seats(), seat())}
                </dt>
                <dd>
                  <For each={held()}>
                    {(Held) => <Held board={board} seat={seat()} known={known(props.known[seat()])} />}
                  </For>
                  <span class="none muted">{words().noHand}</span>
                </dd>
              </div>
            )}
          </For>
        </dl>
      </section>
    </Show>
  )
}

const known = (view: View | undefined) => view && raceOf(view)
