import { type Accessor, createSignal } from 'solid-js'
import type { SlateRow } from '../table/game-screen.ts'

/** Which rows that lie behind a single one were brought out. */
export interface OpenFolds {
  isOpen(rows: readonly SlateRow[]): boolean
  /** Opens what is shut, and shuts what is open. */
  turn(rows: readonly SlateRow[]): void
}

/** What is known of them belongs to its question: however often its list is drawn anew, what was opened stays open. */
export function createOpenFolds(asked: Accessor<string | undefined>): OpenFolds {
  const [opened, setOpened] = createSignal<{ readonly in: string | undefined; readonly folds: readonly string[] }>()
  const openNow = (): readonly string[] => (opened()?.in === asked() ? (opened()?.folds ?? []) : [])
  return {
    isOpen: (rows) => openNow().includes(foldName(rows)),
    turn: (rows) => {
      const name = foldName(rows)
      const others = openNow().filter((one) => one !== name)
      setOpened({ in: asked(), folds: others.length < openNow().length ? others : [...others, name] })
    },
  }
}

/** The first move behind it: unlike its words it is the same in every language. */
export const foldName = (rows: readonly SlateRow[]): string =>
  String(rows.flatMap(({ prices }) => prices)[0]?.choice.move)
