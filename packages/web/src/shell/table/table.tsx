import type { Ask, Update } from '@estaminet/table'
import {
  type Accessor,
  createEffect,
  createMemo,
  createResource,
  createSignal,
  ErrorBoundary,
  For,
  lazy,
  on,
  onCleanup,
  Show,
} from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { Chip } from '../../design/chip.tsx'
import { gameName } from '../../games.ts'
import type { TableHost } from '../../host/table-host.ts'
import { language, say } from '../../language.ts'
import { openAllLanguages } from '../../texts/catalogue.ts'
import { Bar, BarButton, Lights, RulesLink } from '../bar/bar.tsx'
import { ConnectionBanner } from '../bar/connection.tsx'
import { NextLanguage } from '../bar/next-language.tsx'
import { Undo } from '../bar/undo.tsx'
import { listenForKeys } from '../keys/listen-for-keys.ts'
import { Announcer } from '../log/announcer.tsx'
import { tellHandovers } from '../log/handovers.ts'
import { createLastTurns } from '../log/last-turns.ts'
import { createLines } from '../log/lines.ts'
import { Log } from '../log/log.tsx'
import { tellOfSkipping } from '../motion/skip-hint.ts'
import { brokenBy } from '../page/broken.tsx'
import { toast } from '../page/toasts.tsx'
import { Clock } from '../seats/clock.tsx'
import { nameOf } from '../seats/names.ts'
import { createAskBack } from '../slate/ask-back.ts'
import { Slate } from '../slate/slate.tsx'
import { Floats } from '../talk/floats.tsx'
import { matesOf } from '../talk/mates.ts'
import { createTalk } from '../talk/talk.ts'
import { callForAttention } from './attention.ts'
import { factsOf } from './facts.tsx'
import type { BoardProps, GameScreen } from './game-screen.ts'
import { createHinting } from './hinting.ts'
import { Later } from './later.tsx'
import { createLooksBack } from './looking-back.ts'
import { NoteCard } from './note-card.tsx'
import { once } from './once.ts'
import { passAround } from './passing-around.ts'
import { screenOf } from './screens.ts'
import { sound, turnSound } from './sound.ts'
import { breath, createStrokes } from './strokes.ts'
import { createTableModel } from './table-model.ts'
import { type Guide, useTable } from './use-table.ts'
import '../../design/mat.css'
import './table.css'
import './hint-mark.css'
import { Setting } from '../page/setting.tsx'

const AfterTable = lazy(() => import('../../after/at-table.tsx'))
const Hint = lazy(() => import('../../hint/hint.tsx'))
const drawers = {
  menu: () => import('../seats/seat-menu.tsx'),
  answers: () => import('../seats/standing-answers-drawer.tsx'),
  chat: () => import('../talk/chat.tsx'),
  keys: () => import('../keys/keys.tsx'),
}
const SeatMenu = lazy(drawers.menu)
const StandingAnswersDrawer = lazy(drawers.answers)
const Chat = lazy(drawers.chat)
const KeysHelp = lazy(drawers.keys)

/** They come soon after the table, to be here when they are wanted even if the house is not. What does not come now is asked for then. */
const bringDrawers = () => Promise.all(Object.values(drawers).map((bring) => bring())).catch(() => {})

/** A table whose match has begun: the bar, the game's board, and the slate and log for the board to place. */
export function TableFrame(props: { host: TableHost; latest: Accessor<Update> }) {
  const looksBack = createLooksBack()
  const [screen] = createResource(
    () => props.latest().info.game,
    async (game) => {
      const loaded = await screenOf(game)
      await loaded.prepare?.(props.latest().info.options, language())
      await breath()
      return loaded
    },
  )
  return (
    <Show when={screen()} keyed fallback={<Setting />}>
      {(loaded) => (
        <Show
          when={looksBack() && props.latest().record !== undefined}
          fallback={
            // Other eyes get another table: nothing the former ones knew is left in it.
            <Show when={`sitting ${props.host.shared?.sitting()}`} keyed>
              {(_sitting) => (
                <ErrorBoundary fallback={brokenBy}>
                  <OpenTable host={props.host} latest={props.latest} screen={loaded} />
                </ErrorBoundary>
              )}
            </Show>
          }
        >
          <AfterTable latest={props.latest} />
        </Show>
      )}
    </Show>
  )
}

