import { HostKey } from '../host-key.ts'
import { openStore, type StorePlace } from '../store/open.ts'

/** Makes a new host key and answers with it. Running nodes take it up within seconds; the old one opens nothing then. */
export async function resetHostKey(place: StorePlace): Promise<string> {
  const store = await openStore(place)
  try {
    for (;;) {
      const { fresh } = await HostKey.read(store, true)
      if (fresh !== undefined) return fresh
    }
  } finally {
    await store.close()
  }
}
