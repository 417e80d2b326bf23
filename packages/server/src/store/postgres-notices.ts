import type { Duplex } from 'node:stream'
import { Client, type ClientConfig } from 'pg'
import { postgres } from './dialect.ts'

type Listen = (change: { table: string; rev: number }) => void
type HearWords = (table: string | undefined) => void
type Overhear = (node: string, text: string) => void

/** Where nodes tell each other of changed tables: `<node> <rev> <table>`. */
const CHANNEL = 'estaminet_tables'
/** Where they tell of words, which change no table: `<node> <table>`. */
const WORDS = 'estaminet_words'
/** Where they say what nobody needs to keep: `<node> <text>`. */
const WHISPERS = 'estaminet_whispers'
/** How often the connection is tried, so that a dead one is noticed; it has as long to answer. */
const PULSE = 2_000
/** A change may be committed this long after it was stamped. */
const MARGIN = 60_000
/** To find what was missed all tables are looked through: an index on what every move changes would cost every move more. */
const CATCH_UP = 60_000

const MISSED = `SELECT id, rev FROM tables WHERE changed_at >= ${postgres.now} - $1::bigint`
/** A notice that can be lost with the database need not wait for its disk: what is untold then is still untold after. */
const HASTY = "SELECT set_config('synchronous_commit', 'off', true)"
const TELL = `
  WITH hasty AS MATERIALIZED (${HASTY}),
  news AS (SELECT id, rev FROM hasty, unnest($2::text[], $3::bigint[]) AS news (id, rev)),
  told AS (DELETE FROM untold WHERE table_id IN (
    SELECT table_id FROM untold JOIN news ON news.id = table_id AND untold.rev <= news.rev FOR UPDATE OF untold SKIP LOCKED))
  SELECT pg_notify('${CHANNEL}', concat_ws(' ', $1::text, rev, id)) FROM news`
const TELL_OF_WORDS = `
  WITH hasty AS MATERIALIZED (${HASTY})
  SELECT pg_notify('${WORDS}', concat_ws(' ', $1::text, id)) FROM hasty, unnest($2::text[]) AS tables (id)`
/** What a node that died did not come to tell, another tells for it. */
const TELL_FOR_THE_DEAD = `
  WITH late AS (DELETE FROM untold WHERE table_id IN (
    SELECT table_id FROM untold WHERE since < ${postgres.now} - 2000 FOR UPDATE SKIP LOCKED) RETURNING table_id, rev)
  SELECT pg_notify('${CHANNEL}', concat_ws(' ', '-', rev, table_id)) FROM late`

/**
 * How nodes hear of each other's changes. A notice is sent just after its commit and many go together: sent within the
 * commit, each would make all others wait for its disk write. Until it is sent, a row in `untold` remembers it. When the
 * connection broke, what was missed is read once there is a new one, so that listeners need not know.
 */
export class Notices {
  private readonly config: ClientConfig
  private readonly node: string
  private readonly beat: number
  private readonly listeners: Listen[] = []
  private readonly overhearers: Overhear[] = []
  private readonly wordListeners: HearWords[] = []
  private readonly news = new Map<string, number>()
  private readonly words = new Set<string>()
  private client: Client | undefined
  private connected = false
  private telling = Promise.resolve()
  private timer: NodeJS.Timeout | undefined
  private patience = 100
  /** When the connection last certainly lived. */
  private alive = performance.now()
  private closed = false

  constructor(config: ClientConfig, node: string, pulse = PULSE) {
    this.beat = pulse
    this.config = { ...config, query_timeout: pulse, statement_timeout: CATCH_UP }
    this.node = node
  }

  listen(listener: Listen): void {
    this.listeners.push(listener)
    if (!this.client) void this.connect()
  }

  overhear(listener: Overhear): void {
    this.overhearers.push(listener)
    if (!this.client) void this.connect()
  }

  listenToWords(listener: HearWords): void {
    this.wordListeners.push(listener)
    if (!this.client) void this.connect()
  }

  /** Whoever is connected now hears it. */
  async whisper(text: string): Promise<void> {
    if (this.connected) await this.client?.query(`SELECT pg_notify('${WHISPERS}', $1)`, [`${this.node} ${text}`])
  }

