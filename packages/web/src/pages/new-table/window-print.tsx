import type { AsidePlan } from '@estaminet/table'
import { ASIDE_TIMES } from '@estaminet/table/aside-times'
import { Show } from 'solid-js'
import { Segmented } from '../../design/segmented.tsx'
import { Select } from '../../design/select.tsx'
import { Switch } from '../../design/switch.tsx'
import { say } from '../../language.ts'
import { asidesOf, type Draft, isLocal, withAside } from '../table-plan.ts'

const { beat, limit } = ASIDE_TIMES
const BEATS = Array.from({ length: beat.most - beat.least + 1 }, (_, more) => beat.least + more)
/** Nobody needs every second between the least and the most. */
const STEP = 5
const LIMITS = [limit.usual, ...Array.from({ length: limit.most / STEP }, (_, at) => (at + 1) * STEP)]
  .filter((seconds) => seconds >= limit.least)
  .sort((one, other) => one - other)

/** How long others may take to react while somebody plays, and whether a pause may show that one of them thinks. */
export function WindowPrint(props: { draft: Draft; set(asides: AsidePlan): void }) {
  const words = () => say().create.windows
  const held = () => asidesOf(props.draft)
  return (
    <fieldset class="windows" aria-label={words().title}>
      <h3>{words().title}</h3>
      <p class="small">{words().help}</p>
      <div class="times">
        <div>
          <span class="caps" aria-hidden="true">
            {words().beat}
          </span>
          <Segmented
            label={words().beat}
            value={String(held().beat)}
            segments={BEATS.map((seconds) => ({ value: String(seconds), label: words().seconds(seconds) }))}
            onChange={(seconds) => props.set(withAside(props.draft, 'beat', Number(seconds)))}
          />
        </div>
        <Show when={!isLocal(props.draft)}>
          <Select
            label={words().limit}
            value={String(held().limit)}
            choices={LIMITS.map((seconds) => ({ value: String(seconds), label: words().seconds(seconds) }))}
            onChange={(seconds) => props.set(withAside(props.draft, 'limit', Number(seconds)))}
          />
        </Show>
      </div>
      <Show when={!isLocal(props.draft)}>
        <Switch
          on={held().strict}
          label={words().strict}
          help={words().strictHelp}
          onChange={(strict) => props.set(withAside(props.draft, 'strict', strict))}
        />
      </Show>
    </fieldset>
  )
}
