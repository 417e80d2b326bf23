import { type Bot, bots as houseBots, levelsOf } from '@estaminet/bots'
import type { Game } from '@estaminet/kernel'
import type { FastifyBaseLogger } from 'fastify'
import { BotPool } from './bots/pool.ts'
import { Calling } from './calling.ts'
import { CookieKeys } from './cookie-keys.ts'
import { games as houseGames } from './games.ts'
import { HostKey } from './host-key.ts'
import { HEARTBEAT, HouseTime } from './house-time.ts'
import { buildApp } from './http/app.ts'
import { Blocklist } from './http/blocklist.ts'
import { Doors } from './http/doors.ts'
import type { App, Front } from './http/front.ts'
import { summaryFor } from './http/tables-api.ts'
import { inLog } from './in-log.ts'
import { Limits } from './limits.ts'
import { Lobby } from './lobby.ts'
import { Mails, type MailsParts } from './mail/mails.ts'
import { Post } from './mail/post.ts'
import { Metrics } from './metrics.ts'
import { Outgoing } from './outgoing.ts'
import { Passkeys } from './passkeys.ts'
import { People } from './people.ts'
import { Pushes } from './push/pushes.ts'
import { Vapid } from './push/vapid.ts'
import { RecordReader } from './records/reader.ts'
import { asFrame } from './rooms/listener.ts'
import { Gossip } from './rooms/presence.ts'
import { Rooms } from './rooms/rooms.ts'
import type { Settings } from './settings.ts'
import { DailyChallenge } from './standing/daily.ts'
import { Standings } from './standing/standing.ts'
import type { Store } from './store/store.ts'
import { Webhooks } from './webhooks.ts'

const BACK_SOON = 2_000
const DRAIN = 5_000
/** How long those already at the door are still answered. */
const LAST_CALL = 250
const GOODBYE = 2_000
/** So long a house takes to close at most, but for its store. */
export const CLOSED_WITHIN = DRAIN + LAST_CALL + GOODBYE

export interface HouseParts {
  readonly settings: Settings
  readonly store: Store
  readonly log: FastifyBaseLogger
  /** Folder of the built pages. */
  readonly pages: string
  readonly games?: readonly Game[]
  readonly bots?: readonly Bot[]
  /** The module in which the workers find the same games and bots. */
  readonly school?: string
  /** Milliseconds a bot may think at most. */
  readonly patience?: number
}

export interface OpenHouse {
  readonly app: App
  /** The host key, when it was made just now. */
  readonly freshHostKey: string | undefined
  /** Says goodbye, finishes what was begun, and closes the store. */
  close(): Promise<void>
}