/** By then the table is drawn, and what else it needs is here. */
const REST_AFTER = 8000
/** The board itself asks for the rules a little earlier. */
const CELLS_AFTER = 2000

function OpenTable(props: { host: TableHost; latest: Accessor<Update>; screen: GameScreen }) {
  const page = useTable()
  const { guide } = page
  const model = createTableModel(props.host, props.latest, guide)
  const { ids } = model
  const lines = createLines(model, props.screen)
  const asking = createAskBack(model, lines)
  const lastTurn = createLastTurns(model, props.screen)
  const slate = once(() => (
    <Slate model={model} screen={props.screen} lines={lines} asking={asking} lastTurn={lastTurn} />
  ))
  const log = once(() => <Log model={model} screen={props.screen} lines={lines} asking={asking} />)
  const board: BoardProps = {
    ...model,
    ask: guide ? () => onlyMeant(guide, model.ask()) : model.ask,
    language,
    lastTurn,
    get slate() {
      return slate()
    },
    get log() {
      return log()
    },
  }
  const words = () => say().table.bar
  const game = () => gameName(model.latest().info.game)
  const [drawer, setDrawer] = createSignal<'seats' | 'chat'>()
  const [help, setHelp] = createSignal(false)
  const hinting = createHinting(model, guide)
  const talk = createTalk(props.host, () => drawer() === 'chat', page.hearing)
  const mates = createMemo(() =>
    matesOf(model.scores(), model.mine(), model.seats()).map((seat) => nameOf(model.seats(), seat)),
  )
  const toggle = (which: 'seats' | 'chat') => setDrawer(drawer() === which ? undefined : which)
  // The bar, then the board.
  const stroke = createStrokes(1)

  createEffect(() => {
    if (model.latest().info.status === 'over') props.screen.ended?.(model.latest())
  })
  callForAttention(model, game)
  if (props.host.shared) passAround(props.host.shared, model)
  followByCells(props.host, props.screen)
  tellHandovers(model)
  tellOfSkipping(model)
  const [settled, setSettled] = createSignal(false)
  const settling = setTimeout(() => setSettled(true), REST_AFTER)
  onCleanup(() => clearTimeout(settling))
  // What a house that is down cannot give is asked for when it is back.
  createEffect(() => {
    if (!settled() || props.host.connection() !== 'open') return
    void openAllLanguages()
    void bringDrawers()
  })
  listenForKeys({
    '?': () => setHelp(true),
    c: () => focus(`#${ids.slate} [data-move]`) || focus(`#${ids.slateTitle}`),
    // Rather the drawing that holds what can be chosen now.
    b: () =>
      focus(`#${ids.board} [data-explore]:has([role="button"])`) ||
      focus(`#${ids.board} [data-explore]`) ||
      focus(`#${ids.board}`),
    l: () => focus(`#${ids.log}`),
    t: () => page.kind === 'online' && toggle('chat'),
    u: () => {
      const undo = model.latest().undo.find(({ decisions }) => decisions > 0)
      if (undo) model.wish({ t: 'undo', seat: undo.seat })
    },
    h: hinting.toggle,
    e: () => {
      const held = model.latest().undo.find((one) => one.held)
      if (held) model.wish({ t: 'confirm', seat: held.seat })
    },
  })

  /** Of several who are asked at once everybody sees the own time. */
  const onTheClock = () => {
    const [waiting, mine] = [model.waiting(), model.mine()]
    return waiting.find((seat) => mine.includes(seat)) ?? waiting[0] ?? mine[0] ?? 0
  }

  return (
    <div class="table" classList={{ timed: model.clocks().length > 0 }} data-game={model.latest().info.game}>
      <Bar title={game()}>
        <For each={props.screen.chips(model.view(), language(), model.reader())}>{(chip) => <Chip>{chip}</Chip>}</For>
        <Clock model={model} seat={onTheClock()} named />
        <span class="push" />
        <Show when={hinting.isHad()}>
          <BarButton
            icon="hint"
            word
            label={words().hint}
            pressed={hinting.isOpen()}
            away={!hinting.isOffered()}
            onClick={hinting.toggle}
          />
        </Show>
        <Show when={guide} fallback={<Undo model={model} asking={asking} />}>
          {(one) => <Dynamic component={one().Way} />}
        </Show>
        <RulesLink game={model.latest().info.game} class="wide-only worded" />
        <Show when={page.kind === 'online'}>
          <BarButton
            icon="chat"
            label={talk.unread() > 0 ? `${words().chat}, ${words().unread(talk.unread())}` : words().chat}
            badge={talk.unread() > 0}
            talk
            pressed={drawer() === 'chat'}
            onClick={() => toggle('chat')}
          />
        </Show>
        <span class="wide-only">
          <BarButton
            icon="sound"
            label={sound() ? words().soundOn : words().soundOff}
            pressed={sound()}
            onClick={() => turnSound(!sound())}
          />
          <Lights />
          <NextLanguage />
        </span>
        <BarButton icon="menu" label={words().menu} pressed={drawer() === 'seats'} onClick={() => toggle('seats')} />
      </Bar>
      <ConnectionBanner host={props.host} />
      <main
        class="board"
        classList={{ settling: model.settling.isThere(), 'goal-said': model.goal.standing.isThere() }}
        id={ids.board}
        tabIndex={-1}
        aria-label={game()}
      >
        <h1 class="unseen">{game()}</h1>
        <Show when={stroke() === 1}>
          <Dynamic component={props.screen.Board} {...board} />
          <Show when={!guide}>
            <NoteCard model={model} screen={props.screen} lines={lines} online={page.kind === 'online'} />
          </Show>
        </Show>
      </main>
      <p class="unseen" role="status">
        {model.sending() === undefined ? '' : say().table.slate.sending}
      </p>
      <Show when={hinting.asked()} keyed>
        {(ask) => (
          <Later wanted={hinting.isOpen()} never={hinting.putAway}>
            <Hint model={model} screen={props.screen} ask={ask} hinting={hinting} />
          </Later>
        )}
      </Show>
      <Announcer model={model} screen={props.screen} lines={lines} />
      <Floats model={model} talk={talk} />
      <Show when={model.standingAnswers.isWanted()}>
        <Later wanted={model.standingAnswers.isWanted()} never={() => model.standingAnswers.want(false)}>
          <StandingAnswersDrawer model={model} screen={props.screen} />
        </Later>
      </Show>
      <Later wanted={drawer() === 'seats'} never={() => setDrawer(undefined)}>
        <SeatMenu
          model={model}
          screen={props.screen}
          open={drawer() === 'seats'}
          onClose={() => setDrawer(undefined)}
          onKeys={() => setHelp(true)}
        />
      </Later>
      <Later wanted={drawer() === 'chat'} never={() => setDrawer(undefined)}>
        <Chat
          model={model}
          talk={talk}
          seats={model.seats()}
          reader={model.reader()}
          mates={mates()}
          onClose={() => setDrawer(undefined)}
        />
      </Later>
      <Later wanted={help()} never={() => setHelp(false)}>
        <KeysHelp
          open={help()}
          talk={page.kind === 'online'}
          hints={hinting.isHad()}
          facts={factsOf(props.screen, model)}
          onClose={() => setHelp(false)}
        />
      </Later>
    </div>
  )
}

/** On the board a guide lights the one thing that is meant. */
const onlyMeant = (guide: Guide, ask: Ask | undefined): Ask | undefined =>
  ask && { ...ask, choices: ask.choices.filter((choice) => guide.isMeant(choice, ask)) }

/** Once the rules are here, what they say is made here too. Where the house has others, the page should be loaded again. */
function followByCells(host: TableHost, screen: GameScreen): void {
  const coming = setTimeout(() => {
    const info = host.update()?.info
    // A table goes on without them as it began.
    if (info) screen.rules?.(info.options).then(host.hold, () => {})
  }, CELLS_AFTER)
  onCleanup(() => clearTimeout(coming))
  createEffect(
    on(host.outdated, (isOutdated) => {
      const { newVersion, load } = say().table.connection
      if (isOutdated) toast({ text: newVersion, action: { label: load, run: () => location.reload() } })
    }),
  )
}

function focus(selector: string): boolean {
  const found = document.querySelector<HTMLElement>(selector)
  found?.focus()
  return found !== null
}
