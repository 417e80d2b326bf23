import { LEVELS, parted } from '@estaminet/bots/levels'
import { For } from 'solid-js'
import './strength.css'

/** How strong a bot is among all levels, as bars: for cards that have no room for the word. The word is said beside it. */
export function Strength(props: { level: string }) {
  const reached = () => LEVELS.indexOf(parted(props.level).level)
  return (
    <span class="strength-bars" aria-hidden="true">
      <For each={LEVELS}>{(_, at) => <i classList={{ on: at() <= reached() }} />}</For>
    </span>
  )
}
