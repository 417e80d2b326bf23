/**
 * As much of some lines as there is room for: the latest whole ones, else the first whole sentences of the latest, else
 * its first words. Never a full stop and dots after it.
 */
export function fitted(lines: readonly string[], fits: (text: string) => boolean): string {
  for (let from = 0; from < lines.length; from++) {
    const text = lines.slice(from).join(' ')
    if (fits(text)) return text
  }
  const sentences = (lines.at(-1) ?? '').split(/(?<=[.!?])\s+/)
  for (let count = sentences.length - 1; count > 0; count--) {
    const text = sentences.slice(0, count).join(' ')
    if (fits(text)) return text
  }
  const words = (sentences[0] ?? '').split(' ')
  for (let count = words.length - 1; count > 0; count--) {
    const text = `${words
      .slice(0, count)
      .join(' ')
      .replace(/[\s\p{P}]+$/u, '')}…`
    if (fits(text)) return text
  }
  return ''
}
