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
  /** When the first clock of mine runs out; left out: none runs. */
  readonly myClockEnds?: number
}

/** The house said no, or nothing at all (`offline`). */
export class Refused extends Error implements No {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** Whoever waits longer than this is told that nothing came. The house itself waits up to 20 s for a mail server. */
const PATIENCE = 30_000

/** One question to the house; throws a Refused when it says no. */
export async function ask<Answer>(
  method: string,
  path: string,
  body?: unknown,
  credentials: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const [type, text] = body === undefined ? [{}] : [{ 'content-type': 'application/json' }, JSON.stringify(body)]
  const signal = AbortSignal.timeout(PATIENCE)
  const init = { method, headers: { ...credentials, ...type }, body: text ?? null, signal }
  const answer = await fetch(`/api/${path}`, init).catch(() => undefined)
  // An answer that breaks off in the middle is none.
  const said = answer?.headers.get('content-type')?.includes('json')
    ? await answer.json().catch(() => undefined)
    : undefined
  if (!answer || said === undefined) {
    houseIsSilent()
    throw new Refused('offline', 'The house does not answer.')
  }
  houseAnswered()
  if (answer.ok) return said as Answer
  const no = said as Partial<No> | null
  throw new Refused(String(no?.code ?? answer.status), String(no?.message ?? ''))
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
