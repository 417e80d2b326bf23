import type { TableInfo, TablePlan, Update } from '@estaminet/table'
import type { CampaignTry } from '@estaminet/table/campaign'
import { houseAnswered, houseIsSilent } from './reachable.ts'
import type { No } from './table-host.ts'

/** A table in a list. */
export type TableSummary = TableInfo & {
  readonly moves: number
  readonly touchedAt: number
  readonly mine: readonly number[]
  readonly myTurn: boolean
}

/** The house said no, or nothing at all (`offline`). */
export class Refused extends Error implements No {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** One question to the house; throws a Refused when it says no. */
export async function ask<Answer>(
  method: string,
  path: string,
  body?: unknown,
  credentials: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const [type, text] = body === undefined ? [{}] : [{ 'content-type': 'application/json' }, JSON.stringify(body)]
  const init = { method, headers: { ...credentials, ...type }, ...(text === undefined ? {} : { body: text }) }
  const answer = await fetch(`/api/${path}`, init).catch(() => undefined)
  const isJson = answer?.headers.get('content-type')?.includes('json') ?? false
  if (!answer || !isJson) {
    houseIsSilent()
    throw new Refused('offline', 'The house does not answer.')
  }
  houseAnswered()
  const said = await answer.json()
  if (answer.ok) return said as Answer
  throw new Refused(String(said.code ?? answer.status), String(said.message ?? ''))
}

const freshId = (): string => `j${Math.random().toString(36).slice(2, 12)}`

/** What can be asked of the house itself, beside its tables. */
export const house = {
  about: () => ask<{ address: string | null; mail: boolean }>('GET', 'house'),
  me: () => ask<{ name: string | null }>('GET', 'me'),
  introduce: (name: string) => ask<{ name: string }>('POST', 'me', { name }),
  deviceLink: () => ask<{ path: string }>('POST', 'me/devices'),
  useDevice: (token: string) => ask<{ name: string | null }>('POST', 'devices', { token }),
  forgetMe: () => ask<null>('DELETE', 'me'),
  myTables: () => ask<TableSummary[]>('GET', 'me/tables'),
  /** Gives the house the games of a campaign this device remembers; answers with all it knows of. */
  keepTries: (tries: readonly CampaignTry[]) => ask<CampaignTry[]>('PUT', 'me/campaign', { tries }),
  openTable: (plan: TablePlan) => ask<{ table: string; code: string }>('POST', 'tables', plan),
  byCode: (code: string) => ask<{ table: string }>('GET', `codes/${encodeURIComponent(code)}`),
  join: (table: string) => ask<unknown>('POST', `tables/${encodeURIComponent(table)}/join`, { cmd: freshId() }),
  lookAt: (table: string) => ask<Update>('GET', `tables/${encodeURIComponent(table)}`),
}
