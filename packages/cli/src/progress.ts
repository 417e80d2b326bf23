import type { Terminal } from './terminal.ts'

const WIDTH = 30
const EVERY_MS = 100

/** A bar on the error stream when somebody watches it; silence otherwise. */
export function progressBar(terminal: Terminal, total: number, unit: string) {
  let drawn = Date.now()
  let shown = false
  return {
    at(done: number): void {
      if (!terminal.watched || Date.now() - drawn < EVERY_MS) return
      drawn = Date.now()
      shown = true
      const filled = Math.round((done / total) * WIDTH)
      void terminal.err(`\r${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done} of ${total} ${unit}`)
    },
    end(): void {
      if (shown) void terminal.err('\r\x1b[K')
    },
  }
}
