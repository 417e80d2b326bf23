import type { FromHost } from '@estaminet/table'
import { createSignal } from 'solid-js'

export type Bye = Extract<FromHost, { t: 'bye' }>

const [announced, setAnnounced] = createSignal<Bye>()

/** The last thing the host of the house had everybody told. */
export { announced }

/** That it closes on its own account is seen by the connection; why the host closes it is not. */
export function hearBye(bye: Bye): void {
  if (bye.reason !== 'restart') setAnnounced(bye)
}
