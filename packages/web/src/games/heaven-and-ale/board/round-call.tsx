import type { AleEvent } from '@estaminet/heaven-and-ale'
import type { Told } from '@estaminet/table'
import { type Accessor, createEffect, createSignal, on, onCleanup, Show } from 'solid-js'
import { eventOf } from '../info.ts'
import { useTable } from '../table.tsx'
import './round-call.css'

/** Long enough to be read. */
const SHOWN = 2600

type Began = Extract<AleEvent, { type: 'roundBegan' }>

/** A new round is called out over the board for a moment; a touch or a key ends it. The log's line of it is read out. */
export function RoundCall(props: { news: Accessor<readonly Told[]> }) {
  const table = useTable()
  const [began, setBegan] = createSignal<Began>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const hide = () => setBegan(undefined)
  // Rounds that began before this table was opened are nothing new.
  createEffect(
    on(
      props.news,
      (news) => {
        const call = news.map(({ event }) => eventOf(event)).findLast(({ type }) => type === 'roundBegan')
        if (call?.type !== 'roundBegan' || table.isOver()) return
        setBegan(call)
        clearTimeout(timer)
        timer = setTimeout(hide, SHOWN)
      },
      { defer: true },
    ),
  )
  addEventListener('pointerdown', hide)
  addEventListener('keydown', hide)
  onCleanup(() => {
    clearTimeout(timer)
    removeEventListener('pointerdown', hide)
    removeEventListener('keydown', hide)
  })
  const title = ({ round, last }: Began) => {
    const { words } = table.speech()
    return last ? words.lastRound : words.round(round, table.view().rounds)
  }
  return (
    <Show when={began()}>
      {(call) => (
        <div class="ale-call" aria-hidden="true">
          <p>
            <b>{title(call())}</b>
            <span>{table.speech().texts.opens(table.name(call().first))}</span>
          </p>
        </div>
      )}
    </Show>
  )
}
