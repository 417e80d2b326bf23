import { writeSync } from 'node:fs'
import { openStore } from '../../src/store/open.ts'
import { made, moved, tableAt } from './table-talk.ts'

// A process made to be killed: it plays at some tables as fast as it can and prints each move once it is acknowledged.
const store = await openStore(JSON.parse(process.argv[2]))
await Promise.all(
  Array.from({ length: 6 }, async (_, i) => {
    const table = tableAt(`t${i}`)
    await store.commit(made(table))
    for (;;) {
      // The last one killed may just have moved here: a conflict, and we look again.
      let n = (await store.load(table.id))?.log.length ?? 0
      while ((await store.commit(moved(table, n))) === 'done') writeSync(1, `${table.id} ${n++}\n`)
    }
  }),
)
