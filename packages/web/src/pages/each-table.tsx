import { useParams } from '@solidjs/router'
import { type Component, onCleanup, Show } from 'solid-js'
import { holdTable } from '../offline/tables-open.ts'

/** The next match is another table at the same kind of address: everything begins anew. */
export function EachTable(props: { at: Component<{ id: string }> }) {
  const params = useParams<{ id: string }>()
  onCleanup(holdTable())
  return (
    <Show when={params.id} keyed>
      {(id) => <props.at id={id} />}
    </Show>
  )
}
