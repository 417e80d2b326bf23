import { For, type JSX, Show } from 'solid-js'
import { Icon } from '../../design/icon.tsx'
import { Price, PriceTag } from '../../design/price.tsx'
import { language } from '../../language.ts'
import { colon } from '../../texts/thin.ts'
import type { SlateColumn, SlatePrice, SlateRow } from '../table/game-screen.ts'

/** What a price needs to be considered and pressed. */
export interface PriceHandlers {
  /** Where the words are that say what the considered choice will do. */
  readonly whatItDoes: string
  isConsidered(price: SlatePrice): boolean
  events(price: SlatePrice): JSX.ButtonHTMLAttributes<HTMLButtonElement>
  /** Nothing is considered any more. */
  lookAway(): void
}

interface RowProps {
  row: SlateRow
  /** The columns its prices stand in; none where a row has one price. */
  columns: readonly SlateColumn[]
  /** There are no heads that would say what a price risks. */
  alone?: boolean
  handlers: PriceHandlers
}

/** One row of the slate: the whole row is the button where it has one price, else each price is. */
export function ChoiceRow(props: RowProps) {
  const lit = () => props.row.prices.some((price) => props.handlers.isConsidered(price))
  const inColumns = () => props.columns.length > 0 && props.row.prices.some(({ column }) => column !== undefined)
  const only = () => (props.row.prices.length === 1 && !inColumns() ? props.row.prices[0] : undefined)
  return (
    <Show when={props.row.prices.length > 0} fallback={<ClosedRow row={props.row} />}>
      <Show when={only()} keyed fallback={<PriceRow {...props} lit={lit()} inColumns={inColumns()} />}>
        {(price) => (
          <button
            type="button"
            class="row"
            classList={{ lit: lit(), apart: props.row.apart }}
            data-row
            aria-describedby={lit() ? props.handlers.whatItDoes : undefined}
            {...props.handlers.events(price)}
          >
            <What row={props.row} />
            <Show when={price.price || price.unit}>
              <PriceTag
                price={price.price}
                unit={price.unit}
                icon={price.icon}
                spoken={price.spoken}
                note={props.alone ? price.note : undefined}
                sum={price.sum}
                on={lit()}
              />
            </Show>
          </button>
        )}
      </Show>
    </Show>
  )
}

/** What cannot be done now stands where it always stands, and says why. */
function ClosedRow(props: { row: SlateRow }) {
  return (
    <div class="row closed" classList={{ apart: props.row.apart }}>
      <What row={props.row} />
      <span class="price">
        <small>{props.row.closed?.()}</small>
      </span>
    </div>
  )
}

function PriceRow(props: RowProps & { lit: boolean; inColumns: boolean }) {
  const cells = (): readonly (SlatePrice | undefined)[] =>
    props.inColumns
      ? props.columns.map((_, at) => props.row.prices.find(({ column }) => column === at))
      : props.row.prices
  /** What a price risks stands below it where it is not the same for the whole column. */
  const below = (price: SlatePrice, at: number) =>
    props.columns[at]?.differs ? (price.brief ?? price.note) : undefined
  return (
    <fieldset class="row" classList={{ lit: props.lit }} data-row aria-label={props.row.title}>
      <What row={props.row} />
      <For each={cells()}>
        {(price, at) => (
          <Show
            when={price}
            keyed
            fallback={
              <NoPrice
                means={props.columns[at()]?.name ?? ''}
                why={props.row.whyEmpty?.(at())}
                onFocus={() => props.handlers.lookAway()}
              />
            }
          >
            {(one) => (
              <Price
                price={one.price}
                unit={one.unit}
                icon={one.icon}
                note={below(one, at())}
                warns={one.spoils !== undefined}
                sum={below(one, at()) === undefined ? one.sum : undefined}
                on={props.handlers.isConsidered(one)}
                aria-label={spoken(one, below(one, at()))}
                aria-describedby={props.handlers.isConsidered(one) ? props.handlers.whatItDoes : undefined}
                {...props.handlers.events(one)}
              />
            )}
          </Show>
        )}
      </For>
    </fieldset>
  )
}

/** An empty cell tells why to whoever points at it, touches it or comes to it with the arrow keys. */
function NoPrice(props: { means: string; why: string | undefined; onFocus(): void }) {
  return (
    <Show when={props.why} fallback={<span class="no-price" />}>
      {(why) => (
        <button
          type="button"
          class="no-price"
          aria-disabled="true"
          tabIndex={-1}
          data-why
          onFocus={() => props.onFocus()}
        >
          <span class="why">
            {props.means}
            {colon(language())}
            {why()}
          </span>
        </button>
      )}
    </Show>
  )
}

/** What is seen comes first, so that it can be asked for by voice; then the whole sentence, and what it risks. */
const spoken = ({ price, unit, sum, sentence, note, spoils }: SlatePrice, below: string | undefined): string => {
  const seen = [price, unit, below ?? sum].filter(Boolean).join(' ')
  return `${seen}${colon(language())}${[sentence, note === below ? undefined : note, spoils].filter(Boolean).join(', ')}`
}

/** What every price of a row spoils; where only some do, each says so itself. */
const spoilt = ({ prices }: SlateRow): string | undefined =>
  prices.every(({ spoils }) => spoils !== undefined) ? prices[0]?.spoils : undefined

export function What(props: { row: SlateRow }) {
  return (
    <>
      <Show
        when={props.row.mark}
        fallback={<Show when={props.row.icon}>{(icon) => <Icon name={icon()} size={20} />}</Show>}
      >
        {(mark) => <span class="mark">{mark()()}</span>}
      </Show>
      <Show when={props.row.short}>
        <span class="short" aria-hidden="true">
          {props.row.short}
        </span>
      </Show>
      <span class="what">
        <b>{props.row.title}</b>
        <Show
          when={spoilt(props.row)}
          fallback={<Show when={props.row.detail}>{(detail) => <small>{detail()}</small>}</Show>}
        >
          {(what) => (
            <small class="spoils">
              <Icon name="warn" size={13} /> {what()}
            </small>
          )}
        </Show>
      </span>
      <Show when={props.row.gets}>{(gets) => <span class="gets">{gets()()}</span>}</Show>
    </>
  )
}
