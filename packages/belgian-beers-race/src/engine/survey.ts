import { type Deck, type Doing, decksFor, decksOf, slotsIn } from './deck.ts'
import { TRAVEL } from './numbers.ts'
import { perMatch } from './registry.ts'
import type { RaceState } from './state.ts'

/**
 * What the cards in force for one seat may change, looked up once for a whole list of actions: most numbers are as printed, and
 * most roads fit, or do not, whatever those cards do.
 */
const NOBODY = -1
let who = NOBODY
let match: RaceState | undefined
/** The cards in force, in the order in which they apply. */
let count = 0
const decksSeen: Deck[] = []
const slotsSeen: number[] = []
const cardsSeen: number[] = []
/** As a mask of numbers. */
let touched = 0
let cheaper = 0
let dearer = 0

export function survey(s: RaceState, seat: number): void {
  who = seat
  match = s
  count = 0
  touched = 0
  cheaper = 0
  dearer = 0
  const decks = decksOf(s)
  const ranges = rangesOf(s)
  for (let d = 0; d < decks.length; d++)
    for (let slot = 0, end = slotsIn(s, decks[d], seat); slot < end; slot++) {
      const card = decks[d].cardAt(s, seat, slot)
      if (card < 0) continue
      decksSeen[count] = decks[d]
      slotsSeen[count] = slot
      cardsSeen[count++] = card
      touched |= decks[d].changes[card]
      cheaper += ranges[d].cheaper[card]
      dearer += ranges[d].dearer[card]
    }
}

/** Something else may be in force from here on. */
export function endSurvey(): void {
  who = NOBODY
  match = undefined
}

const isSurveyed = (s: RaceState, seat: number): boolean => seat === who && s === match

/** Whether it is known that no card in force touches the number. */
export const isAsPrinted = (s: RaceState, number: number, seat: number): boolean =>
  isSurveyed(s, seat) && ((touched >> number) & 1) === 0

/** How many cards were found in force for the seat, or -1 where nobody has looked. */
export const cardsFound = (s: RaceState, seat: number): number => (isSurveyed(s, seat) ? count : -1)
export const deckFound = (at: number): Deck => decksSeen[at]
export const slotFound = (at: number): number => slotsSeen[at]
export const cardFound = (at: number): number => cardsSeen[at]

/** How much shorter, and how much longer than printed, the cards in force could make a road at the most. */
export const mostSaved = (s: RaceState): number => (s.expansions === 0 ? 0 : cheaper)
export const mostAdded = (s: RaceState): number => (s.expansions === 0 ? 0 : dearer)

/** More than any road takes. */
const ANY_TIME = 99

/** By card: whatever its conditions, and whatever means it is about. */
interface Range {
  readonly cheaper: Int8Array
  readonly dearer: Int8Array
}

const rangesOf = perMatch((expansions) => decksFor(expansions).map(rangeOf))

const rangeOf = (deck: Deck): Range => ({
  cheaper: Int8Array.from(deck.effects, (effects) =>
    sumOf(
      effects.flatMap(({ does }) => does),
      saved,
    ),
  ),
  dearer: Int8Array.from(deck.effects, (effects) =>
    sumOf(
      effects.flatMap(({ does }) => does),
      added,
    ),
  ),
})

const sumOf = (does: readonly Doing[], of: (doing: Doing) => number): number =>
  does.filter(({ number }) => number === TRAVEL).reduce((sum, doing) => sum + of(doing), 0)

const saved = ({ sets, n }: Doing): number => (sets ? ANY_TIME : Math.max(0, -n))
/** What is set may be doubled like what is printed. */
const added = ({ sets, n }: Doing): number => Math.max(0, n) * (sets ? 2 : 1)
