import { hash, type Match } from '@estaminet/kernel'
import type { TableDoc } from './doc.ts'

const EVERY = 100

/**
 * Writes down which position the log has led to. The newest mark moves along with the log, the others stay where they
 * are: years later a replay that leads elsewhere is noticed, and roughly where.
 */
export function mark(doc: TableDoc, { log, state }: Match): void {
  const marks = doc.marks ?? []
  const newest = marks.at(-1)
  const stays = newest !== undefined && newest.after - (marks.at(-2)?.after ?? 0) >= EVERY
  doc.marks = [...(stays ? marks : marks.slice(0, -1)), { after: log.length, hash: hash(state) }]
}