/** A whole house around a store: rooms, people, bots and doors. Not yet listening. */
export async function openHouse(parts: HouseParts): Promise<OpenHouse> {
  const { settings, store, log, games = houseGames, bots = houseBots } = parts
  const metrics = new Metrics()
  const time = await HouseTime.start(store, log)
  const pool = new BotPool(metrics, log, parts.school, parts.patience)
  const records = new RecordReader(log, parts.school, parts.patience)
  const levels = (game: Game) => levelsOf(game, bots)
  const limits = new Limits(settings.limits, () => metrics.refusedCalls.inc())
  const outgoing = new Outgoing({ loopback: settings.loopbackTargets })
  const webhooks = new Webhooks({
    store,
    outgoing,
    metrics,
    mayCall: (person) => limits.call.take(`webhook ${person}`),
    mayTell: (table) => limits.tableCall.take(table),
  })
  const vapid = await Vapid.read(store, settings.publicUrl)
  const pushes = new Pushes({
    store,
    outgoing,
    vapid,
    metrics,
    mayCall: (person) => limits.call.take(`push ${person}`),
    now: () => time.now(),
  })
  const { mails, post } = await mailsFor(parts, {
    metrics,
    now: () => time.now(),
    isHere: (...who) => rooms.isHere(...who),
  })
  const calling = new Calling({
    ways: [pushes, webhooks, ...(mails ? [mails] : [])],
    webhooks,
    publicUrl: settings.publicUrl,
    log,
  })
  const gossip = new Gossip(store, log)
  const lobby = new Lobby({
    store,
    log,
    attended: (table) => rooms.isAttended(table),
    concerns: (persons) => gossip.concerns(persons),
    show: summaryFor,
  })
  const standings = new Standings(store, games, log)
  const rooms = new Rooms({
    store,
    games,
    metrics,
    log,
    levels,
    think: (thought, waiting) => pool.choose(thought, waiting),
    now: () => time.now(),
    mayMake: (person) => limits.newTable.take(person),
    maySpeak: (person) => limits.talk.take(person),
    knows: async (person) => (await store.person(person)) !== undefined,
    waking: () => time.waking(),
    closed: () => time.closed,
    present: (table, company, ask) => gossip.tell(table, company, ask),
    changed(doc, turns, late, news) {
      calling.tableTold(doc, news)
      calling.turnsBegan(doc, turns)
      calling.timeIsShort(doc, late)
      lobby.changed(doc)
      if (doc.rated && doc.status === 'over') standings.count()
    },
  })
  const doors = new Doors(limits)
  const blocklist = new Blocklist(store, () => doors.closeTo((ip) => blocklist.has(ip)))
  await blocklist.refresh()
  const { key, fresh } = await HostKey.read(store, settings.resetHostKey)
  const people = new People(store, () => time.now())
  let open = true
  const front: Front = {
    settings,
    store,
    rooms,
    lobby,
    people,
    records,
    standings,
    daily: await DailyChallenge.read(store, games, () => time.now()),
    webhooks,
    pushes,
    mails,
    passkeys: new Passkeys(store, people, () => time.now()),
    hostKey: key,
    metrics,
    limits,
    blocklist,
    games,
    levels,
    async forget(person) {
      // Twice, because another node may have let them in while the first was under way.
      for (let times = 0; times < 2; times++) {
        await rooms.forget(person)
        await people.forget(person)
      }
      doors.closeFor(person)
      await gossip.forgotten(person)
    },
    announce: (reason, back) => doors.tellAll(asFrame({ t: 'bye', reason, back })),
    ready: () => open,
  }
  metrics.watch('estaminet_tables_in_memory', 'Tables in memory', () => rooms.inMemory)
  metrics.watch('estaminet_connections', 'Open sockets and streams', () => doors.open)
  metrics.watch('estaminet_bots_waiting', 'Bots waiting for a worker', () => pool.waiting)
  const cookieKeys = new CookieKeys(store, () => time.now())
  await cookieKeys.refresh()
  const app = await buildApp({ front, doors, log, cookieKeys, pages: parts.pages })
  gossip.onForgotten((person) => {
    people.drop(person)
    doors.closeFor(person)
  })
  gossip.onConcern((persons) => lobby.tellConcerned(persons))
  gossip.listen((node, table, company, ask) => rooms.presentElsewhere(node, table, company, ask))
  rooms.start()
  standings.start()
  const refresh = setInterval(() => {
    blocklist.refresh().catch((error) => log.error({ ...inLog(error) }, 'the list of blocked addresses'))
    cookieKeys.refresh().catch((error) => log.error({ ...inLog(error) }, 'the keys of the cookies'))
    key.refresh().catch((error) => log.error({ ...inLog(error) }, 'the host key'))
  }, HEARTBEAT).unref()

  return {
    app,
    freshHostKey: fresh,
    async close() {
      if (!open) return
      open = false
      clearInterval(refresh)
      front.announce('restart', BACK_SOON)
      const begun = Promise.all([rooms.stop(), standings.stop()])
      await Promise.race([begun, new Promise((late) => setTimeout(late, DRAIN).unref())])
      doors.closeAll()
      await closeGently(app)
      await pool.close()
      await records.close()
      outgoing.close()
      post?.close()
      time.stop()
      await store.close()
    },
  }
}

/** Mail, where the host has named a server for it. */
async function mailsFor(
  { settings, store, log }: HouseParts,
  more: Pick<MailsParts, 'now' | 'isHere'> & { readonly metrics: Metrics },
): Promise<{ mails?: Mails; post?: Post }> {
  const { smtp, publicUrl } = settings
  if (!smtp || publicUrl === undefined) return {}
  const { from, ...server } = smtp
  const { metrics, now, isHere } = more
  const post = new Post({ server, from, helo: new URL(publicUrl).hostname, metrics, log, now })
  return { post, mails: await Mails.open({ store, post, publicUrl, now, isHere }) }
}

/** Who is asking gets an answer, if only that the house is closing; who does not take it is left after a moment. */
async function closeGently(app: App): Promise<void> {
  await new Promise((soon) => setTimeout(soon, LAST_CALL))
  const late = setTimeout(() => app.server.closeAllConnections(), GOODBYE)
  await app.close()
  clearTimeout(late)
}
