import { heavenAndAle } from '@estaminet/heaven-and-ale'
import type { Game } from '@estaminet/kernel'
import { expect, it } from 'vitest'
import { people, Talk } from './talk.ts'

it('what a seat may do is listed once a move, for the one who plays, the next question and everybody who looks', () => {
  let made: string[] = []
  const game: Game = {
    ...heavenAndAle,
    legal(s, seat, out) {
      made.push(`${seat} ${s.cells.join()}`)
      return heavenAndAle.legal(s as never, seat, out)
    },
  }
  const talk = Talk.of(game, 3)
  let lists = 0
  for (let n = 0; n < 40 && talk.doc.status === 'running'; n++) {
    const [seat] = talk.table.asked()
    const [move] = talk.match.movesOf(seat)
    made = []
    talk.plays(seat, move)
    const scene = talk.scene()
    for (const person of [...people, null]) scene.frameFor(person?.id ?? null, { n: 0, events: [] })
    expect(made.length).toBe(new Set(made).size)
    lists += made.length
  }
  expect(lists).toBeGreaterThan(20)
})
