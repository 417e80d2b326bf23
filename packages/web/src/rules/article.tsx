import { A } from '@solidjs/router'
import { For, Show } from 'solid-js'
import { buttonClass } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { BlockView, Rulings } from './blocks.tsx'
import { type Block, type Chapter, expansionsIn, gathered, numbered, type Rulebook } from './book.ts'
import { PrimerLink } from './primer/primer.tsx'
import { Lit, Prose } from './prose.tsx'
import { useReading } from './reading.ts'
import { words } from './texts/index.ts'
import './article.css'

/** A chapter, to be read from top to bottom. */
export function Article(props: { book: Rulebook; chapter: Chapter }) {
  const reading = useReading()
  const at = () => props.book.chapters.indexOf(props.chapter)
  const figures = () => {
    const drawn = props.chapter.sections
      .flatMap((section) => section.blocks)
      .filter((block: Block) => 'figure' in block)
    return new Map<Block, number>(drawn.map((block, i) => [block, i + 1]))
  }
  return (
    <article class="chapter mat">
      <p class="caps">
        {props.chapter.icon ? words().expansion : words().chapterOf(at() + 1, numbered(props.book).length)}
      </p>
      <h1 tabIndex={-1}>
        <Lit text={props.chapter.title} />
      </h1>
      <p class="lead">
        <Prose text={props.chapter.lead} />
      </p>
      <Show when={props.chapter.icon}>
        <PrimerLink game={reading.game()} expansion={props.chapter.id} />
      </Show>
      <For each={props.chapter.sections}>
        {(section) => (
          <section aria-labelledby={section.id}>
            <h2 id={section.id}>
              <Lit text={section.title} />
              <a
                class="here"
                href={reading.address(`${props.chapter.id}#${section.id}`)}
                aria-label={words().linkTo(section.title)}
              >
                #
              </a>
            </h2>
            <For each={gathered(section.blocks)}>
              {(block) =>
                'rulings' in block ? (
                  <Rulings rulings={block.rulings} />
                ) : (
                  <BlockView block={block} heading={section.title} figure={figures().get(block) ?? 0} />
                )
              }
            </For>
          </section>
        )}
      </For>
      <nav class="neighbours" aria-label={words().chapters}>
        <Neighbour chapter={props.book.chapters[at() - 1]} way="prev" label={words().before} />
        <Neighbour chapter={props.book.chapters[at() + 1]} way="next" label={words().after} />
      </nav>
    </article>
  )
}

function Neighbour(props: { chapter: Chapter | undefined; way: 'prev' | 'next'; label: string }) {
  const reading = useReading()
  return (
    <Show when={props.chapter} fallback={<span />}>
      {(chapter) => (
        <a class={props.way} href={reading.address(chapter().id)}>
          <Icon name="arrow" size={20} />
          <span>
            <small>{props.label}</small>
            {chapter().title}
          </span>
        </a>
      )}
    </Show>
  )
}

/** The first page of a book: every chapter with the sentence it opens with. */
export function Cover(props: { book: Rulebook }) {
  return (
    <article class="chapter mat">
      <p class="caps">{words().title}</p>
      <h1 tabIndex={-1}>{props.book.title}</h1>
      <p class="lead">{props.book.lead}</p>
      <ol class="cover">
        <For each={numbered(props.book)}>{(chapter, at) => <CoverLine chapter={chapter} number={at() + 1} />}</For>
      </ol>
      <Show when={expansionsIn(props.book).length > 0}>
        <h2>{words().expansions}</h2>
        <ul class="cover">
          <For each={expansionsIn(props.book)}>{(chapter) => <CoverLine chapter={chapter} />}</For>
        </ul>
      </Show>
    </article>
  )
}

function CoverLine(props: { chapter: Chapter; number?: number }) {
  const reading = useReading()
  return (
    <li>
      <a href={reading.address(props.chapter.id)}>
        <b class="number">{props.chapter.icon ? <Icon name={props.chapter.icon} size={24} /> : props.number}</b>
        <span>
          <strong>{props.chapter.title}</strong>
          {props.chapter.lead}
        </span>
      </a>
    </li>
  )
}

/** An address without a chapter behind it. */
export function NoChapter() {
  const reading = useReading()
  return (
    <article class="chapter no-chapter mat">
      <Icon name="book" size={48} />
      <h1 tabIndex={-1}>{words().missing}</h1>
      <p class="lead">{words().missingHelp}</p>
      <p>
        <A class={buttonClass('primary')} href={reading.address('')}>
          {words().toContents}
        </A>
      </p>
    </article>
  )
}
