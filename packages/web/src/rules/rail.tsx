import { For, Show } from 'solid-js'
import { Icon } from '../design/icon.tsx'
import { type Chapter, changesOf, numbersOf, type Rulebook } from './book.ts'
import { Prose } from './prose.tsx'
import { useReading } from './reading.ts'
import { words } from './texts/index.ts'
import './rail.css'

/** Beside the chapter: where you are in it, its gist, which expansions change it, and where the house had to decide. */
export function Rail(props: { book: Rulebook; chapter: Chapter; section: string }) {
  const reading = useReading()
  const changes = () => changesOf(props.book, props.chapter.id)
  const rulings = () =>
    props.chapter.sections.flatMap((section) => section.blocks.flatMap((block) => ('ruling' in block ? [block] : [])))
  return (
    <aside class="rail" aria-label={props.chapter.title}>
      <Show when={props.chapter.sections.length > 1}>
        <nav class="mat here-list" aria-label={words().onThisPage}>
          <h2 class="caps">{words().onThisPage}</h2>
          <ul>
            <For each={props.chapter.sections}>
              {(section) => (
                <li>
                  <a href={`#${section.id}`} aria-current={props.section === section.id ? 'location' : undefined}>
                    {section.title}
                  </a>
                </li>
              )}
            </For>
          </ul>
        </nav>
      </Show>
      <section class="mat gist" aria-labelledby="gist">
        <h2 id="gist">{words().inShort}</h2>
        <dl>
          <For each={props.chapter.short}>
            {([thing, fact]) => (
              <div>
                <dt>
                  <Prose text={thing} />
                </dt>
                <dd>
                  <Prose text={fact} />
                </dd>
              </div>
            )}
          </For>
        </dl>
      </section>
      <Show when={changes().length > 0}>
        <section class="mat changes" aria-labelledby="changes">
          <h2 id="changes">{words().changes}</h2>
          <ul>
            <For each={changes()}>
              {(change) => (
                <li>
                  <a href={reading.address(change.to)}>
                    <Icon name={change.icon} size={17} />
                    <span>
                      <b>{change.name}</b>
                      {change.says}
                    </span>
                  </a>
                </li>
              )}
            </For>
          </ul>
        </section>
      </Show>
      <Show when={rulings().length > 0}>
        <section class="mat verdicts" aria-labelledby="verdicts">
          <h2 id="verdicts">
            <Icon name="lock" size={16} />
            {words().rulings}
          </h2>
          <p>
            <For each={rulings()}>{(one) => <a href={`#ruling-${one.ruling[0]}`}>{numbersOf(one)}</a>}</For>
          </p>
          <p class="small">{words().rulingsHelp}</p>
        </section>
      </Show>
    </aside>
  )
}