  /** A change of our own that is now durable. */
  tell(table: string, rev: number): void {
    this.news.set(table, rev)
    this.tellSoon()
  }

  /** Words of our own that are now durable. Whoever is not told reads them with the next, or when it connects. */
  tellWords(table: string): void {
    this.words.add(table)
    this.tellSoon()
  }

  private tellSoon(): void {
    if (!this.client) void this.connect()
    else if (this.connected && this.news.size + this.words.size === 1)
      this.telling = this.telling.then(() => this.tellAll())
  }

  async close(): Promise<void> {
    if (this.connected) await this.telling
    this.closed = true
    clearTimeout(this.timer)
    await this.client?.end().catch(() => undefined)
  }

  /** Whether it answers or not. */
  cut(): void {
    if (this.client) cut(this.client)
  }

  private async connect(): Promise<void> {
    const client = new Client(this.config)
    this.client = client
    client.on('error', () => undefined)
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === CHANNEL) this.hear(payload)
      else if (channel === WORDS) this.hearOfWords(payload)
      else this.hearWhisper(payload)
    })
    try {
      await client.connect()
      await client.query(`LISTEN ${CHANNEL}; LISTEN ${WORDS}; LISTEN ${WHISPERS}`)
      await this.catchUp(client)
      this.patience = 100
      this.connected = true
      client.once('end', () => this.later())
      this.pulse(client)
      this.telling = this.tellAll()
    } catch {
      cut(client)
      this.later()
    }
  }

  private later(): void {
    this.connected = false
    if (this.closed) return
    clearTimeout(this.timer)
    // Nodes that lost the same database do not all come back in the same instant.
    this.timer = setTimeout(() => this.connect(), this.patience * (0.5 + Math.random()))
    this.patience = Math.min(this.patience * 2, 5_000)
  }

  private pulse(client: Client): void {
    this.alive = performance.now()
    clearTimeout(this.timer)
    if (this.closed) return
    this.timer = setTimeout(() => {
      client.query(TELL_FOR_THE_DEAD).then(
        () => this.pulse(client),
        () => cut(client),
      )
    }, this.beat)
    this.timer.unref()
  }

  /** What comes up while these notices are sent forms the next ones. */
  private async tellAll(): Promise<void> {
    while (this.news.size + this.words.size > 0 && this.connected && this.client) {
      const news = [...this.news]
      const words = [...this.words]
      this.news.clear()
      this.words.clear()
      const values = [this.node, news.map(([table]) => table), news.map(([, rev]) => rev)]
      // Those that cannot be sent are still untold, and somebody's pulse will find them.
      if (news.length > 0) await this.client.query({ name: 'tell', text: TELL, values }).catch(() => undefined)
      if (words.length === 0) continue
      const tell = { name: 'tell-words', text: TELL_OF_WORDS, values: [this.node, words] }
      await this.client.query(tell).catch(() => undefined)
    }
  }

  private async catchUp(client: Client): Promise<void> {
    for (const listener of this.wordListeners) listener(undefined)
    if (this.listeners.length === 0) return
    const since = Math.ceil(performance.now() - this.alive) + MARGIN
    const missed = { text: MISSED, values: [since], query_timeout: CATCH_UP }
    const { rows } = await client.query(missed)
    for (const { id, rev } of rows) this.spread(String(id), Number(rev))
  }

  private hear(payload: string): void {
    const [node, rev, table] = payload.split(' ')
    if (node !== this.node) this.spread(table, Number(rev))
  }

  private hearOfWords(payload: string): void {
    const [node, table] = payload.split(' ')
    if (node !== this.node) for (const listener of this.wordListeners) listener(table)
  }

  private hearWhisper(payload: string): void {
    const [node] = payload.split(' ', 1)
    if (node !== this.node) for (const listener of this.overhearers) listener(node, payload.slice(node.length + 1))
  }

  private spread(table: string, rev: number): void {
    for (const listener of this.listeners) listener({ table, rev })
  }
}

/** A connection that does not answer does not say goodbye either. */
export const cut = (client: { readonly connection?: { readonly stream: Duplex } }): void => {
  client.connection?.stream.destroy()
}
