import { readFileSync } from 'node:fs'
import type { Refusal } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { mostConnections } from '../src/files.ts'
import { CLOSED_WITHIN } from '../src/house.ts'
import { HEADERS_WITHIN, REQUEST_WITHIN } from '../src/http/threshold.ts'
import { LARGEST_MESSAGE, type Limit, Limits } from '../src/limits.ts'
import { mustHaveRoomForOneMore } from '../src/rooms/table-limits.ts'
import { CONNECTIONS } from '../src/store/postgres.ts'
import { GOODBYE } from '../src/store/sql-store.ts'
import { ANSWERS_EACH } from '../src/store/sweep.ts'

const page = readFileSync(new URL('../../../docs/hosting.md', import.meta.url), 'utf8')
const chapter = (title: string): string => page.split(/^## /m).find((one) => one.startsWith(`${title}\n`)) ?? ''

const limits = new Limits(true)
type Name = keyof Limits

const figure = (count: number): string => count.toLocaleString('en')
const most = (name: Name): string => figure(limits[name] as number)
const burst = (name: Name): string => `bursts of ${figure((limits[name] as Limit).allowance.burst)}`
const pace = (name: Name): string => {
  const { perSecond } = (limits[name] as Limit).allowance
  if (perSecond >= 1) return perSecond === 1 ? 'one a second' : `${figure(perSecond)} a second`
  const seconds = Math.round(1 / perSecond)
  return seconds < 60 ? `one in ${seconds} seconds` : `one in ${seconds / 60} minutes`
}
const flow = (name: Name): string => `${pace(name)}, ${burst(name)}`

/** What stands in the way of somebody's next table, with so many they sit at or made. */
async function refusedTables(seat: object): Promise<string> {
  const table = { doc: { host: 'ann', seats: [seat] } }
  const store = { tables: async () => Array.from({ length: 2_000 }, () => table) }
  const refused = await mustHaveRoomForOneMore(store as never, 'ann' as never).catch((error: Refusal) => error.message)
  return /\d+/.exec(refused ?? '')?.[0] ?? 'none'
}
const sittingAt = await refusedTables({ kind: 'person', person: 'ann', id: 'ann' })
const alone = await refusedTables({ kind: 'bot', level: 'easy' })

/** Row by row what the page says of each limit: of each guest, and of each address. */
const ROWS: readonly [row: string, guest: readonly [Name, string][], address: readonly [Name, string][]][] = [
  ['requests', [['person', flow('person')]], [['address', flow('address')]]],
  [
    `messages over sockets, ${LARGEST_MESSAGE / 1024} KB each *`,
    [['message', flow('message')]],
    [['message', 'the same for those without a name']],
  ],
  [
    'sockets and streams that stay open',
    [['socketsPerPerson', most('socketsPerPerson')]],
    [
      ['socketsPerAddress', `${most('socketsPerAddress')}, of which`],
      ['namelessSocketsPerAddress', `${most('namelessSocketsPerAddress')} without a name`],
    ],
  ],
  [
    'connections, asked over or not',
    [],
    [['connectionsPerAddress', `${most('connectionsPerAddress')}, those of trusted proxies not counted`]],
  ],
  [
    'new names, and opening with a passkey',
    [['rename', `another name: ${flow('rename')}`]],
    [['newPerson', flow('newPerson')]],
  ],
  ['new tables', [['newTable', flow('newTable')]], [['newTableFrom', flow('newTableFrom')]]],
  ['words and reactions at tables', [['talk', flow('talk')]], []],
  ["the history of one's games", [['history', flow('history')]], []],
  [
    'records looked at, and tables of a device handed over',
    [['record', flow('record')]],
    [['record', 'the same for those without a name']],
  ],
  ["changing or trying a webhook or a browser's notices", [['errand', flow('errand')]], []],
  [
    'what a webhook or the browsers of a guest are told',
    [['call', `sixty messages, then ${pace('call')}, for each of the two ways`]],
    [],
  ],
  [
    'what a table tells its own webhook',
    [['tableCall', `twenty messages, then ${pace('tableCall')}, for each table`]],
    [],
  ],
  ['codes by mail', [['code', flow('code')]], [['codesFrom', flow('codesFrom')]]],
]

const cellsOf = (row: string): string[] => {
  const line = chapter('Limits')
    .split('\n')
    .find((one) => one.startsWith(`| ${row} |`))
  return (line ?? '').split('|').map((cell) => cell.trim())
}

describe('the page for hosts', () => {
  it.each(ROWS)('says what a guest and an address may: %s', (row, guest, address) => {
    const [, , ofGuest, ofAddress] = cellsOf(row)
    for (const [, says] of guest) expect(ofGuest).toContain(says)
    for (const [, says] of address) expect(ofAddress).toContain(says)
  })

  it('leaves out no limit the house has', () => {
    const told = ROWS.flatMap(([, guest, address]) => [...guest, ...address].map(([name]) => name))
    expect([...new Set(told)].sort()).toEqual(Object.keys(limits).sort())
    // It says these in words.
    expect(limits.call.allowance.burst).toBe(60)
    expect(limits.tableCall.allowance.burst).toBe(20)
  })

  it('says what no setting lifts: tables at a time, connections in all, and how long a request may take', () => {
    expect(cellsOf('new tables')[2]).toContain(
      `${sittingAt} open or running at a time, and ${alone} at which nobody sits *`,
    )
    const files = 1_024
    expect(cellsOf('connections, asked over or not')[3]).toContain(
      `in all ${figure(mostConnections(Number.POSITIVE_INFINITY))}, or ${files - mostConnections(files)} fewer than the process may open files *`,
    )
    expect(cellsOf('a request that does not arrive *')[3]).toBe(
      `headers within ${HEADERS_WITHIN / 1000} seconds, all of it within ${REQUEST_WITHIN / 1000}`,
    )
  })

  it('says how many answers are kept of each guest at a table', () => {
    expect(chapter('What is kept about people, and how long')).toContain(
      `of each guest at a table the last ${ANSWERS_EACH} |`,
    )
  })

  it('says how long a house takes to close, and who ends it gives it that time', () => {
    const [own, all] = [CLOSED_WITHIN, CLOSED_WITHIN + 2 * GOODBYE].map((ms) => Math.ceil(ms / 1000))
    expect(chapter('Watching over it')).toContain(`${own} seconds at most, ${all} when the database does not answer`)
    const patienceIn = (file: string, setting: RegExp) =>
      Number(setting.exec(readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8'))?.[1])
    expect(patienceIn('deploy/estaminet.service', /^TimeoutStopSec=(\d+)$/m)).toBeGreaterThan(all)
    for (const file of ['compose.yaml', 'compose.cluster.yaml'])
      expect(patienceIn(file, /stop_grace_period: (\d+)s/), file).toBeGreaterThan(all)
  })

  it('says what nodes are for, and how many connections to the database each of them takes', () => {
    const nodes = chapter('Several nodes')
    expect(nodes).toContain('Several nodes are for standing, not for speed')
    expect(nodes).toContain('They do not make a small machine quicker.')
    const each = CONNECTIONS + 1
    expect(nodes).toContain(`up to ${each} connections to the database: ${CONNECTIONS} for its work, one to hear`)
    // As PostgreSQL comes, and so few nodes fit in that.
    expect(Math.floor(100 / each)).toBe(5)
    expect(nodes).toContain('PostgreSQL allows 100 as it comes, so five nodes are the most')
  })
})
