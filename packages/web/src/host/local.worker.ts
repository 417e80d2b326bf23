import { type Bot, botAt, levelsOf } from '@estaminet/bots'
import { STAND_IN_LEVEL } from '@estaminet/bots/levels'
import { digest, type Game, type MatchRecord, movesOf, Refusal, type Seat, SPECTATOR, seeded } from '@estaminet/kernel'
import { gameOf } from '@estaminet/shelf'
import {
  askedHere,
  type Consequence,
  caughtUp,
  coverOf,
  isShared,
  noticed,
  Scene,
  type Seen,
  type Shown,
  Table,
  windowTimes,
} from '@estaminet/table'
import { verdictOn } from './dice-check.ts'
import { keepToScript, layGuided, writtenMove } from './guided-table.ts'
import { randomHex } from './random-hex.ts'
import type { FromWorker, GuidedOpening, HandingOver, Opening, ToWorker } from './table-host.ts'

/** A whole table host inside the page: for games against bots and around one screen. It needs no network. */

const me = { id: 'me', name: '' }
const room = { present: () => true, spectators: 0 }
/** Long enough to see what a bot has just done, and to read the line that says it. */
const BOT_PAUSE = 700
/** Who has seen many of them in a row wants to play again: each bot waits a little less than the one before. */
const HURRY = 0.9
const LEAST_PAUSE = 120

let table: Table | undefined
/** At a guided table: everything that happens there. */
let script: MatchRecord | undefined
let isCalm = false
let step = 0
/** The seat that looks at a screen people share; SPECTATOR while it goes from hand to hand. */
let eyes: Seat = SPECTATOR
let wasShared = false
/** The window the screen was taken for, and since when one stands over it with nobody looking: by how long the log was. */
let takenFor: number | undefined
let sign: { readonly after: number; readonly since: number } | undefined
/** Whether the page has the rules, and what it was shown last since then. */
let holdsRules = false
let shown: Shown | undefined
let shows = 0
/** How often bots have moved since a person did. */
let botMoves = 0
/** The bots that have fetched what they have learned, or could not. */
const prepared = new Set<Bot>()
let timer: ReturnType<typeof setTimeout> | undefined
const rng = seeded(randomHex(16))

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.t === 'check') return post({ t: 'dice', verdict: verdictOn(data.record, data.memory, gameOf) })
  if (data.t === 'hold') return showAnew()
  if (data.t === 'look-away' || data.t === 'look') {
    if (table) handOver(table, data)
    return goOn()
  }
  const cmd = 'cmd' in data ? data.cmd : 'open'
  botMoves = 0
  try {
    if (data.t === 'create') sitDown(data)
    else if (data.t === 'branch') goOnFrom(data)
    else if (data.t === 'resume') comeBack(data)
    else if (data.t === 'guide') follow(data)
    else if (table) {
      if (script) keepToScript(script, table, data)
      tellAll(table, table.execute(data, me, Date.now()))
    }
    post({ t: 'done', cmd })
  } catch (error) {
    const { code, message } = error instanceof Refusal ? error : { code: 'broken', message: String(error) }
    post({ t: 'refused', cmd, code, message })
    if (table) show(table, { n: step, events: [] })
  }
  goOn()
})

const born = (game: Game) => ({
  id: `local-${randomHex(10)}`,
  code: 'LOCAL',
  secret: randomHex(32),
  botSeed: randomHex(16),
  levels: levelsOf(game),
  closed: 0,
})

function sitDown({ plan, name }: Extract<Opening, { t: 'create' }>): void {
  const game = gameOf(plan.game)
  const birth = born(game)
  const at = Table.create(game, plan, { ...me, name }, birth, Date.now())
  const begin = { table: birth.id, cmd: 'start' }
  const nonces = at.seatsOf(me.id).map((seat) => ({ seat, nonce: randomHex(16) }))
  for (const { seat, nonce } of nonces) at.execute({ t: 'hash', ...begin, seat, hash: digest(nonce) }, me, Date.now())
  const started = at.execute({ t: 'start', ...begin }, me, Date.now())
  table = at
  tellAll(at, started)
  for (const part of nonces) tellAll(at, at.execute({ t: 'nonce', ...begin, ...part }, me, Date.now()))
}

/** What has been played is told from its beginning; what comes is decided here. */
function goOnFrom({ plan, name, played }: Extract<Opening, { t: 'branch' }>): void {
  const game = gameOf(plan.game)
  const at = Table.branch(game, plan, { ...me, name }, born(game), played, Date.now())
  table = at
  tellFromTheBeginning(at)
  post({ t: 'save', doc: at.doc, log: at.match?.log ?? [] })
}

/** The log is told again from its beginning, so that the page can show it. */
function comeBack({ doc, log }: Extract<Opening, { t: 'resume' }>): void {
  const at = Table.load(gameOf(doc.game), doc, log)
  // Here a log is kept whole with every move, as it is written now.
  delete at.doc.earlier
  table = at
  tellFromTheBeginning(at)
}

function follow({ record, from, name, isCalm: calm }: GuidedOpening): void {
  script = record
  isCalm = calm
  table = layGuided(gameOf(record.game), record, { ...me, name }, from)
  tellFromTheBeginning(table)
}

