import { createEffect, createMemo, createSignal, For, on, onCleanup, Show } from 'solid-js'
import { Icon } from '../../../design/icon.tsx'
import { Explainer } from '../../../shell/explainer/explainer.tsx'
import { listenForExploring } from '../../../shell/keys/explore.ts'
import { motionPace } from '../../../shell/motion/motion-speed.ts'
import { nameOf } from '../../../shell/seats/names.ts'
import type { BoardProps } from '../../../shell/table/game-screen.ts'
import { createStrokes } from '../../../shell/table/strokes.ts'
import { byTarget } from '../choices.ts'
import type { ExpansionScreen } from '../expansions/expansion-screen.ts'
import { Expansions } from '../expansions/places.tsx'
import { opponentTabOf, screensOf } from '../expansions/screens.ts'
import { explain, isSaidElsewhere, RULES } from '../explain.ts'
import { bringRules } from '../foretell.ts'
import { MAP_STROKES, RaceMap } from '../map/map.tsx'
import { eventOf, type RaceView, raceOf, type Shown } from '../model.ts'
import { createMotion } from '../motion.ts'
import { tellOfLostCards } from '../one-short.ts'
import { ownSeat } from '../own-seat.ts'
import { bringStandings } from '../standings.ts'
import { explainTexts, say } from '../texts/index.ts'
import { EVENING } from '../timings.ts'
import { BoardDrawer } from './board-drawer.tsx'
import { Counters } from './counters.tsx'
import { Dice } from './dice.tsx'
import { EveningCard } from './evening.tsx'
import { Flags } from './flags.tsx'
import { Flight } from './flight.tsx'
import { Hands } from './hands.tsx'
import { Herald } from './herald.tsx'
import { Machine } from './machine.tsx'
import { OwnBoard } from './own-board.tsx'
import { createPanels, type Tab } from './panels.ts'
import { Rivals } from './rivals.tsx'
import { TimeTrack } from './time-track.tsx'
import './board.css'

const TABS = [
  { name: 'map', icon: 'pin' },
  { name: 'board', icon: 'backpack' },
  { name: 'cards', icon: 'lightning' },
  { name: 'players', icon: 'people' },
  { name: 'log', icon: 'log' },
] as const satisfies readonly { name: Tab; icon: string }[]
/** The board is drawn in strokes: what is written, the map, the players, then cards and all that floats above. */
const MAP_STROKE = 1
const PLAYERS_STROKE = MAP_STROKE + MAP_STROKES
const LAST_STROKE = PLAYERS_STROKE + 1
/** Nobody considers a move before this many milliseconds; whoever does brings the rules at once. */
const RULES_AFTER = 1500
/** The height of what an expansion adds to the column of the slate, in lines of a sheet, and how many are too many. */
const roomOf = ({ Hand, Collection, Sheet }: ExpansionScreen): number =>
  (Hand ? 3 : 0) + (Collection ? 2 : 0) + (Sheet ? 1 : 0)
const CROWDED = 3
/** No board of the others is open. */
const SHUT = -1
/** Under a finger nothing rests on the list. */
const TOUCH = matchMedia('(hover: none)')

/**
 * The race on the screen. One set of panels for every width: wide screens show all of them, tablets fold the board into
 * a drawer, phones put four of them behind tabs.
 */
