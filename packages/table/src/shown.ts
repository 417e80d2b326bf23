import { isListOfPieces, type Part, pieceText, type ViewPart } from './part.ts'
import type { Update } from './protocol.ts'

export type Parts = { [name in keyof Update]: Part<Update[name]> }

/** Told every time: what happened is no state that could stay the same. */
const ALWAYS = ['table', 'n', 'events']

/**
 * What one recipient was shown, as text, to be kept until it is shown the next. A difference is made from the texts of two
 * whole updates alone: whatever else changed at the table, it tells nothing that these do not.
 */
export class Shown {
  readonly view: ViewPart | undefined
  private readonly fields = new Map<string, string>()

  constructor({ view, ...parts }: Parts & { view?: ViewPart }) {
    this.view = view
    for (const [name, { text }] of Object.entries(parts)) this.fields.set(name, text)
  }

  whole(): string {
    const parts: string[] = []
    for (const [name, text] of this.fields) {
      // The view stands before the one it is seen by.
      if (name === 'reader' && this.view) parts.push(`"view":${this.view.text}`)
      parts.push(`"${name}":${text}`)
    }
    return `{${parts.join()}}`
  }

  /** The fields that are not as they were, as text; nothing when only a whole update can say it. */
  since(before: Shown, viewChanges: string): string | undefined {
    const { fields } = this
    if (fields.size !== before.fields.size || (this.view === undefined) !== (before.view === undefined))
      return undefined
    const changes = ['"t":"changed"']
    for (const [name, text] of fields) {
      const was = before.fields.get(name)
      if (was === undefined) return undefined
      if (name === 'reader' && viewChanges) changes.push(viewChanges)
      if (name !== 't' && (text !== was || ALWAYS.includes(name))) changes.push(`"${name}":${text}`)
    }
    return `{${changes.join()}}`
  }
}

/** The parts of a view that are not as they were, as fields of a frame; nothing when it has other parts than before. */
export function viewSince(before: ViewPart, now: ViewPart): string | null {
  const names = Object.keys(now.value)
  if (names.length !== Object.keys(before.value).length) return null
  const whole: string[] = []
  const pieces: string[] = []
  for (const name of names) {
    if (!(name in before.value)) return null
    if (now.value[name] === before.value[name] && Object.isFrozen(now.value[name])) continue
    const changed = changedPieces(before.value[name], now.value[name])
    if (changed) {
      if (changed.length > 0) pieces.push(`${JSON.stringify(name)}:{${changed.join()}}`)
    } else if (now.textOf(name) !== before.textOf(name)) whole.push(`${JSON.stringify(name)}:${now.textOf(name)}`)
  }
  return [
    ...(whole.length > 0 ? [`"view":{${whole.join()}}`] : []),
    ...(pieces.length > 0 ? [`"pieces":{${pieces.join()}}`] : []),
  ].join()
}

/** The pieces of a list that are not as they were, each with its place; nothing when it is no such list, or a longer one. */
function changedPieces(before: unknown, now: unknown): string[] | undefined {
  if (!isListOfPieces(before) || !isListOfPieces(now) || before.length !== now.length) return undefined
  return now.flatMap((piece, at) => {
    // One that was made again may say the same, and what it was made from is nobody's business.
    const same = piece === before[at] || pieceText(piece) === pieceText(before[at])
    return same ? [] : [`"${at}":${pieceText(piece)}`]
  })
}
