import { COLOURS, type PlayerView } from '@estaminet/heaven-and-ale'
import { trackSpace } from '@estaminet/heaven-and-ale/texts/naming'
import * as Dialog from '@kobalte/core/dialog'
import { createMemo, createSignal, For, Show } from 'solid-js'
import { Icon } from '../../../design/icon.tsx'
import { PlayerMark, PlayerShape } from '../../../design/player-mark.tsx'
import { BotMark } from '../../../shell/seats/bot-mark.tsx'
import { colourOf } from '../../../shell/seats/names.ts'
import { Garden } from '../garden/garden.tsx'
import { MiniGarden } from '../garden/mini-garden.tsx'
import { barrelsOf, type Speech } from '../phrases.ts'
import { isWalking, useTable } from '../table.tsx'
import { capital } from '../texts/index.ts'
import { standingNow } from '../track/level.ts'
import { Production } from '../track/production.tsx'
import { Boxes } from './boxes.tsx'
import './opponents.css'

/** The other players, each a touch away from the whole of their board. */
export function Opponents(props: { compact?: boolean }) {
  const table = useTable()
  const [opened, setOpened] = createSignal<number>()
  const others = () => table.view().players.flatMap((_, seat) => (seat === table.shown() ? [] : [seat]))
  return (
    <>
      <ul
        classList={{
          'ale-others': true,
          'ale-others-compact': props.compact ?? false,
          'ale-others-many': !props.compact && others().length > 2,
        }}
      >
        <For each={others()}>
          {(seat) => {
            const player = createMemo(() => table.view().players[seat])
            return (
              <li data-person={seat}>
                <button type="button" class="ale-other" onClick={() => setOpened(seat)}>
                  <span class="unseen">{table.speech().texts.open(table.name(seat))}</span>
                  <Show when={!props.compact}>
                    <MiniGarden player={player()} seat={seat} />
                  </Show>
                  <Summary seat={seat} player={player()} compact={props.compact ?? false} />
                  <LastTurn seat={seat} />
                  <Show when={props.compact}>
                    <Icon name="chevron" size={14} />
                  </Show>
                </button>
              </li>
            )
          }}
        </For>
      </ul>
      <Dialog.Root open={opened() !== undefined} onOpenChange={(open) => !open && setOpened(undefined)}>
        <Dialog.Portal>
          <Dialog.Overlay class="ale-veil" />
          <Dialog.Content class="mat ale-visit">
            <header>
              <Dialog.Title class="ale-title">
                <Show when={opened() !== undefined}>
                  <PlayerMark colour={colourOf(opened() ?? 0)} name={table.name(opened() ?? 0)} />
                </Show>
              </Dialog.Title>
              <For each={opened() === undefined ? [] : [opened() ?? 0]}>
                {(seat) => (
                  <>
                    <Where seat={seat} />
                    <Counts seat={seat} />
                  </>
                )}
              </For>
              <Dialog.CloseButton class="ale-close" aria-label={table.speech().texts.close}>
                <Icon name="close" size={18} />
              </Dialog.CloseButton>
            </header>
            <For each={opened() === undefined ? [] : [opened() ?? 0]}>{(seat) => <Visit seat={seat} />}</For>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    </>
  )
}

function Summary(props: { seat: number; player: PlayerView; compact: boolean }) {
  const table = useTable()
  return (
    <span class="ale-summary">
      <span class="ale-summary-name">
        <PlayerShape colour={colourOf(props.seat)} size={15} />
        <b>{table.name(props.seat)}</b>
        <BotMark game="heaven-and-ale" seat={table.seatInfo(props.seat)} thinks={table.isTurn(props.seat)} />
        <Show when={!props.compact}>
          <Where seat={props.seat} />
        </Show>
      </span>
      <Counts seat={props.seat} compact={props.compact} />
      <Show when={!props.compact}>
        <span class="ale-markers">
          <For each={COLOURS}>
            {(colour) => (
              <i class={`ale-mark ale-of-${colour}`} data-explain={`marker ${colour}`}>
                <Icon name={colour} size={13} />
                <span class="unseen">{table.speech().words.ingredients[colour]}</span>
                {trackSpace(props.player.markers[colour])}
              </i>
            )}
          </For>
        </span>
      </Show>
    </span>
  )
}

/** The level of a player, and all points if the game ended now. */
function Worth(props: { seat: number }) {
  const table = useTable()
  const standing = createMemo(() => standingNow(table.view(), props.seat))
  const words = () => table.speech().texts.level
  return (
    <span class="ale-now">
      <span>
        {words().name} <b>{trackSpace(standing().level)}</b>
      </span>
      <span>
        {words().nowHas} <b>{standing().total}</b>
      </span>
    </span>
  )
}

/** One line for the last turn, always in the same place: what the others did is not to be looked for. */
function LastTurn(props: { seat: number }) {
  const table = useTable()
  const said = createMemo(() => capital(table.lastTurn(props.seat) ?? table.speech().texts.last.none))
  return (
    <span class="ale-last" title={said()}>
      <span class="unseen">{table.speech().texts.lastTurn} </span>
      {said()}
    </span>
  )
}

/** Where the figure of a player stands. */
function Where(props: { seat: number }) {
  const table = useTable()
  const place = () => placeOf(table.view().players[props.seat], table.speech())
  return <span classList={{ 'ale-where': true, 'ale-where-turn': table.isTurn(props.seat) }}>{place()}</span>
}

/** The same where there is no room for words: the number of its space, or the sign of home. */
function Pin(props: { player: PlayerView }) {
  const table = useTable()
  const name = () => table.speech().words.terms.figure.name
  return (
    <Show
      when={isWalking(props.player)}
      fallback={
        <span data-explain="term figure">
          <Icon name="arches" size={18} />
          <span class="unseen">
            {name()} {placeOf(props.player, table.speech())}
          </span>
        </span>
      }
    >
      <Count icon="pin" about="figure" name={name()} n={props.player.position} />
    </Show>
  )
}

function placeOf(player: PlayerView, { texts }: Speech): string {
  if (isWalking(player)) return texts.at(player.position)
  return player.position === 0 ? texts.notDeparted : texts.home
}

/** What a player has that can be counted. */
function Counts(props: { seat: number; compact?: boolean }) {
  const table = useTable()
  const player = createMemo(() => table.view().players[props.seat])
  const terms = () => table.speech().words.terms
  return (
    <span class="ale-counts">
      <Show when={props.compact}>
        <Pin player={player()} />
      </Show>
      <Count icon="ducat" about="ducat" name={table.speech().texts.purse} n={player().ducats} />
      <Count icon="brewmaster" about="brewmaster" name={terms().brewmaster.name} n={player().brewmaster} />
      <Show when={!props.compact}>
        <Count icon="privilege" about="privilege" name={terms().privilege.name} n={player().hand.length} />
      </Show>
      <Count icon="barrel-large" about="barrel" name={terms().barrel.name} n={barrelsOf(table.view(), props.seat)} />
      <Worth seat={props.seat} />
    </span>
  )
}

function Count(props: { icon: string; name: string; n: number; about: string }) {
  return (
    <span data-explain={`term ${props.about}`}>
      <Icon name={props.icon} size={16} />
      <span class="unseen">{props.name}</span>
      <b>{trackSpace(props.n)}</b>
    </span>
  )
}

/** The whole board of another player. */
function Visit(props: { seat: number }) {
  const table = useTable()
  return (
    <div class="ale-visit-board">
      <Garden player={table.view().players[props.seat]} seat={props.seat} />
      <Boxes seat={props.seat} />
      <Production seat={props.seat} />
    </div>
  )
}
