import type { SeatInfo } from '@estaminet/table'
import { useNavigate } from '@solidjs/router'
import { createSignal, Index, lazy, Show, Suspense } from 'solid-js'
import { Button, buttonClass } from '../../design/button.tsx'
import { Dialog } from '../../design/dialog.tsx'
import { Drawer } from '../../design/drawer.tsx'
import { Icon } from '../../design/icon.tsx'
import { Languages } from '../../design/languages.tsx'
import { Meeple } from '../../design/meeple.tsx'
import { Switch } from '../../design/switch.tsx'
import { house } from '../../host/house.ts'
import { sharedOrigin } from '../../host/origin.ts'
import { say } from '../../language.ts'
import { theme, turnLights } from '../../theme.ts'
import { rulesFrom } from '../bar/rules-address.ts'
import { MotionChoice } from '../motion/motion-choice.tsx'
import { copy } from '../page/copy.ts'
import { copyReport, reportText } from '../page/report.tsx'
import { tellRefused } from '../page/tell-refused.ts'
import { toast } from '../page/toasts.tsx'
import type { GameScreen } from '../table/game-screen.ts'
import { sound, turnSound } from '../table/sound.ts'
import type { TableModel } from '../table/table-model.ts'
import { useTable } from '../table/use-table.ts'
import { copied, linkTo } from '../waiting/share-table.tsx'
import { TableWebhook } from '../waiting/table-webhook.tsx'
import { AsideOrders } from './aside-orders.tsx'
import { faceOf, introduced } from './bot-levels.ts'
import { levelOf } from './bot-seats.ts'
import { Clock } from './clock.tsx'
import { GiveToHouse } from './give-to-house.tsx'
import { colourOf, markedName } from './names.ts'
import { WindowOrders } from './window-orders.tsx'
import './seat-menu.css'
import './wishes.css'

const PushOffer = lazy(async () => ({ default: (await import('../page/push-switch.tsx')).PushOffer }))

/** A link that opens these seats once, elsewhere. */
async function copyDeviceLink(): Promise<void> {
  const link = house.deviceLink().then(({ path }) => sharedOrigin() + path)
  try {
    if (await copy(link)) toast({ text: say().table.seats.otherDeviceCopied, icon: 'link' })
  } catch (error) {
    // A house that says no gives nothing to copy.
    tellRefused(error)
  }
}

