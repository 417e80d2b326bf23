import { describe, expect, test } from 'vitest'
import { stringsOfTests } from '../../kernel/test/rule-coverage.ts'
import { characters } from '../src/content/characters.ts'
import { confrontation } from '../src/content/confrontation.ts'
import { events } from '../src/content/events.ts'

/** How many examples the catalogue gives for a card. Each is a test of its own, titled `EV-03 example: ...`. */
const EXAMPLES: Readonly<Record<string, number>> = {
  'CF-P12': 1,
  'CF-P13': 1,
  'CF-N03': 1,
  'CF-N06': 1,
  'CF-N07': 1,
  'CF-N08': 1,
  'CF-N09': 1,
  'CF-N11': 1,
  'CF-N12': 1,
  'CF-N13': 1,
  'CF-N14': 1,
  'EV-03': 1,
  'EV-06': 2,
  'EV-07': 1,
  'EV-09': 1,
  'EV-10': 1,
  'EV-14': 1,
  'EV-15': 1,
  'EV-20': 1,
  'EV-22': 1,
  'EV-24': 1,
  'CH-02': 2,
  'CH-03': 1,
  'CH-04': 1,
  'CH-07': 1,
  'CH-08': 1,
  'CH-09': 1,
  'CH-10': 1,
  'CH-13': 1,
  'CH-14': 1,
  'CH-15': 1,
  'CH-16': 1,
  'CH-18': 1,
  'BD-03': 1,
  'PX-06': 1,
  'PX-11': 1,
  'PX-23': 1,
  'TM-05': 1,
  'TM-06': 1,
  'TM-09': 1,
  'TM-10': 1,
  'SO-01': 1,
}

const ID = '(?:TBBR-[A-Z]+-\\d+|R-\\d+|(?:CF|EV|CH|BD|PX|TM|SO)-[PN]?\\d+)'
/** What a test is about, and what it says: 'CF-N12 and CF-P12 example: ...', 'EV-06, TBBR-EXP-24 not: ...'. */
const TITLE = new RegExp(`^.((?:${ID}(?:, | and | with )?)+) (.+).$`, 's')
/** A card says in which cases it has no effect: those that are played, that they cannot be; others after 'not:'. */
const REFUSAL = /^(?:example, )?not: |\bcannot be (?:played|announced)\b/

interface Title {
  readonly about: readonly string[]
  readonly says: string
}
const titles = stringsOfTests(import.meta.url).flatMap((text): Title[] => {
  const [, about = '', says = ''] = TITLE.exec(text) ?? []
  return says === '' ? [] : [{ about: about.match(new RegExp(ID, 'g')) ?? [], says }]
})
const saidOf = (id: string): string[] => titles.flatMap(({ about, says }) => (about.includes(id) ? [says] : []))

describe.each([...confrontation, ...events, ...characters])('$id', ({ id }) => {
  test('has a test of its effect', () => {
    expect(saidOf(id).filter((says) => !REFUSAL.test(says))).not.toEqual([])
  })

  test('has a test of its refusal', () => {
    expect(saidOf(id).filter((says) => REFUSAL.test(says))).not.toEqual([])
  })
})

test('every example the catalogue gives for a card is a test', () => {
  const missing = Object.entries(EXAMPLES).flatMap(([id, count]) => {
    const found = saidOf(id).filter((says) => /^example\b/.test(says)).length
    return found < count ? [`${id}: ${found} of ${count}`] : []
  })
  expect(missing).toEqual([])
})
