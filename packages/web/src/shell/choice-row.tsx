import { For, type JSX, Show } from 'solid-js'
import { Icon } from '../design/icon.tsx'
import { Price, PriceTag } from '../design/price.tsx'
import { language } from '../language.ts'
import { colon } from '../texts/thin.ts'
import type { SlatePrice, SlateRow } from './game-screen.ts'

/** What a price needs to be considered and pressed. */
export interface PriceDeeds {
  isConsidered(price: SlatePrice): boolean
  events(price: SlatePrice): JSX.ButtonHTMLAttributes<HTMLButtonElement>
}

/** One row of the slate: the whole row is the button where it has one price, else each price is. */
export function ChoiceRow(props: { row: SlateRow; columns: number; deeds: PriceDeeds }) {
  const lit = () => props.row.prices.some((price) => props.deeds.isConsidered(price))
  const inColumns = () => props.columns > 0 && props.row.prices.some(({ column }) => column !== undefined)
  const only = () => (props.row.prices.length === 1 && !inColumns() ? props.row.prices[0] : undefined)
  return (
    <Show when={only()} keyed fallback={<PriceRow {...props} lit={lit()} inColumns={inColumns()} />}>
      {(price) => (
        <button type="button" class="row" classList={{ lit: lit() }} data-row {...props.deeds.events(price)}>
          <What row={props.row} />
          <Show when={price.price || price.unit}>
            <PriceTag price={price.price} unit={price.unit} icon={price.icon} on={lit()} />
          </Show>
        </button>
      )}
    </Show>
  )
}

function PriceRow(props: { row: SlateRow; columns: number; deeds: PriceDeeds; lit: boolean; inColumns: boolean }) {
  const cells = (): readonly (SlatePrice | undefined)[] =>
    props.inColumns
      ? Array.from({ length: props.columns }, (_, at) => props.row.prices.find(({ column }) => column === at))
      : props.row.prices
  return (
    <fieldset class="row" classList={{ lit: props.lit }} data-row aria-label={props.row.title}>
      <What row={props.row} />
      <For each={cells()}>
        {(price) => (
          <Show when={price} keyed fallback={<span class="no-price" />}>
            {(one) => (
              <Price
                price={one.price}
                unit={one.unit}
                icon={one.icon}
                on={props.deeds.isConsidered(one)}
                aria-label={spoken(one)}
                {...props.deeds.events(one)}
              />
            )}
          </Show>
        )}
      </For>
    </fieldset>
  )
}

/** What is seen comes first, so that it can be asked for by voice; then the whole sentence. */
const spoken = ({ price, unit, sentence }: SlatePrice): string =>
  `${[price, unit].filter(Boolean).join(' ')}${colon(language())}${sentence}`

function What(props: { row: SlateRow }) {
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
        <Show when={props.row.detail}>
          <small>{props.row.detail}</small>
        </Show>
      </span>
      <Show when={props.row.gets}>{(gets) => <span class="gets">{gets()()}</span>}</Show>
    </>
  )
}
