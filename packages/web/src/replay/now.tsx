import { SPECTATOR } from '@estaminet/kernel'
import { createMemo, For, Show } from 'solid-js'
import { Icon } from '../design/icon.tsx'
import { PlayerShape } from '../design/player-mark.tsx'
import { language, say as sayHouse } from '../language.ts'
import type { LogLine } from '../shell/log/lines.ts'
import { colourOf, listed, nameOf } from '../shell/seats/names.ts'
import type { GameScreen } from '../shell/table/game-screen.ts'
import type { TableModel } from '../shell/table/table-model.ts'
import { capital } from '../texts/capital.ts'
import { signed, written } from '../texts/minus.ts'
import type { Replay } from './replay.ts'
import type { StrongMoment } from './strong.ts'
import { say } from './texts/index.ts'
import { type Eyes, hidesHands } from './timeline.ts'
import './now.css'

/** Where the match stands, what has just happened, and through whose eyes it is seen. */
export function Now(props: {
  replay: Replay
  model: TableModel
  screen: GameScreen
  lines: () => readonly LogLine[]
  strong: () => readonly StrongMoment[]
}) {
  const { replay, model } = props
  const { timeline } = replay
  const made = createMemo(() => timeline.lastMove(replay.n()))
  const before = () => timeline.previous(replay.n())
  const isBeginning = () => replay.n() <= timeline.first
  const isEnd = () => model.latest().info.status === 'over'
  const fresh = createMemo(() =>
    isBeginning() ? [] : props.lines().filter(({ n }) => n > before() && n <= replay.n()),
  )
  const where = () => {
    const { at, of } = timeline.count(replay.n())
    const moment = timeline.moment(replay.n(), made()?.step.by ?? 0)
    const said = moment && props.screen.moment?.(moment, language())
    const text = [said, say().moveOf(at, of)].filter((one) => one !== undefined).join(' · ')
    return capital(text)
  }
  const strong = () => props.strong().find(({ n }) => n === replay.n())
  const winners = () =>
    listed(model.scores().flatMap(({ rank }, seat) => (rank === 1 ? [nameOf(model.seats(), seat)] : [])))
  const title = () => {
    if (isBeginning()) return say().beginning
    if (isEnd()) return props.screen.outcome?.(model.view(), language())?.title ?? sayHouse().table.slate.won(winners())
    const by = made()?.step.by
    return by === undefined ? '' : nameOf(model.seats(), by)
  }
  const colour = () => {
    const by = made()?.step.by
    return by === undefined || isBeginning() || isEnd() ? undefined : colourOf(by)
  }
  return (
    <section class="mat replay-now" id={model.ids.slate} aria-label={say().title}>
      <header>
        <p class="caps">{where()}</p>
        <h2>
          <Show when={colour()}>{(one) => <PlayerShape colour={one()} size={17} />}</Show>
          {title()}
        </h2>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ul class="just-now" tabIndex={0} aria-label={where()}>
        <Show when={strong()}>
          {(one) => (
            <li class="strong-here" classList={{ loss: one().isLoss }}>
              <Icon name="swing" size={16} />
              <span>
                {one().about} {one().better}
              </span>
            </li>
          )}
        </Show>
        <For each={fresh()} fallback={<li class="muted">{isBeginning() ? say().beginningHelp : say().quiet}</li>}>
          {(line) => <li>{line.text}</li>}
        </For>
      </ul>
      <p class="unseen" role="status">
        {[`${where()}. ${title()}.`, ...fresh().map(({ text }) => text), strong()?.about, strong()?.better]
          .filter(Boolean)
          .join(' ')}
      </p>
      <EyesSwitch replay={replay} model={model} />
    </section>
  )
}

/** Whose knowledge is shown, with everybody's points beside their name. */
function EyesSwitch(props: { replay: Replay; model: TableModel }) {
  const { replay, model } = props
  const { timeline } = replay
  const isHiding = hidesHands(timeline)
  const gained = createMemo(() => {
    const was = timeline.scores(timeline.previous(replay.n()), replay.eyes())
    return model.scores().map(({ total }, seat) => (replay.n() > timeline.first ? total - was[seat].total : 0))
  })
  const help = () => {
    const { all, seat, onlooker } = say().hidden
    return replay.eyes() === 'all' ? all : replay.eyes() === SPECTATOR ? onlooker : seat
  }
  return (
    <fieldset class="eyes" aria-label={say().seenBy}>
      <p class="caps" aria-hidden="true">
        {say().seenBy}
        <Show when={isHiding}>
          <small>{help()}</small>
        </Show>
      </p>
      <div class="eyes-row">
        <Eye replay={replay} eyes="all" name={say().all} />
        <For each={model.seats()}>
          {(_, seat) => (
            <Eye
              replay={replay}
              eyes={seat()}
              name={nameOf(model.seats(), seat())}
              points={model.scores()[seat()]?.total ?? 0}
              gained={gained()[seat()] ?? 0}
            />
          )}
        </For>
        <Show when={isHiding}>
          <Eye replay={replay} eyes={SPECTATOR} name={say().onlooker} />
        </Show>
      </div>
    </fieldset>
  )
}

function Eye(props: { replay: Replay; eyes: Eyes; name: string; points?: number; gained?: number }) {
  return (
    <label>
      <input
        type="radio"
        name="eyes"
        class="unseen"
        checked={props.replay.eyes() === props.eyes}
        onChange={() => props.replay.look(props.eyes)}
      />
      <span class="eye">
        <span class="who">
          <Show when={typeof props.eyes === 'number' && props.eyes >= 0}>
            <PlayerShape colour={colourOf(Number(props.eyes))} size={13} />
          </Show>
          {props.name}
        </span>
        <Show when={props.points !== undefined}>
          <b>
            {written(props.points ?? 0)}
            <Show when={props.gained}>
              {(more) => <small classList={{ less: more() < 0 }}>{signed(more())}</small>}
            </Show>
          </b>
        </Show>
      </span>
    </label>
  )
}
