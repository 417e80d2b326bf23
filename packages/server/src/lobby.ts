import type { PersonId, TableDoc } from '@estaminet/table'
import type { FastifyBaseLogger } from 'fastify'
import { inLog } from './in-log.ts'
import { personsAt } from './store/ledger.ts'
import type { Store, TableSummary } from './store/store.ts'

/** Several changes within this time are told together. */
const GATHER = 300
/** However much happens, the list is neither read nor put in order more often. */
const LEAST_PAUSE = 1_000
/** So many tables of the house are known here, and so many of them are shown. */
const MOST_KNOWN = 1_000
const MOST = 100
/** One person's tables must not push those of all others off the list. */
const MOST_EACH = 3

export interface LobbyParts {
  readonly store: Store
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  /** Whether somebody who sits at this table is there now. */
  attended(table: string): boolean
  /** Tells the other nodes whose tables changed. */
  concerns(persons: readonly PersonId[]): void
  /** A table as this person sees it in a list. */
  show(table: TableSummary, person: PersonId | null): unknown
}

/** A table of the list, and how everybody sees it to whom it does not belong. */
interface Listed {
  readonly table: TableSummary
  readonly persons: readonly PersonId[]
  readonly text: string
}

type Listen = (said: string) => void

/** Said to somebody at the door when a table of theirs changed. */
const YOURS = JSON.stringify({ t: 'yours' })

/**
 * The public tables with a free seat, for everybody who stands at the door. Kept here as text: a look costs no more than
 * sending it, however many look.
 */
export class Lobby {
  private readonly parts: LobbyParts
  /** Everybody who listens, who they are, and what they were told last. */
  private readonly listeners = new Map<Listen, { readonly person: PersonId | null; told: string }>()
  private known: Map<string, Listed> | undefined
  /** The list in its order, until it is time to look again who is there. */
  private arranged: { readonly list: readonly Listed[]; readonly text: string; readonly until: number } | undefined
  private reading: Promise<Map<string, Listed>> | undefined
  /** Tables of this node that changed while the list was read. */
  private meanwhile: Map<string, Listed | undefined> | undefined
  private readAt = 0
  private toldAt = 0
  private outdated = false
  private timer: NodeJS.Timeout | undefined
  /** Whose tables changed, and will be told within a moment. */
  private readonly concerned = new Set<PersonId>()

  constructor(parts: LobbyParts) {
    this.parts = parts
    // What another node did is not told in detail; whether it concerns the list shows when it is read.
    parts.store.onChange(() => {
      this.outdated = true
      this.stir()
    })
  }

  /** The list as this person sees it, as JSON. */
  async listFor(person: PersonId | null): Promise<string> {
    const { list, text } = this.arrange(await this.upToDate())
    if (person === null || !list.some(({ persons }) => persons.includes(person))) return text
    const own = (one: Listed) =>
      one.persons.includes(person) ? JSON.stringify(this.parts.show(one.table, person)) : one.text
    return `[${list.map(own).join()}]`
  }

  /** A table of this node changed. */
  changed(doc: TableDoc): void {
    this.nudge(personsAt(doc))
    if (doc.access !== 'public') return
    const isListed = doc.status === 'open' && hasFreeSeat(doc)
    const one = isListed ? this.listed({ doc: structuredClone(doc), moves: 0 }) : undefined
    // What is being read at this moment may be older.
    this.meanwhile?.set(doc.id, one)
    if (!one && !this.known?.has(doc.id)) return
    if (this.known) put(this.known, doc.id, one)
    this.arranged = undefined
    this.stir()
  }

  /** Tells the list now and whenever it changes; call the answer to stop. */
  async watch(person: PersonId | null, listen: Listen): Promise<() => void> {
    const told = await this.listFor(person)
    this.listeners.set(listen, { person, told })
    listen(told)
    return () => {
      this.listeners.delete(listen)
    }
  }

  /** Tables of these people changed, here or at another node. */
  tellConcerned(persons: readonly PersonId[]): void {
    const concerned = new Set(persons)
    for (const [listen, { person }] of this.listeners) if (person && concerned.has(person)) listen(YOURS)
  }

