/** How the worker answers a request: not at all, from what is kept, with the page of the house, or with that of a game here. */
export type Way = 'past' | 'kept' | 'page' | 'own-page'

/** Files whose name changes with what is in them. */
const HASHED = /^\/assets\//
/** Tables of this device: they go on with the version they were begun in, until another takes over. */
const OWN_PAGE = /^\/local\//
/** What only the house itself can say. */
const HOUSE = /^\/(api(\/|$)|healthz$|readyz$)/

export const isHashed = (path: string): boolean => HASHED.test(path)

export function wayOf(request: Pick<Request, 'method' | 'mode' | 'url'>, origin: string, kept: readonly string[]): Way {
  const { origin: target, pathname } = new URL(request.url)
  if (request.method !== 'GET' || target !== origin || HOUSE.test(pathname)) return 'past'
  if (request.mode === 'navigate') return OWN_PAGE.test(pathname) ? 'own-page' : 'page'
  return isHashed(pathname) || kept.includes(pathname) ? 'kept' : 'past'
}