export function Board(board: BoardProps) {
  const motion = createMotion(board)
  const texts = () => say(board.language())
  const [tab, setTab] = createSignal<Tab>('map')
  const [seen, setSeen] = createSignal<ReadonlySet<Tab>>(new Set())
  /** What expansions draw beside the list takes its room: then one's own board folds to what they add to it. */
  const isCrowded = createMemo(
    () => screensOf(raceOf(board.view())).reduce((sum, one) => sum + roomOf(one), 0) >= CROWDED,
  )
  const panels = createPanels((one) => seen().has(one), isCrowded)
  const stroke = createStrokes(LAST_STROKE, panels.tabs())
  /** Whose board lies open over the others. */
  const [opened, setOpened] = createSignal<{ readonly seat: number }>()
  const [looked, lookAt] = createSignal<number>()
  const seatCount = createMemo(() => raceOf(board.view()).players.length)
  const own = createMemo(() => ownSeat(board))
  const rivals = createMemo(() =>
    Array.from({ length: seatCount() }, (_, seat) => seat).filter((seat) => seat !== own()),
  )
  const isAlone = () => seatCount() === 1
  const alone = createMemo(() => opponentTabOf(raceOf(board.view()), board.language()))
  const opponent = () => (
    <Expansions board={board}>{({ Opponent }) => Opponent && <Opponent board={board} />}</Expansions>
  )
  /** Behind the tab of the players there is room for one of their boards: of whoever was pressed last, or of the only one. */
  const rival = createMemo(() => looked() ?? (rivals().length === 1 ? rivals()[0] : SHUT))
  const legal = createMemo(() => new Set([...byTarget(board.ask()?.choices ?? []).keys()].map(String)))
  listenForExploring()
  const rules = setTimeout(() => {
    void bringRules()
    void bringStandings()
  }, RULES_AFTER)
  onCleanup(() => clearTimeout(rules))
  // What is looked at on the map is in sight on the slate too; a row under the mouse stays where it is.
  createEffect(
    on(board.considered, (choice) => {
      if (choice && (TOUCH.matches || !document.querySelector(`#${board.ids.slate} .list:hover:not(:active)`)))
        requestAnimationFrame(() =>
          document.querySelector(`#${board.ids.slate} .row.lit`)?.scrollIntoView({ block: 'nearest' }),
        )
    }),
  )
  tellOfLostCards(board)
  // Where nothing moves the evening lies beside the choices for a while; nights before this table was opened are over.
  const [quiet, setQuiet] = createSignal<{ readonly events: readonly Shown[]; readonly morning: RaceView }>()
  let closing: ReturnType<typeof setTimeout> | undefined
  onCleanup(() => clearTimeout(closing))
  createEffect(
    on(
      board.news,
      (news) => {
        const events = news.map(({ event }) => eventOf(event))
        const isEvening = events.some(({ type }) => type === 'dailyScored')
        // Whoever has moved on wants to see the map again.
        if (!isEvening && events.some((event) => 'seat' in event && board.mine().includes(event.seat)))
          setQuiet(undefined)
        if (motionPace() < Number.POSITIVE_INFINITY || !isEvening) return
        setQuiet({ events, morning: raceOf(board.view()) })
        clearTimeout(closing)
        closing = setTimeout(() => setQuiet(undefined), EVENING)
      },
      { defer: true },
    ),
  )
  // What a line of the log points at is on the map.
  createEffect(on(board.pointing.pointed, () => setTab('map'), { defer: true }))
  const openBoard = (seat: number) => setOpened({ seat })
  function open(one: Tab): void {
    setSeen(new Set([...seen(), one]))
    setTab(one)
    setOpened(undefined)
  }
  const title = (seat: number): string =>
    board.mine().includes(seat) && board.mine().length === 1
      ? texts().board.yours
      : texts().board.of(nameOf(board.seats(), seat))

  return (
    <div
      class="race"
      // Where little is on the screen at once it is seen as it is drawn.
      classList={{ unfinished: stroke() < LAST_STROKE && !panels.tabs(), crowded: isCrowded() }}
      data-tab={tab()}
    >
      <div class="left">
        <div class="day-spot">
          <Expansions board={board}>{({ Day }) => Day && <Day board={board} />}</Expansions>
          <div class="time mat" data-explore>
            <TimeTrack board={board} motion={motion} />
          </div>
        </div>
        <div class="rivals-spot mat">
          <Show when={stroke() >= PLAYERS_STROKE && panels.rivalsAbove() && isAlone()}>{opponent()}</Show>
          <Show when={stroke() >= PLAYERS_STROKE && panels.rivalsAbove() && !isAlone()}>
            <Show when={panels.tabs()} fallback={<Rivals board={board} seats={rivals()} onOpen={openBoard} />}>
              <For each={rivals()}>
                {(seat) => (
                  <>
                    <Rivals
                      board={board}
                      seats={[seat]}
                      opened={seat === rival()}
                      onOpen={() => lookAt(seat === rival() ? SHUT : seat)}
                    />
                    <Show when={seat === rival()}>
                      <OwnBoard board={board} seat={seat} title={title(seat)} />
                    </Show>
                  </>
                )}
              </For>
            </Show>
          </Show>
        </div>
        <div class="map-spot" classList={{ later: board.isShowing() }} data-stage>
          <Show when={stroke() >= MAP_STROKE}>
            <RaceMap board={board} motion={motion} stroke={stroke() - MAP_STROKE} />
          </Show>
          <Show when={stroke() >= LAST_STROKE}>
            <Show when={panels.flagsOnMap()}>
              <Flags board={board} />
            </Show>
            <Expansions board={board}>{({ Legend }) => Legend && <Legend board={board} />}</Expansions>
            <Dice board={board} motion={motion} />
            <Herald board={board} motion={motion} />
            <Show when={quiet()}>
              {(what) => (
                <EveningCard
                  board={board}
                  events={what().events}
                  morning={what().morning}
                  quiet
                  onStay={() => clearTimeout(closing)}
                  onClose={() => setQuiet(undefined)}
                />
              )}
            </Show>
          </Show>
        </div>
        <Show when={panels.tabs()}>
          <div class="line-spot">
            <Expansions board={board}>{({ Line }) => Line && <Line board={board} />}</Expansions>
          </div>
        </Show>
        <div class="counters-spot">
          <Show when={panels.counters()}>
            <Counters board={board} seat={own()} onOpen={() => openBoard(own())} />
          </Show>
        </div>
        <div class="machine-spot">
          <Show when={stroke() >= LAST_STROKE && panels.belt()}>
            <Expansions board={board}>{({ Beside }) => Beside && <Beside board={board} />}</Expansions>
            <Machine board={board} look="belt" />
          </Show>
          <Show when={stroke() >= LAST_STROKE && panels.flagsBeside()}>
            <Flags board={board} />
          </Show>
        </div>
      </div>
      <div class="right">
        <div class="slate-spot">{board.slate}</div>
        <Show
          when={board.hands}
          fallback={<Expansions board={board}>{({ Hand }) => Hand && <Hand board={board} />}</Expansions>}
        >
          {(hands) => <Hands board={board} known={hands()()} />}
        </Show>
        <div class="board-spot">
          <Show when={stroke() >= PLAYERS_STROKE && panels.board()}>
            <OwnBoard board={board} seat={own()} title={title(own())} />
          </Show>
        </div>
        <div class="low">
          <div class="rivals-low mat">
            <Show when={stroke() >= PLAYERS_STROKE && panels.rivalsBelow()}>
              <Show when={isAlone()} fallback={<Rivals board={board} seats={rivals()} onOpen={openBoard} />}>
                {opponent()}
              </Show>
            </Show>
          </div>
          <div class="log-spot">
            <Show when={panels.log()}>{board.log}</Show>
          </div>
        </div>
      </div>
      <div class="cards-spot">
        <Show when={stroke() >= LAST_STROKE && panels.cards()}>
          <Expansions board={board}>{({ Beside }) => Beside && <Beside board={board} />}</Expansions>
          <Machine board={board} look="list" />
          <Flags board={board} />
        </Show>
      </div>
      <nav class="tabs" aria-label={texts().sections}>
        <For each={TABS}>
          {({ name, icon }) => (
            <button type="button" aria-pressed={tab() === name} onClick={() => open(name)}>
              <Icon name={(name === 'players' && alone()?.icon) || icon} size={22} />
              <span>{(name === 'players' && alone()?.name) || texts().tabs[name]}</span>
              <Show when={name === 'map' && tab() !== 'map' && board.ask() && !board.ask()?.free}>
                <i class="dot" />
              </Show>
            </button>
          )}
        </For>
      </nav>
      <Flight motion={motion} />
      <Show when={motion.evening()}>
        {(events) => (
          <EveningCard
            board={board}
            events={events()}
            morning={raceOf(board.coming() ?? board.view())}
            onStay={board.linger}
            onClose={board.skip}
          />
        )}
      </Show>
      <Explainer
        explain={(about, asked) =>
          isSaidElsewhere(about, asked, legal())
            ? undefined
            : explain(about, raceOf(board.view()), board.reader(), board.language())
        }
        rules={RULES}
        word={explainTexts(board.language()).rule}
        fresh={board.view}
      />
      <Show when={opened()} keyed>
        {({ seat }) => (
          <BoardDrawer board={board} seat={seat} title={title(seat)} onClose={() => setOpened(undefined)} />
        )}
      </Show>
    </div>
  )
}