/** Who sits here, what I want to be asked, and the way out. */
export default function SeatMenu(props: {
  model: TableModel
  screen: GameScreen
  open: boolean
  onClose(): void
  onKeys(): void
}) {
  const { model } = props
  const words = () => say().table.seats
  const page = useTable()
  const go = useNavigate()
  const [leaving, setLeaving] = createSignal(false)
  const [reporting, setReporting] = createSignal(false)
  /** Whoever could not give up their seats still sits at the table. */
  async function leave(): Promise<void> {
    setLeaving(false)
    if (page.kind === 'online' && running())
      for (const seat of model.mine()) if (!(await model.wish({ t: 'resign', seat })).ok) return
    page.leave(go)
  }
  const info = () => model.latest().info
  const own = () => model.mine()[0]
  const orders = () => model.latest().orders[0]
  const askedPause = () => model.latest().pause.some((seat) => model.mine().includes(seat))
  const running = () => info().status === 'running'
  /** The host of a table may ask others at it to be quiet. */
  const mayHush = (seat: SeatInfo, at: number) =>
    page.kind === 'online' && info().host && seat.kind === 'person' && !model.mine().includes(at)
  const presence = (seat: SeatInfo) => {
    if (seat.kind === 'bot') return introduced(levelOf(seat), info().game)
    return seat.standIn ? words().standIn : seat.present ? words().here : words().gone
  }

  return (
    <>
      <Drawer open={props.open} title={words().title} onClose={props.onClose}>
        <ul class="seated-list">
          {/* A seat that changes is the same row: what was pressed in it keeps the focus. */}
          <Index each={model.seats()}>
            {(seat, at) => (
              <li>
                <Meeple colour={colourOf(at)} size={26} />
                <span class="push">
                  <b>
                    {markedName(model.seats(), at, model.mine())}
                    <Show when={seat().kind === 'bot' || seat().standIn}>
                      {' '}
                      <Icon name={faceOf(levelOf(seat()), info().game)} size={18} />
                    </Show>
                  </b>
                  <small>{presence(seat())}</small>
                </span>
                <Clock model={model} seat={at} />
                <span class="about-seat">
                  <Show when={model.latest().eyes !== undefined && model.mine().includes(at) && model.reader() !== at}>
                    <Button
                      size="small"
                      icon="eye"
                      onClick={() => {
                        props.onClose()
                        model.host.shared?.look(at)
                      }}
                    >
                      {say().table.cover.me(seat().name)}
                    </Button>
                  </Show>
                  <Show when={running() && seat().kind === 'person' && !seat().present && own() !== undefined}>
                    <Button size="small" onClick={() => model.wish({ t: 'replace', seat: at })}>
                      {words().replace(seat().name)}
                    </Button>
                  </Show>
                  <Show when={mayHush(seat(), at)}>
                    <Button
                      size="small"
                      aria-pressed={seat().hushed ?? false}
                      onClick={() => model.wish({ t: 'hush', seat: at, on: !seat().hushed })}
                    >
                      {seat().hushed ? words().unhush(seat().name) : words().hush(seat().name)}
                    </Button>
                  </Show>
                </span>
              </li>
            )}
          </Index>
        </ul>
        <Show when={info().deviceDice}>
          <p class="muted small">{say().table.dice.device}</p>
        </Show>
        <Show when={info().spectators > 0}>
          <p class="muted small">{words().spectators(info().spectators)}</p>
        </Show>
        <div class="wishes">
          <Show when={page.kind === 'online' && info().host && info().access === 'link'}>
            <Switch on={info().quiet ?? false} label={words().quiet} onChange={(on) => model.wish({ t: 'hush', on })} />
          </Show>
          <Show when={orders()}>
            {(order) => (
              <Switch
                on={order().confirm}
                label={words().confirm}
                help={words().confirmHelp}
                onChange={(confirm) =>
                  Promise.all(model.mine().map((seat) => model.wish({ t: 'orders', seat, confirm })))
                }
              />
            )}
          </Show>
          <WindowOrders model={model} screen={props.screen} />
          <AsideOrders model={model} screen={props.screen} />
          <Show when={page.kind === 'online' && running() && own() !== undefined && info().pace.kind === 'turns'}>
            <Suspense>
              <PushOffer />
            </Suspense>
          </Show>
          <Switch on={sound()} label={say().table.bar.sound} onChange={turnSound} />
          <Switch
            on={theme() === 'cellar'}
            label={say().table.bar.cellar}
            onChange={(on) => turnLights(on ? 'cellar' : 'paper')}
          />
          <MotionChoice />
          <div class="tongue">
            <b>{say().table.bar.language}</b>
            <Languages />
          </div>
        </div>
        <div class="deeds">
          <Show when={page.kind === 'online' && running() && own() !== undefined && info().seats.length > 1}>
            <Button
              kind="quiet"
              icon="pause"
              onClick={() => model.wish({ t: 'pause', seat: own(), on: !askedPause() && !info().paused })}
            >
              {info().paused ? words().resume : askedPause() ? words().pauseAsked : words().pause}
            </Button>
          </Show>
          <Show when={page.kind === 'online'}>
            <Button kind="quiet" icon="share" onClick={() => copied(linkTo(info()))}>
              {words().invite}
            </Button>
          </Show>
          <Show when={page.kind === 'online' && info().status !== 'over'}>
            <TableWebhook info={info()} />
          </Show>
          <Show when={page.kind === 'online' && own() !== undefined}>
            <Button kind="quiet" icon="link" onClick={copyDeviceLink}>
              {words().otherDevice}
            </Button>
          </Show>
          <Show when={page.kind === 'local'}>
            <GiveToHouse table={info().id} onGone={props.onClose} />
          </Show>
          <a
            class={buttonClass('quiet')}
            href={rulesFrom(`/rules/${info().game}`, location.pathname)}
            target="_blank"
            rel="noopener"
          >
            <Icon name="book" size={17} />
            {say().table.bar.rules}
          </a>
          <Button
            kind="quiet"
            icon="hint"
            onClick={() => {
              props.onClose()
              model.goal.want(true)
            }}
          >
            {say().table.goalTitle}
          </Button>
          <Button kind="quiet" icon="info" class="keys-wanted" onClick={props.onKeys}>
            {words().keys}
          </Button>
          <Button kind="quiet" icon="warn" onClick={() => setReporting(true)}>
            {words().report}
          </Button>
          <Button kind="quiet" icon="arrow" onClick={() => setLeaving(true)}>
            {words().leave}
          </Button>
        </div>
        <p class="muted small">
          {say().notice.adults} {say().notice.moderation}
        </p>
      </Drawer>
      <Dialog open={leaving()} title={words().leaveAsk} onClose={() => setLeaving(false)}>
        <p>{page.kind === 'local' ? words().leaveLocal : words().leaveHelp}</p>
        <div class="answers">
          <Button autofocus onClick={() => setLeaving(false)}>
            {words().stay}
          </Button>
          <Button kind="primary" onClick={leave}>
            {page.kind === 'local' ? words().leave : words().leaveYes}
          </Button>
        </div>
      </Dialog>
      <Dialog open={reporting()} title={say().table.report.title} onClose={() => setReporting(false)}>
        <p>{say().table.report.help}</p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keyboard */}
        <pre class="report" tabIndex={0}>
          {reportText(model)}
        </pre>
        <div class="answers">
          <Button onClick={() => setReporting(false)}>{say().table.report.close}</Button>
          <Button kind="primary" icon="copy" onClick={() => copyReport(model)}>
            {say().table.report.copy}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
