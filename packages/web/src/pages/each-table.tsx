import { useParams } from '@solidjs/router'
import { type Component, Show } from 'solid-js'

/** The next match is another table at the same kind of address: everything begins anew. */
export function EachTable(props: { at: Component<{ id: string }> }) {
  const params = useParams<{ id: string }>()
  return (
    <Show when={params.id} keyed>
      {(id) => <props.at id={id} />}
    </Show>
  )
}
