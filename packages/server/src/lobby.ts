import type { TableDoc } from '@estaminet/table'
import type { FastifyBaseLogger } from 'fastify'
import type { Store, TableSummary } from './store/store.ts'

/** Several changes within this time are told together. */
const GATHER = 300
/** However much happens, the list is not read more often. */
const LEAST_PAUSE = 1_000
const MOST = 100

type Listen = (tables: readonly TableSummary[]) => void

/** The public tables with a free seat, for everybody who stands at the door: told when the list changes. */
export class Lobby {
  private readonly store: Store
  private readonly log: Pick<FastifyBaseLogger, 'warn'>
  /** Everybody who listens, with what they were told last. */
  private readonly listeners = new Map<Listen, string>()
  private listed = new Set<string>()
  private readAt = 0
  private timer: NodeJS.Timeout | undefined

  constructor(store: Store, log: Pick<FastifyBaseLogger, 'warn'>) {
    this.store = store
    this.log = log
    // What another node did is not told in detail; whether it concerns the list shows when it is read.
    store.onChange(() => this.stir())
  }

  list(): Promise<TableSummary[]> {
    return this.store.tables({ open: true, most: MOST })
  }

  /** A table of this node changed. */
  changed({ id, access, status }: TableDoc): void {
    if (access === 'public' && (status === 'open' || this.listed.has(id))) this.stir()
  }

  /** Tells the list now and whenever it changes; call the answer to stop. */
  async watch(listen: Listen): Promise<() => void> {
    this.listeners.set(listen, '')
    try {
      await this.tell()
    } catch (error) {
      this.listeners.delete(listen)
      throw error
    }
    return () => {
      this.listeners.delete(listen)
    }
  }

  private stir(): void {
    if (this.timer || this.listeners.size === 0) return
    const pause = Math.max(GATHER, this.readAt + LEAST_PAUSE - Date.now())
    this.timer = setTimeout(() => {
      this.timer = undefined
      this.tell().catch((error) => this.log.warn({ error: String(error) }, 'the list of open tables'))
    }, pause).unref()
  }

  private async tell(): Promise<void> {
    this.readAt = Date.now()
    const tables = await this.list()
    this.listed = new Set(tables.map(({ doc }) => doc.id))
    const text = JSON.stringify(tables.map(({ doc }) => [doc.id, doc.seats, doc.touchedAt]))
    for (const [listen, told] of this.listeners) {
      if (told === text) continue
      this.listeners.set(listen, text)
      listen(tables)
    }
  }
}
