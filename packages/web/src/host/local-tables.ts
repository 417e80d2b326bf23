import type { LogEntry } from '@estaminet/kernel'
import type { TablePlan } from '@estaminet/table'
import { createEffect, createRoot } from 'solid-js'
import { meet } from '../met.ts'
import { openLocalTable } from './local.ts'
import { savedTable } from './saved-tables.ts'
import type { Opening, TableHost } from './table-host.ts'

const opened = new Map<string, TableHost>()
/** The one laid last, until the page that shows it has found it: what it is called is known only then. */
let fresh: TableHost | undefined

/** Starts a table in this page. Its first update tells its id. Whoever plays there next time meets the same strength. */
export function newLocalTable(plan: TablePlan, name: string): TableHost {
  const met = plan.seats.find(({ kind }) => kind === 'bot')
  if (met?.kind === 'bot') meet(plan.game, met.level)
  return startAfresh({ t: 'create', plan, name })
}

/** The same, going on from moves that were played elsewhere. */
export const branchedTable = (plan: TablePlan, name: string, played: readonly LogEntry[]): TableHost =>
  startAfresh({ t: 'branch', plan, name, played })

function startAfresh(opening: Opening): TableHost {
  if (fresh) giveUp(fresh)
  fresh = outlive(opening)
  return fresh
}

/** Nobody came to a table that was laid: it is played no further here. */
function giveUp(laid: TableHost): void {
  if (fresh !== laid) return
  fresh = undefined
  laid.close()
}

/** The id of a table that is being laid, as soon as it is known; nothing where it could not be laid. */
export const idWhenLaid = (table: TableHost): Promise<string | undefined> =>
  new Promise((found) =>
    createRoot((stop) =>
      createEffect(() => {
        const made = table.update()
        if (!made && !table.refusal()) return
        stop()
        if (!made) giveUp(table)
        found(made?.table)
      }),
    ),
  )

/** The table of this id, if this page plays or saved it. */
export function localTable(id: string): TableHost | undefined {
  if (fresh?.update()?.table === id) {
    opened.set(id, fresh)
    fresh = undefined
  }
  const saved = opened.has(id) ? undefined : savedTable(id)
  if (saved) opened.set(id, outlive({ t: 'resume', ...saved }))
  return opened.get(id)
}

export function leaveLocalTable(id: string): void {
  opened.get(id)?.close()
  opened.delete(id)
}

/** A table outlives the page that opened it: the next one shows it. */
const outlive = (opening: Opening): TableHost => createRoot(() => openLocalTable(opening))
