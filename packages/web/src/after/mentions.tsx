import { For, Show } from 'solid-js'
import { Icon } from '../design/icon.tsx'
import { PlayerShape } from '../design/player-mark.tsx'
import { colourOf } from '../shell/seats/names.ts'
import type { Mention } from './game-after.ts'
import { words } from './texts/index.ts'

/** Awards nobody played for.
 * @param props.wide They have the row for themselves. */
export function Mentions(props: { mentions: readonly Mention[]; wide: boolean }) {
  return (
    <section class="mat after-facts after-mentions" classList={{ wide: props.wide }} aria-labelledby="mentions">
      <h2 id="mentions">{words().awards.title}</h2>
      <Show when={props.mentions.length > 0} fallback={<p class="quiet">{words().awards.none}</p>}>
        <ul>
          <For each={props.mentions}>
            {({ seat, icon, title, text }) => (
              <li>
                <i class={`roundel of-block-${colourOf(seat)}`}>
                  <Icon name={icon} size={20} />
                </i>
                <div>
                  <b class="fact-title">
                    {title} <PlayerShape colour={colourOf(seat)} size={12} />
                  </b>
                  <p>{text}</p>
                </div>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </section>
  )
}
