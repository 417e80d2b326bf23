import { A } from '@solidjs/router'
import { type Accessor, createComputed, createEffect, createMemo, createSignal, For, on, Show } from 'solid-js'
import { Button } from '../../design/button.tsx'
import { Dialog } from '../../design/dialog.tsx'
import { Icon } from '../../design/icon.tsx'
import { boxOf, gameName } from '../../games.ts'
import type { TableSummary } from '../../host/house.ts'
import { ago } from '../../shell/page/ago.ts'
import { whoSits } from '../../shell/seats/names.ts'
import type { Act } from './desk.ts'
import type { HostWords } from './texts/index.ts'

/** Every table that is not over, the last one somebody touched first. */
export function Tables(props: { tables: readonly TableSummary[]; words: HostWords['tables']; act: Act }) {
  const [closing, setClosing] = createSignal<TableSummary>()
  const byId = createMemo(() => new Map(props.tables.map((table) => [table.id, table])))
  const latest = createMemo(() =>
    props.tables.toSorted((one, other) => other.touchedAt - one.touchedAt).map(({ id }) => id),
  )
  keepFocusWhenMoved(latest)
  const status = (table: TableSummary) =>
    table.status === 'open' || table.status === 'running' ? props.words.status[table.status] : ''

  async function close(): Promise<void> {
    const table = closing()
    setClosing(undefined)
    if (table) await props.act((desk) => desk.closeTable(table.id), props.words.closed(table.code))
  }

  return (
    <section>
      <h2>{props.words.title(props.tables.length)}</h2>
      <ul class="rows">
        {/* The house is looked at again and again: a table is the same row each time. */}
        <For each={latest()}>
          {(id) => (
            <Show when={byId().get(id)}>
              {(table) => (
                <li>
                  <A href={`/table/${id}`}>
                    <Icon name={boxOf(table().game)?.icon ?? 'dice'} size={22} />
                    <span>
                      <b>
                        {table().code}, {gameName(table().game)}
                      </b>
                      <small>{whoSits(table().seats)}</small>
                      <small>
                        {[status(table()), props.words.moves(table().moves), ago(table().touchedAt)].join(', ')}
                      </small>
                    </span>
                  </A>
                  <Button
                    size="small"
                    aria-label={props.words.closeOne(table().code)}
                    onClick={() => setClosing(table())}
                  >
                    {props.words.close}
                  </Button>
                </li>
              )}
            </Show>
          )}
        </For>
      </ul>
      <Dialog
        open={closing() !== undefined}
        title={props.words.sure(closing()?.code ?? '')}
        onClose={() => setClosing(undefined)}
      >
        <p>{props.words.means}</p>
        <div class="answers">
          <Button onClick={() => setClosing(undefined)}>{props.words.leaveOpen}</Button>
          <Button kind="primary" onClick={close}>
            {props.words.close}
          </Button>
        </div>
      </Dialog>
    </section>
  )
}

/** A row that moves up is taken out and put in again, which takes the focus off it: it gets it back. */
function keepFocusWhenMoved(order: Accessor<unknown>): void {
  let stood: Element | null = null
  createComputed(
    on(order, () => {
      stood = document.activeElement
    }),
  )
  createEffect(
    on(order, () => {
      if (stood instanceof HTMLElement && stood.isConnected && stood !== document.activeElement)
        stood.focus({ preventScroll: true })
    }),
  )
}
