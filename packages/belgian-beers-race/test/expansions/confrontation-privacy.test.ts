import { actorsOf, encode, Match, movesOf, SPECTATOR } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { type ConfrontationId, confrontation } from '../../src/content/confrontation.ts'
import { bandsOnTour } from '../../src/expansions/bands/index.ts'
import { hands } from '../../src/expansions/confrontation/hands.ts'
import { putOnPile } from '../../src/expansions/confrontation/played.ts'
import { team } from '../../src/expansions/team/index.ts'
import type { Table } from '../table.ts'
import { form } from './on-tour.ts'
import { confronting, game, isOffered, passAll, seen } from './with-hands.ts'

const CARDS = 'confrontation/cards'
const WINDOW = 'confrontation/window'
const ids = (...numbers: readonly string[]): ConfrontationId[] =>
  confrontation.map(({ id }) => id).filter((id) => numbers.includes(id.slice(3)))

/** Three players; seat 0 has declared a ride, both others are asked. */
const asking = (mine: readonly ConfrontationId[] = [], other: readonly ConfrontationId[] = ids('N01')): Table =>
  confronting([mine, other, ids('P02', 'N06')])
    .at(0, 6)
    .disc(1, 20)
    .disc(2, 20)
    .play('bike 11')

describe('Confrontation: who learns what of a window', () => {
  it('TBBR-CONF-28, R-14 a stage has a pace of its own, its answers are sealed, and silence is a pass', () => {
    const t = asking()
    expect([1, 2].map((seat) => game.pace?.(t.s, seat))).toEqual(['window', 'window'])
    expect([game.sealed?.(t.s), game.pace?.(t.s, 0)]).toEqual([0b110, 'turn'])
    for (const seat of [1, 2])
      expect(game.describe(t.s, seat, game.fallback(t.s, seat)).kind).toBe('confrontation/pass')
  })

  it('TBBR-CONF-29 a stage is asked beside the turn, so a standing order of the house can pass it', () => {
    expect(game.asides).toContain('confrontation/pass')
    const t = asking()
    // The house knows a question by the kind of its first choice.
    expect(game.describe(t.s, 1, movesOf(game, t.s, 1)[0]).kind).toBe('confrontation/pass')
  })

  it('TBBR-CONF-29 standing orders can name the card, the occasion and the opponent of every stage', () => {
    const t = asking([], ids('N01', 'N02'))
    const { on, cards } = game.windows?.({ confrontation: true }, 3) ?? { on: [], cards: [] }
    // Cards of one's own action alone are none.
    expect(confrontation.map(({ id }) => id).filter((id) => !cards.includes(id))).toEqual(ids('P07', 'P09', 'P14'))
    expect(game.windows?.({ confrontation: false }, 3)).toBeUndefined()
    const [reaction, mover] = [1, 0].map((seat) => game.reaction?.(t.s, seat))
    expect([reaction, mover]).toMatchObject([{ on: 'moveDeclared', to: 0 }, undefined])
    expect(on).toContain(reaction?.on)
    // On the auto of both, the lowest is played first.
    expect(movesOf(game, t.s, 1).map((move) => reaction?.cards(move).join(' '))).toContain('CF-N01 CF-N02')
    expect([t.s.day, game.part?.(t.s)]).toEqual([0, 0])
  })

  it('TBBR-CONF-30, R-84 an answer changes nothing anybody else sees until all are in', () => {
    const options = { confrontation: true }
    const match = Match.begin(game, { seats: 3, options, position: encode(asking().s) })
    const [first, second] = match.actors
    const look = () =>
      [SPECTATOR, 0, 1, 2].filter((seat) => seat !== first).map((seat) => JSON.stringify(game.view(match.state, seat)))
    const before = [look(), match.actors]
    match.play(first, match.legal(first)[0])
    expect([look(), match.actors]).toEqual(before)
    match.play(second, match.legal(second)[0])
    expect([look(), match.actors]).not.toEqual(before)
  })

  it('TBBR-CONF-30, R-84 whatever others hold, a reader sees the same questions put', () => {
    const questions = (t: Table) => [t.step, actorsOf(game, t.s)]
    const [one, other] = [asking([], ids('N01')), asking([], ids('P12'))]
    expect(questions(one)).toEqual(questions(other))
    expect(game.view(one.s, 2)).toEqual(game.view(other.s, 2))
    expect(game.view(one.s, SPECTATOR)).toEqual(game.view(other.s, SPECTATOR))
  })

  it('TBBR-CONF-30 hands are shown to all when the race is over, and not before', () => {
    const t = confronting([ids('P01', 'N14'), ids('N03')])
      .day(3)
      .finished(1)
      .disc(0, 23)
    expect(seen(t, SPECTATOR).shown).toEqual([[], []])
    t.play('stop')
    for (const reader of [SPECTATOR, 0, 1]) expect(seen(t, reader).shown).toEqual([['CF-P01', 'CF-N14'], ['CF-N03']])
    expect(t.events).toContainEqual({ type: 'confrontation/shown', seat: 1, cards: ['CF-N03'] })
    const bare = confronting([ids('P01'), []])
      .day(3)
      .finished(1)
      .disc(0, 23)
      .play('stop')
    expect(bare.story.filter((type) => type === 'confrontation/shown')).toHaveLength(1)
    // What everybody has seen has left the secret part of the state: whoever takes a move back stops there.
    expect(hands(t.s).some((held) => held === 1)).toBe(false)
    expect(game.score(t.s).map(({ parts }) => parts.find(({ reason }) => reason === CARDS)?.points)).toEqual([2, 1])
  })

  it('TBBR-CONF-22 example: a bus on time, a bottle at its end, two beers, no card in reach: stages at the declaration and at the roll, no others; none with CF-N02, CF-N14 and CF-N03 face up', () => {
    const ride = (t: Table): number => {
      let stages = 0
      t.at(0, 6).cubes(0, 'YY').disc(1, 23).play('bus 11')
      const pass = () => {
        for (; t.step === WINDOW; stages++) t.play('pass')
      }
      pass()
      t.play('roll tbbr')
      pass()
      if (t.step === 'transit') t.play('done')
      pass()
      return stages
    }
    expect(ride(confronting([ids('P01'), ids('P02')]))).toBe(2)
    const known = confronting([ids('P01'), ids('P02')])
    ids('N02', 'N14', 'N03').forEach((id) => {
      putOnPile(
        known.s,
        confrontation.findIndex((card) => card.id === id),
      )
    })
    expect(ride(known.turn())).toBe(0)
  })
})

