import { A } from '@solidjs/router'
import { createSignal, For, Show } from 'solid-js'
import { Icon } from '../design/icon.tsx'
import { gameName } from '../games.ts'
import { type Chapter, expansionsIn, numbered, type Rulebook } from './book.ts'
import { ruledGames } from './books.ts'
import { useReading } from './reading.ts'
import { words } from './texts/index.ts'
import './contents.css'

/** The chapters of the book; on a narrow screen they fold away behind their title. */
export function Contents(props: { book: Rulebook; chapter: string }) {
  const reading = useReading()
  const [open, setOpen] = createSignal(false)
  const Line = (line: { chapter: Chapter; number?: number }) => (
    <li>
      <A
        href={reading.address(line.chapter.id)}
        aria-current={props.chapter === line.chapter.id ? 'page' : undefined}
        onClick={() => setOpen(false)}
      >
        <b>{line.chapter.icon ? <Icon name={line.chapter.icon} size={17} /> : line.number}</b>
        {line.chapter.title}
      </A>
    </li>
  )
  return (
    // The cover lists the chapters itself.
    <nav class="contents" classList={{ open: open(), 'at-cover': props.chapter === '' }} aria-label={words().contents}>
      <button type="button" class="fold" aria-expanded={open()} onClick={() => setOpen(!open())}>
        <Icon name="book" size={18} />
        {words().contents}
        <span class="push" />
        <Icon name="chevron" size={16} />
      </button>
      <h2 class="caps">{words().chapters}</h2>
      <ol>
        <For each={numbered(props.book)}>{(chapter, at) => <Line chapter={chapter} number={at() + 1} />}</For>
      </ol>
      <Show when={expansionsIn(props.book).length > 0}>
        <h2 class="caps">{words().expansions}</h2>
        <ul>
          <For each={expansionsIn(props.book)}>{(chapter) => <Line chapter={chapter} />}</For>
        </ul>
      </Show>
    </nav>
  )
}

/** One book or the other. */
export function Books(props: { game: string | undefined }) {
  return (
    <nav class="books" aria-label={words().books}>
      <For each={ruledGames}>
        {(game) => (
          <A href={`/rules/${game}`} aria-current={props.game === game ? 'true' : undefined}>
            {gameName(game)}
          </A>
        )}
      </For>
    </nav>
  )
}
