import { once } from 'node:events'

/** Where a command reads and writes: the real terminal, or a test's. */
export interface Terminal {
  out(text: string): Promise<void>
  err(text: string): Promise<void>
  /** Somebody watches the error stream, so progress is worth drawing there. */
  readonly watched: boolean
  readonly input: AsyncIterable<Uint8Array>
}

export const terminal: Terminal = {
  out: (text) => write(process.stdout, text),
  err: (text) => write(process.stderr, text),
  watched: process.stderr.isTTY === true,
  input: process.stdin,
}

/** Waits while the reader is slow, so that answers do not pile up in memory. */
async function write(stream: NodeJS.WriteStream, text: string): Promise<void> {
  if (!stream.write(text)) await once(stream, 'drain')
}

// A reader that has seen enough (`| head`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})
