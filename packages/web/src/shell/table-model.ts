import { SPECTATOR, type View } from '@estaminet/kernel'
import type { Ask, Choice, Told, Update } from '@estaminet/table'
import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js'
import type { Answer, TableHost, Wish } from '../host/table-host.ts'
import { say } from '../language.ts'
import { named } from './names.ts'
import { share } from './share.ts'
import { toast } from './toasts.tsx'

const NOTHING: View = {}
/** An answer that takes longer than this is said to be on its way. */
const UNNOTICED = 400

/** An open table as the screen uses it: what the host said last, the log so far, and what the player looks at. */
export function createTableModel(host: TableHost, latest: Accessor<Update>) {
  const { told } = host
  const [news, setNews] = createSignal<readonly Told[]>([])
  const [considered, consider] = createSignal<Choice>()
  const [answering, setAnswering] = createSignal<string>()
  const [answeredAt, setAnsweredAt] = createSignal<number>()
  const [sending, setSending] = createSignal<number>()
  let known = 0

  createEffect(
    on(latest, () => {
      setNews(told().slice(known))
      known = told().length
    }),
  )

  const ask = createMemo(() => latest().asks[0] as Ask | undefined, undefined, { equals: sameAsk })
  createEffect(on(ask, () => consider(undefined)))

  /** Carries out a wish; what went wrong is said in a toast. */
  async function wish(what: Wish): Promise<Answer> {
    const answer = await host.send(what)
    if (!answer.ok) toast({ text: say().table.refusals[answer.code] ?? say().table.refused, icon: 'info' })
    return answer
  }

  /** A question is answered once; the next one may be answered before the host has confirmed the last. */
  async function choose(choice: Choice): Promise<void> {
    const open = ask()
    if (!open || open.id === answering()) return
    setAnswering(open.id)
    setAnsweredAt(latest().n)
    const slow = setTimeout(() => setSending(choice.move), UNNOTICED)
    await wish({ t: 'play', ask: open.id, seat: open.seat, move: choice.move })
    clearTimeout(slow)
    setSending(undefined)
    if (answering() === open.id) setAnswering(undefined)
  }

  return {
    host,
    latest,
    told,
    news,
    ask,
    considered,
    consider: (choice: Choice | undefined) => void consider(() => choice),
    choose: (choice: Choice) => void choose(choice),
    /** What happened after this number, happened since the last answer given here. */
    answeredAt,
    /** An answer to the open question is on its way. */
    busy: () => answering() !== undefined && answering() === ask()?.id,
    /** The move that was pressed and takes so long to arrive that it should be said. */
    sending,
    wish,
    view: shared(() => (latest().view as View | undefined) ?? NOTHING),
    reader: createMemo(() => latest().reader ?? SPECTATOR),
    seats: shared(() => named(latest().info.seats)),
    mine: shared(() => latest().mine),
    waiting: shared(() => latest().waiting),
    clocks: createMemo(() => latest().clocks),
    scores: shared(() => latest().scores),
  }
}

export type TableModel = ReturnType<typeof createTableModel>

/** Whether a question is still the same, its running time left aside: then the list stays as it is, and so does focus. */
function sameAsk(a: Ask | undefined, b: Ask | undefined): boolean {
  if (!a || !b) return a === b
  return a.id === b.id && a.seat === b.seat && a.answered === b.answered && share(a.choices, b.choices) === a.choices
}

/** What updates say of one thing. One that says the same again, because somebody came in or spoke, redraws nothing. */
const shared = <T>(said: () => T): Accessor<T> => createMemo<T>((was) => share(was, said()), undefined as T)
