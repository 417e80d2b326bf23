import type { Command, FromHost } from '@estaminet/table'
import { merged } from '@estaminet/table/merged'
import { createSignal } from 'solid-js'
import { createHeard } from './heard.ts'
import type { Answer, Connection, No, Said, TableHost, Wish } from './table-host.ts'

const PROTOCOL = 1
/** Seconds between attempts to come back. */
const PATIENCE = [1, 2, 4, 8, 15]
/** Refusals of the greeting that another attempt would not change. */
const FOR_GOOD = ['unknown-table', 'outdated', 'bad-request', 'blocked']

/** A table of the house, over a socket. It comes back by itself; nothing is lost and nothing played twice. */
export function openSocketTable(table: string): TableHost {
  const { update, told, hear: hearUpdate } = createHeard()
  const [connection, setConnection] = createSignal<Connection>('connecting')
  const [refusal, setRefusal] = createSignal<No>()
  const [retryAt, setRetryAt] = createSignal<number>()
  const [said, setSaid] = createSignal<readonly Said[]>([])
  const waiting = new Map<string, { command: Command; answered(answer: Answer): void }>()
  const mark = Math.random().toString(36).slice(2, 10)
  let count = 0
  let attempts = 0
  let socket: WebSocket | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function connect(): void {
    clearTimeout(timer)
    setRetryAt(undefined)
    const wire = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`)
    socket = wire
    wire.addEventListener('open', () =>
      wire.send(JSON.stringify({ t: 'hello', v: PROTOCOL, table, last: update()?.n ?? 0, changes: true })),
    )
    wire.addEventListener('message', ({ data }) => {
      // What an old wire still says may be older than what we know.
      if (socket === wire) hear(JSON.parse(String(data)) as FromHost)
    })
    wire.addEventListener('close', () => {
      if (socket === wire && connection() !== 'closed') lose()
    })
  }

  function lose(): void {
    setConnection('lost')
    const pause = PATIENCE[Math.min(attempts++, PATIENCE.length - 1)] * 1000
    setRetryAt(Date.now() + pause)
    timer = setTimeout(connect, pause)
  }

  function hear(frame: FromHost): void {
    switch (frame.t) {
      case 'welcome':
        attempts = 0
        setSaid(frame.said)
        setConnection('open')
        // An answer that was lost on the way is asked for again: the same command id gets the same answer.
        for (const { command } of waiting.values()) socket?.send(JSON.stringify(command))
        break
      case 'update':
        if (frame.table === table) hearUpdate(frame)
        break
      case 'changed': {
        const last = update()
        if (frame.table === table && last) hearUpdate(merged(last, frame))
        break
      }
      case 'said':
        setSaid([...said(), frame])
        break
      case 'done':
        settle(frame.cmd, { ok: true, result: frame.result })
        break
      case 'refused': {
        const no = { code: frame.code, message: frame.message }
        if (frame.cmd === undefined && FOR_GOOD.includes(frame.code)) {
          setRefusal(no)
          close()
        } else settle(frame.cmd ?? '', { ok: false, ...no })
        break
      }
      case 'bye':
        break
    }
  }

  function settle(cmd: string, answer: Answer): void {
    waiting.get(cmd)?.answered(answer)
    waiting.delete(cmd)
  }

  function send(wish: Wish): Promise<Answer> {
    return new Promise((answered) => {
      const command = { ...wish, table, cmd: `${mark}-${count++}` } as Command
      waiting.set(command.cmd, { command, answered })
      if (connection() === 'open') socket?.send(JSON.stringify(command))
    })
  }

  function close(): void {
    clearTimeout(timer)
    setConnection('closed')
    socket?.close()
  }

  connect()
  return { update, told, connection, refusal, retryAt, said, send, retry: connect, close }
}
