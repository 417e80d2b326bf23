import type { SeatScore } from '@estaminet/kernel'
import { createSignal } from 'solid-js'
import type { RaceView } from './model.ts'
import type { Foretold } from './play-out.ts'

export type { Foretold }

type Rules = Pick<typeof import('./play-out.ts'), 'playOut' | 'playOutBadly' | 'scoresOf'>

const [rules, setRules] = createSignal<Rules>()
let coming: Promise<void> | undefined

/** Brings the rules of the game: a table can be drawn without them, so they come after it. */
export function bringRules(): Promise<void> {
  coming ??= import('./play-out.ts').then(
    ({ playOut, playOutBadly, scoresOf }) => void setRules({ playOut, playOutBadly, scoresOf }),
    () => {
      coming = undefined
    },
  )
  return coming
}

export const NOTHING: Foretold = { events: [], points: 0, penalty: 0 }

/** What a move would bring if luck helps; nothing as long as the rules are not there. */
export const foretell = remembered('playOut')
/** What it would bring if luck does not help. */
export const fear = remembered('playOutBadly')

/** The preview, the slate and the machine all ask about the same move. */
function remembered(which: 'playOut' | 'playOutBadly') {
  const seen = new WeakMap<RaceView, Map<number, Foretold>>()
  return (view: RaceView, seat: number, move: number): Foretold => {
    const play = rules()?.[which]
    if (!play) {
      void bringRules()
      return NOTHING
    }
    const known = seen.get(view) ?? new Map<number, Foretold>()
    seen.set(view, known)
    const told = known.get(move) ?? play(view, seat, move)
    known.set(move, told)
    return told
  }
}

/** Everybody's points with their reasons; nothing as long as the rules are not there. */
export function scoresOf(view: RaceView): readonly SeatScore[] {
  const score = rules()?.scoresOf
  if (!score) void bringRules()
  return score?.(view) ?? []
}
