import type { TablePlan } from '@estaminet/table'
import type { BrowserContextOptions, Page } from 'playwright-core'
import type { OpenHouse } from './house.ts'
import { untilHeard } from './pause.ts'

export interface Sitter {
  readonly table: string
  readonly page: Page
  readonly complaints: readonly string[]
  /** Says something to the house as this person. */
  tell(command: string, body?: object): Promise<void>
}

const calm = { reducedMotion: 'reduce' } as const

type Post = <T>(path: string, data: object) => Promise<T>
type AtTheDoor = Pick<Sitter, 'page' | 'complaints'> & { readonly post: Post }

/** Somebody who stands at the door, and can say something to the house. */
export async function atTheDoor(house: OpenHouse, who: BrowserContextOptions): Promise<AtTheDoor> {
  const visit = await house.meet({ ...calm, ...who })
  const post: Post = async (path, data) => {
    const headers = { origin: house.address }
    const answer = await untilHeard(() => visit.page.request.post(house.address + path, { data, headers }))
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
    return answer.json()
  }
  return { ...visit, post }
}

/** The same once they have a seat. */
export function sitterAt(table: string, seat: number, { page, complaints, post }: AtTheDoor): Sitter {
  let count = 0
  const tell = (command: string, body: object = {}) =>
    post<void>(`/api/tables/${table}/${command}`, { cmd: `s${seat}-${count++}`, ...body })
  return { table, page, complaints, tell }
}

async function named(house: OpenHouse, name: string, who: BrowserContextOptions): Promise<AtTheDoor> {
  const somebody = await atTheDoor(house, who)
  await somebody.post('/api/me', { name })
  return somebody
}

/** These people around one table that has begun, without a walk through the pages that lead to it. */
export async function seatAll(
  house: OpenHouse,
  plan: Partial<Pick<TablePlan, 'pace' | 'options' | 'asides'>> & { readonly game: string; readonly bots?: number },
  ...people: readonly (BrowserContextOptions & { readonly name: string })[]
): Promise<Sitter[]> {
  const all = await Promise.all(people.map(({ name, ...who }) => named(house, name, who)))
  const { bots = 0, ...rest } = plan
  const { table } = await all[0].post<{ table: string }>('/api/tables', {
    pace: { kind: 'live' },
    access: 'link',
    ...rest,
    seats: [
      { kind: 'me' },
      ...Array(people.length - 1).fill({ kind: 'open' }),
      ...Array(bots).fill({ kind: 'bot', level: 'easy' }),
    ],
  })
  const sitters = all.map((one, seat) => sitterAt(table, seat, one))
  for (const one of sitters.slice(1)) await one.tell('join')
  for (const [seat, one] of sitters.entries()) await one.tell('nonce', { seat, nonce: '' })
  await sitters[0].tell('start')
  for (const { page } of sitters) {
    await page.goto(`${house.address}/table/${table}`)
    await page.waitForSelector('#slate-title')
  }
  return sitters
}
