import { Show } from 'solid-js'
import { say } from '../language.ts'
import { BarButton } from './bar.tsx'
import type { TableModel } from './table-model.ts'

/** Undo says how far it goes, and why it goes no further. */
export function Undo(props: { model: TableModel }) {
  const { model } = props
  const words = () => say().table.bar
  const reach = () => {
    const all = model.latest().undo
    return all.find(({ decisions }) => decisions > 0) ?? all.find(({ seat }) => seat === model.reader()) ?? all[0]
  }
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
          <BarButton
            icon="undo"
            word
            label={words().undo}
            note={undo().decisions > 0 ? words().undoReach(undo().decisions) : words().undoStop[undo().stop]}
            disabled={undo().decisions === 0}
            onClick={() => model.wish({ t: 'undo', seat: undo().seat })}
          />
        </>
      )}
    </Show>
  )
}
