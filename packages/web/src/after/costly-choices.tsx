import { A } from '@solidjs/router'
import { createMemo, For, Show } from 'solid-js'
import { Icon } from '../design/icon.tsx'
import { PlayerMark } from '../design/player-mark.tsx'
import { language } from '../language.ts'
import { colourOf } from '../shell/seats/names.ts'
import type { GameScreen } from '../shell/table/game-screen.ts'
import { capital } from '../texts/capital.ts'
import { written } from '../texts/minus.ts'
import type { Insight } from './insight.ts'
import type { Missed } from './missed.ts'
import { type NamedChoice, namedChoices } from './named-choice.ts'
import { words } from './texts/index.ts'

interface CostlyProps {
  readonly insight: Insight
  readonly screen: GameScreen
  readonly names: readonly string[]
  readonly order: readonly number[]
  /** Where a position is seen again. */
  watch(at: number): string
}

/** How many choices cost points, and what should have been chosen where it cost most. */
export function CostlyChoices(props: CostlyProps) {
  const texts = () => words().fortune
  const costly = (seat: number) => props.insight.costly[seat] ?? { count: 0, points: 0 }
  return (
    <Show when={props.insight.looked > 0}>
      <li class="costly">
        <i class="roundel">
          <Icon name="hint" size={20} />
        </i>
        <div>
          <b class="fact-title">{texts().costly}</b>
          <p>{texts().costlyNote(props.insight.looked)}</p>
        </div>
        <ul class="lucks">
          <For each={props.order}>
            {(seat) => (
              <li>
                <PlayerMark colour={colourOf(seat)} name={props.names[seat] ?? ''} />
                <span>{texts().choices(costly(seat).count)}</span>
                <b>{about(costly(seat).points)}</b>
              </li>
            )}
          </For>
        </ul>
      </li>
      <For each={props.insight.missed}>{(missed) => <OneMissed {...props} missed={missed} />}</For>
    </Show>
  )
}

function OneMissed(props: CostlyProps & { missed: Missed }) {
  const texts = () => words().fortune
  const named = createMemo(() => namedChoices(props.screen, props.missed, props.names, language()))
  const when = () => capital(props.screen.moment?.(props.missed.when, language()) ?? '')
  return (
    <li class="missed">
      <i class="roundel">
        <Icon name="hint" size={20} />
      </i>
      <div>
        <A class="fact-title" href={props.watch(props.missed.at)}>
          {texts().better(when())}
        </A>
        <dl>
          <dt>
            <PlayerMark colour={colourOf(props.missed.seat)} name={props.names[props.missed.seat] ?? ''} />
          </dt>
          <Said choice={named().played} />
          <dt>{texts().instead}</dt>
          <Said choice={named().best} />
        </dl>
      </div>
      <span class="change loss">
        {about(props.missed.loss)}
        <small>{texts().giveOrTake(Math.max(1, Math.round(props.missed.margin)))}</small>
      </span>
    </li>
  )
}

function Said(props: { choice: NamedChoice }) {
  return (
    <dd>
      <b>{props.choice.title}</b> {props.choice.detail}
    </dd>
  )
}

/** What was lost, in whole points: it is not known more closely. */
const about = (points: number): string => written(-Math.round(points) || 0)
