import { callsAt } from './called.ts'
import { isHashed, wayOf } from './way.ts'

/**
 * Stands between the pages and the network, so that whoever was here once can play without one. Every version keeps all
 * its files in a cache of its own; the one before stays as long as a page of it is open.
 */
declare const self: ServiceWorkerGlobalScope
/** Written before this script when the pages are built: all files of this version, and a name that changes with them. */
declare const KEPT: { readonly version: string; readonly files: readonly string[] }

const PREFIX = 'estaminet-'
const NAME = PREFIX + KEPT.version
const PAGE = '/'
const OLDER = '/older-pages'
/** A house that has not answered by now is as good as away. */
const PATIENCE = 4000
/** So many files are asked for at once, beside whatever the page itself needs. */
const LANES = 4
const ANYHOW = { ignoreVary: true, ignoreSearch: true }

interface Older {
  readonly caches: readonly string[]
  readonly pages: readonly string[]
}

const calls = callsAt(self)
self.addEventListener('push', (event) => calls.hear(event))
self.addEventListener('notificationclick', (event) => calls.follow(event))

self.addEventListener('install', (event) => event.waitUntil(keepAll()))

self.addEventListener('activate', (event) =>
  event.waitUntil(noteOlder().then(() => self.clients.claim().then(leaveOlder))),
)

self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') self.skipWaiting()
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const way = wayOf(request, self.location.origin, KEPT.files)
  if (way === 'past') return
  if (way === 'kept') return event.respondWith(keptFile(request))
  event.respondWith(way === 'own-page' ? keptPage().then((page) => page ?? fetch(request)) : newestPage(request))
  event.waitUntil(leaveOlder())
})

/** All of it or nothing: half a version is none. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(NAME)
  const files = [...KEPT.files]
  const lane = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) await cache.put(file, await fileOf(file))
  }
  try {
    await Promise.all(Array.from({ length: LANES }, lane))
    await checkPage(cache)
  } catch (error) {
    await caches.delete(NAME)
    throw error
  }
}

/** What the version before has under the same name is the same. */
async function fileOf(file: string): Promise<Response> {
  const known = isHashed(file) ? await caches.match(file, ANYHOW) : undefined
  const answer = known ?? (await fetch(file, { cache: isHashed(file) ? 'default' : 'no-cache' }))
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`)
  return answer
}

/** The house may have changed while its files were fetched: a page that names others belongs to another version. */
async function checkPage(cache: Cache): Promise<void> {
  const page = await (await cache.match(PAGE, ANYHOW))?.text()
  const named = page?.match(/\/assets\/[\w.-]+/g) ?? []
  if (named.length === 0 || !named.every((file) => KEPT.files.includes(file))) throw new Error('another version')
}

async function keptFile(request: Request): Promise<Response> {
  const own = await caches.open(NAME)
  const kept = (await own.match(request, ANYHOW)) ?? (await caches.match(request, ANYHOW))
  return kept ?? fetch(request)
}

async function keptPage(): Promise<Response | undefined> {
  return (await caches.open(NAME)).match(PAGE, ANYHOW)
}

/** As the house has it now; where it is away, or something before it answers in its place, as it was kept. */
async function newestPage(request: Request): Promise<Response> {
  const late = new Promise<undefined>((over) => setTimeout(over, PATIENCE))
  const asked = fetch(request)
  const answer = await Promise.race([asked.catch(() => undefined), late])
  if (answer && answer.status < 500) return answer
  return (await keptPage()) ?? asked
}

/** Pages that are open now may still ask for files of the versions they came from. */
async function noteOlder(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME)
  if (older.length === 0) return
  const pages = (await openPages()).map(({ id }) => id)
  const note: Older = { caches: older, pages }
  await (await caches.open(NAME)).put(OLDER, Response.json(note))
}

/** Once the last of those pages is closed, what only they needed goes. */
async function leaveOlder(): Promise<void> {
  const cache = await caches.open(NAME)
  const note: Older | undefined = await (await cache.match(OLDER))?.json()
  // One that comes may be one that was: its files are not ours to drop.
  if (!note || self.registration.installing || self.registration.waiting) return
  if ((await openPages()).some(({ id }) => note.pages.includes(id))) return
  await Promise.all(note.caches.map((name) => caches.delete(name)))
  await cache.delete(OLDER)
}

const openPages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })
