import { Signer } from '@fastify/cookie'
import { newSecret } from './secrets.ts'
import type { Store } from './store/store.ts'

const SETTING = 'cookie-keys'
const DAY = 24 * 60 * 60 * 1000
const NEW_KEY_AFTER = 90 * DAY
/** Cookies are renewed weekly and live a year: as many old keys as that takes. */
const OLD_KEYS = 4
/** A new key signs only when every node has surely read it. */
const KNOWN_EVERYWHERE_AFTER = 60_000

/** What signs the cookies, the same in all nodes. Keys before the newest still open, so that a new one sends nobody away. */
export class CookieKeys {
  private readonly store: Store
  private readonly now: () => number
  private inUse: string | undefined
  private accepted = new Signer(newSecret())
  private signing = this.accepted

  constructor(store: Store, now: () => number) {
    this.store = store
    this.now = now
  }

  /** Reads the keys again: another node may have made one. */
  async refresh(): Promise<void> {
    const was = await this.store.setting(SETTING)
    const now = this.now()
    const keys = (was ?? '').split(' ').filter(Boolean)
    if (keys.length > 0 && now - madeAt(keys[0]) < NEW_KEY_AFTER) return this.use(was ?? '', keys, now)
    const more = [`${newSecret()}@${now}`, ...keys.slice(0, OLD_KEYS)]
    if (await this.store.replaceSetting(SETTING, was, more.join(' '))) return this.use(more.join(' '), more, now)
    return this.refresh()
  }

  sign = (value: string): string => this.signing.sign(value)

  unsign = (cookie: string) => this.accepted.unsign(cookie)

  private use(setting: string, keys: readonly string[], now: number): void {
    const known = keys.find((key) => now - madeAt(key) >= KNOWN_EVERYWHERE_AFTER) ?? keys[keys.length - 1]
    this.signing = new Signer(secretOf(known))
    if (setting === this.inUse) return
    this.inUse = setting
    this.accepted = new Signer(keys.map(secretOf))
  }
}

const secretOf = (key: string): string => key.split('@')[0]
const madeAt = (key: string): number => Number(key.split('@')[1])
