import { A, useNavigate } from '@solidjs/router'
import { For, Show } from 'solid-js'
import { Button, buttonClass } from '../design/button.tsx'
import { PlayerMark } from '../design/player-mark.tsx'
import { say } from '../language.ts'
import { colourOf, listed, nameOf } from './names.ts'
import type { TableModel } from './table-model.ts'
import { useTable } from './use-table.ts'

/** The end: who won, by how much, and what next. */
export function Result(props: { model: TableModel }) {
  const { model } = props
  const words = () => say().table.slate
  const again = useTable().again
  const go = useNavigate()
  const order = () =>
    model
      .scores()
      .map((score, seat) => ({ seat, ...score }))
      .sort((a, b) => a.rank - b.rank)
  const winners = () => order().flatMap(({ rank, seat }) => (rank === 1 ? [nameOf(model.seats(), seat)] : []))
  return (
    <>
      <header>
        <h2 tabIndex={-1} id="slate-title">
          {words().won(listed(winners()))}
        </h2>
        <p>{words().over}</p>
      </header>
      <ol class="list">
        <For each={order()}>
          {({ seat, rank, total }) => (
            <li class="standing">
              <b class="display">{rank}</b>
              <PlayerMark colour={colourOf(seat)} name={nameOf(model.seats(), seat)} />
              <b>{words().points(total)}</b>
            </li>
          )}
        </For>
      </ol>
      <div class="settle">
        <div class="answers">
          <Show when={model.mine().length > 0}>
            <Button kind="brass" icon="replay" onClick={() => again(go)}>
              {words().rematch}
            </Button>
          </Show>
          <A class={buttonClass('quiet')} href="/">
            {words().toHouse}
          </A>
        </div>
      </div>
    </>
  )
}
