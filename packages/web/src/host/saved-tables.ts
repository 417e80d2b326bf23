import { forget } from '../memory.ts'
import type { SavedTable } from './table-host.ts'

const PREFIX = 'estaminet.table.'
/** Older ones make room. */
const MOST = 12

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

export function save({ doc, log }: SavedTable): void {
  try {
    localStorage.setItem(PREFIX + doc.id, JSON.stringify({ doc, log }))
  } catch {
    // A full or forbidden store costs only the way back after a reload.
  }
  // Reading them all takes time, and this runs with every move.
  if (keys().length > MOST) for (const old of savedTables().slice(MOST)) dropTable(old.doc.id)
}

export const dropTable = (id: string): void => forget(`table.${id}`)

function read(key: string): SavedTable | undefined {
  try {
    const found = JSON.parse(localStorage.getItem(key) ?? 'null') as SavedTable | null
    return found?.doc && Array.isArray(found.log) ? found : undefined
  } catch {
    return undefined
  }
}
