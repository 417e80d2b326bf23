/** Words that did not come are asked for once more after this, or as soon as the browser has a line again. */
const AGAIN_AFTER = 1000

/**
 * Opens the words of the house, however often they do not come.
 * @param onSilence The second try has failed too: whoever waits is told. From then on each new line is a new try.
 */
export async function openAtLast(open: () => Promise<void>, onSilence: () => void): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await open()
    } catch {
      if (tries === 2) onSilence()
    }
    await (tries === 1 ? Promise.race([newLine(), pause()]) : newLine())
  }
}

const newLine = (): Promise<unknown> => new Promise((come) => addEventListener('online', come, { once: true }))
const pause = (): Promise<unknown> => new Promise((come) => setTimeout(come, AGAIN_AFTER))
