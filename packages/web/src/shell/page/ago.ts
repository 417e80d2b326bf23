import { language } from '../../language.ts'

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
]

/** How long ago something was, in the reader's words. */
export function ago(at: number): string {
  const passed = Date.now() - at
  const format = new Intl.RelativeTimeFormat(language(), { numeric: 'auto', style: 'short' })
  const [unit, size] = UNITS.find(([, length]) => passed >= length) ?? ['second', 1000]
  return format.format(unit === 'second' ? 0 : -Math.floor(passed / size), unit)
}
