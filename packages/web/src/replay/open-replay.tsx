import { SPECTATOR } from '@estaminet/kernel'
import { A } from '@solidjs/router'
import { createEffect, createMemo, createSignal, on, onCleanup, Show } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { Chip } from '../design/chip.tsx'
import { Icon } from '../design/icon.tsx'
import { boxOf, gameName } from '../games.ts'
import { language } from '../language.ts'
import { Bar, BarButton, Lights } from '../shell/bar/bar.tsx'
import { NextLanguage } from '../shell/bar/next-language.tsx'
import { KeysDialog } from '../shell/keys/keys-dialog.tsx'
import { createLastTurns } from '../shell/log/last-turns.ts'
import { createLines } from '../shell/log/lines.ts'
import { copy } from '../shell/page/copy.ts'
import { toast } from '../shell/page/toasts.tsx'
import type { BoardProps, GameScreen } from '../shell/table/game-screen.ts'
import { once } from '../shell/table/once.ts'
import { createTableModel } from '../shell/table/table-model.ts'
import { colon } from '../texts/thin.ts'
import { Branch } from './branch.tsx'
import { listenForReplayKeys } from './keys.ts'
import { lookClosely } from './looking.ts'
import { Now } from './now.tsx'
import { playReplay } from './playing.ts'
import { Rail } from './rail.tsx'
import { createReplay } from './replay.ts'
import { ReplayLog } from './replay-log.tsx'
import { addressOf, placeOf, type Recorded } from './source.ts'
import { stopAfter, stopBefore, stopsFor, type Wanted } from './stops.ts'
import { createStrongMoments } from './strong.ts'
import { StrongList } from './strong-list.tsx'
import { say } from './texts/index.ts'
import { type Eyes, hidesHands, type Unit } from './timeline.ts'
import { Transport } from './transport.tsx'
import { nameOfWanted, wantsIn } from './wants.ts'
import '../design/mat.css'
import '../shell/table/table.css'
import './replay.css'

