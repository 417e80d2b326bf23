import type { Ledger } from './ledger.ts'
import { readable, textIn } from './trouble.ts'

const DAY = 24 * 60 * 60 * 1000
/** A page that slept longer than this no longer asks what became of its command. */
const RUNNING = 30 * DAY
const OVER = 7 * DAY
const TABLES_AT_ONCE = 200
/** Nobody repeats older ones: so many answers to each person stay at each table. */
export const ANSWERS_EACH = 500

/** Clears away what only mattered for a while, a little at a time so that nobody waits for it. */
export interface Sweep {
  /**
   * Drops answers to commands that nobody will repeat, being old or one of very many, at the next few tables after this id,
   * and tokens past their time.
   * Answers with the id to go on from; the empty one begins again.
   */
  sweep(after: string): Promise<string>
}

export function sweepIn(ledger: Ledger): Sweep {
  const { now, text, whoseAnswer } = ledger.dialect
  const few = `
    SELECT ${text('table_id')} AS table_id FROM (
      SELECT DISTINCT table_id FROM commands WHERE table_id > $1 ORDER BY table_id LIMIT ${TABLES_AT_ONCE}
    ) AS few`
  // A node of an older version does not say when it answered; it cannot have been before anybody looked.
  const dateAnswers = `UPDATE commands SET at = ${now} WHERE table_id > $1 AND table_id <= $2 AND at = 0`
  const dropAnswers = `
    WITH done AS (
      SELECT id FROM tables WHERE id > $1 AND id <= $2 AND status IN ('over', 'closed') AND changed_at < ${now} - ${OVER})
    DELETE FROM commands WHERE table_id > $1 AND table_id <= $2 AND (
      at < ${now} - ${RUNNING} OR at < ${now} - ${OVER} AND table_id IN (SELECT id FROM done))`
  const dropMany = `
    WITH many AS (
      SELECT table_id FROM commands WHERE table_id > $1 AND table_id <= $2
      GROUP BY table_id HAVING count(*) > ${ANSWERS_EACH}),
    numbered AS (
      SELECT table_id, id, row_number() OVER (PARTITION BY table_id, ${whoseAnswer} ORDER BY at DESC, id) AS nth
      FROM commands WHERE table_id IN (SELECT table_id FROM many))
    DELETE FROM commands WHERE (table_id, id) IN (
      SELECT table_id, id FROM numbered WHERE nth > ${ANSWERS_EACH})`
  const dropTokens = `DELETE FROM tokens WHERE expires_at <= ${now}`
  return {
    async sweep(after) {
      await ledger.write(dropTokens)
      // One that is damaged cannot be named to go on from; the next time it is passed over.
      const upTo = readable(await ledger.read(few, [after]), (row) => textIn(row.table_id)).at(-1)
      if (upTo === undefined) return ''
      for (const clear of [dateAnswers, dropAnswers, dropMany]) await ledger.write(clear, [after, upTo])
      return upTo
    },
  }
}
