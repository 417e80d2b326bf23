import { type Game, type Seat, SPECTATOR } from '@estaminet/kernel'
import type { Command, FromHost, Shows } from '@estaminet/table'
import { batch, createSignal, untrack } from 'solid-js'
import { hearBye } from './announcement.ts'
import { createGreeting } from './greeting.ts'
import { createHeard } from './heard.ts'
import { createHeartbeat, type Heartbeat } from './heartbeat.ts'
import type { Answer, Connection, No, Said, TableHost, Wish } from './table-host.ts'

/** Seconds between attempts to come back. */
const PATIENCE = [1, 2, 4, 8, 15]
/** Milliseconds after which a silent wire is left for a new one; longer with every attempt, for links that are slow. */
const LEAVE_AFTER = 5000
/** Milliseconds until what may or may not have been done is asked for again. */
const ASK_AGAIN_AFTER = 1500
/** The device says that its network came or went. A house in the same room may be there all the same. */
const WAKING = ['online', 'offline'] as const
/** Refusals of the greeting that another attempt would not change. */
const FOR_GOOD = ['unknown-table', 'outdated', 'bad-request', 'blocked', 'other-rules', 'newer-rules']
/** Done at once or not at all: by the time the house is back, whoever asked may have changed their mind. */
const NOW_OR_NEVER: readonly Wish['t'][] = ['start', 'leave', 'kick', 'resign', 'replace', 'rematch']
const AWAY: Answer = { ok: false, code: 'offline', message: 'The house does not answer.' }