describe('Confrontation beside bands and teams', () => {
  const onStage = (mine: readonly ConfrontationId[], theirs: readonly ConfrontationId[]): Table =>
    form(confronting([mine, theirs], { bands: true }, [bandsOnTour]), 'BD-01', 'BD-02')
      .turn()
      .at(0, 7)
      .disc(1, 20)

  it('TBBR-CONF-52 the beer of a concert is a tasting like another, its dice are not those of a journey', () => {
    const t = onStage([], ids('N03', 'N04', 'N08')).play('concert +taste')
    expect(isOffered(t.branch(), 'CF-N08')).toBe(true)
    passAll(t)
    expect(t.asked).toBe(-1)
    t.play(Object.keys(t.outcomes())[0])
    expect([isOffered(t.branch(), 'CF-N03'), isOffered(t.branch(), 'CF-N04')]).toEqual([false, false])
  })

  it('TBBR-CONF-54, R-19 an exchange with a teammate is held like any other, and of several the arriver picks', () => {
    const t = confronting([[], [], [], []], { team: true }, [team]).at(0, 6)
    for (const seat of [1, 2, 3]) t.at(seat, 11).disc(seat, 20).cubes(seat, 'N')
    t.cubes(0, 'Y').cubes(3, '').play('bike 11')
    expect(t.options()).toEqual(['with 1', 'with 2'])
    expect(t.play('with 2', 'give Y', 'take N').backpack(2)).toBe('Y1')
  })
})
