import { belgianBeersRace, type RaceEvent } from '@estaminet/belgian-beers-race'
import type { Bot } from '@estaminet/bots'
import { type GameEvent, type Options, readOptions, seeded } from '@estaminet/kernel'
import { playBots } from '../bot-game.ts'

/** What became of a card in so many games. */
export interface CardTally {
  /** How often it came into a hand or onto the table. */
  dealt: number
  /** How often something was made of it: kept, completed, fulfilled, played; of an event, days on which it touched somebody. */
  used: number
  /** Wins of whoever kept it, and how many a fair share of all wins would be. */
  won: number
  fair: number
  /** How often it paid: most of something, breweries visited; concerts of a band. */
  majority: number
  visits: number
  concerts: number
}

export interface ConditionTally {
  games: number
  passed: number
  points: number
}

export interface ExpansionTally {
  games: number
  /** By the id of the card. */
  readonly cards: Record<string, CardTally>
  /** By the victory condition of a solo game; `none` without one. */
  readonly conditions: Record<string, ConditionTally>
}

const noCard = (): CardTally => ({ dealt: 0, used: 0, won: 0, fair: 0, majority: 0, visits: 0, concerts: 0 })
const noCondition = (): ConditionTally => ({ games: 0, passed: 0, points: 0 })

export const emptyExpansionTally = (): ExpansionTally => ({ games: 0, cards: {}, conditions: {} })

export function addExpansions(to: ExpansionTally, from: ExpansionTally): ExpansionTally {
  to.games += from.games
  for (const [id, counts] of Object.entries(from.cards)) addTo(cardOf(to, id), counts)
  for (const [id, counts] of Object.entries(from.conditions)) addTo(conditionOf(to, id), counts)
  return to
}

function addTo<Counts extends object>(to: Counts, from: Counts): void {
  const sum = to as Record<string, number>
  for (const [name, count] of Object.entries(from)) sum[name] = (sum[name] ?? 0) + Number(count)
}

export const cardOf = (tally: ExpansionTally, id: string): CardTally => {
  tally.cards[id] ??= noCard()
  return tally.cards[id]
}

export const conditionOf = (tally: ExpansionTally, id: string): ConditionTally => {
  tally.conditions[id] ??= noCondition()
  return tally.conditions[id]
}

/** Told when a card comes, and when something is made of it. */
const DEALT = [
  'events/drawn',
  'characters/dealt',
  'bands/dealt',
  'pixel-bag/drawn',
  'team/revealed',
  'confrontation/dealt',
]
const USED = ['characters/kept', 'bands/kept', 'pixel-bag/completed', 'team/fulfilled', 'confrontation/played']
/** Told when it is decided who has which card for the whole game. */
const KEPT = ['characters/kept', 'bands/kept']

type Told = (RaceEvent | { readonly type: `${string}/${string}` }) & { readonly [detail: string]: unknown }
const is =
  (type: string, details: Readonly<Record<string, unknown>> = {}) =>
  (told: Told): boolean =>
    told.type === type && Object.entries(details).every(([name, value]) => told[name] === value)
const inBrussels = (place: unknown): boolean => String(place) === 'GP' || String(place).startsWith('B')
const either =
  (...tests: readonly ((told: Told) => boolean)[]) =>
  (told: Told): boolean =>
    tests.some((test) => test(told))

