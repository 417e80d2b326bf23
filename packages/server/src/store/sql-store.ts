import { setTimeout as pause } from 'node:timers/promises'
import type { TableStatus } from '@estaminet/table'
import type { Ledger, Row } from './ledger.ts'
import { passkeysAndWebhooksIn } from './passkeys-and-webhooks.ts'
import { sqlFor } from './sql.ts'
import { standingRowsIn } from './standing-rows.ts'
import type { PersonRow, Store, StoredAnswer, StoredTable, TableQuery, TableSummary } from './store.ts'
import { sweepIn } from './sweep.ts'
import { talkIn } from './talk.ts'
import { jsonIn, readable, textIn } from './trouble.ts'

/** Beats come every few seconds; a silence longer than this means that the house was closed. */
const SILENCE = 10_000

/** How long the other nodes' database is waited for when this one closes. */
export const GOODBYE = 1_500

/** After trouble something is written to see whether it goes again, big enough not to slip into a gap. */
const TRIAL = 'trial'
const TRIAL_SIZE = 40_000

const STATUSES: readonly TableStatus[] = ['open', 'running', 'over', 'closed']

/** A store kept in a ledger, whichever it is. */
export function sqlStoreOn(ledger: Ledger): Store {
  const sql = sqlFor(ledger.dialect)
  const passkeysAndWebhooks = passkeysAndWebhooksIn(ledger)
  const standing = standingRowsIn(ledger)
  const talk = talkIn(ledger)
  let beats = 0
  /** The last thing that should have been written was not. */
  let troubled = false
  const noting = async <T>(writing: Promise<T>): Promise<T> => {
    try {
      return await writing
    } catch (error) {
      troubled = true
      throw error
    }
  }

  const first = async (text: string, ...values: string[]): Promise<Row | undefined> =>
    (await ledger.read(text, values)).at(0)

  const summaries = async (which: TableQuery): Promise<Row[]> => {
    if ('open' in which) return ledger.read(sql.openTables, [which.most])
    if ('person' in which)
      return ledger.read(sql.tablesOf, [which.person, JSON.stringify(which.statuses ?? STATUSES), which.most])
    if ('idle' in which) return ledger.read(sql.idleTables, [which.idle, which.touchedBefore, which.after, which.most])
    return ledger.read(sql.tablesBy, [which.status, which.most])
  }

  return {
    ...passkeysAndWebhooks,
    ...standing,
    ...talk,
    ...sweepIn(ledger),
    alone: ledger.alone,
    commit: (change) => noting(ledger.commit(change)),

    async load(table) {
      const row = await first(sql.load, table)
      return row && { doc: jsonIn<StoredTable['doc']>(row.doc), rev: Number(row.rev), log: logIn(row.log) }
    },
    async changedSince(table, rev) {
      if (ledger.alone) return false
      const row = await first(sql.revOf, table)
      return row !== undefined && Number(row.rev) > rev
    },
    async answerTo(table, command) {
      const row = await first(sql.answerTo, table, command)
      return row && jsonIn<StoredAnswer>(row.answer)
    },
    async tableByCode(code) {
      const row = await first(sql.tableByCode, code)
      return row && textIn(row.id)
    },
    async tables(which) {
      const rows = await summaries(which)
      return readable(rows, (row) => ({ doc: jsonIn<TableSummary['doc']>(row.doc), moves: Number(row.moves) }))
    },
    say: (words) => noting(ledger.say(words)),
    onWords: (listen) => ledger.onWords(listen),

    async claimTimers(most, leaseMs, by = Number.MAX_SAFE_INTEGER) {
      const rows = await ledger.write(sql.claimTimers, [most, leaseMs, by])
      const inTurn = rows.toSorted((a, b) => Number(a.due_at) - Number(b.due_at))
      return readable(inTurn, (row) => textIn(row.table_id))
    },
    async hasten(tables) {
      if (!ledger.alone && tables.length > 0) await ledger.write(sql.hasten, [JSON.stringify(tables)])
    },
    async attend(tables) {
      if (!ledger.alone && tables.length > 0) await ledger.write(sql.attend, [JSON.stringify(tables)])
    },
    async ready() {
      try {
        if (troubled) await ledger.write(sql.saveSetting, [TRIAL, 'x'.repeat(TRIAL_SIZE)])
        if (troubled) await ledger.write(sql.saveSetting, [TRIAL, ''])
        if (!(await ledger.mayWrite())) return false
        troubled = false
        return true
      } catch {
        return false
      }
    },
    now: () => ledger.now(),

    async person(id) {
      const row = await first(sql.person, id)
      return row && jsonIn<PersonRow>(row.person)
    },
    async savePerson(person) {
      await ledger.write(sql.savePerson, [person.id, JSON.stringify(person)])
    },
    async changePerson(id, change) {
      for (;;) {
        const row = await first(sql.person, id)
        if (!row) return undefined
        const changed = change(jsonIn<PersonRow>(row.person))
        const written = await ledger.write(sql.changePerson, [id, textIn(row.person), JSON.stringify(changed)])
        if (written.length === 1) return changed
      }
    },
    async forgetPerson(id) {
      // The person goes last: whoever is interrupted can ask again.
      await standing.dropRatingsOf(id)
      await passkeysAndWebhooks.dropAllOf(id)
      await talk.hushAllOf(id)
      await ledger.write(sql.forgetTokens, [id])
      await ledger.write(sql.forgetPerson, [id])
    },
    async saveToken({ hash, person, purpose, expiresAt }) {
      await ledger.write(sql.saveToken, [hash, person, purpose, expiresAt])
    },
    async useToken(hash) {
      const row = (await ledger.write(sql.useToken, [hash])).at(0)
      if (!row || Number(row.good) === 0) return undefined
      const { person, purpose, expires_at } = row
      return { hash, person: textIn(person), purpose: textIn(purpose), expiresAt: Number(expires_at) }
    },

    async setting(name) {
      const row = await first(sql.setting, name)
      return row && textIn(row.value)
    },
    async replaceSetting(name, was, value) {
      const replaced =
        was === undefined
          ? await ledger.write(sql.firstSetting, [name, value])
          : await ledger.write(sql.nextSetting, [name, was, value])
      return replaced.length === 1
    },
    async blocked() {
      return readable(await ledger.read(sql.blocked), (row) => textIn(row.address))
    },
    async block(address, on) {
      await ledger.write(on ? sql.block : sql.unblock, [address])
    },

    async heartbeat() {
      const opening = beats === 0
      const beat = ledger.write(sql.beat, [opening && ledger.alone ? 0 : SILENCE, opening ? 0 : SILENCE])
      const [row] = await noting(beat)
      beats++
      return Number(row.closed_ms)
    },
    onChange: (listen) => ledger.onChange(listen),
    whisper: (text) => ledger.whisper(text),
    onWhisper: (listen) => ledger.onWhisper(listen),
    async close() {
      // Who never opened the house does not shut it either. A store in trouble is closed all the same.
      // Nor is one that does not answer waited for.
      if (beats > 0)
        await Promise.race([ledger.write(sql.shut).catch(() => undefined), pause(GOODBYE, undefined, { ref: false })])
      await ledger.close()
    },
  }
}

/** The entries of a log, which come as one text with commas between. */
const logIn = (joined: unknown): StoredTable['log'] => jsonIn(`[${joined === null ? '' : textIn(joined)}]`)
