import {
  nextSoloTitle,
  plannedWalk,
  SOLO_TITLES,
  SOLO_WIN_FROM,
  soloMatch,
  soloTitle,
} from '@estaminet/belgian-beers-race/solo'
import { createMemo, For, Show } from 'solid-js'
import { Icon } from '../../../../design/icon.tsx'
import type { BoardProps } from '../../../../shell/table/game-screen.ts'
import { type PlaceName, raceOf } from '../../model.ts'
import { Plate } from '../../pieces.tsx'
import { standingsOf } from '../../standings.ts'
import { expansionWords } from '../../texts/expansions.ts'
import { numberedTown } from '../../texts/index.ts'
import type { AtBoard } from '../expansion-screen.ts'
import { Condition, ConditionInBrief } from './condition.tsx'
import { Portrait } from './figure.tsx'
import { missingIn, PLAYER } from './places.ts'
import { scale } from './scale.ts'
import { soloWords } from './texts/index.ts'
import { whyHeGoes } from './why.ts'
import './opponent.css'

/** What is known of the match with him. */
function createMatch(board: BoardProps) {
  const race = createMemo(() => raceOf(board.view()))
  const him = () => race().solo
  const words = () => soloWords(board.language())
  const match = createMemo(() => {
    const solo = him()
    return solo && soloMatch(race().players[PLAYER].bottles, solo)
  })
  /** Nobody goes anywhere any more, and no evening comes. */
  const isOver = () => race().steps.length === 0
  /** His next stop, where only one way leads there, and where that leads; how many lie between. */
  const stops = createMemo<readonly PlaceName[]>(() => {
    const solo = him()
    const steps = (solo && !isOver() && plannedWalk(solo)?.steps) || []
    const ends = steps.length > 2 ? [steps[0], steps[steps.length - 1]] : steps
    return ends.flatMap((step) => [...new Set(step.map(({ to }) => to))].slice(0, 1))
  })
  const isFar = createMemo(() => {
    const solo = him()
    return solo !== undefined && (plannedWalk(solo)?.steps.length ?? 0) > 2
  })
  const now = () => standingsOf(race())[PLAYER]?.now
  return { race, him, words, match, stops, isFar, isOver, now }
}

type Match = ReturnType<typeof createMatch>

/** Whom one plays against: where he goes and why, how the match stands, and the title one would have now. */
export function Opponent(props: AtBoard) {
  const its = createMatch(props.board)
  return (
    <Show when={its.him()}>
      {(him) => (
        <section class="opponent" aria-label={its.words().name}>
          <div class="about" data-explain="solo him">
            <Portrait height={52} />
            <div>
              <h2>{its.words().name}</h2>
              <Way its={its} />
              <Show when={him().place}>
                {(place) => (
                  <small class="stands">{its.words().standsIn(numberedTown(props.board.language(), place()))}</small>
                )}
              </Show>
            </div>
          </div>
          <Bottles its={its} />
          <Toasts its={its} />
          <Show when={!its.isOver()}>
            <p class="why">{whyHeGoes(him(), props.board.language())}</p>
          </Show>
          <TitleNow its={its} board={props.board} />
          {/* Behind a tab of its own there is room for what he is worth. */}
          <Show when={expansionWords(props.board.language())?.cards.soloCard}>
            {(card) => (
              <p class="notebook">
                <b>{card().title}</b> {card().text}
              </p>
            )}
          </Show>
          <Show when={him().condition}>
            {(condition) => (
              <Condition
                condition={condition()}
                missing={missingIn(its.race())}
                language={props.board.language()}
                isOver={its.isOver()}
              />
            )}
          </Show>
        </section>
      )}
    </Show>
  )
}

/** The same in one line, between the map and the sheet of a phone. */
export function Line(props: AtBoard) {
  const its = createMatch(props.board)
  return (
    <Show when={its.him()}>
      <section class="opponent-line" aria-label={its.words().name} data-explain="solo him">
        <Portrait height={40} />
        <div>
          <Show when={its.him()?.condition} fallback={<b>{its.words().name}</b>}>
            {(condition) => <ConditionInBrief condition={condition()} language={props.board.language()} />}
          </Show>
          <Way its={its} />
        </div>
        <Bottles its={its} />
        <Toasts its={its} />
      </section>
    </Show>
  )
}

