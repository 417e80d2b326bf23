import { createSignal, lazy, Show } from 'solid-js'
import { say } from '../../language.ts'
import type { LogLine } from '../log/lines.ts'
import { listed, nameOf } from '../seats/names.ts'
import type { AskBack } from '../slate/ask-back.ts'
import { Later } from '../table/later.tsx'
import type { TableModel } from '../table/table-model.ts'
import { BarButton } from './bar.tsx'

const AskBackDialog = lazy(() => import('../slate/ask-back-dialog.tsx'))

/** Undo says how far it goes, and why it goes no further. Where it ends, the others can be asked. */
export function Undo(props: { model: TableModel; asking: AskBack }) {
  const { model } = props
  const words = () => say().table.bar
  const [asked, setAsked] = createSignal<readonly LogLine[]>()
  const reach = () => {
    const all = model.latest().undo
    return all.find(({ decisions }) => decisions > 0) ?? all.find(({ seat }) => seat === model.reader()) ?? all[0]
  }
  const along = (seats: readonly number[]) => listed(seats.map((seat) => nameOf(model.seats(), seat)))
  const canAsk = () => props.asking.offered().length > 0
  return (
    <Show when={reach()}>
      {(undo) => (
        <>
          {/* Before undo, which stays under the finger that presses it again. */}
          <Show when={undo().redo > 0}>
            <BarButton
              icon="replay"
              label={words().redo}
              onClick={() => model.wish({ t: 'redo', seat: undo().seat })}
            />
          </Show>
          <Show
            when={undo().decisions > 0 || !canAsk()}
            fallback={
              <BarButton
                icon="undo"
                word
                label={words().askBack}
                note={words().undoStop[undo().stop]}
                onClick={() => setAsked(props.asking.offered())}
              />
            }
          >
            <BarButton
              icon="undo"
              word
              label={words().undo}
              note={
                undo().decisions === 0
                  ? words().undoStop[undo().stop]
                  : (undo().also ?? []).length > 0
                    ? words().undoAlso(along(undo().also ?? []))
                    : words().undoReach(undo().decisions)
              }
              disabled={undo().decisions === 0}
              onClick={() => model.wish({ t: 'undo', seat: undo().seat })}
            />
          </Show>
          <Later wanted={asked() !== undefined} never={() => setAsked(undefined)}>
            <AskBackDialog asking={props.asking} lines={asked()} onClose={() => setAsked(undefined)} />
          </Later>
        </>
      )}
    </Show>
  )
}
