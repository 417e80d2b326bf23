interface Line {
  readonly n: number
  readonly text: string
}

/** What was added to a log since it was last looked at. What stood there at the first look, much or nothing, is not new. */
export function createAddedLines(): (lines: readonly Line[]) => string[] {
  let known: number | undefined
  return (lines) => {
    const since = known ?? Number.POSITIVE_INFINITY
    known = lines.at(-1)?.n ?? known ?? Number.NEGATIVE_INFINITY
    return lines.filter(({ n }) => n > since).map(({ text }) => text)
  }
}
