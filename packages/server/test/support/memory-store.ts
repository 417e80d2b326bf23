import { ladderOf, type RatedEnding, type TableDoc } from '@estaminet/table'
import { personsAt } from '../../src/store/ledger.ts'
import type { PasskeyRow, WebhookRow } from '../../src/store/passkeys-and-webhooks.ts'
import type { RatingRow, StandingQuery } from '../../src/store/standing-rows.ts'
import type {
  PersonRow,
  Store,
  StoredAnswer,
  StoredChange,
  StoredTable,
  StoredWords,
  TableQuery,
  TableSummary,
  TokenRow,
} from '../../src/store/store.ts'
import type { HeardRow, SaidRow } from '../../src/store/talk.ts'

interface MemoryRow {
  text: string
  rev: number
  log: string[]
  dueAt: number | null
  leasedUntil: number
}

/** A store that forgets everything at the end, and fails on command. */
export class MemoryStore implements Store {
  private readonly rows = new Map<string, MemoryRow>()
  private readonly answers = new Map<string, string>()
  private readonly words = new Map<string, (SaidRow & { speaker?: string })[]>()
  private readonly passkeys = new Map<string, PasskeyRow>()
  private readonly webhooks = new Map<string, WebhookRow>()
  private readonly people = new Map<string, PersonRow>()
  private readonly tokens = new Map<string, TokenRow>()
  private readonly settings = new Map<string, string>()
  private readonly endings = new Map<string, RatedEnding>()
  private rated: RatingRow[] = []
  private round = 0
  private readonly blockedAddresses = new Set<string>()
  private readonly listening: ((change: { table: string; rev: number }) => void)[] = []
  readonly alone: boolean = true
  /** Commits fail while this is set. */
  broken = false
  closedEverMs = 0
  /** What time it is for the store. */
  clock = () => Date.now()

  async commit(change: StoredChange): Promise<'done' | 'conflict'> {
    const text = JSON.stringify(change.table)
    const born = JSON.stringify(change.born)
    const entries = change.entries.map((entry) => JSON.stringify(entry))
    await null
    if (this.broken) throw new Error('the disk is full')
    const { id } = change.table
    const kept = this.rows.get(id) ?? { text: '', rev: 0, log: [], dueAt: null, leasedUntil: 0 }
    if (kept.rev !== change.rev || kept.log.length !== change.from) return 'conflict'
    const command = change.command && `${id} ${change.command.id}`
    if (command && this.answers.has(command)) return 'conflict'
    if (change.born) this.rows.set(change.born.id, { text: born, rev: 1, log: [], dueAt: null, leasedUntil: 0 })
    this.rows.set(id, {
      text,
      rev: kept.rev + 1,
      log: [...kept.log, ...entries],
      ...(change.dueAt === undefined
        ? { dueAt: kept.dueAt, leasedUntil: kept.leasedUntil }
        : { dueAt: change.dueAt, leasedUntil: 0 }),
    })
    if (command) this.answers.set(command, JSON.stringify(change.command?.answer))
    if (change.rated) this.endings.set(id, change.rated)
    return 'done'
  }

  async load(table: string): Promise<StoredTable | undefined> {
    if (this.broken) throw new Error('the disk is full')
    const kept = this.rows.get(table)
    return kept && { doc: JSON.parse(kept.text), rev: kept.rev, log: kept.log.map((entry) => JSON.parse(entry)) }
  }

  async changedSince(table: string, rev: number): Promise<boolean> {
    return (this.rows.get(table)?.rev ?? 0) > rev
  }

  async answerTo(table: string, command: string): Promise<StoredAnswer | undefined> {
    const answer = this.answers.get(`${table} ${command}`)
    return answer === undefined ? undefined : JSON.parse(answer)
  }

  async tableByCode(code: string): Promise<string | undefined> {
    return this.all().find(({ doc }) => doc.code === code)?.doc.id
  }

