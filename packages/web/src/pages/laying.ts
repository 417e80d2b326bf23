import { levelPlayed, playersAt } from '@estaminet/bots/levels'
import { aloneWith, fitted, flagsOf, type Objection, objectionTo } from './going-together.ts'
import type { Preset } from './lobbies.ts'
import {
  CHAIRS,
  chairs,
  type Draft,
  defaultOptions,
  fewest,
  fieldsOf,
  gameOf,
  isFinePrint,
  optionsInPlay,
  type SeatDraft,
  taken,
  type Whom,
} from './table-plan.ts'

type People = Pick<Draft, 'whom' | 'seats'>

/** Everybody who was to come is somebody else now; closed chairs stay closed. What these people cannot play goes back. */
export function withWhom(draft: Draft, whom: Whom): People & Pick<Draft, 'options'> {
  const seats = draft.seats.map((one, at) => seatedFor(draft, whom, one, at))
  const alone = aloneWith(draft.game)
  const wanted = alone === undefined ? draft.options : { ...draft.options, [alone]: whom === 'alone' }
  return { whom, seats, options: fitted(draft.game, { whom, seats }, wanted) }
}

function seatedFor(draft: Draft, whom: Whom, one: SeatDraft, at: number): SeatDraft {
  if (at === 0) return one
  // Whoever was alone needs company first.
  const isWanted = draft.whom === 'alone' && at < fewest(draft.game)
  return one.kind === 'closed' && !isWanted ? one : { ...one, kind: CHAIRS[whom][0] }
}

/** The same people around another game, as far as it has chairs for them and can be played by so few. */
export function withGame(draft: Draft, game: string): Pick<Draft, 'game' | 'options' | 'seats' | 'whom'> {
  const { max } = gameOf(game).seats
  // A bot who was not taught this game gives its chair to one who was.
  const seats = chairs(max, () => 'closed').map((empty, at) => {
    const one = draft.seats[at] ?? empty
    return { ...one, level: levelPlayed(one.level, playersAt(game)) }
  })
  const moved = { ...draft, game, seats, options: defaultOptions(game) }
  if (draft.whom !== 'alone') return moved
  return { ...moved, ...withWhom(moved, aloneWith(game) === undefined ? 'bots' : 'alone') }
}

/** A table laid with one press. The people stay, unless it is for others; so does the fine print. */
export function withPreset(draft: Draft, preset: Preset): People & Pick<Draft, 'options'> {
  const { whom, seats } = peopleFor(draft, preset)
  const kept = Object.fromEntries(
    fieldsOf(draft.game).flatMap(([name, field]) => (isFinePrint(field) ? [[name, draft.options[name]]] : [])),
  )
  const all = preset.everything ? Object.fromEntries(flagsOf(draft.game).map((name) => [name, true])) : {}
  return { whom, seats, options: fitted(draft.game, { whom, seats }, { ...kept, ...all, ...preset.options }) }
}

function peopleFor(draft: Draft, preset: Preset): People {
  const isAlone = draft.whom === 'alone'
  if (preset.alone) return isAlone ? draft : withWhom(draft, 'alone')
  if (preset.everything && isAlone) return draft
  if (isAlone) return withWhom(draft, 'bots')
  const missing = fewest(draft.game) - taken(draft).length
  if (missing <= 0) return draft
  const free = draft.seats.flatMap(({ kind }, at) => (kind === 'closed' ? [at] : [])).slice(0, missing)
  const kind = CHAIRS[draft.whom][0]
  return { whom: draft.whom, seats: draft.seats.map((one, at) => (free.includes(at) ? { ...one, kind } : one)) }
}

/** The table is laid as the preset lays it. */
export function isLaid(draft: Draft, preset: Preset): boolean {
  const { whom, options } = withPreset(draft, preset)
  const now = optionsInPlay(draft)
  const then = optionsInPlay({ game: draft.game, options })
  const isSame = whom === draft.whom && Object.entries(then).every(([name, value]) => now[name] === value)
  return isSame && objectionToPreset(draft, preset) === undefined
}

/** What is against these people having it. */
export function objectionToPreset(draft: Draft, preset: Preset): Objection | undefined {
  const laid = { ...draft, ...withPreset(draft, preset) }
  return Object.entries(preset.options)
    .filter(([name, value]) => laid.options[name] !== value)
    .map(([name, value]) => objectionTo(laid, name, value))
    .find((against) => against !== undefined)
}
