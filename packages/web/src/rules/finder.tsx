import { createEffect, createSignal, For, on, Show } from 'solid-js'
import { Button } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { Lit } from './prose.tsx'
import { useReading } from './reading.ts'
import type { Hit } from './search.ts'
import { words } from './texts/index.ts'
import './finder.css'

/** The best ones; who wants the others too asks for them. */
const FIRST = 5

/** The search field and what it finds. Arrow keys walk from the field through the places and back. */
export function Finder(props: { hits: readonly Hit[]; hint: string; here: string; onQuery(query: string): void }) {
  const reading = useReading()
  let box: HTMLElement | undefined
  let field: HTMLInputElement | undefined
  const [all, setAll] = createSignal(false)
  createEffect(on(reading.query, () => setAll(false)))

  function walk(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      props.onQuery('')
      field?.focus()
      return
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 || !box) return
    const stops = [...box.querySelectorAll<HTMLElement>('input, .hits a, .all-hits')]
    const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step]
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return (
    <search ref={box} onKeyDown={walk}>
      <label class="seek">
        <Icon name="search" size={20} />
        <span class="unseen">{words().search}</span>
        <input
          ref={field}
          type="text"
          inputMode="search"
          enterkeyhint="search"
          autocomplete="off"
          placeholder={props.hint}
          value={reading.query()}
          onInput={(event) => props.onQuery(event.currentTarget.value)}
        />
        <Show when={reading.query() !== ''}>
          <button
            type="button"
            aria-label={words().clear}
            title={words().clear}
            onClick={() => {
              props.onQuery('')
              field?.focus()
            }}
          >
            <Icon name="close" size={17} />
          </button>
        </Show>
      </label>
      <p class="tally" role="status">
        <Show when={reading.query().trim() !== ''}>
          {words().found(props.hits.length)}
          <Show when={props.hits.length > 1}>
            <span class="keys" aria-hidden="true">
              {' · '}
              <kbd>↑</kbd> <kbd>↓</kbd> {words().walk}
            </span>
          </Show>
        </Show>
      </p>
      <Show when={reading.query().trim() !== '' && props.hits.length === 0}>
        <p class="nothing">{words().nothing}</p>
      </Show>
      <Show when={props.hits.length > 0}>
        <ol class="hits">
          <For each={all() ? props.hits : props.hits.slice(0, FIRST)}>
            {(hit) => {
              const to = `${hit.chapter.id}#${hit.section.id}`
              return (
                <li>
                  <a href={reading.address(to)} aria-current={props.here === to ? 'location' : undefined}>
                    <span class="caps">
                      {hit.number === undefined ? '' : `${hit.number} · `}
                      {hit.chapter.title}
                    </span>
                    <b>
                      <Lit text={hit.section.title} />
                    </b>
                    <span class="snippet">
                      <Lit text={hit.snippet} />
                    </span>
                  </a>
                </li>
              )
            }}
          </For>
        </ol>
      </Show>
      <Show when={!all() && props.hits.length > FIRST}>
        <Button
          class="all-hits"
          onClick={() => {
            setAll(true)
            box?.querySelectorAll<HTMLElement>('.hits a')[FIRST]?.focus()
          }}
        >
          {words().showAll(props.hits.length)}
        </Button>
      </Show>
    </search>
  )
}