  async tables(which: TableQuery): Promise<TableSummary[]> {
    const { fits, order } = asked(which)
    return this.all()
      .filter(({ doc }) => fits(doc))
      .sort((a, b) => order(a.doc, b.doc))
      .slice(0, which.most)
  }

  async said(table: string, most: number): Promise<SaidRow[]> {
    return (this.words.get(table) ?? []).slice(-most).map(({ speaker: _, ...said }) => said)
  }

  async saidAfter(): Promise<HeardRow[]> {
    return []
  }

  async say({ table, said, speaker, command }: StoredWords): Promise<number | 'conflict'> {
    await null
    if (this.broken) throw new Error('the disk is full')
    if (this.answers.has(`${table} ${command.id}`)) return 'conflict'
    this.answers.set(`${table} ${command.id}`, JSON.stringify(command.answer))
    const words = [...(this.words.get(table) ?? []), { ...said, speaker }]
    this.words.set(table, words)
    return words.length
  }

  onWords(): void {}

  async hasten(): Promise<void> {}

  async attend(): Promise<void> {}

  async claimTimers(most: number, leaseMs: number): Promise<string[]> {
    const now = this.clock()
    const due: string[] = []
    for (const [table, kept] of this.rows)
      if (due.length < most && kept.dueAt !== null && kept.dueAt <= now && kept.leasedUntil <= now) {
        kept.leasedUntil = now + leaseMs
        due.push(table)
      }
    return due
  }

  async ready(): Promise<boolean> {
    return !this.broken
  }

  async now(): Promise<number> {
    return this.clock()
  }

  async person(id: string): Promise<PersonRow | undefined> {
    return this.people.get(id)
  }

  async savePerson(person: PersonRow): Promise<void> {
    this.people.set(person.id, person)
  }

  async changePerson(id: string, change: (person: PersonRow) => PersonRow): Promise<PersonRow | undefined> {
    const person = this.people.get(id)
    if (!person) return undefined
    const changed = change(person)
    this.people.set(id, changed)
    return changed
  }

  async uncounted(passed: number) {
    const first = [...this.endings].sort(([, a], [, b]) => a.endedAt - b.endedAt).at(passed)
    return first && { round: this.round, table: first[0], ending: first[1] }
  }

  async ratings(ladder: string, persons: readonly string[]): Promise<RatingRow[]> {
    return this.rated.filter((one) => one.ladder === ladder && persons.includes(one.person))
  }

  async count(round: number, table: string, ratings: readonly RatingRow[]): Promise<'done' | 'conflict'> {
    if (round !== this.round) return 'conflict'
    this.round++
    this.endings.delete(table)
    const isNew = (old: RatingRow) =>
      !ratings.some(({ person, ladder }) => person === old.person && ladder === old.ladder)
    this.rated = [...this.rated.filter(isNew), ...ratings.filter(({ person }) => this.people.has(person))]
    return 'done'
  }

  async standing({ game, mode, leastGames, from, most }: StandingQuery) {
    const all = this.rated
      .filter(({ ladder, games }) => ladder === ladderOf(game, mode) && games >= leastGames)
      .sort((a, b) => b.points - a.points)
    const rows = all.map((one) => ({
      ...one,
      name: this.people.get(one.person)?.name ?? '',
      place: 1 + all.filter(({ points }) => points > one.points).length,
    }))
    return { people: all.length, rows: rows.slice(from, from + most) }
  }

  async ratingsOf(person: string): Promise<RatingRow[]> {
    return this.rated.filter((one) => one.person === person)
  }

  async dropRatingsOf(person: string): Promise<void> {
    this.round++
    this.rated = this.rated.filter((one) => one.person !== person)
  }

  async forgetPerson(id: string): Promise<void> {
    await this.dropRatingsOf(id)
    await this.dropAllOf(id)
    await this.hushAllOf(id)
    this.people.delete(id)
  }

  async saveToken(token: TokenRow): Promise<void> {
    this.tokens.set(token.hash, token)
  }

  async useToken(hash: string): Promise<TokenRow | undefined> {
    const token = this.tokens.get(hash)
    this.tokens.delete(hash)
    return token
  }

