import { sameSecret } from './secrets.ts'

const MINUTE = 60_000
/** The old secret still opens for a moment: the browser may have sent several requests at once. */
const OLD_SECRET_LIVES = 10 * MINUTE
const MOST_DEVICES = 8

/**
 * What opens an identity, newest first, each as a text: the secret's hash; a retired one with the time until which it
 * still opens (`hash@until`); a renewed one with the secret it took the place of (`hash@Infinity@before`), because a
 * browser that asks several times at once is given several, and keeps one.
 */
export type Keyring = readonly string[]

interface Key {
  readonly hash: string
  readonly until: number
  readonly before: string | undefined
}

export const opens = (ring: Keyring, hash: string, now: number): boolean =>
  ring.map(keyOf).some((key) => key.until > now && sameSecret(key.hash, hash))

/** One more device; when there are too many, the one that was renewed longest ago goes. */
export const withDevice = (ring: Keyring, fresh: string): Keyring => [fresh, ...fewest(ring, MOST_DEVICES - 1)]

/** A device shows an old secret and gets a fresh one. What others were given, and this one kept, stays. */
export function renewed(ring: Keyring, old: string, fresh: string, now: number): Keyring {
  const mine = ring.map(keyOf).find(({ hash }) => hash === old)
  const others = ring.filter((text) => {
    const { hash, until, before } = keyOf(text)
    // This browser showed which of those it was given at once it has kept.
    const left = before !== undefined && before === mine?.before
    return until > now && hash !== old && !left
  })
  const retired = `${old}@${Math.min(mine?.until ?? 0, now + OLD_SECRET_LIVES)}`
  return [`${fresh}@Infinity@${old}`, ...fewest(others, MOST_DEVICES - 1, old), retired]
}

/** The secrets of the first so many devices; those of one device that was just renewed count for nothing. */
function fewest(ring: Keyring, most: number, same?: string): Keyring {
  const devices = new Set<string>()
  return ring.filter((text) => {
    const { hash, until, before } = keyOf(text)
    if (until !== Number.POSITIVE_INFINITY || (before !== undefined && before === same)) return true
    devices.add(before ?? hash)
    return devices.size <= most
  })
}

function keyOf(text: string): Key {
  const [hash, until, before] = text.split('@')
  return { hash, until: until === undefined ? Number.POSITIVE_INFINITY : Number(until), before }
}
