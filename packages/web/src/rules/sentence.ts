/** A run of words: plain, bold, or pointing to another rule. */
export interface Run {
  readonly text: string
  readonly bold?: boolean
  /** `chapter` or `chapter#section`. */
  readonly to?: string
}

/** Splits a sentence of the rulebook at its **bold** words and [links](chapter#section). */
export function runs(sentence: string): Run[] {
  const found: Run[] = []
  let from = 0
  for (const match of sentence.matchAll(/\*\*(.+?)\*\*|\[(.+?)\]\((.+?)\)/g)) {
    if (match.index > from) found.push({ text: sentence.slice(from, match.index) })
    found.push(match[1] ? { text: match[1], bold: true } : { text: match[2], to: match[3] })
    from = match.index + match[0].length
  }
  if (from < sentence.length) found.push({ text: sentence.slice(from) })
  return found
}

export const plain = (sentence: string): string =>
  runs(sentence)
    .map((run) => run.text)
    .join('')
