import {
  BONUS_POINTS,
  CATEGORIES,
  CHEERS_MARKER_POINTS,
  CHEERS_POINTS,
  CHEESE_MARKER_POINTS,
  CHEESE_POINTS,
  COLOURS,
  LAST_GLASS,
  POINTS_PER_BEER,
} from '@estaminet/belgian-beers-race/board'
import { createMemo, For, Show } from 'solid-js'
import { Icon } from '../../../design/icon.tsx'
import type { BoardProps } from '../../../shell/table/game-screen.ts'
import { written } from '../../../texts/minus.ts'
import { deedOf } from '../choices.ts'
import { Expansions } from '../expansions/places.tsx'
import { meetingOf, screensOf } from '../expansions/screens.ts'
import { pointsFor, slotsOf } from '../foretell.ts'
import { BONUS_ICON, bottlesOf, type Colour, cardOf, carriedBy, type Player, playerColour, raceOf } from '../model.ts'
import { Cube, Shape } from '../pieces.tsx'
import { told } from '../slate/brings.ts'
import { standingsOf } from '../standings.ts'
import { cardTexts, game, say } from '../texts/index.ts'
import { Breathalyzer } from './breathalyzer.tsx'
import { StandingFigure } from './standing-figure.tsx'
import './own-board.css'

/** A player's board: everything has its fixed place, and the considered move shows where it would go. */
export function OwnBoard(props: {
  board: BoardProps
  seat: number
  title: string
  onClose?: () => void
  ref?: (board: HTMLElement) => void
}) {
  const { board } = props
  const texts = () => say(board.language()).board
  const player = createMemo(() => raceOf(board.view()).players[props.seat])
  const ahead = createMemo(() => after(board, props.seat, player()))
  const bag = createMemo(() => COLOURS.flatMap((colour) => Array<Colour>(player().cubes[colour]).fill(colour)))
  const slots = createMemo(() => slotsOf(raceOf(board.view()), props.seat))
  const meeting = () => meetingOf(raceOf(board.view()), board.language())

  return (
    <section
      ref={props.ref}
      class={`mat own-board seat-${playerColour(props.seat)}`}
      classList={{ another: !board.mine().includes(props.seat) }}
      data-person={props.seat}
      aria-label={props.title}
      data-explore
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrows walk from track to track, and each explains itself
      tabIndex={0}
    >
      <header>
        <Shape seat={props.seat} size={18} />
        <h2>{props.title}</h2>
        <span class="push" />
        <Count icon="bottle" what="bottles" seat={props.seat} name={texts().bottles} value={bottlesOf(player())} />
        <Count icon="coaster" what="coasters" seat={props.seat} name={texts().coasters} value={player().coasters} />
        <Count icon="pin" what="visits" seat={props.seat} name={texts().visits} value={player().visited.length} />
        <Count icon="star" what="cards" seat={props.seat} name={texts().cards} value={player().cards.length} />
        <span class="score" data-explain="term score" tabIndex={-1}>
          <StandingFigure
            standing={standingsOf(raceOf(board.view()))[props.seat]}
            scored={player().score}
            isLong={raceOf(board.view()).steps.length > 0}
            language={board.language()}
          />
        </span>
        <Show when={props.onClose}>
          {(close) => (
            <button type="button" class="close" onClick={() => close()()} aria-label={say(board.language()).card.close}>
              <Icon name="close" size={18} />
            </button>
          )}
        </Show>
      </header>
      <Expansions board={board}>{({ Sheet }) => Sheet && <Sheet board={board} seat={props.seat} />}</Expansions>
      <div class="parts">
        <figure data-explain="term breathalyzer" tabIndex={-1}>
          <figcaption class="caps">{texts().breathalyzer}</figcaption>
          <Breathalyzer level={player().level} preview={ahead().level} name={texts().breathalyzer} />
        </figure>
        <div class="tracks">
          <h3 class="caps" data-explain="term tasted" tabIndex={-1}>
            {texts().tasted}
            <b>{texts().worth(player().glass, player().glass * POINTS_PER_BEER)}</b>
          </h3>
          <div class="glasses" aria-hidden="true" data-explain="term tasted">
            <For each={Array.from({ length: LAST_GLASS }, (_, at) => at)}>
              {(at) => (
                <i classList={{ full: at < player().glass, next: at >= player().glass && at < ahead().glass }}>
                  <Icon name="glass-yellow" size={17} />
                </i>
              )}
            </For>
          </div>
          <h3 class="caps">
            {texts().cheese}
            <Show when={player().cheeseMarkers > 0}>
              <b>{texts().beside(player().cheeseMarkers * CHEESE_MARKER_POINTS)}</b>
            </Show>
          </h3>
          <Track
            icon="cheese"
            values={CHEESE_POINTS}
            at={player().cheese}
            next={ahead().cheese}
            about="term cheese"
            name={texts().cheese}
          />
          <h3 class="caps">
            {meeting()?.track ?? texts().cheers}
            <Show when={player().cheersMarkers > 0}>
              <b>{texts().beside(player().cheersMarkers * CHEERS_MARKER_POINTS)}</b>
            </Show>
          </h3>
          <Track
            icon={meeting() ? 'swap' : 'cheers'}
            values={CHEERS_POINTS}
            at={player().cheers}
            next={ahead().cheers}
            about={meeting()?.explain ?? 'term cheers'}
            name={meeting()?.track ?? texts().cheers}
          />
        </div>
        <div class="end">
          <Show
            when={screensOf(raceOf(board.view())).find(({ Backpack }) => Backpack)?.Backpack}
            keyed
            fallback={
              <>
                <h3 class="caps">
                  {texts().backpack}
                  <b>
                    {carriedBy(player())}/{slots()}
                  </b>
                </h3>
                <div class="bag" data-counter={`backpack ${props.seat}`} data-explain="term backpack" tabIndex={-1}>
                  <For each={Array.from({ length: slots() }, (_, at) => at)}>
                    {(at) => (
                      <i classList={{ next: at >= bag().length && at < bag().length + ahead().cubes }}>
                        <Show when={bag()[at]}>{(colour) => <Cube colour={colour()} />}</Show>
                      </i>
                    )}
                  </For>
                </div>
              </>
            }
          >
            {(Backpack) => <Backpack board={board} seat={props.seat} coming={ahead().cubes} />}
          </Show>
          <h3 class="caps">{texts().bonus}</h3>
          <div class="bonuses">
            <For each={CATEGORIES}>
              {(category) => (
                <span data-explain={`bonus ${category}`} tabIndex={-1}>
                  <span class="unseen">{game(board.language()).categories[category]}</span>
                  <Icon name={BONUS_ICON[category]} size={17} />
                  <For each={BONUS_POINTS[category].slice(1)}>
                    {(_, step) => <i classList={{ full: step() < player().bonus[category] }} />}
                  </For>
                  <b>{BONUS_POINTS[category][player().bonus[category]]}</b>
                </span>
              )}
            </For>
          </div>
        </div>
      </div>
      <Expansions board={board}>
        {({ Collection }) => Collection && <Collection board={board} seat={props.seat} />}
      </Expansions>
      <div class="taken">
        <h3 class="caps">
          {texts().taken}
          <b>{player().cards.length}</b>
        </h3>
        <Show when={player().cards.length > 0} fallback={<p class="muted small">{texts().none}</p>}>
          <ul>
            <For each={player().cards}>
              {(card) => (
                <li data-explain={`card ${card}`} tabIndex={-1}>
                  <Icon name={cardOf(card)?.kind ?? 'star'} size={13} />
                  {cardTexts(board.language(), card).title}
                  <b>{pointsFor(raceOf(board.view()), props.seat, card)}</b>
                </li>
              )}
            </For>
          </ul>
        </Show>
      </div>
    </section>
  )
}

