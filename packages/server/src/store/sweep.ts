import type { Ledger } from './ledger.ts'
import { textIn } from './trouble.ts'

const DAY = 24 * 60 * 60 * 1000
/** A page that slept longer than this no longer asks what became of its command. */
const RUNNING = 30 * DAY
const OVER = 7 * DAY
const TABLES_AT_ONCE = 200

/** Clears away what only mattered for a while, a little at a time so that nobody waits for it. */
export interface Sweep {
  /**
   * Drops answers to commands that nobody will repeat, at the next few tables after this id, and tokens past their time.
   * Answers with the id to go on from; the empty one begins again.
   */
  sweep(after: string): Promise<string>
}

export function sweepIn(ledger: Ledger): Sweep {
  const { now, text } = ledger.dialect
  const few = `
    SELECT ${text('max(table_id)')} AS last FROM (
      SELECT DISTINCT table_id FROM commands WHERE table_id > $1 ORDER BY table_id LIMIT ${TABLES_AT_ONCE}
    ) AS few`
  // A node of an older version does not say when it answered; it cannot have been before anybody looked.
  const dateAnswers = `UPDATE commands SET at = ${now} WHERE table_id > $1 AND table_id <= $2 AND at = 0`
  const dropAnswers = `
    WITH done AS (
      SELECT id FROM tables WHERE id > $1 AND id <= $2 AND status IN ('over', 'closed') AND changed_at < ${now} - ${OVER})
    DELETE FROM commands WHERE table_id > $1 AND table_id <= $2 AND (
      at < ${now} - ${RUNNING} OR at < ${now} - ${OVER} AND table_id IN (SELECT id FROM done))`
  const dropTokens = `DELETE FROM tokens WHERE expires_at <= ${now}`
  return {
    async sweep(after) {
      await ledger.write(dropTokens)
      const [{ last }] = await ledger.read(few, [after])
      if (last === null || last === undefined) return ''
      const upTo = textIn(last)
      await ledger.write(dateAnswers, [after, upTo])
      await ledger.write(dropAnswers, [after, upTo])
      return upTo
    },
  }
}