  async passkey(id: string): Promise<PasskeyRow | undefined> {
    return this.passkeys.get(id)
  }

  async passkeysOf(person: string): Promise<PasskeyRow[]> {
    return [...this.passkeys.values()].filter((one) => one.person === person)
  }

  async savePasskey(passkey: PasskeyRow): Promise<boolean> {
    if ((this.passkeys.get(passkey.id) ?? passkey).person !== passkey.person) return false
    this.passkeys.set(passkey.id, passkey)
    return true
  }

  async dropPasskey(person: string, id: string): Promise<void> {
    if (this.passkeys.get(id)?.person === person) this.passkeys.delete(id)
  }

  async webhook(person: string): Promise<WebhookRow | undefined> {
    return this.webhooks.get(person)
  }

  async saveWebhook(webhook: WebhookRow): Promise<void> {
    this.webhooks.set(webhook.person, webhook)
  }

  async dropWebhook(person: string): Promise<void> {
    this.webhooks.delete(person)
  }

  async hushSeat(table: string, seat: number, name: string): Promise<void> {
    for (const [id, said] of this.words)
      if (id === table)
        this.words.set(
          id,
          said.map((one) =>
            one.speaker === undefined && (one.seat === seat || one.from === name) ? { ...one, from: '' } : one,
          ),
        )
  }

  async dropAllOf(person: string): Promise<void> {
    for (const { id } of await this.passkeysOf(person)) this.passkeys.delete(id)
    this.webhooks.delete(person)
  }

  async hushAllOf(person: string): Promise<void> {
    for (const [id, said] of this.words)
      this.words.set(
        id,
        said.map(({ speaker, ...one }) =>
          speaker === person ? { ...one, from: '' } : { ...one, ...(speaker === undefined ? {} : { speaker }) },
        ),
      )
  }

  async sweep(): Promise<string> {
    return ''
  }

  async setting(name: string): Promise<string | undefined> {
    return this.settings.get(name)
  }

  async replaceSetting(name: string, was: string | undefined, value: string): Promise<boolean> {
    if (this.settings.get(name) !== was) return false
    this.settings.set(name, value)
    return true
  }

  async blocked(): Promise<string[]> {
    return [...this.blockedAddresses]
  }

  async block(address: string, on: boolean): Promise<void> {
    if (on) this.blockedAddresses.add(address)
    else this.blockedAddresses.delete(address)
  }

  async heartbeat() {
    return this.closedEverMs
  }

  onChange(listen: (change: { table: string; rev: number }) => void): void {
    this.listening.push(listen)
  }

  /** As if another node had changed a table. */
  tell(change: { table: string; rev: number }): void {
    for (const listen of this.listening) listen(change)
  }

  async whisper(_text: string): Promise<void> {}

  onWhisper(): void {}

  async close(): Promise<void> {}

  private all(): TableSummary[] {
    return [...this.rows.values()].map(({ text, log }) => ({ doc: JSON.parse(text), moves: log.length }))
  }
}

const newestFirst = (a: TableDoc, b: TableDoc) => b.createdAt - a.createdAt

/** What a list is to hold, and in which order. */
function asked(which: TableQuery): { fits(doc: TableDoc): boolean; order(a: TableDoc, b: TableDoc): number } {
  if ('open' in which)
    return { fits: ({ status, access }) => status === 'open' && access === 'public', order: newestFirst }
  if ('person' in which)
    return {
      fits: (doc) => personsAt(doc).includes(which.person) && (which.statuses?.includes(doc.status) ?? true),
      order: (a, b) => b.touchedAt - a.touchedAt,
    }
  if ('idle' in which)
    return {
      fits: ({ id, status, touchedAt }) => status === which.idle && touchedAt < which.touchedBefore && id > which.after,
      order: (a, b) => (a.id < b.id ? -1 : 1),
    }
  return { fits: ({ status }) => status === which.status, order: newestFirst }
}
