import type { Seat } from '@estaminet/kernel'
import { batch, createSignal } from 'solid-js'
import { createHeard } from './heard.ts'
import { savingFrom } from './saved-tables.ts'
import type {
  Answer,
  Connection,
  Cover,
  FromWorker,
  HandingOver,
  Holding,
  No,
  Opening,
  Said,
  SavedTable,
  TableHost,
} from './table-host.ts'

type Heard = Exclude<FromWorker, { t: 'save' } | { t: 'dice' } | { t: 'stands' }>

const LONGEST_PAINT = 100
const HOLDING: Holding = { t: 'hold' }

/** Another tab plays the same table, and has gone on with it. */
export const ELSEWHERE = 'elsewhere'

/** What a finished game was made of is counted, whether or not the game itself is kept for long. */
function countIfOver(saved: SavedTable): void {
  if (saved.doc.status !== 'over') return
  // A device that cannot count still plays.
  import('./device-history.ts').then(({ countEnded }) => countEnded(saved.doc)).catch(() => {})
}

/** Opens a table inside this page: a new one, or one it saved. */
export function openLocalTable(opening: Opening): TableHost {
  const worker = new Worker(new URL('./local.worker.ts', import.meta.url), { type: 'module' })
  const { update, told, hear: hearUpdate, forget, hold: holdRules } = createHeard()
  const [cover, setCover] = createSignal<Cover>()
  const [sitting, setSitting] = createSignal(0)
  const [holder, setHolder] = createSignal<Seat>()
  let isForgetting = false
  const [connection, setConnection] = createSignal<Connection>('connecting')
  const [refusal, setRefusal] = createSignal<No>()
  const [said] = createSignal<readonly Said[]>([])
  const waiting = new Map<string, (answer: Answer) => void>()
  const standing = new Map<string, number>()
  const save = savingFrom(opening.t === 'resume' ? opening : undefined)
  let count = 0

  // The worker is quicker than the screen: a press is painted before what it brings is drawn.
  const inbox: Heard[] = []
  const hearAll = () => {
    for (const message of inbox.splice(0)) hear(message)
  }
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    // What is heard from a table that was closed counts no more.
    if (connection() === 'closed') return
    if (data.t === 'save') {
      if (!save(data)) return fail({ code: ELSEWHERE, message: '' })
      return countIfOver(data)
    }
    if (data.t === 'dice') return
    // It is known before the question is.
    if (data.t === 'stands') return void standing.set(data.ask, data.at)
    if (inbox.push(data) > 1) return
    if (waiting.size === 0) return hearAll()
    requestAnimationFrame(() => setTimeout(hearAll))
    // A page in the background paints nothing.
    setTimeout(hearAll, LONGEST_PAINT)
  })
  function hear(data: Heard): void {
    if (data.t === 'cover') setCover(data.cover)
    else if (data.t === 'eyes') isForgetting = true
    else if (data.t === 'update' || data.t === 'position' || data.t === 'cells') {
      setConnection('open')
      if (!isForgetting) {
        if (!hearUpdate(data)) worker.postMessage(HOLDING)
        return
      }
      // What one knew goes before the page is drawn for the next, in one step.
      isForgetting = false
      batch(() => {
        forget()
        hearUpdate(data)
        setSitting((before) => before + 1)
      })
    } else if (data.t === 'done') settle(data.cmd, { ok: true, result: data.result })
    else if (data.t === 'refused') {
      if (update() === undefined) setRefusal({ code: data.code, message: data.message })
      settle(data.cmd ?? '', { ok: false, code: data.code, message: data.message })
    }
  }
  worker.addEventListener('error', ({ message }) => fail({ code: 'broken', message }))
  worker.postMessage(opening)

  /** It plays no more: whoever waits for an answer is told, and whoever asks later. */
  function fail(no: No): void {
    close()
    setRefusal(no)
    for (const cmd of waiting.keys()) settle(cmd, { ok: false, ...no })
  }

  function close(): void {
    setConnection('closed')
    worker.terminate()
  }

  const tell = (handing: HandingOver): void => worker.postMessage(handing)

  function settle(cmd: string, answer: Answer): void {
    waiting.get(cmd)?.(answer)
    waiting.delete(cmd)
  }

  return {
    update,
    told,
    connection,
    refusal,
    retryAt: () => undefined,
    said,
    outdated: () => false,
    hold(game) {
      holdRules(game)
      worker.postMessage(HOLDING)
    },
    send: (wish) =>
      new Promise((answered) => {
        const no = refusal()
        if (no) return answered({ ok: false, ...no })
        const cmd = `c${count++}`
        waiting.set(cmd, answered)
        worker.postMessage({ ...wish, table: update()?.table ?? '', cmd })
      }),
    shared: {
      cover,
      sitting,
      lookAway: () => tell({ t: 'look-away' }),
      look: (seat) => tell({ t: 'look', seat }),
      holder,
      hold: setHolder,
    },
    ...(opening.t === 'guide' ? { stands: (ask: string) => standing.get(ask) } : {}),
    retry() {},
    close,
  }
}
