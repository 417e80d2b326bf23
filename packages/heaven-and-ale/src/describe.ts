import type { Move, Seat } from '@estaminet/kernel'
import type { AleMove, Foretold, Gains, Outcome } from './ale-move.ts'
import { EMERGENCY_DUCATS } from './content/privileges.ts'
import { COLOURS } from './content/tiles.ts'
import { loop, questionOf } from './engine/play.ts'
import { type AleState, aside } from './engine/state.ts'
import type { StepName } from './engine/step.ts'
import { levelOf, productionOf } from './rules/conversion.ts'
import { barrelPointsOf, standingOf } from './rules/scoring.ts'
import { wakingOf } from './waking.ts'

/** A move as its step describes it, with what it brings. */
export function describe(s: AleState, seat: Seat, move: Move): AleMove {
  const info = loop.describe(s, seat, move)
  switch (info.kind) {
    case 'drawFirst':
    case 'drawTile':
    case 'drawMonk':
      return info
    default:
      return { ...info, ...foretold(s, seat, move, info.kind === 'chooseHex' ? info.cards : 0) }
  }
}

/**
 * What a move changes for its player by the time somebody is asked again: ducats, brewmaster steps, marker steps;
 * nothing that is zero. Then, where they change, what the production is worth, the level it comes from and all points if
 * the game ended now, before and after it; points for barrels; and the tiles it wakes.
 */
function foretold(s: AleState, seat: Seat, move: Move, cardsDue: number): Foretold {
  const after = aside(s)
  helpOut(after, seat, cardsDue)
  const waking = wakingOf(seat)
  loop.apply(after, seat, move, waking.hear)
  const barrels = barrelPointsOf(after, seat) - barrelPointsOf(s, seat)
  const best = bestOf(s, after, seat)
  return {
    ...outcomeOf(s, after, seat),
    ...(best ? { best } : {}),
    ...(barrels === 0 ? {} : { points: barrels }),
    ...(waking.wakes.length === 0 ? {} : { wakes: waking.wakes }),
  }
}

function outcomeOf(s: AleState, after: AleState, seat: Seat): Outcome {
  const gains = gainsBetween(s, after, seat)
  const [from, to] = [standingOf(s, seat), standingOf(after, seat)]
  return {
    gains,
    ...worthOf(s, after, seat, gains),
    ...(from.total === to.total ? {} : { total: { from: from.total, to: to.total } }),
    ...(from.first === to.first ? {} : { first: { from: from.first, to: to.first } }),
  }
}

/** What asks which marker advances. */
const ASKS_MARKER: ReadonlySet<StepName | undefined> = new Set<StepName>(['markColour', 'cardColour', 'cardLowest'])
const answers = new Int32Array(COLOURS.length)

/** Where a choice leads that asks for a marker next, if the best one is chosen then: most points now, else the highest level. */
function bestOf(s: AleState, after: AleState, seat: Seat): Outcome | undefined {
  const count = ASKS_MARKER.has(questionOf(after)) ? loop.legal(after, seat, answers) : 0
  const answered = Array.from(answers.subarray(0, count), (answer) => {
    const then = aside(after, 'answer')
    loop.apply(then, seat, answer)
    const { total, level } = standingOf(then, seat)
    return { outcome: outcomeOf(s, then, seat), total, level }
  })
  const [best, ...others] = answered.sort((a, b) => b.total - a.total || b.level - a.level)
  return others.some(({ total, level }) => total < best.total || level < best.level) ? best.outcome : undefined
}

/** Most choices of a long list change nothing yet: their production need not be counted. */
function worthOf(s: AleState, after: AleState, seat: Seat, gains: Gains): Pick<Foretold, 'worth' | 'level'> {
  if (Object.keys(gains).length === 0 && after.hand[seat] === s.hand[seat]) return {}
  const worth = { from: productionOf(s, seat), to: productionOf(after, seat) }
  const level = { from: levelOf(s, seat), to: levelOf(after, seat) }
  return { ...(worth.from === worth.to ? {} : { worth }), ...(level.from === level.to ? {} : { level }) }
}

/** Which cards pay for a tile is asked next; what it does once they have is told now. */
function helpOut(s: AleState, seat: Seat, due: number): void {
  for (let card = 0, given = 0; given < due; card++) {
    if (((s.hand[seat] >> card) & 1) === 0) continue
    s.hand[seat] &= ~(1 << card)
    s.ducats[seat] += EMERGENCY_DUCATS
    given++
  }
}

function gainsBetween(s: AleState, after: AleState, seat: Seat): Gains {
  const gains: { -readonly [piece in keyof Gains]: Gains[piece] } = {}
  const note = (what: keyof Gains, gain: number) => {
    if (gain !== 0) gains[what] = gain
  }
  note('ducats', after.ducats[seat] - s.ducats[seat])
  note('brewmaster', after.brewmaster[seat] - s.brewmaster[seat])
  COLOURS.forEach((colour, at) => {
    note(colour, after.markers[seat * COLOURS.length + at] - s.markers[seat * COLOURS.length + at])
  })
  return gains
}
