import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js'

/** In so many milliseconds a hand that meant the last list has seen that this is another one. */
export const PAUSE = 700

export interface Pause {
  /** Whether presses on the list are let go by. */
  readonly isOn: Accessor<boolean>
  /** Another one begins: something else lies under the hand now. */
  begin(): void
}

/**
 * After a step other choices lie where the hand still is: for a moment they take no press. The question a table opens
 * with follows no step.
 * @param question What is asked now; nothing while others play.
 */
export function createPause(question: Accessor<string | undefined>): Pause {
  const [isOn, setOn] = createSignal(false)
  let timer: ReturnType<typeof setTimeout> | undefined
  const begin = (): void => {
    clearTimeout(timer)
    setOn(true)
    timer = setTimeout(() => setOn(false), PAUSE)
  }
  let before: string | undefined
  createEffect(
    on(question, (now) => {
      if (now === undefined) return
      if (before !== undefined) begin()
      before = now
    }),
  )
  onCleanup(() => clearTimeout(timer))
  return { isOn, begin }
}
