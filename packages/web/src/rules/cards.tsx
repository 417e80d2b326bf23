import { useLocation } from '@solidjs/router'
import { For, Show, Suspense } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { Icon } from '../design/icon.tsx'
import type { Card } from './book.ts'
import { figureOf } from './figures.tsx'
import { Lit } from './prose.tsx'
import { useReading } from './reading.ts'
import './cards.css'

/** The cards of an expansion, each with an address of its own. */
export function CardList(props: { cards: readonly Card[] }) {
  return (
    <ul class="card-list">
      <For each={props.cards}>{(card) => <CardView card={card} />}</For>
    </ul>
  )
}

function CardView(props: { card: Card }) {
  const reading = useReading()
  const place = useLocation()
  return (
    <li id={props.card.id} classList={{ sought: place.hash === `#${props.card.id}` }}>
      <span class="art" aria-hidden="true">
        <Show when={props.card.picture} fallback={<Icon name={props.card.icon} size={24} />}>
          {(picture) => (
            <Suspense>
              <Dynamic component={figureOf(reading.game(), picture())} />
            </Suspense>
          )}
        </Show>
      </span>
      <div>
        <h3>
          <Lit text={props.card.title} />
          <Show when={props.card.tag}>
            {(tag) => (
              <span class="tag">
                <Lit text={tag()} />
              </span>
            )}
          </Show>
        </h3>
        <For each={props.card.lines}>
          {(line) => (
            <p>
              <Show when={line.label}>
                {(label) => (
                  <>
                    <b>{label()}</b>{' '}
                  </>
                )}
              </Show>
              <Lit text={line.text} />
            </p>
          )}
        </For>
      </div>
    </li>
  )
}
