const LINE_END = 10

/** A line that was over the limit: its text is gone. */
export const TOO_LONG = Symbol('too long')

/** Lines of a stream, as they come in. A line over `limit` bytes is dropped while it arrives, never kept in memory. */
export async function* linesOf(
  input: AsyncIterable<Uint8Array>,
  limit: number,
): AsyncGenerator<string | typeof TOO_LONG> {
  let parts: Uint8Array[] = []
  let size = 0
  const take = (): string | typeof TOO_LONG => {
    const line = size > limit ? TOO_LONG : Buffer.concat(parts).toString('utf8')
    parts = []
    size = 0
    return line
  }
  for await (const chunk of input) {
    let from = 0
    for (let end = chunk.indexOf(LINE_END); end >= 0; end = chunk.indexOf(LINE_END, from)) {
      keep(chunk.subarray(from, end))
      yield take()
      from = end + 1
    }
    keep(chunk.subarray(from))
  }
  if (size > 0) yield take()

  function keep(part: Uint8Array): void {
    size += part.length
    if (size > limit) parts = []
    else parts.push(part)
  }
}