function Way(props: { its: Match }) {
  const { its } = props
  const isTalking = () => its.isOver() || its.him()?.chatting === true || its.stops().length === 0
  return (
    <p class="way">
      <Show
        when={isTalking()}
        fallback={
          <>
            <span class="word">{its.words().goes}</span>{' '}
            <For each={its.stops()}>{(place, at) => <Stop place={place} after={at()} its={its} />}</For>
          </>
        }
      >
        {/* Before he is on the board he stays nowhere. */}
        <Show when={its.him()?.place}>
          {(place) => (
            <>
              <span>{its.words().stays}</span> <Plate place={place()} />
            </>
          )}
        </Show>
      </Show>
    </p>
  )
}

function Stop(props: { place: PlaceName; after: number; its: Match }) {
  return (
    <>
      <Show when={props.after > 0}>
        <Show
          when={props.its.isFar()}
          fallback={
            <>
              <Icon name="arrow" size={12} />
              <span class="unseen">{props.its.words().afterwards}</span>
            </>
          }
        >
          <span aria-hidden="true">…</span>
          <span class="unseen">{props.its.words().onTheWayTo}</span>
        </Show>
      </Show>
      <Plate place={props.place} />
    </>
  )
}

function Bottles(props: { its: Match }) {
  const { its } = props
  return (
    <Show when={its.match()}>
      {(match) => (
        <div class="duel" classList={{ leads: match().leads }} data-explain="solo card">
          <span class="caps">{its.words().bottles}</span>
          <p>
            <span class="unseen">{its.words().bottlesSpoken(match().mine, match().his)}</span>
            <b class="mine" aria-hidden="true">
              {match().mine}
            </b>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect class="his" width="100" height="10" />
              <rect class="mine" width={share(match().mine, match().his)} height="10" />
            </svg>
            <b aria-hidden="true">{match().his}</b>
          </p>
          <Show when={!its.isOver()}>
            <small>
              {match().leads
                ? its.words().ahead(match().pointsPerDayLed)
                : its.words().behind(match().short, match().pointsPerDayLed)}
            </small>
          </Show>
        </div>
      )}
    </Show>
  )
}

const share = (mine: number, his: number): number => (mine + his === 0 ? 50 : (100 * mine) / (mine + his))

function Toasts(props: { its: Match }) {
  const { its } = props
  return (
    <Show when={its.match()}>
      {(match) => (
        <div class="toasts-with" data-explain="solo card">
          <span class="caps">{its.words().toasts}</span>
          <p>
            <span class="unseen">{its.words().toastsSpoken(match().toasts)}</span>
            <For each={Array.from({ length: match().toastsCounted }, (_, at) => at)}>
              {(at) => (
                <i classList={{ done: at < match().toasts }}>
                  <Icon name="toast" size={16} />
                </i>
              )}
            </For>
          </p>
          <small>{its.words().toastPoints(match().toastPoints, match().mostToastPoints)}</small>
        </div>
      )}
    </Show>
  )
}

/** The bar reaches a little beyond a victory. */
const BAR = SOLO_WIN_FROM * 1.1

/** A bar to the victory with a mark where each title begins. */
function TitleNow(props: { its: Match; board: BoardProps }) {
  const { its } = props
  const titles = () => expansionWords(props.board.language())?.cards.soloTitles
  const next = () => nextSoloTitle(its.now() ?? 0)
  return (
    <Show when={its.now() !== undefined && titles()}>
      {(names) => (
        <div class="title-now" data-explain="solo title">
          <p>
            <span class="caps now">{its.words().now}</span>
            <b class="points">{its.now()}</b>
            <b>{names()[soloTitle(its.now() ?? 0)]}</b>
          </p>
          <svg viewBox={`0 0 ${BAR} 8`} preserveAspectRatio="none" aria-hidden="true">
            <rect class="all" width={BAR} height="8" />
            <rect class="mine" width={Math.min(its.now() ?? 0, BAR)} height="8" />
            <For each={SOLO_TITLES.slice(1)}>
              {({ from }) => <rect class="from" x={from - 1} width="2" height="8" />}
            </For>
          </svg>
          <small class="ladder">
            {scale(names(), its.him()?.condition ? its.words().starFrom : its.words().victory)}
          </small>
          <small>
            <Show when={next()} fallback={its.words().topped}>
              {(title) => <>{its.words().next(title().from - (its.now() ?? 0), names()[title().title])}</>}
            </Show>
          </small>
        </div>
      )}
    </Show>
  )
}
