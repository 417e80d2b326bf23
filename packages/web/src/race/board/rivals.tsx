import { clockAt } from '@estaminet/belgian-beers-race'
import { createMemo, For, Show } from 'solid-js'
import { Icon } from '../../design/icon.tsx'
import type { BoardProps } from '../../shell/game-screen.ts'
import { nameOf } from '../../shell/names.ts'
import { bottlesOf, carriedBy, raceOf } from '../model.ts'
import { Plate, Shape } from '../pieces.tsx'
import { say } from '../texts/index.ts'
import './rivals.css'

/** The others, one row each; eight counts in a fixed order, because people compare by column. */
export function Rivals(props: { board: BoardProps; seats: readonly number[]; onOpen: (seat: number) => void }) {
  const { board } = props
  const race = createMemo(() => raceOf(board.view()))
  const texts = () => say(board.language())
  return (
    <ul class="rivals" aria-label={texts().rivals.name}>
      <For each={props.seats}>
        {(seat) => {
          const player = () => race().players[seat]
          const info = () => board.seats()[seat]
          const state = (): 'asleep' | 'camped' | 'finished' | undefined => {
            const { asleep, camped, finished } = player()
            return asleep ? 'asleep' : camped ? 'camped' : finished ? 'finished' : undefined
          }
          return (
            <li classList={{ active: race().active === seat, done: state() !== undefined }}>
              <button
                type="button"
                onClick={() => props.onOpen(seat)}
                title={texts().board.of(nameOf(board.seats(), seat))}
              >
                <span class="head">
                  <Shape seat={seat} size={15} />
                  <b class="name">{nameOf(board.seats(), seat)}</b>
                  <Show when={info()?.kind === 'bot'}>
                    <Icon name="bot" size={15} class="soft" />
                  </Show>
                  <Show when={state()}>{(what) => <em class="small">{texts().rivals[what()]}</em>}</Show>
                  <span class="push" />
                  <Show when={player().place} keyed>
                    {(place) => <Plate place={place} />}
                  </Show>
                  <span class="clk">{clockAt(race().match.length, race().day, player().time).time}</span>
                  <b class="points">{board.scores()[seat]?.total ?? player().score}</b>
                </span>
                <span class="counts">
                  <span class="level" data-explain="term breathalyzer">
                    <Icon name="breathalyzer" size={15} />
                    <i class="gauge">
                      <i style={{ width: `${(player().level / 8) * 100}%` }} />
                    </i>
                    {player().level}
                  </span>
                  <Count icon="taste" what="tasted" seat={seat} name={texts().board.tasted} value={player().glass} />
                  <Count
                    icon="backpack"
                    what="backpack"
                    seat={seat}
                    name={texts().board.backpack}
                    value={carriedBy(player())}
                  />
                  <Count
                    icon="bottle"
                    what="bottles"
                    seat={seat}
                    name={texts().board.bottles}
                    value={bottlesOf(player())}
                  />
                  <Count
                    icon="coaster"
                    what="coasters"
                    seat={seat}
                    name={texts().board.coasters}
                    value={player().coasters}
                  />
                  <Count icon="cheese" what="cheese" seat={seat} name={texts().board.cheese} value={player().cheese} />
                  <Count
                    icon="star"
                    what="cards"
                    seat={seat}
                    name={texts().board.cards}
                    value={player().cards.length}
                  />
                </span>
              </button>
            </li>
          )
        }}
      </For>
    </ul>
  )
}

function Count(props: { icon: string; what: string; seat: number; name: string; value: number }) {
  return (
    <span data-counter={`${props.what} ${props.seat}`} data-explain={`term ${props.what}`}>
      <Icon name={props.icon} size={14} />
      <span class="unseen">{props.name} </span>
      {props.value}
    </span>
  )
}
