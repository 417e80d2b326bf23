import { windowIn } from '@estaminet/belgian-beers-race'
import { createMemo, createSignal, For, Match, on, Show, Switch } from 'solid-js'
import { Icon } from '../../../../design/icon.tsx'
import { lastInput } from '../../../../shell/keys/last-input.ts'
import { nameOf } from '../../../../shell/seats/names.ts'
import type { BoardProps } from '../../../../shell/table/game-screen.ts'
import { type RaceView, raceOf } from '../../model.ts'
import type { AtBoard } from '../expansion-screen.ts'
import { CardFace } from './card-face.tsx'
import { HandsAtTheEnd } from './hands-at-the-end.tsx'
import { Pile } from './pile.tsx'
import { handOf, keeps, pickOf, withCard } from './playing.ts'
import { RunningCards } from './running.tsx'
import { type CardId, wordsOf } from './words.ts'
import './hand.css'

/** The own hand at the foot of the slate: what can be played now is paper with a brass edge, the rest waits for its moment. */
export function Hand(props: AtBoard) {
  const { board } = props
  const race = createMemo(() => raceOf(board.view()))
  const own = () => race().confrontation?.own
  const words = () => wordsOf(board.language())
  const packet = () => own()?.packet ?? []
  const isOver = () => race().steps.length === 0
  /** Whoever looks over somebody's shoulder is told over whose. */
  const title = () => {
    const seat = own()?.seat
    return seat === undefined || board.mine().includes(seat)
      ? words().hand
      : words().handOf(nameOf(board.seats(), seat))
  }
  return (
    <section
      class="hand framed"
      classList={{ drafting: packet().length > 0, asked: board.ask() !== undefined && windowIn(race()) !== undefined }}
      aria-label={title()}
      data-explore
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrows walk from card to card, and each explains itself
      tabIndex={0}
    >
      <header>
        <Show when={isOver()} fallback={<OwnCount title={title()} count={own()?.hand.length} />}>
          <h2 class="caps">{words().shownAtEnd}</h2>
        </Show>
        <Show when={own()}>{(mine) => <RunningCards board={board} seat={mine().seat} />}</Show>
        <Pile board={board} />
      </header>
      <Switch>
        <Match when={isOver()}>
          <HandsAtTheEnd board={board} />
        </Match>
        <Match when={packet().length > 0}>
          <Packet board={board} packet={packet()} kept={own()?.hand ?? []} />
        </Match>
        <Match when={(own()?.hand.length ?? 0) > 0}>
          <Strip board={board} />
        </Match>
        <Match when={own() !== undefined && isNotDealt(race())}>
          <p class="hand-packet not-dealt">{words().notDealt}</p>
        </Match>
      </Switch>
    </section>
  )
}

/** Nobody has a card, and none was played. */
const isNotDealt = ({ confrontation }: RaceView): boolean =>
  confrontation !== undefined &&
  confrontation.pile.length === 0 &&
  confrontation.players.every(({ hand }) => hand === 0)

function OwnCount(props: { title: string; count: number | undefined }) {
  return (
    <Show when={props.count !== undefined}>
      <h2 class="caps" data-explain="confrontation hand" tabIndex={-1}>
        {props.title} <b>{props.count}</b>
      </h2>
    </Show>
  )
}

/** From so many cards on they stand in two rows, three in each as long as they can. */
const ONE_ROW = 4
const THREES = 6

function Strip(props: AtBoard) {
  const { board } = props
  const cards = createMemo(() => handOf(raceOf(board.view()), board.ask(), board.considered()))
  function press(card: CardId): void {
    const ask = board.ask()
    const choice = ask && withCard(card, ask.choices, board.considered())
    if (!choice) board.consider(undefined)
    else weigh(board, choice)
  }
  return (
    <ul class="hand-cards" classList={{ two: cards().length > ONE_ROW, threes: cards().length <= THREES }}>
      <For each={cards()}>
        {({ id, isReady, isChosen }) => (
          <CardFace
            id={id}
            language={board.language()}
            isReady={isReady}
            isChosen={isChosen}
            onPress={isReady ? () => press(id) : undefined}
          />
        )}
      </For>
    </ul>
  )
}

/** Asked first on the slate: a card that was played is gone. */
function weigh(board: BoardProps, choice: Parameters<BoardProps['weigh']>[0]): void {
  board.weigh(choice)
  if (lastInput() !== 'keys') return
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`#${board.ids.slate} .settle .button`)?.focus())
}

/** The packet that came: what is kept of it is pressed, the rest goes on. */
function Packet(props: AtBoard & { packet: readonly CardId[]; kept: readonly CardId[] }) {
  const { board } = props
  const words = () => wordsOf(board.language())
  const keep = () => keeps(board.ask())
  const [picked, setPicked] = createSignal<readonly CardId[]>([])
  // The next packet begins with nothing.
  const chosen = createMemo(
    on([() => props.packet.join(), picked], () => picked().filter((id) => props.packet.includes(id))),
  )
  function press(id: CardId): void {
    const others = chosen().filter((one) => one !== id)
    const now = chosen().includes(id) ? others : [...others, id].slice(-keep())
    setPicked(now)
    const choice = pickOf(now, board.ask()?.choices ?? [])
    if (choice) weigh(board, choice)
    else board.consider(undefined)
  }
  return (
    <>
      <p class="hand-packet">
        <Icon name="cards" size={16} />
        <Show when={keep() > 0} fallback={words().kept(props.kept.length)}>
          {words().packet(keep(), props.packet.length)}
        </Show>
      </p>
      <ul class="hand-cards two">
        <For each={props.packet}>
          {(id) => (
            <CardFace
              id={id}
              language={board.language()}
              isReady={keep() > 0}
              isInPacket
              isChosen={chosen().includes(id)}
              onPress={keep() > 0 ? () => press(id) : undefined}
            />
          )}
        </For>
      </ul>
      <Show when={props.kept.length > 0}>
        <ul class="hand-kept" aria-label={words().kept(props.kept.length)}>
          <For each={props.kept}>{(id) => <CardFace id={id} language={board.language()} isSmall />}</For>
        </ul>
      </Show>
    </>
  )
}
