import { A, useLocation, useSearchParams } from '@solidjs/router'
import { createEffect, createMemo, createResource, createSignal, For, on, onCleanup, onMount, Show } from 'solid-js'
import { buttonClass } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { Languages } from '../design/languages.tsx'
import { Poster } from '../design/poster.tsx'
import { gameName } from '../games.ts'
import { guidedAddress } from '../guided/addresses.ts'
import { language, say } from '../language.ts'
import { Bar, Lights } from '../shell/bar/bar.tsx'
import { Foot } from '../shell/page/foot.tsx'
import { Article, Cover, NoChapter } from './article.tsx'
import { BackToTable } from './back-to-table.tsx'
import { bookOf, isRuled, ruledGames } from './books.ts'
import { Books, Contents } from './contents.tsx'
import { Finder } from './finder.tsx'
import { Rail } from './rail.tsx'
import { addressOf, type Reading, ReadingContext } from './reading.ts'
import { search } from './search.ts'
import { sectionInView } from './section-in-view.ts'
import { words } from './texts/index.ts'
import '../design/mat.css'
import './page.css'

/** `/rules`, `/rules/:game` and `/rules/:game/:chapter`. */
export default function Rules() {
  const location = useLocation()
  const path = createMemo(() => location.pathname.split('/').filter(Boolean).slice(1))
  const game = createMemo(() => {
    const name = path()[0] ?? ''
    return isRuled(name) ? name : undefined
  })
  return (
    <>
      <Bar title={words().title}>
        <Books game={game()} />
        <span class="push" />
        <BackToTable />
        <Lights />
        <Languages />
      </Bar>
      <Show when={game()} fallback={<Shelf />}>
        {(known) => <Book game={known()} chapter={path()[1] ?? ''} />}
      </Show>
      <Foot />
    </>
  )
}

function Shelf() {
  createEffect(() => {
    document.title = `${words().title} · Estaminet`
  })
  return (
    <main class="shelf">
      <h1>{words().shelf}</h1>
      <p class="lead">{words().shelfLead}</p>
      <ul>
        <For each={ruledGames}>
          {(game) => (
            <li>
              <A href={`/rules/${game}`} aria-label={words().read(gameName(game))}>
                <Poster game={game} />
                <span class="open">
                  {words().open}
                  <Icon name="arrow" size={18} />
                </span>
              </A>
            </li>
          )}
        </For>
      </ul>
    </main>
  )
}

/** Beside a page that is no chapter: the game itself. */
function Box(props: { game: string }) {
  return (
    <aside class="rail cover-box">
      <Poster game={props.game} />
      <Show when={guidedAddress(props.game)}>
        {(address) => (
          <A class={buttonClass('primary')} href={address()}>
            <Icon name="hint" size={17} />
            {say().home.guided}
          </A>
        )}
      </Show>
      <A class={buttonClass()} href={`/new?game=${props.game}`}>
        {say().home.newTable}
      </A>
    </aside>
  )
}

function Book(props: { game: string; chapter: string }) {
  const location = useLocation()
  const [asked, ask] = useSearchParams<{ q: string }>()
  const query = () => (typeof asked.q === 'string' ? asked.q : '')
  const [book] = createResource(
    () => [props.game, language()] as const,
    ([game, code]) => bookOf(game, code),
  )
  const shown = () => (book.error ? undefined : book.latest)
  const chapter = createMemo(() => shown()?.chapters.find(({ id }) => id === props.chapter))
  const hits = createMemo(() => {
    const open = shown()
    return open ? search(open, query()) : []
  })
  const [section, setSection] = createSignal('')
  sectionInView(chapter, setSection)

  const reading: Reading = {
    game: () => props.game,
    query,
    address: (to) => addressOf(props.game, to, query()),
  }

  createEffect(() => {
    const parts = [chapter()?.title, gameName(props.game), 'Estaminet']
    document.title = parts.filter(Boolean).join(' · ')
  })
  // A rule that was linked to is shown once its chapter is there.
  createEffect(
    on([chapter, () => location.hash], ([, hash]) => {
      if (hash) requestAnimationFrame(() => document.getElementById(hash.slice(1))?.scrollIntoView())
    }),
  )
  // A reader who cannot see the page is taken to the head of the new chapter.
  createEffect(
    on(
      () => props.chapter,
      () => {
        if (!location.hash) document.querySelector<HTMLElement>('.chapter h1')?.focus({ preventScroll: true })
      },
      { defer: true },
    ),
  )
  const seek = (event: KeyboardEvent) => {
    const writing = event.target instanceof HTMLElement && event.target.matches('input, textarea')
    if (event.key !== '/' || writing) return
    event.preventDefault()
    document.querySelector<HTMLElement>('.seek input')?.focus()
  }
  onMount(() => document.addEventListener('keydown', seek))
  onCleanup(() => document.removeEventListener('keydown', seek))

  return (
    <ReadingContext.Provider value={reading}>
      <Show when={book.error}>
        <p class="rules-failed" role="alert">
          {words().failed}
        </p>
      </Show>
      <Show when={shown()}>
        {(open) => (
          <div class="rules">
            <div class="aisle">
              <Books game={props.game} />
              <Finder
                hits={hits()}
                hint={open().seek}
                here={`${props.chapter}#${section()}`}
                onQuery={(q) => ask({ q: q === '' ? undefined : q }, { replace: true, scroll: false })}
              />
              <Contents book={open()} chapter={props.chapter} />
            </div>
            <main>
              <Show when={chapter()} fallback={props.chapter === '' ? <Cover book={open()} /> : <NoChapter />}>
                {(found) => <Article book={open()} chapter={found()} />}
              </Show>
            </main>
            <Show when={chapter()} fallback={<Box game={props.game} />}>
              {(found) => <Rail book={open()} chapter={found()} section={section()} />}
            </Show>
          </div>
        )}
      </Show>
    </ReadingContext.Provider>
  )
}