/** A match that is over, on the board it was played on. Nobody decides: what stands on the slate says what is seen. */
export function OpenReplay(props: {
  recorded: Recorded
  screen: GameScreen
  from: { readonly n: number; readonly eyes: Eyes }
  /** Where whoever closes it goes. */
  back: string
  /** Where its dice are checked, if they can be. */
  dice: string | undefined
}) {
  const replay = createReplay(props.recorded, props.from)
  const { timeline } = replay
  const model = createTableModel(replay.host, replay.update)
  const lines = createLines(model, props.screen)
  const lastTurn = createLastTurns(model, props.screen)
  const [unit, setUnit] = createSignal<Unit>('move')
  const [wanted, setWanted] = createSignal<Wanted>()
  const [isBranching, setBranching] = createSignal(false)
  const [isHelping, setHelping] = createSignal(false)
  const [chosen, setChosen] = createSignal('')
  const wantsOf = wantsIn(timeline, props.screen)
  const looking = lookClosely(props.recorded)
  const strong = createStrongMoments(replay, props.screen, () => looking.found()?.strong ?? [])
  const wants = createMemo(() =>
    wantsOf(
      model.seats(),
      strong().map(({ n }) => n),
    ),
  )
  const stops = createMemo(() => stopsFor(timeline, unit(), wanted(), replay.eyes(), props.screen.mark))
  const forward = () => replay.go(stopAfter(stops(), replay.n()))
  const back = () => replay.go(stopBefore(stops(), replay.n()))
  const playing = playReplay(replay, model, forward)
  const game = () => timeline.game.id
  const part = () => boxOf(game())?.words[language()].part ?? ''

  keepAddress(replay)
  listenForReplayKeys({
    forward: () => playing.byHand(forward),
    back: () => playing.byHand(back),
    turn: (to) =>
      playing.byHand(() =>
        replay.go(to > 0 ? timeline.next(replay.n(), 'turn') : timeline.previous(replay.n(), 'turn')),
      ),
    part: (to) =>
      playing.byHand(() =>
        replay.go(to > 0 ? timeline.next(replay.n(), 'part') : timeline.previous(replay.n(), 'part')),
      ),
    want(to) {
      const at = wants().findIndex(({ value }) => value === nameOfWanted(wanted()))
      const next = wants().at((at + to) % wants().length)
      setWanted(next?.wanted)
      setChosen(`${say().stopAt}${colon(language())}${next?.label}`)
    },
    help: () => setHelping(true),
    first: () => playing.byHand(() => replay.go(timeline.first)),
    last: () => playing.byHand(() => replay.go(timeline.length)),
    nudge: (by) => playing.byHand(() => replay.go(replay.n() + by)),
    toggle: playing.toggle,
    look: (key) => {
      const seat = key - 1
      if (seat < timeline.seats) replay.look(seat < 0 ? 'all' : seat)
      else if (seat === timeline.seats && hidesHands(timeline)) replay.look(SPECTATOR)
    },
  })

  const now = once(() => <Now replay={replay} model={model} screen={props.screen} lines={lines} strong={strong} />)
  const log = once(() => <ReplayLog replay={replay} model={model} lines={lines} />)
  const board: BoardProps = {
    ...model,
    // What is being shown is not yet known to anybody.
    hands: createMemo(() => timeline.views(model.latest().n, replay.eyes())),
    language,
    lastTurn,
    get slate() {
      return now()
    },
    get log() {
      return log()
    },
  }

  async function share(): Promise<void> {
    const address = addressOf(replay, { n: replay.n(), eyes: replay.eyes() })
    if (await copy(location.origin + address)) toast({ text: say().shared, icon: 'link' })
  }

  return (
    <div class="table replay" data-game={game()} data-at={replay.n()} data-mark={timeline.mark(replay.n())}>
      <Bar title={say().title}>
        <span class="wide-only">
          <Chip>{gameName(game())}</Chip>
        </span>
        <span class="push" />
        <BarButton icon="share" label={say().share} word onClick={share} />
        <BarButton icon="play" label={say().playOn} word onClick={() => setBranching(true)} />
        <Show when={props.dice}>
          {(href) => (
            <A class="bar-button" href={href()} aria-label={say().dice.check} title={say().dice.check}>
              <Icon name="dice" size={18} />
            </A>
          )}
        </Show>
        <span class="wide-only">
          <Lights />
          <NextLanguage />
        </span>
        <A class="bar-button" href={props.back} aria-label={say().close} title={say().close}>
          <Icon name="close" size={18} />
        </A>
      </Bar>
      <main class="board" id={model.ids.board} tabIndex={-1} aria-label={gameName(game())}>
        <h1 class="unseen">{`${say().title}, ${gameName(game())}`}</h1>
        <Dynamic component={props.screen.Board} {...board} />
      </main>
      <section class="instrument" aria-label={say().rail}>
        <Transport
          replay={replay}
          wants={wants()}
          part={part()}
          unit={unit()}
          onUnit={(one) => {
            setUnit(one)
            setWanted(undefined)
          }}
          wanted={wanted()}
          onWanted={setWanted}
          isPlaying={playing.isPlaying()}
          toggle={playing.toggle}
          go={(to) => playing.byHand(() => replay.go(to))}
          back={() => playing.byHand(back)}
          forward={() => playing.byHand(forward)}
          help={() => setHelping(true)}
        />
        <StrongList
          looking={looking}
          moments={strong()}
          at={replay.n()}
          go={(to) => playing.byHand(() => replay.go(to))}
        />
        <Rail
          replay={replay}
          seats={model.seats()}
          part={part()}
          chances={looking.found()?.curve}
          strong={strong()}
          go={(to) => playing.byHand(() => replay.go(to))}
        />
      </section>
      {/* A list that keys go through says what it has come to. */}
      <p class="unseen" role="status">
        {chosen()}
      </p>
      <KeysDialog open={isHelping()} rows={say().keys} onClose={() => setHelping(false)} />
      <Show when={isBranching()}>
        <Branch replay={replay} seats={model.seats()} onClose={() => setBranching(false)} />
      </Show>
    </div>
  )
}

/** Some browsers let a page say a hundred times in half a minute where it is, and throw at it when it says so more often. */
const PAUSE = 400

/** The address says where one is, so that it can be kept, sent and come back to: at once, and then as often as may be. */
function keepAddress({ n, eyes }: ReturnType<typeof createReplay>): void {
  let said = Number.NEGATIVE_INFINITY
  const tell = (place: Parameters<typeof placeOf>[0]) => {
    said = performance.now()
    const { pathname, hash } = location
    try {
      history.replaceState(history.state, '', `${pathname}?${placeOf(place)}${hash}`)
    } catch {
      // The match is seen all the same.
    }
  }
  createEffect(
    on(
      [n, eyes],
      ([at, through]) => {
        const place = { n: at, eyes: through }
        const wait = said + PAUSE - performance.now()
        if (wait <= 0) return tell(place)
        const later = setTimeout(() => tell(place), wait)
        onCleanup(() => clearTimeout(later))
      },
      { defer: true },
    ),
  )
}
