import { For } from 'solid-js'

/** A sentence in which what stands between backticks is a command to type. */
export function Commands(props: { text: string }) {
  return <For each={props.text.split('`')}>{(part, at) => (at() % 2 === 1 ? <code>{part}</code> : part)}</For>
}
