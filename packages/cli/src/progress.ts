import type { Terminal } from './terminal.ts'

const WIDTH = 30
const EVERY_MS = 100

/** A bar on the error stream when somebody watches it; silence otherwise. */
export function progressBar(terminal: Terminal, total: number, unit: string) {
  let drawn = Date.now()
  let shown = false
  return {
    /** `note` says more, and is asked for only when it is shown. */
    at(done: number, note?: () => string): void {
      if (!terminal.watched || Date.now() - drawn < EVERY_MS) return
      drawn = Date.now()
      shown = true
      const filled = Math.round((done / total) * WIDTH)
      const more = note ? `, ${note()}\x1b[K` : ''
      void terminal.err(`\r${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done} of ${total} ${unit}${more}`)
    },
    end(): void {
      if (shown) void terminal.err('\r\x1b[K')
    },
  }
}
