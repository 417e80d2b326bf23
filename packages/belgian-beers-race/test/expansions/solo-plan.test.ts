import { CHANCE, movesOf, NATURE, OVER, outcomesOf, readOptions, seeded } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { campaign } from '../../src/content/campaign.ts'
import { placeId } from '../../src/content/places.ts'
import { nextSoloTitle, SOLO_TITLES, soloTitle } from '../../src/content/solo.ts'
import { type PlannedWalk, plannedWalk } from '../../src/expansions/solo/plan.ts'
import type { SoloView } from '../../src/expansions/solo/view.ts'
import { failedAt } from '../../src/expansions/solo/zythologist.ts'
import { brokenBy, hisAnswerTo, questionOf, type RaceState } from '../../src/index.ts'
import { alone, game, him } from './alone.ts'

const seed = process.env.ESTAMINET_SEED ?? 'planned'
const seen = (s: RaceState): SoloView => (game.view(s, 0) as unknown as { solo: SoloView }).solo

/** A solo game played at random; every question is looked at before it is answered. */
function play(name: string, options: Readonly<Record<string, string>>, look: (s: RaceState, move: number) => void) {
  const rng = seeded(`${seed} ${name}`)
  const s = game.setup(readOptions(game, 1, { solo: true, ...options }), 1)
  for (let waiting = game.waiting(s); waiting !== OVER; waiting = game.waiting(s)) {
    const isChance = waiting === CHANCE
    const moves = isChance ? outcomesOf(game, s).map(({ move }) => move) : movesOf(game, s, 0)
    const move = moves[rng.below(moves.length)]
    if (!isChance) look(s, move)
    game.apply(s, isChance ? NATURE : 0, move, (event) => heard.push(event as unknown as { type: string }))
  }
  return s
}
/** Told of what a move leaves to chance: dice, and where the Zythologist goes once his coaster is found. */
const CHANCES = ['diceRolled', 'solo/destination']
let heard: { readonly type: string; readonly from?: unknown; readonly to?: unknown }[] = []

describe('Alone: what can be known beforehand', () => {
  it('TBBR-SOLO-13 the planned road is the one he then walks, from the first step to the last round of Brussels', () => {
    // He has to choose between two roads once in many games.
    let ways = 0
    for (let round = 0; round < 6 || (ways === 0 && round < 2000); round++) {
      heard = []
      let plan: PlannedWalk | undefined
      let from = 0
      const check = () => {
        for (const { type, from: left, to } of heard.slice(from))
          if (type === 'solo/walked') expect(plan?.steps[0]).toContainEqual({ from: left, to })
        from = heard.length
      }
      play(`road ${round}`, {}, (s) => {
        check()
        plan = plannedWalk(seen(s))
        if (questionOf(s) !== 'solo/way') return
        expect(plan?.steps[0]).toHaveLength(movesOf(game, s, 0).length)
        ways++
      })
      check()
      expect(heard.some(({ type }) => type === 'solo/walked')).toBe(true)
    }
    expect(ways).toBeGreaterThan(0)
  })

  it('the plan leads to his coaster, and every stretch begins where one before it ended', () => {
    const plan = plannedWalk(him(alone(1, 34)))
    expect(plan).toMatchObject({ to: 34, why: 'coaster' })
    expect(plan?.steps[0]?.[0]?.from).toBe(1)
    expect(plan?.steps.at(-1)?.every(({ to }) => to === 34)).toBe(true)
    plan?.steps.slice(1).forEach((step, at) => {
      for (const { from } of step) expect(plan.steps[at].map(({ to }) => to)).toContain(from)
    })
  })

  it('TBBR-SOLO-36 home, then round Brussels; nowhere without a destination', () => {
    expect(plannedWalk({ place: 13, destination: null, lastWalk: 1 })).toMatchObject({ to: placeId(0), why: 'home' })
    expect(plannedWalk({ place: 'B5', destination: null, lastWalk: 7 })).toEqual({
      to: 'B1',
      why: 'round',
      steps: [[{ from: 'B5', to: 'B6' }], [{ from: 'B6', to: 'B1' }]],
    })
    expect(plannedWalk({ place: 13, destination: null, lastWalk: 0 })).toBeUndefined()
    expect(plannedWalk({ place: null, destination: 5, lastWalk: 0 })).toBeUndefined()
  })

  it('TBBR-SOLO-44 each title has a next one, up to the last', () => {
    for (let total = 0; total < 300; total++) {
      const next = nextSoloTitle(total)
      if (next) expect([soloTitle(next.from), next.from > total]).toEqual([next.title, true])
      else expect(soloTitle(total)).toBe(SOLO_TITLES.at(-1)?.title)
    }
  })

  it('TBBR-REP-23 what is said to break a condition breaks it unless chance intervenes, and nothing else does', () => {
    const met = { broken: 0, spared: 0 }
    const prohibitions = campaign.filter(({ kind }) => kind === 'prohibition')
    // Chance spares a condition once in many games.
    for (let round = 0; round < 40 || (Math.min(met.broken, met.spared) === 0 && round < 400); round++)
      for (const { number } of prohibitions) {
        heard = []
        let said: number | undefined
        let wasBroken = false
        play(`breaks ${number} ${round}`, { campaign: `${number}` }, (s, move) => {
          const isBroken = failedAt(s) !== 0
          if (isBroken && !wasBroken) {
            // Nobody can be warned of where a draw sends him.
            if (!heard.some(({ type }) => type === 'solo/destination')) {
              expect(said).toBe(number)
              met.broken++
            }
          }
          const isOpen = questionOf(s) !== 'action' || heard.some(({ type }) => CHANCES.includes(type))
          if (said !== undefined && !isBroken) {
            expect(isOpen).toBe(true)
            met.spared++
          }
          said = brokenBy(s, move)
          if (isBroken) expect(said).toBeUndefined()
          wasBroken = isBroken
          heard = []
        })
      }
    expect(Math.min(met.broken, met.spared)).toBeGreaterThan(0)
  })

  it('TBBR-SOLO-20 says where he goes, that they toast, and that the player will choose his way', () => {
    const meets = alone(11, 34).at(0, 13).cubes(0, 'Y')
    const toMeet = movesOf(game, meets.s, 0).find((move) => hisAnswerTo(meets.s, move).toastAt === 11)
    expect(toMeet).toBeDefined()
    const far = alone(1, 34).at(0, 13)
    expect(hisAnswerTo(far.s, movesOf(game, far.s, 0)[0])).toMatchObject({ toastAt: null, breaks: null })
  })
})
