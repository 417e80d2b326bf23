import { createSignal } from 'solid-js'
import { house } from './house.ts'

const AT_HOME = /^(localhost|127\..*|\[::1\])$/

const [origin, setOrigin] = createSignal(location.origin)
let asked = false

/** The address others are told. Whoever looks from the house's own machine learns how the rest of the room reaches it. */
export function sharedOrigin(): string {
  if (!asked && AT_HOME.test(location.hostname)) {
    asked = true
    house.about().then(
      ({ address }) => setOrigin(address ?? location.origin),
      () => undefined,
    )
  }
  return origin()
}
