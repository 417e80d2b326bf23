import type { JSX, ParentProps } from 'solid-js'
import { createStanding } from '../table/standing.ts'

const [isSettling, stand] = createStanding()

/** Whether something can be settled now: nothing may push those buttons out of sight, or cover them. */
export { isSettling }

/** The buttons at the foot of the slate that settle something, under what is asked first. */
export function Settle(props: ParentProps<{ asked?: JSX.Element }>) {
  stand()
  return (
    <div class="settle">
      {props.asked}
      <div class="answers">{props.children}</div>
    </div>
  )
}
