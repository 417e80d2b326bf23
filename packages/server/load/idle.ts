import type { IdleOrder } from './idle-crowd.ts'
import { employ, type Usage } from './processes.ts'
import { inFolder, startHouse } from './round.ts'

const SOCKETS = 10_000
const TABLES = 100

/** What so many sockets that say nothing add to the memory of the house. */
export function idleSockets() {
  return inFolder(async (folder) => {
    const house = await startHouse(folder)
    const usages: Promise<Usage>[] = []
    const order: IdleOrder = { url: house.url, sockets: SOCKETS, tables: TABLES }
    await employ<IdleOrder, number>('./idle-crowd.ts', order, () => usages.push(house.usage('collected')))
    const [before, after] = (await Promise.all(usages)) as [Usage, Usage]
    await house.kill()
    return { sockets: SOCKETS, added: after.rss - before.rss }
  })
}
