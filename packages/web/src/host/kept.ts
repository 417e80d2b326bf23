/** What the browser keeps in a database of its own, because it is too much for where small things are remembered. */
const NAME = 'estaminet'
/** What was added to them later counts the version on. */
const STORES = ['records', 'ended', 'looks'] as const
const VERSION = 2
type StoreName = (typeof STORES)[number]

const answered = <Answer>(request: IDBRequest<Answer>): Promise<Answer> =>
  new Promise((found, fail) => {
    request.onsuccess = () => found(request.result)
    request.onerror = () => fail(request.error)
  })

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION)
  request.onupgradeneeded = () => {
    const { result } = request
    for (const store of STORES)
      if (!result.objectStoreNames.contains(store)) result.createObjectStore(store, { keyPath: 'id' })
  }
  return answered(request)
}

/** What was written is so once the whole of it has ended, and not when it was asked for. */
const ended = (deal: IDBTransaction): Promise<void> =>
  new Promise((done, fail) => {
    deal.oncomplete = () => done()
    deal.onabort = () => fail(deal.error)
  })

/** Things of one kind, each with an id. A browser that keeps nothing has none, and that is no reason to stop. */
export function keptThings<Thing extends { readonly id: string }>(name: StoreName) {
  async function ask<Answer>(
    mode: IDBTransactionMode,
    what: (store: IDBObjectStore) => IDBRequest<Answer>,
  ): Promise<Answer> {
    const kept = await open()
    try {
      const deal = kept.transaction(name, mode)
      const [answer] = await Promise.all([answered(what(deal.objectStore(name))), ended(deal)])
      return answer
    } finally {
      kept.close()
    }
  }
  return {
    all: (): Promise<Thing[]> => ask<Thing[]>('readonly', (store) => store.getAll()).catch(() => []),
    get: (id: string): Promise<Thing | undefined> =>
      ask<Thing | undefined>('readonly', (store) => store.get(id)).catch(nothing),
    put: (thing: Thing): Promise<unknown> => ask('readwrite', (store) => store.put(thing)).catch(nothing),
    drop: (id: string): Promise<unknown> => ask('readwrite', (store) => store.delete(id)).catch(nothing),
    /** Throws where the browser does not let go of them: nobody is told that they are gone. */
    clear: (): Promise<void> => ask('readwrite', (store) => store.clear()),
  }
}

const nothing = (): undefined => undefined
