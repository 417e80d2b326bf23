import { For } from 'solid-js'
import { Icon } from './icon.tsx'

/** A few lines, each behind its icon; one without words is left out. */
export function IconLines(props: { class: string; lines: readonly (readonly [icon: string, text: string])[] }) {
  return (
    <ul class={props.class}>
      <For each={props.lines.filter(([, text]) => text !== '')}>
        {([icon, text]) => (
          <li>
            <Icon name={icon} size={17} />
            <span>{text}</span>
          </li>
        )}
      </For>
    </ul>
  )
}
