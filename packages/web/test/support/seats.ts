import type { BrowserContextOptions, Page } from 'playwright-core'
import type { OpenHouse } from './house.ts'

export interface Sitter {
  readonly page: Page
  /** Says something to the house as this person. */
  tell(command: string, body?: object): Promise<void>
}

const calm = { reducedMotion: 'reduce' } as const

/** Somebody with a name, who stands at the door. */
async function named(house: OpenHouse, name: string, who: BrowserContextOptions) {
  const { page } = await house.visit('/privacy', { ...calm, ...who })
  const post = async <T>(path: string, data: object): Promise<T> => {
    const answer = await page.request.post(house.address + path, { data, headers: { origin: house.address } })
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
    return (await answer.json()) as T
  }
  await post('/api/me', { name })
  return { page, post }
}

/** These people around one table that has begun, without a walk through the pages that lead to it. */
export async function seatAll(
  house: OpenHouse,
  plan: { readonly game: string; readonly bots?: number; readonly pace?: object; readonly options?: object },
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
  let count = 0
  const sitters = all.map(({ page, post }, at) => ({
    page,
    tell: (command: string, body: object = {}) =>
      post<void>(`/api/tables/${table}/${command}`, { cmd: `s${at}-${count++}`, ...body }),
  }))
  for (const one of sitters.slice(1)) await one.tell('join')
  for (const [seat, one] of sitters.entries()) await one.tell('nonce', { seat, nonce: '' })
  await sitters[0].tell('start')
  for (const { page } of sitters) {
    await page.goto(`${house.address}/table/${table}`)
    await page.waitForSelector('#slate-title')
  }
  return sitters
}