/** What is told on the day of an event when it touches somebody. What forbids something does so from the first turn on. */
const TOUCHES: Readonly<Record<string, (told: Told) => boolean>> = {
  'EV-01': is('moved', { means: 'bike' }),
  'EV-02': is('moved', { means: 'bus' }),
  'EV-03': (told) => told.type === 'diceRolled' && told.means === 'hitch' && told.faces.length > 1,
  'EV-04': is('drunk', { where: 'brewery' }),
  'EV-05': is('bought'),
  'EV-06': is('cheeseBought'),
  'EV-07': either(is('slept'), is('returnPenalty')),
  'EV-08': is('events/points'),
  'EV-09': is('events/points'),
  'EV-10': is('events/points'),
  'EV-11': is('events/points'),
  'EV-12': is('events/cheese'),
  'EV-13': is('moved', { means: 'bike' }),
  'EV-14': is('diceRolled', { means: 'bus', result: 'late' }),
  'EV-15': is('hitchFailed'),
  'EV-16': is('bought'),
  'EV-17': is('events/step'),
  'EV-18': is('turnStarted'),
  'EV-19': (told) => told.type === 'moved' && inBrussels(told.from) !== inBrussels(told.to),
  'EV-20': is('turnStarted'),
  'EV-21': either(is('slept'), is('returnPenalty')),
  'EV-22': either(is('toastBegun'), is('confrontation/exchanged')),
  'EV-23': is('effects/dropped'),
  'EV-24': is('turnStarted'),
}

/** Listens to one game and adds what it hears. */
class Listener {
  private readonly tally: ExpansionTally
  /** The event of each day, and days on which it has touched somebody. */
  private readonly events: string[] = []
  private readonly touched = new Set<number>()
  private day = 1
  readonly kept: { readonly seat: number; readonly card: string }[] = []

  constructor(tally: ExpansionTally) {
    this.tally = tally
  }

  hear(event: GameEvent): void {
    const told = event as Told
    if (told.type === 'dayStarted') this.day = told.day
    this.hearOfEvent(told)
    const card = told.type === 'bands/concert' ? told.band : told.card
    // Whoever sees only the back of a card hears of it without its name.
    if (typeof card !== 'string') return
    if (DEALT.includes(told.type)) cardOf(this.tally, card).dealt++
    if (USED.includes(told.type)) cardOf(this.tally, card).used++
    if (KEPT.includes(told.type)) this.kept.push({ seat: Number(told.seat), card })
    if (told.type === 'bands/concert') cardOf(this.tally, card).concerts++
  }

  private hearOfEvent(told: Told): void {
    if (is('events/drawn')(told)) this.events[Number(told.day)] = String(told.card)
    const today = this.events[this.day]
    if (today === undefined || this.touched.has(this.day) || !TOUCHES[today]?.(told)) return
    this.touched.add(this.day)
    cardOf(this.tally, today).used++
  }
}

/** A table, and the seed of a game at it: each has its own, so that a run can be played in parts. */
export interface Table {
  readonly bot: Bot
  readonly seats: number
  readonly options: Options
  readonly seed: string
}

/** Plays a game with one bot in every seat and counts. */
export function playExpansions({ bot, seats, options: chosen, seed }: Table, tally: ExpansionTally): void {
  const options = readOptions(belgianBeersRace, seats, chosen)
  const s = belgianBeersRace.setup(options, seats)
  const listener = new Listener(tally)
  const heard = {
    ...belgianBeersRace,
    apply: (...[state, seat, move]: Parameters<typeof belgianBeersRace.apply>) =>
      belgianBeersRace.apply(state, seat, move, (event) => listener.hear(event)),
  }
  playBots(heard, s, [bot], seeded(seed))
  const scores = belgianBeersRace.score(s)
  tally.games++
  countWins(tally, scores, listener.kept)
  if (options.solo === true) {
    const condition = conditionOf(tally, String(options.campaign))
    condition.games++
    condition.passed += scores[0]?.rank === 1 ? 1 : 0
    condition.points += scores[0]?.total ?? 0
  }
}

type Scores = ReturnType<typeof belgianBeersRace.score>

/** Whoever wins alone has one win; a fair share of it is the same for everybody at the table. */
function countWins(tally: ExpansionTally, scores: Scores, kept: Listener['kept']): void {
  const winners = scores.filter(({ rank }) => rank === 1).length
  for (const { seat, card } of kept) {
    const counts = cardOf(tally, card)
    const score = scores[seat]
    counts.fair += winners / scores.length
    if (score?.rank === 1) counts.won++
    if (!card.startsWith('CH-')) continue
    if (score?.parts.some(({ reason }) => reason === 'characters/majority')) counts.majority++
    if (score?.parts.some(({ reason }) => reason === 'characters/visits')) counts.visits++
  }
}
