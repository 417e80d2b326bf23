import type { JSX, ParentProps } from 'solid-js'
import type { TableModel } from '../table/table-model.ts'

/** The buttons at the foot of the slate that settle something, under what is asked first. */
export function Settle(props: ParentProps<{ model: TableModel; asked?: JSX.Element }>) {
  props.model.settling.stand()
  return (
    <div class="settle">
      {props.asked}
      <div class="answers">{props.children}</div>
    </div>
  )
}
