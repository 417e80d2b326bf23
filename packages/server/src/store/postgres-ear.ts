import { Client, type ClientConfig } from 'pg'
import { postgres } from './dialect.ts'
import { CHANNEL } from './postgres-change.ts'

type Listen = (change: { table: string; rev: number }) => void

/** How often the connection is tried, so that a dead one is noticed. */
const PULSE = 10_000
/** A change may be committed this long after it was stamped. */
const MARGIN = 60_000
const MISSED = `SELECT id, rev FROM tables WHERE changed_at >= ${postgres.now} - $1::bigint`

/**
 * Hears of the changes other nodes make. When its connection broke, it reads what was missed once it has a new one, so
 * that its listeners need not know.
 */
export class Ear {
  private readonly config: ClientConfig
  private readonly node: string
  private readonly listeners: Listen[] = []
  private client: Client | undefined
  private timer: NodeJS.Timeout | undefined
  private patience = 100
  /** When the connection last certainly lived. */
  private alive = performance.now()
  private closed = false

  constructor(config: ClientConfig, node: string) {
    this.config = config
    this.node = node
  }

  async listen(listener: Listen): Promise<void> {
    this.listeners.push(listener)
    if (this.listeners.length === 1) await this.connect()
  }

  async close(): Promise<void> {
    this.closed = true
    clearTimeout(this.timer)
    await this.client?.end().catch(() => undefined)
  }

  private async connect(): Promise<void> {
    const client = new Client(this.config)
    this.client = client
    client.on('error', () => undefined)
    client.on('notification', ({ payload }) => this.hear(payload ?? ''))
    try {
      await client.connect()
      await client.query(`LISTEN ${CHANNEL}`)
      await this.catchUp(client)
      this.patience = 100
      client.once('end', () => this.later())
      this.pulse(client)
    } catch {
      client.end().catch(() => undefined)
      this.later()
    }
  }

  private later(): void {
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
      client.query('SELECT 1').then(
        () => this.pulse(client),
        () => client.end().catch(() => undefined),
      )
    }, PULSE)
    this.timer.unref()
  }

  private async catchUp(client: Client): Promise<void> {
    const { rows } = await client.query(MISSED, [Math.ceil(performance.now() - this.alive) + MARGIN])
    for (const { id, rev } of rows) this.tell(String(id), Number(rev))
  }

  private hear(payload: string): void {
    const [node, rev, table] = payload.split(' ')
    if (node !== this.node) this.tell(table, Number(rev))
  }

  private tell(table: string, rev: number): void {
    for (const listener of this.listeners) listener({ table, rev })
  }
}
