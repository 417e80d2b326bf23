import { BOXES, CARDS, type PlayerView, pairAsked } from '@estaminet/heaven-and-ale'
import { createMemo, For, Index, Show } from 'solid-js'
import { Icon } from '../../../design/icon.tsx'
import { CARD_ICONS, isMonkName, tileIcon } from '../icons.ts'
import { named, useTable } from '../table.tsx'
import { capital } from '../texts/index.ts'
import './boxes.css'

/** Ten boxes in five pairs, and the privileges in hand. */
export function Boxes(props: { seat: number }) {
  const table = useTable()
  const texts = () => table.speech().texts
  const player = createMemo(() => table.view().players[props.seat])
  return (
    <div class="ale-boxes">
      <div class="ale-head" data-explain="term box">
        <h2 class="ale-title">{texts().boxes}</h2>
        <span class="ale-note">{texts().boxesNote}</span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: one stop of the tab key; the arrows walk inside */}
      <ul class="ale-pairs" aria-label={texts().boxes} data-explore data-explain="term box" tabIndex={0}>
        <Index each={player().pairs}>{(_, pair) => <Pair player={player()} pair={pair} seat={props.seat} />}</Index>
      </ul>
      <Hand player={player()} seat={props.seat} />
    </div>
  )
}

/** The ten boxes alone, in one row: beside the garden in which a disc on one of them wakes tiles. */
export function BoxRow(props: { seat: number }) {
  const table = useTable()
  const player = createMemo(() => table.view().players[props.seat])
  return (
    <ul class="ale-box-row" aria-label={table.speech().texts.boxes}>
      <Index each={player().pairs}>
        {(pair) => (
          <li>
            <For each={pair().boxes}>{(box) => <BoxFace box={box} player={player()} seat={props.seat} />}</For>
          </li>
        )}
      </Index>
    </ul>
  )
}

function Pair(props: { player: PlayerView; pair: number; seat: number }) {
  const table = useTable()
  const pair = () => props.player.pairs[props.pair]
  const isFull = () => pair().boxes.every((box) => props.player.boxes.includes(box))
  const card = () => pair().card
  /** Nothing was placed beside it, and nothing is about to be. */
  const isForfeited = () => isFull() && !(props.seat === table.view().turn && pairAsked(table.view()) === props.pair)
  return (
    <li classList={{ 'ale-pair': true, 'ale-pair-full': isFull() }}>
      <span class="ale-pair-boxes">
        <For each={pair().boxes}>{(box) => <BoxFace box={box} player={props.player} seat={props.seat} />}</For>
      </span>
      <span class="ale-pair-card" data-explain="term pair">
        <Show when={card()} fallback={<Icon name={isForfeited() ? 'close' : 'privilege'} size={15} />}>
          {(placed) => <span data-explain={`card ${placed()}`}>{table.speech().words.privileges[placed()].name}</span>}
        </Show>
      </span>
    </li>
  )
}

/** The letter of the discs a box takes, as it stands on the ring. */
const letterOf = (box: string) => BOXES.find((one) => one.id === box)?.letter

function BoxFace(props: { box: string; player: PlayerView; seat: number }) {
  const table = useTable()
  const choice = createMemo(() => (props.seat === table.shown() ? table.choice(`box ${props.box}`) : undefined))
  const look = () => (isMonkName(props.box) ? 'monk' : props.box)
  const hasDisc = createMemo(() => props.player.boxes.includes(props.box))
  const label = () => {
    const { words, texts } = table.speech()
    const { number } = props.player
    const named = props.box === 'X' && number !== null ? `, ${texts.level.namedNumber(number)}` : ''
    return `${capital(words.box(props.box))}, ${hasDisc() ? texts.discs(1) : texts.noDisc}${named}`
  }
  const name = named({ label, about: () => `box ${props.box}`, touched: () => !!choice() })
  const press = table.touch(choice)
  return (
    <span
      classList={{
        'ale-box': true,
        [`ale-of-${look()}`]: true,
        'ale-legal': !!choice(),
        'ale-target': table.isConsidered(choice()),
      }}
      data-box={`${props.seat} ${props.box}`}
      {...name}
      {...press}
    >
      <Show
        when={hasDisc()}
        fallback={
          <>
            <Show when={props.box !== 'X'} fallback={<b class="ale-box-number" />}>
              <Icon name={tileIcon(props.box)} size={24} />
            </Show>
            <small class="ale-box-letter" data-letter={letterOf(props.box)} aria-hidden="true" />
          </>
        }
      >
        {/* The disc lies on its box, stamped with what it woke. */}
        <i class="ale-box-disc" aria-hidden="true">
          <Show when={props.box !== 'X'} fallback={<b data-number={props.player.number ?? ''} />}>
            <Icon name={tileIcon(props.box)} size={18} />
          </Show>
        </i>
      </Show>
    </span>
  )
}

/** The five privileges: in hand, placed beside a pair, or given back. */
function Hand(props: { player: PlayerView; seat: number }) {
  const table = useTable()
  return (
    <ul
      class="ale-hand"
      aria-label={table.speech().texts.handCount(props.player.hand.length)}
      data-explore
      data-explain="term privilege"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: one stop of the tab key; the arrows walk inside
      tabIndex={0}
    >
      <For each={CARDS}>
        {(card) => {
          const choice = createMemo(() => (props.seat === table.shown() ? table.choice(`card ${card}`) : undefined))
          const words = () => table.speech().words.privileges[card]
          const isHeld = () => props.player.hand.includes(card)
          const state = () => {
            if (isHeld()) return ''
            const { texts } = table.speech()
            return props.player.surrendered.includes(card) ? texts.given : texts.placed
          }
          return (
            <li>
              <span
                classList={{
                  'ale-card': true,
                  'ale-card-gone': !isHeld(),
                  'ale-legal': !!choice(),
                  'ale-target': table.isConsidered(choice()),
                }}
                {...named({
                  label: () => `${words().name}. ${words().help} ${state()}`,
                  about: () => `card ${card}`,
                  touched: () => !!choice(),
                })}
                {...table.touch(choice)}
              >
                <Icon name={CARD_ICONS[card]} size={15} />
                <span>{words().name}</span>
              </span>
            </li>
          )
        }}
      </For>
    </ul>
  )
}
