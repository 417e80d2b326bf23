import { type Seat, SPECTATOR, type View } from '@estaminet/kernel'
import type { Ask, Choice, Told, Update } from '@estaminet/table'
import { type Accessor, batch, createComputed, createEffect, createMemo, createSignal, on, untrack } from 'solid-js'
import type { Answer, TableHost, Wish } from '../../host/table-host.ts'
import { motionPace } from '../motion/motion-speed.ts'
import { createPlayback } from '../motion/playback.ts'
import { listenForSkipping } from '../motion/skipping.ts'
import { named } from '../seats/names.ts'
import { createBetweenParts } from './between-parts.ts'
import { carryOut } from './carry-out.ts'
import { createCountdowns } from './countdowns.ts'
import { share } from './share.ts'
import type { Guide } from './use-table.ts'

const NOTHING: View = {}
const NOTHING_HINTED: readonly Choice[] = []
/** An answer that takes longer than this is said to be on its way. */
const UNNOTICED = 400
/** While somebody's clock runs others' moves are shown twice as fast. */
const TIMED = 2

/** What is looked at, and whether it was pressed on the board and waits for its answer on the slate. */
interface Looked {
  readonly ask: Ask | undefined
  readonly choice: Choice | undefined
  readonly isWeighed?: true
}

/** What a bot would choose, the best first. */
interface Hinted {
  readonly ask: Ask | undefined
  readonly choices: readonly Choice[]
}

/**
 * An open table as the screen uses it: the table as far as it has been shown, the log so far, and what the player looks
 * at. What the host said last may be further: it is shown first, and told as it comes to rest.
 */
