import { hashOf, newSecret, sameSecret } from './secrets.ts'
import type { Store } from './store/store.ts'

const SETTING = 'host-key'

/** The key of whoever runs the house: shown once, kept as a hash. */
export class HostKey {
  private readonly hash: string

  private constructor(hash: string) {
    this.hash = hash
  }

  /** `fresh` is the new key, to be shown, when one was made. */
  static async read(store: Store, reset: boolean): Promise<{ key: HostKey; fresh?: string }> {
    const known = await store.setting(SETTING)
    if (known !== undefined && !reset) return { key: new HostKey(known) }
    const fresh = newSecret()
    if (await store.replaceSetting(SETTING, known, hashOf(fresh))) return { key: new HostKey(hashOf(fresh)), fresh }
    // Another node that started in the same moment was first, and shows its key.
    return HostKey.read(store, false)
  }

  opens(header: string | undefined): boolean {
    const given = /^Bearer (\S{1,200})$/.exec(header ?? '')?.[1]
    return given !== undefined && sameSecret(hashOf(given), this.hash)
  }
}
