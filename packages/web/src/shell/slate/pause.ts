import { byClock, type Wait } from '../motion/wait.ts'

/** In so many milliseconds a hand that meant the last list has seen that this is another one. */
export const PAUSE = 700

/**
 * After a step other choices lie where the hand still is: for a moment they take no press. The question a table opens
 * with follows no step.
 * @param tell Hears whether presses are let go by.
 */
export function createPause(tell: (isOn: boolean) => void, wait: Wait = byClock) {
  let before: string | undefined
  let stop = (): void => {}
  /** Something else lies under the hand now. */
  const begin = (): void => {
    stop()
    tell(true)
    stop = wait(PAUSE, () => tell(false))
  }
  return {
    begin,
    /** What is asked now; nothing while others play. */
    ask(question: string | undefined): void {
      if (question === undefined || question === before) return
      if (before !== undefined) begin()
      before = question
    },
    end: () => stop(),
  }
}
