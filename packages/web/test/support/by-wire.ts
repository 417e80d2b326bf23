import type { Ask, Choice, Update } from '@estaminet/table'
import { expect } from 'vitest'
import type { OpenHouse } from './house.ts'
import { pause, untilHeard } from './pause.ts'
import type { Sitter } from './seats.ts'

/** How somebody answers when it does not matter here; nothing to leave it to the page. */
export type Way = (ask: Ask, seat: number) => Choice | undefined

/** Plays a table over the wire, question by question, until nobody is asked or somebody's answer is left to their page. */
export async function playByWire(house: OpenHouse, sitters: readonly Sitter[], way: Way): Promise<number | undefined> {
  const address = `${house.address}/api/tables/${sitters[0].table}`
  const seen = async ({ page }: Sitter): Promise<Update> => {
    const answer = await untilHeard(() => page.request.get(address))
    return answer.ok() ? answer.json() : expect.fail(`${address}: ${await answer.text()}`)
  }
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    const tables = await Promise.all(sitters.map(seen))
    if (tables[0].info.status !== 'running') return undefined
    const asks = tables.flatMap(({ asks: [ask] }, seat) => (ask?.answered === undefined && ask ? [{ ask, seat }] : []))
    const left = asks.find(({ ask, seat }) => way(ask, seat) === undefined)
    if (left) return left.seat
    const [first] = asks.filter(({ ask }) => !ask.free)
    const choice = first && way(first.ask, first.seat)
    if (!first || !choice) {
      await pause()
      continue
    }
    await sitters[first.seat].tell('play', { seat: first.seat, ask: first.ask.id, move: choice.move })
  }
  return expect.fail(`${house.address}: a race does not end`)
}

const MOST_MOVES = 600
