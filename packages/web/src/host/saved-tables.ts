import { createSignal } from 'solid-js'
import { forget } from '../memory.ts'
import { inTheWay, isOver } from './making-room.ts'
import type { SavedTable } from './table-host.ts'

const PREFIX = 'estaminet.table.'
/** So many are kept. */
export const MOST_SAVED = 24

/** A game that could have gone on has made room for another, or the browser keeps nothing: whoever plays here is told. */
export type SavingNews = { readonly t: 'let-go'; readonly table: SavedTable } | { readonly t: 'not-kept' }
const [savingNews, tell] = createSignal<SavingNews>()

export { savingNews }

/** The tables played inside this page, saved by the browser and nowhere else. */
export function savedTables(): SavedTable[] {
  return keys()
    .flatMap((key) => read(key) ?? [])
    .sort((a, b) => b.doc.touchedAt - a.doc.touchedAt)
}

/** A browser that keeps nothing may not even be asked what it has. */
function keys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
  } catch {
    return []
  }
}

export const savedTable = (id: string): SavedTable | undefined => read(PREFIX + id)

/**
 * Saves one table as it goes on from what was loaded. What another tab has made of it meanwhile is not overwritten: then nothing
 * is saved, and the answer is false.
 */
export function savingFrom(loaded: SavedTable | undefined): (table: SavedTable) => boolean {
  let last = loaded && textAt(PREFIX + loaded.doc.id)
  return (table) => {
    const key = PREFIX + table.doc.id
    const kept = textAt(key)
    if (kept !== undefined && kept !== last) return false
    save(key, table)
    last = textAt(key)
    return true
  }
}

function save(key: string, { doc, log }: SavedTable): void {
  const others = () => savedTables().filter((one) => one.doc.id !== doc.id)
  // Reading them all takes time, and this runs with every move.
  const known = keys()
  if (known.length >= MOST_SAVED && !known.includes(key))
    for (const one of inTheWay(others()).slice(0, known.length - MOST_SAVED + 1)) letGo(one)
  const text = JSON.stringify({ doc, log })
  if (put(key, text)) return
  // A full store may take it once finished games are gone; a forbidden one never does.
  for (const one of inTheWay(others()).filter(isOver)) {
    letGo(one)
    if (put(key, text)) return
  }
  if (savingNews()?.t !== 'not-kept') tell({ t: 'not-kept' })
}

function put(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

function letGo(table: SavedTable): void {
  dropTable(table.doc.id)
  if (!isOver(table)) tell({ t: 'let-go', table })
}

/** The seats of the people at this screen. */
export const mineAt = ({ seats }: SavedTable['doc']): number[] =>
  seats.flatMap(({ kind }, at) => (kind === 'person' ? [at] : []))

export const dropTable = (id: string): void => forget(`table.${id}`)

function textAt(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

function read(key: string): SavedTable | undefined {
  try {
    const found = JSON.parse(textAt(key) ?? 'null') as SavedTable | null
    return found?.doc && Array.isArray(found.log) ? found : undefined
  } catch {
    return undefined
  }
}
