import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What the house counts, for Prometheus. */
export class Metrics {
  readonly registry = new Registry()
  readonly commands = new Counter({
    name: 'estaminet_commands_total',
    help: 'Commands by kind and how they ended',
    labelNames: ['kind', 'end'] as const,
    registers: [this.registry],
  })
  readonly moves = new Counter({
    name: 'estaminet_moves_total',
    help: 'Entries appended to logs, by game',
    labelNames: ['game'] as const,
    registers: [this.registry],
  })
  readonly commitSeconds = new Histogram({
    name: 'estaminet_commit_seconds',
    help: 'Time until a change was durable',
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers: [this.registry],
  })
  readonly botSeconds = new Histogram({
    name: 'estaminet_bot_seconds',
    help: 'Time a bot took for a choice, waiting included',
    buckets: [0.01, 0.1, 0.5, 1, 3, 10],
    registers: [this.registry],
  })
  readonly botsKilled = new Counter({
    name: 'estaminet_bots_killed_total',
    help: 'Bots that thought too long and were replaced by the fallback',
    registers: [this.registry],
  })
  readonly webhooks = new Counter({
    name: 'estaminet_webhooks_total',
    help: 'Messages sent outside, and how they ended',
    labelNames: ['end'] as const,
    registers: [this.registry],
  })
  readonly pushes = new Counter({
    name: 'estaminet_pushes_total',
    help: 'Messages to browsers by way of their push services, and how they ended',
    labelNames: ['end'] as const,
    registers: [this.registry],
  })
  readonly mails = new Counter({
    name: 'estaminet_mails_total',
    help: 'Attempts to hand a mail to the mail server, and how they ended',
    labelNames: ['end'] as const,
    registers: [this.registry],
  })
  readonly refusedCalls = new Counter({
    name: 'estaminet_limited_total',
    help: 'Requests and messages refused by a limit',
    registers: [this.registry],
  })

  readonly refusedConnections = new Counter({
    name: 'estaminet_refused_connections_total',
    help: 'Connections refused because too many were open',
    registers: [this.registry],
  })

  constructor() {
    collectDefaultMetrics({ register: this.registry })
  }

  /** What is counted under a name now, all its kinds together or those with these labels. */
  async value(name: string, labels: Readonly<Record<string, string>> = {}): Promise<number> {
    const { values = [] } = (await this.registry.getSingleMetric(name)?.get()) ?? {}
    const wanted = values.filter((one) => Object.entries(labels).every(([label, is]) => one.labels[label] === is))
    return wanted.reduce((sum, { value }) => sum + value, 0)
  }

  /** A number that is looked up when somebody asks. */
  watch(name: string, help: string, value: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(value())
      },
    })
  }
}
