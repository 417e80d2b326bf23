import { For, type JSX, Show } from 'solid-js'
import { Button } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { PlayerMark } from '../design/player-mark.tsx'
import { colourOf } from '../shell/seats/names.ts'
import { signed } from '../texts/minus.ts'
import type { Insight } from './insight.ts'
import type { Moment } from './story.ts'
import { words } from './texts/index.ts'

const BAR = 60

interface FortunesProps {
  readonly insight: Insight | undefined
  /** How much of the look is done, while it is being taken. */
  readonly share: number | undefined
  goOn(): void
  readonly course: readonly Moment[]
  readonly names: readonly string[]
  readonly order: readonly number[]
  when(moment: Moment): string
  /** The choices that cost points. */
  readonly choices: JSX.Element
}

/** Luck and choices apart: what dice and draws brought, and which choices cost points. It is there when it is worked out. */
export function Fortunes(props: FortunesProps) {
  const texts = () => words().fortune
  const isAlone = () => props.order.length === 1
  const luck = (seat: number) => Math.round(props.insight?.luck[seat] ?? 0)
  const most = () => Math.max(5, ...props.order.map((seat) => Math.abs(luck(seat))))
  return (
    <section class="mat after-facts after-fortunes" aria-labelledby="fortunes">
      <h2 id="fortunes">{texts().title}</h2>
      <Show when={props.insight}>
        {(insight) => (
          <ul>
            <li>
              <i class="roundel">
                <Icon name="dice" size={20} />
              </i>
              <div>
                <b class="fact-title">{texts().luck}</b>
                <p>{isAlone() ? texts().luckPoints : texts().luckNote}</p>
              </div>
              <ul class="lucks">
                <For each={props.order}>
                  {(seat) => (
                    <li>
                      <PlayerMark colour={colourOf(seat)} name={props.names[seat] ?? ''} />
                      <svg width={BAR} height="8" aria-hidden="true">
                        <rect
                          class={luck(seat) < 0 ? `hollow-${colourOf(seat)}` : `segment-${colourOf(seat)}`}
                          x="1"
                          y="1"
                          width={Math.max(1, (Math.abs(luck(seat)) / most()) * (BAR - 2))}
                          height="6"
                          rx="2"
                        />
                      </svg>
                      <b>{signed(luck(seat))}</b>
                    </li>
                  )}
                </For>
              </ul>
            </li>
            <For each={insight().turns}>
              {(turn) => (
                <li>
                  <i class="roundel">
                    <Icon name="dice" size={20} />
                  </i>
                  <div>
                    <b class="fact-title">{texts().byLuck}</b>
                    <p>
                      <PlayerMark colour={colourOf(turn.seat)} name={props.names[turn.seat] ?? ''} />,{' '}
                      {props.when(props.course[turn.moment])}
                    </p>
                  </div>
                  <span class="change" classList={{ loss: turn.chance < 0 }}>
                    {texts().percent(signed(turn.chance))}
                  </span>
                </li>
              )}
            </For>
            {props.choices}
          </ul>
        )}
      </Show>
      <Unfinished {...props} />
    </section>
  )
}

/** What is still being worked out, or was left out. Its line stays, so that whoever hears the page hears it change. */
function Unfinished(props: FortunesProps) {
  const texts = () => words().fortune
  const isWorking = () => props.share !== undefined
  const left = () => {
    const { left, chances } = props.insight ?? {}
    if (left === undefined || chances === undefined) return props.insight ? undefined : texts().failed
    return left === 'course' ? texts().leftCourse(props.when(props.course[chances.length - 1])) : texts().leftChoices
  }
  const said = () => (isWorking() ? texts().waiting : left())
  let line: HTMLParagraphElement | undefined
  /** The button goes with the press: whoever pressed it by key stands where the answer comes. */
  function goOn(): void {
    props.goOn()
    line?.focus()
  }
  return (
    <div class="unfinished" classList={{ done: said() === undefined }}>
      <p role="status" tabIndex={-1} ref={line}>
        {said()}
      </p>
      <Show when={isWorking()}>
        <progress max={1} value={props.share} aria-label={texts().waiting} />
      </Show>
      <Show when={!isWorking() && props.insight && said()}>
        <Button size="small" icon="next" onClick={goOn}>
          {texts().goOn}
        </Button>
      </Show>
    </div>
  )
}
