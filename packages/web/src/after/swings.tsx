import { A } from '@solidjs/router'
import { For, Show } from 'solid-js'
import { Icon } from '../design/icon.tsx'
import { PlayerMark } from '../design/player-mark.tsx'
import { language } from '../language.ts'
import { colourOf } from '../shell/seats/names.ts'
import { capital } from '../texts/capital.ts'
import { signed } from '../texts/minus.ts'
import { colon } from '../texts/thin.ts'
import type { GameAfter } from './game-after.ts'
import type { Moment, Story } from './story.ts'
import { words } from './texts/index.ts'

/** The turns that brought somebody forward or back. */
export function Swings(props: {
  story: Story
  game: GameAfter
  names: readonly string[]
  when(moment: Moment): string
  /** Where a position is seen again. */
  watch(at: number): string
}) {
  const texts = () => words().swings
  return (
    <section class="mat after-facts" aria-labelledby="swings">
      <h2 id="swings">{texts().title}</h2>
      <Show when={props.story.swings.length > 0} fallback={<p class="quiet">{texts().quiet}</p>}>
        <ol>
          <For each={props.story.swings}>
            {(swing) => {
              const moment = props.story.course[swing.moment]
              const mover = moment.seat ?? swing.seat
              const line = () => props.game.turn(swing.told, mover, props.names, language())
              return (
                <li>
                  <i class="roundel">
                    <Icon name="swing" size={20} />
                  </i>
                  <div>
                    <A class="fact-title" href={props.watch(props.story.course[swing.moment - 1].at)}>
                      {capital(props.when(moment))}
                    </A>
                    <p class="turn">
                      <PlayerMark colour={colourOf(mover)} name={props.names[mover] ?? ''} /> {line() ?? ''}
                    </p>
                  </div>
                  <span class="change" classList={{ loss: swing.change < 0 }}>
                    <span class="unseen">{`${texts().change}, ${props.names[swing.seat]}${colon(language())}`}</span>
                    <Show when={swing.seat !== mover}>
                      <Icon name={`p-${colourOf(swing.seat)}`} size={13} class={`of-${colourOf(swing.seat)}`} />
                    </Show>
                    {signed(swing.change)}
                  </span>
                </li>
              )
            }}
          </For>
        </ol>
      </Show>
    </section>
  )
}
