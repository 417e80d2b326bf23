import type { Standing } from '@estaminet/belgian-beers-race/base'
import { createSignal } from 'solid-js'
import type { RaceView } from './model.ts'

type Rules = Pick<typeof import('./standing-rules.ts'), 'standings' | 'isOneShort'>

const [rules, setRules] = createSignal<Rules>()
let coming: Promise<void> | undefined

/** The rules that count come after the table is drawn. */
export function bringStandings(): Promise<void> {
  coming ??= import('./standing-rules.ts').then(
    ({ standings, isOneShort }) => void setRules({ standings, isOneShort }),
    () => {
      coming = undefined
    },
  )
  return coming
}

const counted = new WeakMap<RaceView, readonly Standing[]>()

/** Where everybody stands if it ended now; nothing as long as the rules are not there. */
export function standingsOf(view: RaceView): readonly Standing[] {
  const known = counted.get(view)
  if (known) return known
  const fresh = rules()?.standings(view)
  if (fresh) counted.set(view, fresh)
  return fresh ?? []
}

/** Whether a seat was one short of a card. */
export const isOneShort = (view: RaceView, seat: number, card: string): boolean =>
  rules()?.isOneShort(view, seat, card) ?? false
