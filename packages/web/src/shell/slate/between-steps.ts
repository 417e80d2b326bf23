import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js'
import { createPause } from './pause.ts'
import { createRestingMouse } from './resting-mouse.ts'

/** What guards a hand between one question and the next. */
export interface BetweenSteps {
  /** Presses on the list are let go by. */
  readonly isPaused: Accessor<boolean>
  /** Another pause begins. */
  pause(): void
  /** The mouse lies where it lay before the list was drawn. */
  readonly isResting: Accessor<boolean>
}

/** @param question Which question is open; nothing while others play. */
export function createBetweenSteps(question: Accessor<string | undefined>): BetweenSteps {
  const [isPaused, setPaused] = createSignal(false)
  const pause = createPause(setPaused)
  const isResting = createRestingMouse(question)
  createEffect(on(question, pause.ask))
  onCleanup(pause.end)
  return { isPaused, pause: pause.begin, isResting }
}
