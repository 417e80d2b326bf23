import { hashOf, newSecret, sameSecret } from './secrets.ts'
import type { Store } from './store/store.ts'

const SETTING = 'host-key'

/** The key of whoever runs the house: shown once, kept as a hash. */
export class HostKey {
  private readonly store: Store
  private hash: string

  private constructor(store: Store, hash: string) {
    this.store = store
    this.hash = hash
  }

  /** `fresh` is the new key, to be shown, when one was made. */
  static async read(store: Store, reset: boolean): Promise<{ key: HostKey; fresh?: string }> {
    const known = await store.setting(SETTING)
    if (known !== undefined && !reset) return { key: new HostKey(store, known) }
    const fresh = newSecret()
    const hash = hashOf(fresh)
    if (await store.replaceSetting(SETTING, known, hash)) return { key: new HostKey(store, hash), fresh }
    // Another node that started in the same moment was first, and shows its key.
    return HostKey.read(store, false)
  }

  /** Reads the key again: another node may have made a new one, and the old one must not open here for long. */
  async refresh(): Promise<void> {
    this.hash = (await this.store.setting(SETTING)) ?? this.hash
  }

  opens(header: string | undefined): boolean {
    const given = /^Bearer (\S{1,200})$/.exec(header ?? '')?.[1]
    return given !== undefined && sameSecret(hashOf(given), this.hash)
  }
}