/** A table of the house, over a socket. It comes back by itself; nothing is lost and nothing played twice. */
export function openSocketTable(table: string): TableHost {
  const { update, told, hear: hearUpdate, forget, hold: holdRules, held } = createHeard()
  const [sitting, setSitting] = createSignal(0)
  const [connection, setConnection] = createSignal<Connection>('connecting')
  const [refusal, setRefusal] = createSignal<No>()
  const [retryAt, setRetryAt] = createSignal<number>()
  const [said, setSaid] = createSignal<readonly Said[]>([])
  const [outdated, setOutdated] = createSignal(false)
  const waiting = new Map<string, { command: Command; answered(answer: Answer): void }>()
  const mark = Math.random().toString(36).slice(2, 10)
  let count = 0
  let attempts = 0
  let socket: WebSocket | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let heart: Heartbeat | undefined
  const greeting = createGreeting(table)
  /** The house has not answered the last greeting yet. */
  let isGreeting = false
  /** Whose eyes should look where several people share this screen, and whose did when something was last heard. */
  let eyes: Seat = SPECTATOR
  let heardThrough: Seat | undefined
  /** The step after which the house was asked to tell, until it has. */
  let askedAfter = 0

  function connect(): void {
    clearTimeout(timer)
    // Whoever opens a table should not follow how its wire is.
    if (untrack(connection) === 'closed') return
    socket?.close()
    setRetryAt(undefined)
    const wire = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`)
    const isCurrent = () => socket === wire && connection() !== 'closed'
    let isWelcome = false
    socket = wire
    wire.addEventListener('open', greet)
    wire.addEventListener('message', ({ data }) => {
      // What an old wire still says may be older than what we know.
      if (!isCurrent()) return
      const frame = JSON.parse(String(data)) as FromHost
      heart?.heard()
      isWelcome ||= frame.t === 'welcome'
      if (isGreeting && greeting.isWorthAnother(frame)) {
        greet()
        return
      }
      hear(frame)
      if ('done' in frame && frame.done) settle(frame.done.cmd, { ok: true, result: frame.done.result })
      if (isWelcome) resume(wire)
    })
    wire.addEventListener('close', () => {
      if (isCurrent()) lose()
    })
    heart?.stop()
    heart = createHeartbeat({
      ping: () => {
        if (isWelcome && wire.readyState === WebSocket.OPEN) wire.send('{"t":"ping"}')
      },
      isOutOfSight: () => document.hidden,
      onSilence: () => {
        if (isCurrent()) hearNothing()
      },
      leaveAfter: LEAVE_AFTER * (attempts + 1),
      onDeath: () => {
        if (isCurrent()) lose()
      },
    })
  }

  function greet(): void {
    greetFrom(update()?.n ?? 0)
  }

  function greetFrom(last: number): void {
    isGreeting = true
    askedAfter = last
    socket?.send(greeting.words(last, eyes, held()))
  }

  /** The table through the eyes of another, from its beginning. */
  function look(seat: Seat): void {
    eyes = seat
    if (connection() === 'open') greetFrom(0)
  }

  /** Answers whether nothing was missed before it. What other eyes knew goes before the page is drawn for the next, in one step. */
  function hearThroughEyes(frame: Shows): boolean {
    const through = frame.t === 'update' ? frame.eyes : undefined
    const after = askedAfter
    askedAfter = 0
    if (through === heardThrough) return hearUpdate(frame)
    if (after > 0) {
      // They begin elsewhere than those before them left off.
      greetFrom(0)
      return true
    }
    heardThrough = through
    let isWhole = true
    batch(() => {
      forget()
      isWhole = hearUpdate(frame)
      setSitting((before) => before + 1)
    })
    return isWhole
  }

  /** The rules are here: the house is asked for no more than they need. */
  function hold(game: Game): void {
    holdRules(game)
    if (connection() === 'open') greet()
  }

  /** The house is heard again, over a new wire or over one that was only slow. */
  function resume(wire: WebSocket): void {
    if (connection() === 'open') return
    clearTimeout(timer)
    setRetryAt(undefined)
    attempts = 0
    setConnection('open')
    // An answer that was lost on the way is asked for again: the same command id gets the same answer.
    for (const { command } of waiting.values()) wire.send(JSON.stringify(command))
  }

  /** Asks a link that may have died, and makes one where there is none, without waiting for its time. */
  function wake(): void {
    if (connection() === 'lost') connect()
    else if (!document.hidden) heart?.ask()
  }

  function hearNothing(): void {
    setConnection('lost')
    for (const [cmd, { command }] of waiting) if (NOW_OR_NEVER.includes(command.t)) settle(cmd, AWAY)
  }

  /** A wire may be given up before it says that it has ended: it is lost once. */
  function lose(): void {
    heart?.stop()
    if (retryAt() !== undefined) return
    hearNothing()
    const pause = PATIENCE[Math.min(attempts++, PATIENCE.length - 1)] * 1000
    setRetryAt(Date.now() + pause)
    timer = setTimeout(connect, pause)
  }

  function hear(frame: FromHost): void {
    switch (frame.t) {
      case 'welcome':
        isGreeting = false
        setOutdated(frame.cells === false)
        setSaid(frame.said)
        break
      case 'update':
      case 'position':
      case 'cells':
        if (frame.table === table && !hearThroughEyes(frame) && !isGreeting) greet()
        break
      case 'said':
        setSaid([...said(), frame])
        break
      case 'done':
        settle(frame.cmd, { ok: true, result: frame.result })
        break
      case 'refused': {
        if (frame.code === 'unknown-outcome' && frame.cmd !== undefined) {
          askAgain(frame.cmd)
          break
        }
        const no = { code: frame.code, message: frame.message }
        if (frame.cmd === undefined) isGreeting = false
        if (frame.cmd === undefined && connection() !== 'open' && FOR_GOOD.includes(frame.code)) {
          setRefusal(no)
          close()
        } else settle(frame.cmd ?? '', { ok: false, ...no })
        break
      }
      case 'bye':
        hearBye(frame)
        break
      case 'pong':
        break
    }
  }

  /** The house does not know yet whether it was done: the same command id gets the answer once it does. */
  function askAgain(cmd: string): void {
    setTimeout(() => {
      const unanswered = waiting.get(cmd)
      if (unanswered && connection() === 'open') socket?.send(JSON.stringify(unanswered.command))
    }, ASK_AGAIN_AFTER)
  }

  function settle(cmd: string, answer: Answer): void {
    waiting.get(cmd)?.answered(answer)
    waiting.delete(cmd)
  }

  function send(wish: Wish): Promise<Answer> {
    if (connection() !== 'open' && NOW_OR_NEVER.includes(wish.t)) return Promise.resolve(AWAY)
    return new Promise((answered) => {
      const command: Command = { ...wish, table, cmd: `${mark}-${count++}` }
      waiting.set(command.cmd, { command, answered })
      if (connection() === 'open') socket?.send(JSON.stringify(command))
    })
  }

  function close(): void {
    clearTimeout(timer)
    heart?.stop()
    for (const event of WAKING) removeEventListener(event, wake)
    document.removeEventListener('visibilitychange', wake)
    setConnection('closed')
    socket?.close()
  }

  for (const event of WAKING) addEventListener(event, wake)
  document.addEventListener('visibilitychange', wake)
  connect()
  const [holder, setHolder] = createSignal<Seat>()
  const shared = {
    cover: () => update()?.cover,
    sitting,
    look,
    lookAway: () => look(SPECTATOR),
    holder,
    hold: setHolder,
  }
  return { update, told, connection, refusal, retryAt, said, outdated, send, hold, shared, retry: connect, close }
}
