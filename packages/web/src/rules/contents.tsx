import { A } from '@solidjs/router'
import { createSignal, For } from 'solid-js'
import { Icon } from '../design/icon.tsx'
import { gameName } from '../games.ts'
import type { Rulebook } from './book.ts'
import { ruledGames } from './books.ts'
import { useReading } from './reading.ts'
import { words } from './texts/index.ts'
import './contents.css'

/** The chapters of the book; on a narrow screen they fold away behind their title. */
export function Contents(props: { book: Rulebook; chapter: string }) {
  const reading = useReading()
  const [open, setOpen] = createSignal(false)
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
        <For each={props.book.chapters}>
          {(chapter, at) => (
            <li>
              <A
                href={reading.address(chapter.id)}
                aria-current={props.chapter === chapter.id ? 'page' : undefined}
                onClick={() => setOpen(false)}
              >
                <b>{at() + 1}</b>
                {chapter.title}
              </A>
            </li>
          )}
        </For>
      </ol>
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