function Count(props: { icon: string; what: string; seat: number; name: string; value: number }) {
  return (
    <span class="count" data-counter={`${props.what} ${props.seat}`} data-explain={`term ${props.what}`} tabIndex={-1}>
      <Icon name={props.icon} size={16} />
      <span class="unseen">{props.name}</span>
      <b>{props.value}</b>
    </span>
  )
}

/** Cells with their points; past ones tinted, the current one in the player's colour, the next ringed in brass. */
function Track(props: {
  icon: string
  values: ArrayLike<number>
  at: number
  next: number | undefined
  about: string
  name: string
}) {
  const values = () => Array.from(props.values)
  return (
    <div
      class="points-track"
      role="img"
      aria-label={`${props.name}: ${written(props.values[props.at] ?? 0)}`}
      data-explain={props.about}
      tabIndex={-1}
    >
      <Icon name={props.icon} size={18} />
      <For each={values()}>
        {(value, step) => (
          <span classList={{ past: step() < props.at, at: step() === props.at, next: step() === props.next }}>
            {written(value)}
          </span>
        )}
      </For>
    </div>
  )
}

interface Ahead {
  readonly level: number | undefined
  readonly glass: number
  readonly cheese: number | undefined
  readonly cheers: number | undefined
  readonly cubes: number
}

/** Where the considered move would take the pieces of this board. */
function after(board: BoardProps, seat: number, player: Player): Ahead {
  const nothing: Ahead = { level: undefined, glass: player.glass, cheese: undefined, cheers: undefined, cubes: 0 }
  const [choice, ask] = [board.considered(), board.ask()]
  if (!choice || ask?.seat !== seat) return nothing
  const deed = deedOf(choice)
  // On the way a beer or a cheese is looked at by itself: what waits at its end comes anyway.
  if (deed.kind === 'cheese') return { ...nothing, cheese: player.cheese - 1 }
  if (deed.kind === 'drink') return { ...nothing, level: deed.level, glass: player.glass + 1 }
  const { pieces } = told(choice, ask, raceOf(board.view()))
  if (!pieces || deed.kind === 'eat') return nothing
  const moved = (track: 'cheese' | 'cheers') => (pieces[track] === player[track] ? undefined : pieces[track])
  return {
    level: pieces.level,
    glass: pieces.glass,
    cheese: moved('cheese'),
    cheers: moved('cheers'),
    cubes: Math.max(0, pieces.beers - carriedBy(player)),
  }
}
