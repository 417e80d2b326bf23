import type { Choice } from '@estaminet/table'
import { For } from 'solid-js'
import { HintMark } from '../../../shell/table/hint-mark.tsx'
import { targetOf } from '../choices.ts'
import type { PlaceName } from '../model.ts'

/** Where a bot would go, by its first, second and third choice. What is done on the spot is marked in the list alone. */
export function HintMarks(props: { hinted: readonly Choice[]; at: (place: PlaceName) => string }) {
  const marks = () => {
    const places = new Map<PlaceName, number[]>()
    for (const [rank, choice] of props.hinted.entries()) {
      const to = targetOf(choice)
      if (to !== undefined) places.set(to, [...(places.get(to) ?? []), rank + 1])
    }
    return [...places]
  }
  return (
    <For each={marks()}>
      {([place, hints]) => (
        <g transform={props.at(place)}>
          <HintMark hints={hints} x={14} y={18} />
        </g>
      )}
    </For>
  )
}
