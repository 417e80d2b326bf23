import { actorsOf, blankOf, Match, type Move, movesOf, NATURE, notationOf, project, seeded } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { brokenInvariants, type RaceState } from '../../src/index.ts'
import { pixelBagPlay } from '../../src/texts/pixel-bag-play.ts'
import { game } from './with-drawings.ts'

const seed = process.env.ESTAMINET_SEED ?? 'paint it'
const EAGER = ['complete', 'swap', 'break', 'buy', 'drink', 'drop']

/** Players who buy and drink all they can, complete what is ready, whoever's turn it is, and break every token. */
function playEagerly(
  seats: number,
  look: (s: RaceState, by: number, moves: readonly Move[]) => void,
): Match<RaceState> {
  const rng = seeded(`${seed} ${seats}`)
  const match = new Match(game, { seats, options: { 'pixel-bag': true } })
  const before = blankOf(match.state)
  while (!match.over) {
    const [asked = NATURE] = actorsOf(game, match.state)
    const by = match.free.length > 0 && rng.below(2) === 0 ? match.free[0] : asked
    const all = movesOf(game, match.state, by)
    const word = (move: Move) => notationOf(game, match.state, by, move).split(' ')[0]
    const eager =
      by === NATURE || rng.below(4) === 0 ? [] : EAGER.filter((one) => all.some((move) => word(move) === one))
    const list = eager.length === 0 ? all : all.filter((move) => word(move) === eager[0])
    look(match.state, by, all)
    before.cells.set(match.state.cells)
    match.repeat({ by, move: list[rng.below(list.length)] }, say)
    expect(brokenInvariants(before, match.state)).toEqual([])
  }
  return match
}

const lines = new Map<string, string>()
const who = (seat: number) => `seat ${seat}`

/** Keeps the last line of everything told, in every language. */
function say(event: { readonly type: string }): void {
  for (const [language, { events }] of Object.entries(pixelBagPlay)) {
    const line = Object.entries(events).find(([type]) => type === event.type)?.[1]
    if (line) lines.set(`${language} ${event.type}`, String(Reflect.apply(line, undefined, [event, who])))
  }
}

describe(`Pixel Bag with eager players (seed ${seed})`, () => {
  it.each([2, 4])('TBBR-PIXEL-02, TBBR-PIXEL-11 with %i seats nobody sees more than their own part', (seats) => {
    const played = new Set<string>()
    const match = playEagerly(seats, (s, by, moves) => {
      for (const move of moves) played.add(notationOf(game, s, by, move).split(' ')[0])
      for (let reader = -2; reader < seats; reader++) {
        if (reader === -1) continue
        const known = project(s, reader, blankOf(s))
        expect(game.view(known, reader)).toEqual(game.view(s, reader))
        if (reader === by) expect(movesOf(game, known, by)).toEqual(moves)
      }
    })
    expect([...played]).toEqual(expect.arrayContaining(['complete', 'drop', 'swap', 'confirm']))
    const points = game
      .score(match.state)
      .map(({ parts }) => parts.filter(({ reason }) => reason === 'pixel-bag/drawing'))
    expect(points.flat().length).toBeGreaterThan(0)
  })

  it('everything told in those games is said in every language', () => {
    const told = Object.keys(pixelBagPlay.en.events).filter((type) => lines.has(`en ${type}`))
    expect(told).toEqual(expect.arrayContaining(['pixel-bag/completed', 'pixel-bag/jokerGained', 'pixel-bag/shown']))
    for (const [name, line] of lines) expect(line, name).not.toMatch(/ {2}|["']|\s$|^\s|^$|undefined|NaN|\[object/)
  })
})
