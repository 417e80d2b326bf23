import type { Seat } from '@estaminet/kernel'
import { Index, Show } from 'solid-js'
import { Button } from '../../design/button.tsx'
import { Segmented } from '../../design/segmented.tsx'
import { Switch } from '../../design/switch.tsx'
import type { Wish } from '../../host/table-host.ts'
import { language, say } from '../../language.ts'
import type { GameScreen, HeldCard } from '../table/game-screen.ts'
import type { TableModel } from '../table/table-model.ts'
import { nameOf } from './names.ts'
import './window-orders.css'

const ASKS = ['ask', 'stop', 'mute'] as const
const CARDS = ['ask', 'hold', 'auto'] as const
type CardWish = (typeof CARDS)[number]
/** What is ordered for a seat. */
type Order = Omit<Extract<Wish, { t: 'orders' }>, 't' | 'seat'>
/** Plays against everybody. */
const ANYBODY = '*'

/** What I want done when I may react while others play: of windows, of my cards, and how long I may take. */
export function WindowOrders(props: { model: TableModel; screen: GameScreen }) {
  const { model } = props
  const words = () => say().table.seats.reactions
  const orders = () => model.latest().orders[0]
  const times = () => model.latest().info.windows
  const isLive = () => model.latest().info.pace.kind === 'live'
  const help = () => {
    if (isLive()) return times()?.strict ? words().strict : words().help
    return times()?.strict ? words().strictTurns : words().turns
  }
  /** At a shared screen everybody would read whose cards they are. */
  const cards = () => (model.mine().length === 1 ? (props.screen.inHand?.(model.view(), language()) ?? []) : [])
  const wishFor = (card: string): CardWish => {
    const wish = orders()?.cards?.[card] ?? 'ask'
    return typeof wish === 'object' ? 'auto' : wish
  }
  const targetOf = (card: string): string => {
    const wish = orders()?.cards?.[card]
    return typeof wish === 'object' ? String(wish.auto) : ANYBODY
  }
  /** Only somebody who plays by itself against more than one is told against whom. */
  const aims = ({ card, against }: HeldCard) => wishFor(card) === 'auto' && against.length > 1
  const seatName = (seat: Seat) => nameOf(model.seats(), seat)
  /** What is not asked any more, one moment and one player at a time. */
  const muted = () =>
    Object.entries(orders()?.windows ?? {}).flatMap(([window, wish]) => {
      const [on = '', to = ''] = window.split(':')
      const who = model.mine().includes(Number(to)) ? undefined : seatName(Number(to))
      const title = wish === 'mute' && to !== '' ? props.screen.windowTitle?.(on, who, language()) : undefined
      return title === undefined ? [] : [{ window, title }]
    })
  const order = (what: Order) => Promise.all(model.mine().map((seat) => model.wish({ t: 'orders', seat, ...what })))
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
        <Show when={muted().length > 0}>
          <ul aria-label={words().muted}>
            {/* Every move at the table says them anew: whoever stands on a button stays there. */}
            <Index each={muted()}>
              {(one) => (
                <li>
                  <span>
                    <small>{words().muted}</small>
                    {one().title}
                  </span>
                  <Button size="small" onClick={() => order({ windows: { [one().window]: 'ask' } })}>
                    {words().askAgain}
                  </Button>
                </li>
              )}
            </Index>
          </ul>
        </Show>
        <Show when={cards().length > 0}>
          <ul>
            <Index each={cards()}>
              {(held) => (
                <li>
                  <span>{held().name}</span>
                  <Segmented
                    label={held().name}
                    value={wishFor(held().card)}
                    segments={CARDS.map((value) => ({ value, label: words().cards[value] }))}
                    onChange={(wish) => order({ cards: { [held().card]: wish } })}
                  />
                  <Show when={aims(held())}>
                    <Segmented
                      label={words().against(held().name)}
                      value={targetOf(held().card)}
                      segments={[
                        { value: ANYBODY, label: words().anybody },
                        ...held().against.map((seat) => ({ value: String(seat), label: seatName(seat) })),
                      ]}
                      onChange={(to) =>
                        order({ cards: { [held().card]: to === ANYBODY ? 'auto' : { auto: Number(to) } } })
                      }
                    />
                  </Show>
                </li>
              )}
            </Index>
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
