import { remember, remembered } from '../../memory.ts'
import type { Asked, Explanation } from './explanation.ts'
import { keyOf, type Read } from './welcome.ts'

const EXPLAINED = 'explained'

/** What came up by itself before, and how often. */
export function readBefore(): Read {
  try {
    return JSON.parse(remembered(EXPLAINED) ?? '{}') as Read
  } catch {
    return {}
  }
}

/** Only what nobody asked for is counted. */
export function noteRead(what: Explanation, asked: Asked): void {
  if (asked !== 'mouse' || what.current) return
  const read = readBefore()
  remember(EXPLAINED, JSON.stringify({ ...read, [keyOf(what)]: (read[keyOf(what)] ?? 0) + 1 }))
}
