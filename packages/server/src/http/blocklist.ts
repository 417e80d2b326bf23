import { Refusal } from '@estaminet/kernel'
import { type Addresses, addressesIn, readNetwork } from '../address.ts'
import type { Store } from '../store/store.ts'

/** Addresses and networks the host does not want here. */
export class Blocklist {
  private blocked: Addresses = addressesIn([])
  private known = ''
  private readonly store: Store
  private readonly changed: () => void

  /** `changed` is called when the list is another one: who is inside already may have to leave. */
  constructor(store: Store, changed: () => void = () => {}) {
    this.store = store
    this.changed = changed
  }

  async refresh(): Promise<void> {
    const networks = (await this.store.blocked()).flatMap((one) => readNetwork(one) ?? [])
    if (networks.join() === this.known) return
    this.known = networks.join()
    this.blocked = addressesIn(networks)
    this.changed()
  }

  /** Refuses what is no address, and what `own` belongs to. */
  async set(text: string, on: boolean, own?: string): Promise<void> {
    const network = readNetwork(text)
    if (network === undefined)
      throw new Refusal(
        'bad-address',
        'This is no address and no network: write 192.0.2.1, 192.0.2.0/24 or 2001:db8::/32.',
      )
    if (on && own !== undefined && addressesIn([network]).has(own))
      throw new Refusal('bad-request', 'This is your own address, or a network you are in.')
    await this.store.block(network, on)
    // Before addresses were read they were kept as they had been typed.
    if (!on && text !== network) await this.store.block(text, false)
    await this.refresh()
  }

  has(address: string): boolean {
    return this.blocked.has(address)
  }
}
