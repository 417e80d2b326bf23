import { type AleState, type AleView, heavenAndAle } from '@estaminet/heaven-and-ale'
import { seeded } from '@estaminet/kernel'

const known = new WeakMap<AleView, AleState>()

/** The table as the rules know it, to ask them what a view does not say. Nothing may be played on it. */
export function imagined(view: AleView): AleState {
  const state = known.get(view) ?? heavenAndAle.imagine(view, seeded(0))
  known.set(view, state)
  return state
}