export function createTableModel(host: TableHost, arrived: Accessor<Update>, guide?: Guide) {
  const [shown, setShown] = createSignal(untrack(arrived))
  const [drawn, setDrawn] = createSignal(untrack(arrived))
  const [coming, setComing] = createSignal<Update>()
  const isShowing = createMemo(() => coming() !== undefined)
  const [count, setCount] = createSignal(untrack(host.told).length)
  const [news, setNews] = createSignal<readonly Told[]>([])
  const [looked, setLooked] = createSignal<Looked>()
  const [hinting, setHinting] = createSignal<Hinted>()
  const [answering, setAnswering] = createSignal<string>()
  const [answered, setAnswered] = createSignal<string>()
  const [answeredAt, setAnsweredAt] = createSignal<number>()
  const [sending, setSending] = createSignal<number>()
  const parts = createBetweenParts()
  let known = 0
  let leaps = untrack(() => host.seenAgain?.leaps())
  let isOpened = false
  let fresh: readonly Told[] = []
  createComputed(
    on(news, () => {
      fresh = []
    }),
  )

  const playback = createPlayback<Update>(
    {
      draw: ({ table }) => setDrawn(table),
      tell: () => setCount((before) => before + 1),
      reveal: ({ table, told }) => {
        setDrawn(table)
        setShown(table)
        // Whoever skips sees several arrivals end at once: what the first of them brought is news too.
        fresh = [...fresh, ...told]
        setNews(fresh)
      },
      play: (arrival) => setComing(arrival?.table),
    },
    () => motionPace() * (arrived().clocks.length > 0 ? TIMED : 1) * (host.seenAgain?.pace() ?? 1),
    (ms, then) => {
      const timer = setTimeout(() => batch(then), ms)
      return () => clearTimeout(timer)
    },
  )
  createEffect(
    on(arrived, (table) => {
      const told = host.told().slice(known)
      known = host.told().length
      const isLeap = leaps !== host.seenAgain?.leaps()
      leaps = host.seenAgain?.leaps()
      batch(() => {
        if (!isOpened) openWith(told)
        else if (isLeap) leapTo(table)
        else playback.hear({ table, told })
      })
      isOpened = true
    }),
  )
  /** What happened before this table was opened is not shown again. */
  function openWith(told: readonly Told[]): void {
    setCount(known)
    setNews(told)
  }
  /** The table is elsewhere at once, with what is told there. */
  function leapTo(table: Update): void {
    playback.skip()
    setDrawn(table)
    setShown(table)
    setCount(known)
    setNews([])
  }
  listenForSkipping(parts.ids, () => {
    const was = isShowing()
    batch(playback.skip)
    return was
  })

  /** Who is there, who talks, whose clock runs and who asks for what is always as the host said last. */
  const latest = createMemo((): Update => {
    const [now, then] = [arrived(), shown()]
    if (now === then) return now
    const { mine, clocks, orders, pause, goBack } = now
    const { goBack: _before, ...rest } = then
    const info = { ...now.info, status: then.info.status }
    return { ...rest, mine, clocks, orders, pause, info, ...(goBack ? { goBack } : {}) }
  })
  const clocks = createMemo(() => latest().clocks)
  const { window, countdowns } = createCountdowns(arrived)
  const told = createMemo(() => (count() >= host.told().length ? host.told() : host.told().slice(0, count())))
  /** What the host asks, whether or not something has to be told before. */
  const asked = createMemo(() => latest().asks[0] as Ask | undefined, undefined, { equals: sameAsk })
  const ask = guide ? createMemo(() => guide.asks(asked()), undefined, { equals: sameAsk }) : asked
  /** What was looked at belongs to its question: the next one begins with nothing, or with what is looked at already. */
  const considered = () => (looked()?.ask === ask() ? looked()?.choice : undefined)
  const weighed = () => (looked()?.isWeighed ? considered() : undefined)

  /** So does what a bot would choose. */
  const hinted = () => (hinting()?.ask === ask() ? (hinting()?.choices ?? NOTHING_HINTED) : NOTHING_HINTED)

  const wish = (what: Wish): Promise<Answer> => carryOut(host, what)

  /** A question is answered once; the next one may be answered before the host has confirmed the last. */
  async function choose(choice: Choice): Promise<void> {
    const open = ask()
    if (!open || nameOf(open) === answering() || isShowing()) return
    setAnswering(nameOf(open))
    setAnswered(nameOf(open))
    setAnsweredAt(latest().n)
    const slow = setTimeout(() => setSending(choice.move), UNNOTICED)
    await wish({ t: 'play', ask: open.id, seat: open.seat, move: choice.move })
    clearTimeout(slow)
    setSending(undefined)
    if (answering() === nameOf(open)) setAnswering(undefined)
  }

  /** Keeps the window open that an own seat is asked in. */
  function wait(seat: Seat): void {
    const open = countdowns().find((one) => one.seat === seat && one.window)
    if (open && !open.window?.waits) void wish({ t: 'wait', seat, ask: open.ask })
  }

  return {
    ...parts,
    host,
    latest,
    told,
    news,
    asked,
    ask,
    considered,
    weighed,
    consider: (choice: Choice | undefined) => void setLooked({ ask: untrack(ask), choice }),
    weigh: (choice: Choice) => void setLooked({ ask: untrack(ask), choice, isWeighed: true }),
    hinted,
    hint: (choices: readonly Choice[]) => void setHinting({ ask: untrack(ask), choices }),
    choose: (choice: Choice) => void choose(choice),
    /** What happened after this number, happened since the last answer given here. */
    answeredAt,
    /** An answer to the open question is on its way, or what came of it is being shown. */
    busy: () => {
      const open = ask()
      return open !== undefined && (answering() === nameOf(open) || (isShowing() && answered() === nameOf(open)))
    },
    /** Something moves: until it rests nobody is told what came of it. */
    isShowing,
    /** The table that comes of what is being shown. */
    coming: createMemo(() => coming()?.view as View | undefined),
    /** What moves is at its end at once. */
    skip: () => batch(playback.skip),
    /** What is being shown stays until somebody skips it. */
    linger: playback.linger,
    /** What happens is shown by this board. */
    perform: playback.perform,
    /** Shows events once more. */
    replay: playback.replay,
    /** The move that was pressed and takes so long to arrive that it should be said. */
    sending,
    wish,
    window,
    countdowns,
    wait,
    view: shared(() => (shown().view as View | undefined) ?? NOTHING),
    drawn: shared(() => (drawn().view as View | undefined) ?? NOTHING),
    reader: createMemo(() => latest().reader ?? SPECTATOR),
    seats: shared(() => named(latest().info.seats)),
    mine: shared(() => latest().mine),
    waiting: shared(() => latest().waiting),
    clocks,
    /** When the clocks stood so. */
    clocksAt: createMemo(on(clocks, () => Date.now())),
    scores: shared(() => latest().scores),
  }
}

export type TableModel = ReturnType<typeof createTableModel>

/** Two seats at one screen may be asked the same thing, one after the other. */
const nameOf = ({ seat, id }: Ask): string => `${seat}:${id}`

/** Whether a question is still the same, its running time left aside: then the list stays as it is, and so does focus. */
function sameAsk(a: Ask | undefined, b: Ask | undefined): boolean {
  if (!a || !b) return a === b
  return a.id === b.id && a.seat === b.seat && a.answered === b.answered && share(a.choices, b.choices) === a.choices
}

/** What updates say of one thing. One that says the same again, because somebody came in or spoke, redraws nothing. */
const shared = <T>(said: () => T): Accessor<T> => createMemo<T>((was) => share(was, said()), undefined as T)
