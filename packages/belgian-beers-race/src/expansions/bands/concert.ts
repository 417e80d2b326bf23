import { EVERYONE } from '@estaminet/kernel'
import {
  type BandId,
  bands,
  CONCERT_DICE,
  CONCERT_TIME,
  FANS_PER_FACE,
  STYLE_AT,
  STYLES,
  wheelDistance,
} from '../../content/bands.ts'
import type { Colour, PlaceName } from '../../content/condition.ts'
import { FACE_COUNT, FACES, type Face, failedDice, lateDice, tbbrDice } from '../../content/dice.ts'
import { COLOUR_AT, COLOURS, placeId, placeNumber, TASTE_AT } from '../../content/places.ts'
import type { ExpansionAction } from '../../engine/expansion.ts'
import { unfold } from '../../engine/hooks.ts'
import { argumentOf, move } from '../../engine/moves.ts'
import { CONCERTS } from '../../engine/numbers.ts'
import { isForbidden } from '../../engine/reckon.ts'
import { left, type RaceState } from '../../engine/state.ts'
import { type RaceStep, sequel } from '../../engine/step.ts'
import { done, next } from '../../engine/steps.ts'
import { AT_THE_BREWERY, drinkBeer } from '../../rules/breathalyzer.ts'
import { PERFORMED, TASTED } from '../../rules/deeds.ts'
import { facesOf, roll } from '../../rules/dice.ts'
import { endSeries } from '../../rules/series.ts'
import { spend } from '../../rules/time.ts'
import { isFresh, USED_TASTE, useUp } from '../../rules/unique-actions.ts'
import { fans } from './fans.ts'
import { lineUp } from './line-up.ts'
import { APPLAUSE, CONCERT, PERFORM, STAGE, USED_STAGE } from './numbers.ts'

const STYLE_OF = Int8Array.from(bands, ({ style }) => STYLES.indexOf(style))

/** By how well the band's style goes down where it stands. */
export const concertDice = (s: RaceState, seat: number): number => diceFor(lineUp.keptBy(s, seat), s.place[seat])

const diceFor = (band: number, place: number): number => CONCERT_DICE[wheelDistance(STYLE_OF[band], STYLE_AT[place])]

/** Dice a band would have at a place; none where nobody plays. */
export const diceThere = (band: BandId, place: PlaceName): number =>
  TASTE_AT[placeNumber(place)] === 1
    ? diceFor(
        bands.findIndex(({ id }) => id === band),
        placeNumber(place),
      )
    : 0

/** Fans so many dice win: at least, on average, at most. */
export function fansFor(dice: number): { readonly least: number; readonly mean: number; readonly most: number } {
  const [sides, each] = [FACES.map((face) => FACE_COUNT[face]), FACES.map((_, at) => FANS_PER_FACE[at])]
  const weighed = each.reduce((sum, fans, at) => sum + fans * sides[at], 0)
  const all = sides.reduce((sum, count) => sum + count, 0)
  return { least: dice * Math.min(...each), mean: (dice * weighed) / all, most: dice * Math.max(...each) }
}

/** Where beer is tasted, once a stay, and instead of a tasting. */
export const mayPerform = (s: RaceState, seat: number): boolean =>
  TASTE_AT[s.place[seat]] === 1 &&
  isFresh(s, seat, USED_TASTE | USED_STAGE) &&
  left(s, seat) >= CONCERT_TIME &&
  !isForbidden(s, seat, CONCERTS)

export function writeConcerts(s: RaceState, seat: number, out: Int32Array, count: number): number {
  if (!mayPerform(s, seat)) return count
  out[count++] = move(CONCERT, 0)
  out[count++] = move(CONCERT, 1)
  return count
}

export type ConcertMove = {
  readonly kind: 'bands/concert'
  readonly say: readonly string[]
  readonly cost: number
  readonly dice: number
  /** The beer that goes with it, or none. */
  readonly taste: Colour | null
}

export type ConcertEvent =
  | {
      readonly type: 'bands/concert'
      readonly seat: number
      readonly place: PlaceName
      readonly band: string
      readonly dice: number
      readonly taste: boolean
    }
  /** `fans`: how many the dice won over; `total`: all of them. */
  | {
      readonly type: 'bands/applause'
      readonly seat: number
      readonly faces: readonly Face[]
      readonly fans: number
      readonly total: number
    }

/** Argument: 1 with a beer. Both are declared before the dice are rolled. */
export const concert: ExpansionAction = {
  act(s, seat, beer, tell) {
    useUp(s, seat, USED_TASTE | USED_STAGE)
    endSeries(s, seat)
    s.ride[seat] = 0
    s.deeds |= PERFORMED
    tell?.(
      {
        type: 'bands/concert',
        seat,
        place: placeId(s.place[seat]),
        band: bands[lineUp.keptBy(s, seat)].id,
        dice: concertDice(s, seat),
        taste: beer === 1,
      } satisfies ConcertEvent,
      EVERYONE,
    )
    unfold(s, 'concertDeclared', seat, perform, tell, beer)
  },
  describe: (s, seat, beer) =>
    ({
      kind: 'bands/concert',
      say: beer === 1 ? ['concert', '+taste'] : ['concert'],
      cost: CONCERT_TIME,
      dice: concertDice(s, seat),
      taste: beer === 1 ? COLOURS[COLOUR_AT[s.place[seat]]] : null,
    }) satisfies ConcertMove,
}

/** The beer that goes with it is a tasting like any other, and can be answered before anything is paid. */
export const perform = sequel(PERFORM, 'bands/perform', (s, seat, beer, tell) => {
  if (beer === 1) unfold(s, 'tasteDeclared', seat, stage, tell, beer)
  else stage.run(s, seat, beer, tell, 0)
})

/** Always the same time: the beer takes none of its own. */
export const stage = sequel(STAGE, 'bands/stage', (s, seat, beer, tell) => {
  spend(s, seat, Math.min(CONCERT_TIME, left(s, seat)), 'concert', tell)
  next(s, APPLAUSE, seat, concertDice(s, seat), beer)
})

/** `a`: dice, `b`: 1 with a beer. These dice are no transport: nothing that answers a roll on the road answers them. */
export const applause = {
  name: 'bands/applause',
  asks: 'nature',
  outcomes: roll.outcomes,
  answer(s, seat, _a, answer, tell, beer) {
    done(s)
    const code = argumentOf(answer)
    const won =
      FANS_PER_FACE[0] * failedDice(code) + FANS_PER_FACE[1] * tbbrDice(code) + FANS_PER_FACE[2] * lateDice(code)
    const all = fans(s)
    all[seat] = all[seat] + won
    tell?.(
      {
        type: 'bands/applause',
        seat,
        faces: facesOf(code),
        fans: won,
        total: all[seat],
      } satisfies ConcertEvent,
      EVERYONE,
    )
    if (beer === 0) return
    const colour = COLOUR_AT[s.place[seat]]
    s.deeds |= TASTED
    s.tasted = colour + 1
    drinkBeer(s, seat, colour, AT_THE_BREWERY, tell)
  },
  describe: roll.describe,
} satisfies RaceStep
