import { ask, type TableSummary } from '../../host/house.ts'

/** How the house is doing, as it says itself (`packages/server/src/state-of-house.ts`). */
export interface StateOfHouse {
  readonly version: string
  readonly node: string
  readonly games: readonly { readonly id: string; readonly rules: number }[]
  readonly since: number
  readonly now: number
  readonly connections: number
  readonly tablesInMemory: number
  readonly botsWaiting: number
  readonly moves: number
  readonly failedCommands: number
  readonly limitedCalls: number
  readonly load: number
  readonly memoryBytes: number
  readonly lagSeconds: number
  readonly store:
    | { readonly kind: 'folder'; readonly bytes: number; readonly backup: { at: number; bytes: number } | null }
    | { readonly kind: 'postgres' }
  readonly blocked: readonly string[]
}

/** What the host sees of the house at once. */
export interface Look {
  readonly state: StateOfHouse
  readonly tables: readonly TableSummary[]
}

/** The house for whoever has its key. */
export function deskWith(key: string) {
  const toHost = <Answer>(method: string, path: string, body?: unknown) =>
    ask<Answer>(method, `host/${path}`, body, { authorization: `Bearer ${key}` })
  return {
    async look(): Promise<Look> {
      const [state, tables] = await Promise.all([
        toHost<StateOfHouse>('GET', 'house'),
        toHost<TableSummary[]>('GET', 'tables'),
      ])
      return { state, tables }
    },
    closeTable: (id: string) => toHost('POST', `tables/${encodeURIComponent(id)}/close`),
    block: (address: string, on: boolean) => toHost('POST', 'block', { address, on }),
    announce: (reason: string, seconds: number) => toHost('POST', 'announce', { reason, seconds }),
  }
}

export type Desk = ReturnType<typeof deskWith>

/** Does something to the house and says how it went: `done`, or `bad` when the house refuses. */
export type Act = (deed: (desk: Desk) => Promise<unknown>, done: string, bad?: string) => Promise<void>
