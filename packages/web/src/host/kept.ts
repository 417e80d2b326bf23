/** What the browser keeps in a database of its own, because it is too much for where small things are remembered. */
const NAME = 'estaminet'
const STORES = ['records', 'ended'] as const
type StoreName = (typeof STORES)[number]

const answered = <Answer>(request: IDBRequest<Answer>): Promise<Answer> =>
  new Promise((found, fail) => {
    request.onsuccess = () => found(request.result)
    request.onerror = () => fail(request.error)
  })

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1)
  request.onupgradeneeded = () => {
    for (const store of STORES) request.result.createObjectStore(store, { keyPath: 'id' })
  }
  return answered(request)
}

/** Things of one kind, each with an id. A browser that keeps nothing has none, and that is no reason to stop. */
export function keptThings<Thing extends { readonly id: string }>(name: StoreName) {
  async function ask<Answer>(
    mode: IDBTransactionMode,
    what: (store: IDBObjectStore) => IDBRequest<Answer>,
  ): Promise<Answer | undefined> {
    try {
      const kept = await open()
      try {
        return await answered(what(kept.transaction(name, mode).objectStore(name)))
      } finally {
        kept.close()
      }
    } catch {
      return undefined
    }
  }
  return {
    all: async (): Promise<Thing[]> => (await ask<Thing[]>('readonly', (store) => store.getAll())) ?? [],
    get: (id: string): Promise<Thing | undefined> => ask<Thing>('readonly', (store) => store.get(id)),
    put: (thing: Thing): Promise<unknown> => ask('readwrite', (store) => store.put(thing)),
    drop: (id: string): Promise<unknown> => ask('readwrite', (store) => store.delete(id)),
    clear: (): Promise<unknown> => ask('readwrite', (store) => store.clear()),
  }
}
