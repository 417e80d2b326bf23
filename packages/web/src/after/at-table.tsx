import type { Update } from '@estaminet/table'
import { A, useLocation } from '@solidjs/router'
import { type Accessor, createMemo } from 'solid-js'
import { buttonClass } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { named } from '../shell/seats/names.ts'
import { DiceLine } from '../shell/slate/dice-line.tsx'
import { NextGame } from '../shell/slate/next-game.tsx'
import { hearStory } from './hear-story.ts'
import { LookBack } from './look-back.tsx'
import { words } from './texts/index.ts'

/** Looking back at a table that is over: its next game begins here too. */
export default function AfterTable(props: { latest: Accessor<Update> }) {
  const here = useLocation()
  /** Every update brings the record anew; it is the same as long as its checksum is. */
  const record = createMemo(() => props.latest().record, undefined, {
    equals: (a, b) => checksumOf(a) === checksumOf(b),
  })
  // It is asked once: a call among the properties would ask anew whenever one of them is read.
  const told = hearStory(record)
  const seats = createMemo(() => named(props.latest().info.seats))
  return (
    <LookBack
      told={told}
      seats={seats}
      mine={props.latest().mine}
      record={record()}
      replay={`/replay/${props.latest().table}`}
      note={<DiceLine table={props.latest().info} record={record()} />}
      ways={<NextGame latest={props.latest()} kind="primary" size="big" />}
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
