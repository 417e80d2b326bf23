import { afterAll, beforeAll } from 'vitest'
import { openPostgres } from '../../src/store/postgres.ts'
import { type PostgresServer, startPostgres } from '../store/postgres-server.ts'
import { houseFor, type TestHouse } from './house.ts'
import { smallHouse } from './school.ts'

/** So many nodes on one PostgreSQL, open from the first test of a chapter to the last. */
export function nodesForTests(count: number): TestHouse[] {
  let postgres: PostgresServer
  const nodes: TestHouse[] = []
  beforeAll(async () => {
    postgres = await startPostgres()
    const url = await postgres.newDatabase()
    for (let n = 0; n < count; n++)
      nodes.push(await houseFor({ ...smallHouse, store: await openPostgres(url, { connections: 4 }) }))
  })
  afterAll(async () => {
    for (const node of nodes) await node.close()
    await postgres?.stop()
  })
  return nodes
}
