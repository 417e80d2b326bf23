import type { PersonId } from '@estaminet/table'
import type { FastifyBaseLogger } from 'fastify'
import { inLog } from '../in-log.ts'
import type { Store } from '../store/store.ts'

/** Who is at a table: people who sit there, and how many look on. */
export interface Company {
  readonly persons: readonly PersonId[]
  readonly spectators: number
}

/** Nodes say it again more often than this; who is not heard of any longer has left, or their node has. */
const LASTS = 60_000

/** Who is at one table by way of other nodes. */
export class Elsewhere {
  private readonly nodes = new Map<string, Company & { readonly until: number }>()

  /** Answers whether that is news. */
  hear(node: string, company: Company, now: number): boolean {
    const before = this.nodes.get(node)
    const empty = company.persons.length === 0 && company.spectators === 0
    if (empty) this.nodes.delete(node)
    else this.nodes.set(node, { ...company, until: now + LASTS })
    return wordsFor(before) !== wordsFor(empty ? undefined : company)
  }

  /** Drops what was not said again; answers whether there was any. */
  prune(now: number): boolean {
    const late = [...this.nodes].filter(([, { until }]) => until <= now)
    for (const [node] of late) this.nodes.delete(node)
    return late.length > 0
  }

  get persons(): PersonId[] {
    return [...this.nodes.values()].flatMap(({ persons }) => persons)
  }

  get isEmpty(): boolean {
    return this.nodes.size === 0
  }

  get spectators(): number {
    return [...this.nodes.values()].reduce((sum, { spectators }) => sum + spectators, 0)
  }
}

/** Who is at any table of the house by way of other nodes, also where nobody here looks at it. */
export class HouseElsewhere {
  private readonly tables = new Map<string, Elsewhere>()

  hear(node: string, table: string, company: Company, now: number): void {
    const known = this.tables.get(table) ?? new Elsewhere()
    known.hear(node, company, now)
    if (known.isEmpty) this.tables.delete(table)
    else this.tables.set(table, known)
  }

  personsAt(table: string): PersonId[] {
    return this.tables.get(table)?.persons ?? []
  }

  prune(now: number): void {
    for (const [table, known] of this.tables) {
      known.prune(now)
      if (known.isEmpty) this.tables.delete(table)
    }
  }
}

const wordsFor = (company: Company | undefined): string =>
  company ? `${[...company.persons].sort()} ${company.spectators}` : ''

/** What is said about one table; `ask`: say who is with you. */
type Whisper = readonly [table: string, persons: readonly PersonId[], spectators: number, ask: boolean]
type Hear = (node: string, table: string, company: Company, ask: boolean) => void

const GATHER = 50
/** PostgreSQL passes on less than 8,000 bytes at a time. */
const LONGEST = 7_000
/** Ids of people are short: so many of them fit. */
const MOST_NAMED = 150

/** How nodes tell each other who is at their tables. Nothing of it is kept, and what is lost is soon said again. */
export class Gossip {
  private readonly store: Store
  private readonly log: Pick<FastifyBaseLogger, 'warn'>
  private readonly lines = new Map<string, Whisper>()
  private timer: NodeJS.Timeout | undefined

  constructor(store: Store, log: Pick<FastifyBaseLogger, 'warn'>) {
    this.store = store
    this.log = log
  }

  listen(hear: Hear): void {
    this.store.onWhisper((node, text) => {
      for (const [table, persons, spectators, ask] of linesIn(text)) hear(node, table, { persons, spectators }, ask)
    })
  }

  /** Somebody is not known any more. Whoever misses it finds out before their name is written down again. */
  async forgotten(person: PersonId): Promise<void> {
    await this.store.whisper(JSON.stringify({ forgotten: person }))
  }

  onForgotten(hear: (person: PersonId) => void): void {
    this.store.onWhisper((_, text) => {
      const { forgotten } = factsIn(text)
      if (typeof forgotten === 'string') hear(forgotten)
    })
  }

  /** Tables of these people changed: they may stand at the door of another node. */
  concerns(persons: readonly PersonId[]): void {
    if (this.store.alone) return
    for (let at = 0; at < persons.length; at += MOST_NAMED) {
      const text = JSON.stringify({ yours: persons.slice(at, at + MOST_NAMED) })
      this.store.whisper(text).catch((error) => this.complain(error))
    }
  }

  onConcern(hear: (persons: readonly PersonId[]) => void): void {
    this.store.onWhisper((_, text) => {
      const { yours } = factsIn(text)
      if (Array.isArray(yours)) hear(yours)
    })
  }

  tell(table: string, { persons, spectators }: Company, ask: boolean): void {
    this.lines.set(table, [table, persons, spectators, ask || (this.lines.get(table)?.[3] ?? false)])
    this.timer ??= setTimeout(() => {
      this.timer = undefined
      this.send().catch((error) => this.complain(error))
    }, GATHER).unref()
  }

  private complain(error: unknown): void {
    this.log.warn({ ...inLog(error) }, 'the other nodes were not told')
  }

  private async send(): Promise<void> {
    const lines = [...this.lines.values()].map((line) => JSON.stringify(line))
    this.lines.clear()
    while (lines.length > 0) {
      const some = [lines.shift()]
      for (let length = 0; lines.length > 0 && length + lines[0].length < LONGEST - (some[0]?.length ?? 0); ) {
        length += lines[0].length + 1
        some.push(lines.shift())
      }
      await this.store.whisper(`[${some.join()}]`)
    }
  }
}

function linesIn(text: string): Whisper[] {
  const lines = whispered(text)
  return Array.isArray(lines) ? lines.filter((line) => Array.isArray(line) && Array.isArray(line[1])) : []
}

const factsIn = (text: string): Readonly<Record<string, unknown>> => {
  const facts = whispered(text)
  return typeof facts === 'object' && facts !== null ? { ...facts } : {}
}

/** A node of another version may speak in other words. */
function whispered(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
