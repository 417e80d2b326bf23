import type { Update } from '@estaminet/table'
import { A, useLocation, useNavigate } from '@solidjs/router'
import { type Accessor, createMemo, Show } from 'solid-js'
import { Button, buttonClass } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { say } from '../language.ts'
import { levelName } from '../shell/seats/bot-levels.ts'
import { strongerOnes } from '../shell/seats/bot-seats.ts'
import { listed, named } from '../shell/seats/names.ts'
import { DiceLine } from '../shell/slate/dice-line.tsx'
import { useTable } from '../shell/table/use-table.ts'
import { hearStory } from './hear-story.ts'
import { LookBack } from './look-back.tsx'
import { words } from './texts/index.ts'

/** Looking back at a table that is over: its next game begins here too. */
export default function AfterTable(props: { latest: Accessor<Update> }) {
  const again = useTable().again
  const go = useNavigate()
  const here = useLocation()
  /** Every update brings the record anew; it is the same as long as its checksum is. */
  const record = createMemo(() => props.latest().record, undefined, {
    equals: (a, b) => checksumOf(a) === checksumOf(b),
  })
  const seats = createMemo(() => named(props.latest().info.seats))
  const stronger = () => strongerOnes(seats(), props.latest().mine, props.latest().scores, props.latest().info.game)
  return (
    <LookBack
      told={hearStory(record)}
      seats={seats}
      mine={props.latest().mine}
      replay={`/replay/${props.latest().table}`}
      note={<DiceLine table={props.latest().info} record={record()} />}
      ways={
        <Show when={props.latest().mine.length > 0}>
          <Button kind="primary" size="big" icon="replay" onClick={() => again(go)}>
            {say().table.slate.rematch}
          </Button>
          <Show when={stronger().length > 0}>
            <Button size="big" icon="bot" onClick={() => again(go, true)}>
              {say().table.slate.stronger(listed(stronger().map(levelName)))}
            </Button>
          </Show>
        </Show>
      }
      back={
        <A class={buttonClass('quiet', 'big')} href={here.pathname}>
          <Icon name="prev" size={19} />
          {words().back}
        </A>
      }
    />
  )
}

const checksumOf = (record: unknown): unknown =>
  typeof record === 'object' && record !== null && 'checksum' in record ? record.checksum : record