function tellFromTheBeginning(at: Table): void {
  const seen = caughtUp(at.match, looking(at), 0)
  step = seen.n
  show(at, seen)
}

/** The seats that look: one at a time where people share the screen and keep things from each other. */
const looking = (at: Table): readonly Seat[] => {
  const mine = at.seatsOf(me.id)
  return isShared(at, me.id) ? mine.filter((seat) => seat === eyes) : mine
}

function tellAll(at: Table, consequence: Consequence): void {
  const mine = looking(at)
  const { onlyFor } = consequence
  const seen = noticed(consequence.heard, mine, step)
  step = seen.n
  if (wasShared && !isShared(at, me.id)) changeEyes(at, SPECTATOR)
  else if (onlyFor === undefined || mine.includes(onlyFor)) show(at, seen)
  wasShared = isShared(at, me.id)
  if (!script) post({ t: 'save', doc: at.doc, log: at.match?.log ?? [] })
}

/** Whoever looked knows nothing any more, and whoever looks now hears everything from the beginning. */
function changeEyes(at: Table, seat: Seat): void {
  eyes = seat
  sign = undefined
  post({ t: 'eyes' })
  tellFromTheBeginning(at)
}

function handOver(at: Table, how: HandingOver): void {
  if (how.t === 'look') take(at, how.seat)
  changeEyes(at, how.t === 'look' ? how.seat : SPECTATOR)
}

/** Whoever takes the screen to answer a window has as long as they like. */
function take(at: Table, seat: Seat): void {
  const { window } = at.doc.clock
  if (!window || !askedHere(at, me.id).includes(seat)) return
  takenFor = window.after
  if (window.muted.includes(seat)) return
  const wait = { t: 'wait', table: at.doc.id, cmd: 'look', seat, ask: at.askId(seat) } as const
  at.execute(wait, me, Date.now())
}

function show(at: Table, seen: Seen): void {
  const shared = isShared(at, me.id)
  if (script)
    for (const seat of askedHere(at, me.id)) post({ t: 'stands', ask: at.askId(seat), at: at.match?.log.length ?? 0 })
  const scene = new Scene(at, room, Date.now(), shared ? eyes : undefined)
  const { window } = at.doc.clock
  const cover = coverOf(at, me.id, eyes, window === undefined || window.after === takenFor)
  post({ t: 'cover', ...(cover ? { cover } : {}) })
  if (!holdsRules || shared) {
    shown = undefined
    post(scene.updateFor(me.id, seen))
    return
  }
  const now = scene.shownTo(me.id, seen, ++shows)
  post(JSON.parse(shown ? scene.frameSince(shown, now) : now.whole()))
  shown = now
}

function showAnew(): void {
  holdsRules = true
  shown = undefined
  if (table) show(table, { n: step, events: [] })
}

/** Lets bots play and clocks run. */
function goOn(): void {
  clearTimeout(timer)
  const at = table
  if (!at) return
  const [seat] = at.botSeats()
  const due = at.dueAt()
  // In a window nobody sees when a bot answers: it should have before its beat is over.
  if (seat !== undefined) timer = setTimeout(() => botMove(at, seat), at.doc.clock.window ? 0 : botPause())
  else if (due !== undefined) {
    const end = Math.max(due, signUntil(at))
    if (end < Number.POSITIVE_INFINITY)
      timer = setTimeout(() => house(at, { t: 'tick' }), Math.max(0, end - Date.now()) + 5)
  }
}

/** Around one screen a window stands open for a beat in which nobody looks, and for whoever has taken the screen as long as they like. */
function signUntil(at: Table): number {
  const { window } = at.doc.clock
  if (!isShared(at, me.id) || askedHere(at, me.id).length === 0) return 0
  if (!window || eyes !== SPECTATOR) return Number.POSITIVE_INFINITY
  if (sign?.after !== window.after) sign = { after: window.after, since: Date.now() }
  return sign.since + windowTimes(at.doc).beat * 1000
}

const botPause = (): number => (isCalm ? LEAST_PAUSE : Math.max(LEAST_PAUSE, BOT_PAUSE * HURRY ** botMoves++))

function botMove(at: Table, seat: Seat): void {
  const { match, game } = at
  if (!match) return
  const bot = botAt(at.seat(seat).level ?? STAND_IN_LEVEL, game)
  if (!script && bot.prepare && !prepared.has(bot)) {
    const goOnPrepared = () => {
      prepared.add(bot)
      goOn()
    }
    // What cannot be fetched is done without.
    void bot.prepare().then(goOnPrepared, goOnPrepared).catch(reportError)
    return
  }
  const moves = movesOf(game, match.state, seat)
  const move = script
    ? writtenMove(script, at)
    : bot.choose({ game, seat, moves, view: () => game.view(match.state, seat), rng })
  house(at, { t: 'bot', seat, ask: at.askId(seat), move })
}

function house(at: Table, command: Parameters<Table['house']>[0]): void {
  tellAll(at, at.house(command, Date.now()))
  goOn()
}

const post = (message: FromWorker): void => postMessage(message)
