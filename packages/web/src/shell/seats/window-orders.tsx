import { For, Show } from 'solid-js'
import { Segmented } from '../../design/segmented.tsx'
import { Switch } from '../../design/switch.tsx'
import { language, say } from '../../language.ts'
import type { GameScreen } from '../table/game-screen.ts'
import type { TableModel } from '../table/table-model.ts'
import './window-orders.css'

const ASKS = ['ask', 'stop', 'mute'] as const
const CARDS = ['ask', 'hold', 'auto'] as const
type CardWish = (typeof CARDS)[number]

/** What I want done when I may react while others play: of windows, of my cards, and how long I may take. */
export function WindowOrders(props: { model: TableModel; screen: GameScreen }) {
  const { model } = props
  const words = () => say().table.seats.reactions
  const orders = () => model.latest().orders[0]
  const times = () => model.latest().info.windows
  const isLive = () => model.latest().info.pace.kind === 'live'
  const help = () => (!isLive() ? words().turns : times()?.strict ? words().strict : words().help)
  /** At a shared screen everybody would read whose cards they are. */
  const cards = () => (model.mine().length === 1 ? (props.screen.inHand?.(model.view(), language()) ?? []) : [])
  const wishFor = (card: string): CardWish => {
    const wish = orders()?.cards?.[card] ?? 'ask'
    return typeof wish === 'object' ? 'auto' : wish
  }
  const order = (what: object) => {
    for (const seat of model.mine()) model.wish({ t: 'orders', seat, ...what })
  }
  return (
    <Show when={times() && orders()}>
      <div class="window-orders">
        <b>{words().title}</b>
        <Show when={isLive()}>
          <Segmented
            label={words().title}
            value={orders()?.windows?.['*'] ?? 'ask'}
            segments={ASKS.map((value) => ({ value, label: words().asks[value] }))}
            onChange={(wish) => order({ windows: { '*': wish } })}
          />
        </Show>
        <small>{help()}</small>
        <Show when={cards().length > 0}>
          <ul>
            <For each={cards()}>
              {({ card, name }) => (
                <li>
                  <span>{name}</span>
                  <Segmented
                    label={name}
                    value={wishFor(card)}
                    segments={CARDS.map((value) => ({ value, label: words().cards[value] }))}
                    onChange={(wish) => order({ cards: { [card]: wish } })}
                  />
                </li>
              )}
            </For>
          </ul>
        </Show>
      </div>
      <Show when={isLive()}>
        <Switch
          on={orders()?.moreTime ?? false}
          label={words().moreTime}
          help={words().moreTimeHelp}
          onChange={(moreTime) => order({ moreTime })}
        />
      </Show>
    </Show>
  )
}
