import type { StandingAnswer } from '@estaminet/table'
import { Index, Show } from 'solid-js'
import { Segmented } from '../../design/segmented.tsx'
import { language, say } from '../../language.ts'
import type { Aside, GameScreen } from '../table/game-screen.ts'
import type { TableModel } from '../table/table-model.ts'
import './window-orders.css'

/** What is answered for me while others play, question by question. */
export function AsideOrders(props: { model: TableModel; screen: GameScreen }) {
  const { model } = props
  const words = () => say().table.seats.asides
  const orders = () => model.latest().orders[0]
  const isTurns = () => model.latest().info.pace.kind === 'turns'
  const isStrict = () => model.latest().info.windows?.strict ?? false
  /** Live, a window has its own orders; turn by turn it waits for whoever asked for it, where that may show. */
  const isChosenHere = ({ as }: Aside) => as !== 'window' || (isTurns() && !isStrict())
  const asides = () => (orders() ? (props.screen.asides?.(model.view(), language()) ?? []).filter(isChosenHere) : [])
  const answerTo = ({ kinds, as }: Aside): StandingAnswer =>
    orders()?.answers[kinds[0]] ?? (as === 'window' ? 'auto' : 'ask')
  const segments = ({ as }: Aside): readonly { value: StandingAnswer; label: string }[] => {
    if (as === 'window')
      return [
        { value: 'ask', label: words().wait },
        { value: 'auto', label: words().pass },
      ]
    const ask = { value: 'ask' as const, label: words().ask }
    if (as !== 'consent') return [ask, { value: 'auto', label: words().auto }]
    return [ask, { value: 'yes', label: words().yes }, { value: 'auto', label: words().no }]
  }
  function order({ kinds }: Aside, answer: StandingAnswer): void {
    const answers = Object.fromEntries(kinds.map((kind) => [kind, answer]))
    for (const seat of model.mine()) model.wish({ t: 'orders', seat, answers })
  }
  return (
    <Show when={asides().length > 0}>
      <div class="window-orders aside-orders">
        <b>{words().title}</b>
        <small>{isTurns() ? words().turns : words().help}</small>
        <ul>
          {/* What is chosen anew is said anew: its row stays, and so does the key that chose it. */}
          <Index each={asides()}>
            {(aside) => (
              <li>
                <span>
                  {aside().name}
                  <Show when={aside().usual}>{(usual) => <small>{usual()}</small>}</Show>
                </span>
                <Segmented
                  label={aside().name}
                  value={answerTo(aside())}
                  segments={segments(aside())}
                  onChange={(answer) => order(aside(), answer)}
                />
              </li>
            )}
          </Index>
        </ul>
      </div>
    </Show>
  )
}
