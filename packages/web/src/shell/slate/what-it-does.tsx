import { For, Show } from 'solid-js'
import { Icon } from '../../design/icon.tsx'
import type { Preview } from '../table/game-screen.ts'
import { inWords, SumLine } from './sum-line.tsx'

/** What the considered choice does, line by line. */
export function WhatItDoes(props: { id: string; preview: Preview }) {
  return (
    <div class="preview" id={props.id}>
      <strong>
        <span>{props.preview.title}</span>
        <span>{props.preview.cost}</span>
      </strong>
      <For each={props.preview.sums}>{(sum) => <SumLine sum={sum} />}</For>
      <Show when={props.preview.drawn}>{(drawn) => <div class="drawn">{drawn()()}</div>}</Show>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ul tabIndex={0}>
        <For each={props.preview.lines}>
          {(line) => (
            <li class={line.mood ?? ''}>
              <Show when={line.icon}>{(icon) => <Icon name={icon()} size={14} />}</Show> {line.text}
              <Show when={line.more}>{(more) => <span class="more"> {more()}</span>}</Show>
            </li>
          )}
        </For>
      </ul>
    </div>
  )
}

/** The same for whoever hears it, where the board shows it to whoever sees. */
export function SpokenWhatItDoes(props: { id: string; preview: Preview | undefined }) {
  const lines = () => [
    ...(props.preview?.sums?.map(inWords) ?? []),
    ...(props.preview?.lines.flatMap(({ text, more }) => (more ? [text, more] : [text])) ?? []),
  ]
  return (
    <p class="unseen" id={props.id}>
      {lines().join('. ')}
    </p>
  )
}
