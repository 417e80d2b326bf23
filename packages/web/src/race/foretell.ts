import type { SeatScore } from '@estaminet/kernel'
import { createSignal } from 'solid-js'
import type { RaceView } from './model.ts'
import type { Foretold } from './play-out.ts'

export type { Foretold }

type Rules = Pick<typeof import('./play-out.ts'), 'playOut' | 'scoresOf'>

const [rules, setRules] = createSignal<Rules>()
let coming: Promise<void> | undefined

/** Brings the rules of the game: a table can be drawn without them, so they come after it. */
export function bringRules(): Promise<void> {
  coming ??= import('./play-out.ts').then(
    ({ playOut, scoresOf }) => void setRules({ playOut, scoresOf }),
    () => {
      coming = undefined
    },
  )
  return coming
}

/** What a move would bring if luck helps; nothing as long as the rules are not there. */
export function foretell(view: RaceView, seat: number, move: number): Foretold {
  const play = rules()?.playOut
  if (!play) {
    void bringRules()
    return { events: [], points: 0, penalty: 0 }
  }
  const known = seen.get(view) ?? new Map<number, Foretold>()
  seen.set(view, known)
  const told = known.get(move) ?? play(view, seat, move)
  known.set(move, told)
  return told
}

/** The preview, the slate and the machine all ask about the same move. */
const seen = new WeakMap<RaceView, Map<number, Foretold>>()

/** Everybody's points with their reasons; nothing as long as the rules are not there. */
export function scoresOf(view: RaceView): readonly SeatScore[] {
  const score = rules()?.scoresOf
  if (!score) void bringRules()
  return score?.(view) ?? []
}
