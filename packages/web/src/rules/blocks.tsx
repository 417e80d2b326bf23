import { useLocation } from '@solidjs/router'
import { For, Match, Suspense, Switch } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { Icon } from '../design/icon.tsx'
import { type Block, numbersOf, type Ruling, type Table } from './book.ts'
import { CardList } from './cards.tsx'
import { figureOf } from './figures.tsx'
import { Prose } from './prose.tsx'
import { useReading } from './reading.ts'
import { mark, textsOf } from './search.ts'
import { plain } from './sentence.ts'
import { words } from './texts/index.ts'
import './blocks.css'

/** First cells up to this length are kept on one line. */
const SHORT = 12
/** More columns than this stand below each other on a phone, each value beside the name of its column. */
const BROAD = 3

/** One block of a section, whatever it is. `heading` names it for whoever cannot see where it stands. */
export function BlockView(props: { block: Exclude<Block, Ruling>; heading: string; figure: number }) {
  const as = <Name extends string>(name: Name) =>
    (name in props.block ? props.block : undefined) as Extract<Block, Record<Name, unknown>> | undefined
  return (
    <Switch>
      <Match when={as('p')}>
        {(it) => (
          <p>
            <Prose text={it().p} />
          </p>
        )}
      </Match>
      <Match when={as('list')}>
        {(it) => (
          <ul class="points">
            <For each={it().list}>
              {(line) => (
                <li>
                  <Prose text={line} />
                </li>
              )}
            </For>
          </ul>
        )}
      </Match>
      <Match when={as('steps')}>
        {(it) => (
          <ol class="steps">
            <For each={it().steps}>
              {(line) => (
                <li>
                  <span>
                    <Prose text={line} />
                  </span>
                </li>
              )}
            </For>
          </ol>
        )}
      </Match>
      <Match when={as('example')}>{(it) => <Example text={it().example} />}</Match>
      <Match when={as('table')}>{(it) => <TableView table={it().table} heading={props.heading} />}</Match>
      <Match when={as('cards')}>{(it) => <CardList cards={it().cards} />}</Match>
      <Match when={as('figure')}>
        {(it) => <FigureView figure={it().figure} caption={it().caption} number={props.figure} />}
      </Match>
    </Switch>
  )
}

function Example(props: { text: string }) {
  return (
    <div class="example" role="note">
      <p class="kind">
        <Icon name="play" size={15} />
        {words().example}
      </p>
      <p>
        <Prose text={props.text} />
      </p>
    </div>
  )
}

/** Odd cases, folded away from whoever reads for the first time; open for who looks for one of them. */
export function Rulings(props: { rulings: readonly Ruling[] }) {
  const reading = useReading()
  const place = useLocation()
  const numbers = () => props.rulings.flatMap(({ ruling }) => ruling)
  const isWanted = () =>
    numbers().some((number) => place.hash === `#ruling-${number}`) ||
    props.rulings.some((ruling) => textsOf(ruling).some((text) => mark(text, reading.query()).some(({ hit }) => hit)))
  return (
    <details class="rulings" open={isWanted()}>
      <summary>
        <Icon name="chevron" size={16} />
        {words().foldedRulings(props.rulings.length)}
      </summary>
      <For each={props.rulings}>{(ruling) => <RulingView ruling={ruling} />}</For>
    </details>
  )
}

function RulingView(props: { ruling: Ruling }) {
  return (
    <div class="ruling" role="note" id={`ruling-${props.ruling.ruling[0]}`}>
      <p class="kind">
        <Icon name="lock" size={15} />
        {words().ruling(numbersOf(props.ruling))}
      </p>
      <p>
        <Prose text={props.ruling.says} />
      </p>
      <p class="why">
        <b>{words().why}</b> <Prose text={props.ruling.why} />
      </p>
    </div>
  )
}

function TableView(props: { table: Table; heading: string }) {
  /** Numbers say nothing by themselves where their column has no heading in sight; names do. */
  const counts = () => props.table.rows.some(([first]) => /^\d/.test(first))
  return (
    // A wide table scrolls by itself, and must be reachable by keyboard to do so.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs the focus
    <section class="wide" tabIndex={0} aria-label={words().table(props.heading)}>
      <table
        classList={{
          tight: props.table.rows.every((row) => row[0].length <= SHORT),
          broad: props.table.head.length > BROAD,
        }}
      >
        <thead>
          <tr>
            <For each={props.table.head}>
              {(cell) => (
                <th scope="col">
                  <Prose text={cell} />
                </th>
              )}
            </For>
          </tr>
        </thead>
        <tbody>
          <For each={props.table.rows}>
            {(row) => (
              <tr>
                <For each={row}>
                  {(cell, at) =>
                    at() === 0 ? (
                      <th scope="row" data-column={counts() ? plain(props.table.head[0]) : undefined}>
                        <Prose text={cell} />
                      </th>
                    ) : (
                      <td data-column={plain(props.table.head[at()])}>
                        <Prose text={cell} />
                      </td>
                    )
                  }
                </For>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </section>
  )
}

function FigureView(props: { figure: string; caption: string; number: number }) {
  const reading = useReading()
  return (
    <figure>
      {/* A picture of the table, not the table: nothing in it can be touched, and its caption says what it shows. */}
      <div class="drawn" inert aria-hidden="true">
        <Suspense fallback={<div class="being-drawn" />}>
          <Dynamic component={figureOf(reading.game(), props.figure)} />
        </Suspense>
      </div>
      <figcaption>
        <b>{words().figure(props.number)}</b> <Prose text={props.caption} />
      </figcaption>
    </figure>
  )
}
