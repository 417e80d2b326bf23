import { type APIRequestContext, request } from 'playwright-core'

const IDS = { race: 'belgian-beers-race', ale: 'heaven-and-ale' }

export interface Seating {
  readonly game: keyof typeof IDS
  readonly seats: number
  /** Friends who come in after the host; chairs nobody takes stay free. */
  readonly friends: readonly string[]
  readonly start?: boolean
}

async function post(who: APIRequestContext, url: string, data: object): Promise<{ table: string; code: string }> {
  const answer = await who.post(url, { data })
  if (!answer.ok()) throw new Error(`${url}: ${await answer.text()}`)
  return answer.json()
}

/** A table of the house that `host` opens and friends join from browsers of their own, who add their part to the dice. */
export async function seated(host: APIRequestContext, address: string, { game, seats, friends, start }: Seating) {
  const api = `${address}/api`
  await post(host, `${api}/me`, { name: 'Camille' })
  const { table, code } = await post(host, `${api}/tables`, {
    game: IDS[game],
    options: {},
    seats: [{ kind: 'me' }, ...Array.from({ length: seats - 1 }, () => ({ kind: 'open' }))],
    access: 'link',
    pace: { kind: 'live', clock: { bank: 900, increment: 10, cap: 900 } },
  })
  const guests: APIRequestContext[] = []
  for (const name of friends) {
    const guest = await request.newContext()
    guests.push(guest)
    await post(guest, `${api}/me`, { name })
    await post(guest, `${api}/tables/${table}/join`, { cmd: 'join' })
  }
  if (start) {
    await post(host, `${api}/tables/${table}/start`, { cmd: 'start' })
    for (const [at, guest] of guests.entries())
      await post(guest, `${api}/tables/${table}/nonce`, { cmd: 'nonce', seat: at + 1, nonce: '' })
  }
  for (const guest of guests) await guest.dispose()
  return { table, code }
}
