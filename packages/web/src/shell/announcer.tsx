import { createEffect, createSignal, on } from 'solid-js'
import { language } from '../language.ts'
import type { GameScreen } from './game-screen.ts'
import type { LogLine } from './log.tsx'
import { namesOf } from './names.ts'
import type { TableModel } from './table-model.ts'

/** Reads out what happened and what is asked. */
export function Announcer(props: { model: TableModel; screen: GameScreen; lines: () => readonly LogLine[] }) {
  const [words, setWords] = createSignal('')
  let heard = -1
  createEffect(
    on([props.lines, props.model.ask], ([lines, ask]) => {
      const fresh = heard < 0 ? [] : lines.filter(({ n }) => n > heard).map(({ text }) => text)
      heard = lines.at(-1)?.n ?? heard
      const question =
        ask && props.screen.question(ask, props.model.view(), namesOf(props.model.seats()), language()).title
      const text = [...fresh, ...(question ? [question] : [])].join(' ')
      if (text) setWords(text)
    }),
  )
  return (
    <p class="unseen" role="log" aria-live="polite">
      {words()}
    </p>
  )
}