  /** Several changes within a beat are one. */
  private nudge(persons: readonly PersonId[]): void {
    if (this.concerned.size === 0 && persons.length > 0)
      setTimeout(() => {
        const concerned = [...this.concerned]
        this.concerned.clear()
        this.tellConcerned(concerned)
        this.parts.concerns(concerned)
      }, LEAST_PAUSE).unref()
    for (const person of persons) this.concerned.add(person)
  }

  private stir(): void {
    if (this.timer || this.listeners.size === 0) return
    const pause = Math.max(GATHER, Math.max(this.toldAt, this.readAt) + LEAST_PAUSE - Date.now())
    this.timer = setTimeout(() => {
      this.timer = undefined
      this.tell().catch((error) => this.parts.log.warn({ ...inLog(error) }, 'the list of open tables'))
    }, pause).unref()
  }

  private async tell(): Promise<void> {
    this.toldAt = Date.now()
    for (const [listen, at] of this.listeners) {
      const list = await this.listFor(at.person)
      if (at.told === list || !this.listeners.has(listen)) continue
      at.told = list
      listen(list)
    }
    // It was a moment too early to read what another node has changed.
    if (this.outdated) this.stir()
  }

  /** The tables this node knows; read again when another one has changed something, at most once a beat. */
  private async upToDate(): Promise<Map<string, Listed>> {
    const isFresh = this.known && !(this.outdated && Date.now() >= this.readAt + LEAST_PAUSE)
    if (this.known && isFresh) return this.known
    this.reading ??= this.read().finally(() => {
      this.reading = undefined
    })
    return this.reading
  }

  private async read(): Promise<Map<string, Listed>> {
    this.readAt = Date.now()
    this.outdated = false
    const meanwhile = new Map<string, Listed | undefined>()
    this.meanwhile = meanwhile
    try {
      const tables = await this.parts.store.tables({ open: true, most: MOST_KNOWN })
      const free = tables.filter(({ doc }) => hasFreeSeat(doc))
      const known = new Map(free.map((table) => [table.doc.id, this.listed(table)]))
      for (const [id, one] of meanwhile) put(known, id, one)
      this.known = known
      this.arranged = undefined
      return known
    } catch (error) {
      this.outdated = true
      throw error
    } finally {
      this.meanwhile = undefined
    }
  }

  /** The list in its order, for a beat. */
  private arrange(known: Map<string, Listed>): { readonly list: readonly Listed[]; readonly text: string } {
    const now = Date.now()
    if (this.arranged && now < this.arranged.until) return this.arranged
    const list = inTurn(known.values(), this.parts.attended)
    this.arranged = { list, text: `[${list.map(({ text }) => text).join()}]`, until: now + LEAST_PAUSE }
    return this.arranged
  }

  private listed(table: TableSummary): Listed {
    return { table, persons: personsAt(table.doc), text: JSON.stringify(this.parts.show(table, null)) }
  }
}

/**
 * People who wait at their table come first, who has waited longest before the others; then what is new. Nobody's second
 * table stands before everybody's first: a few who make tables cannot push another out of sight.
 */
function inTurn(known: Iterable<Listed>, attended: LobbyParts['attended']): Listed[] {
  const each = new Map<PersonId, number>()
  return [...known]
    .map((one) => ({ one, at: one.table.doc.createdAt, waits: attended(one.table.doc.id) ? 1 : 0 }))
    .sort((a, b) => b.waits - a.waits || (a.waits ? a.at - b.at : b.at - a.at))
    .map((table) => {
      const { host } = table.one.table.doc
      each.set(host, (each.get(host) ?? 0) + 1)
      return { ...table, turn: each.get(host) ?? 1 }
    })
    .filter(({ turn }) => turn <= MOST_EACH)
    .sort((a, b) => b.waits - a.waits || a.turn - b.turn)
    .slice(0, MOST)
    .map(({ one }) => one)
}

/** A seat that is kept for somebody is not free for anybody else. */
const hasFreeSeat = ({ seats }: TableDoc): boolean => seats.some(({ kind, keptFor }) => kind === 'open' && !keptFor)

function put(known: Map<string, Listed>, id: string, one: Listed | undefined): void {
  if (one) known.set(id, one)
  else known.delete(id)
}
