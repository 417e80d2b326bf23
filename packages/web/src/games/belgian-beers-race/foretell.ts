import type { Luck, Price, WhyNoTrip, WhyNot } from '@estaminet/belgian-beers-race/base'
import { ACTION_TIME, BACKPACK } from '@estaminet/belgian-beers-race/board'
import type { SeatScore } from '@estaminet/kernel'
import { createSignal } from 'solid-js'
import type { Journey } from './choices.ts'
import { cardOf, type PlaceName, type RaceView } from './model.ts'
import type { Foretold, Pieces } from './play-out.ts'

export type { Foretold, Pieces, WhyNot }

type Rules = typeof import('./play-out.ts')

const [rules, setRules] = createSignal<Rules>()
let coming: Promise<void> | undefined

/** Brings the rules of the game: a table can be drawn without them, so they come after it. */
export function bringRules(): Promise<void> {
  coming ??= import('./play-out.ts').then(
    (all) => void setRules(() => all),
    () => {
      coming = undefined
    },
  )
  return coming
}

/** What the rules say, once they are there. */
function known<Answer>(ask: (all: Rules) => Answer): Answer | undefined {
  const all = rules()
  return all && ask(all)
}

/** The same; whoever asks brings them. */
function asked<Answer>(ask: (all: Rules) => Answer): Answer | undefined {
  if (!rules()) void bringRules()
  return known(ask)
}

export const NOTHING: Foretold = { events: [], worth: { points: 0, parts: [] } }

/** What a move would bring if luck helps; nothing as long as the rules are not there. */
export const foretell = oncePerMove('good')
/** What it would bring if luck does not help. */
export const fear = oncePerMove('bad')

/** The preview, the slate and the machine all ask about the same move. */
function oncePerMove(luck: Luck) {
  const seen = new WeakMap<RaceView, Map<number, Foretold>>()
  return (view: RaceView, seat: number, move: number): Foretold =>
    asked((all) => {
      const moves = seen.get(view) ?? new Map<number, Foretold>()
      seen.set(view, moves)
      const told = moves.get(move) ?? all.playOut(view, seat, move, luck)
      moves.set(move, told)
      return told
    }) ?? NOTHING
}

/** Everybody's points with their reasons; nothing as long as the rules are not there. */
export const scoresOf = (view: RaceView): readonly SeatScore[] => asked((all) => all.scoresOf(view)) ?? []

// Reasons stand on every list from the start: they wait for the rules, and do not call them before the table is drawn.

/** Why a neighbouring place cannot be reached in this way. */
export const whyNoTrip = (view: RaceView, seat: number, kind: Journey['kind'], to: PlaceName): WhyNot | undefined =>
  known((all) => all.whyNoTrip(view, seat, kind, to))

/** Why nowhere can be reached in this way. */
export const whyNoWay = (view: RaceView, seat: number, kind: Journey['kind']): WhyNoTrip | undefined =>
  known((all) => all.whyNoWay(view, seat, kind))

/** What the figures of a move are made of; nothing as long as the rules are not there. */
export const priceOf = (view: RaceView, seat: number, move: number): Price | undefined =>
  known((all) => all.priceOf(view, seat, move))

/** How many beers a backpack holds; as many as are printed as long as the rules are not there. */
export const slotsOf = (view: RaceView, seat: number): number => known((all) => all.slotsOf(view, seat)) ?? BACKPACK

/** How far a night takes everybody down; nothing where it is not the same for all, or the rules are not there. */
export function nightOfAll(view: RaceView): number | undefined {
  const [first, ...rest] = view.players.map((_, seat) => known((all) => all.nightRecovery(view, seat)))
  return rest.every((one) => one === first) ? first : undefined
}

/** What a toast takes; as long as usual as long as the rules are not there. */
export const toastTime = (view: RaceView, seat: number): number =>
  known((all) => all.toastTime(view, seat)) ?? ACTION_TIME

/** Beers there is time for on the bus; none as long as the rules are not there. */
export const beersOnTheBus = (view: RaceView, seat: number, to: PlaceName): number =>
  known((all) => all.beersOnTheBus(view, seat, to)) ?? 0

/** What an objective is worth to whoever takes it; what is printed as long as the rules are not there. */
export const pointsFor = (view: RaceView, seat: number, card: string): number =>
  known((all) => all.pointsFor(view, seat, card)) ?? cardOf(card)?.vp ?? 0

export type HereKind = keyof ReturnType<Rules['whyNotHere']>

/** Why something cannot be done where one is. */
export const whyNotHere = (view: RaceView, seat: number, what: HereKind): WhyNot | undefined =>
  known((all) => all.whyNotHere(view, seat)[what])
