import { EVERYONE } from '@estaminet/kernel'
import type { Primitive } from '../content/effect.ts'
import { hookNumber } from '../content/hooks.ts'
import { LAST_CHEESE } from '../content/tracks.ts'
import type { Tell } from '../events.ts'
import { takeCoaster } from '../rules/arriving.ts'
import { soberUp } from '../rules/breathalyzer.ts'
import { takeCheese } from '../rules/cheese.ts'
import { TOASTED } from '../rules/deeds.ts'
import { askForCubes } from '../rules/extra-cubes.ts'
import { askForStep } from '../rules/extra-step.ts'
import { spend } from '../rules/time.ts'
import { cheer } from '../rules/toasting.ts'
import { type Deck, type Doing, decksOf, doingsOf, slotsIn } from './deck.ts'
import { participants } from './facts.ts'
import { isActive } from './gather.ts'
import * as numbers from './numbers.ts'
import { clockwise, left, type RaceState } from './state.ts'
import { done, EFFECTS, next } from './steps.ts'

// Where firing stopped to ask something, as one number: deck, participant, slot, effect, primitive
const DECK = 12
const PARTICIPANT = 10
const SLOT = 5
const EFFECT = 2

/**
 * What happens by itself at a hook, or behind what was declared there: deck by deck, in each for everybody concerned. Where somebody
 * has to be asked in between the rest waits on the stack. Whether all of it is done.
 */
export function fireEffects(
  s: RaceState,
  hook: number,
  after: boolean,
  seat: number,
  from: number,
  tell: Tell,
): boolean {
  const bit = 1 << hook
  if (((after ? doingsOf(s).after : doingsOf(s).before) & bit) === 0) return true
  const decks = decksOf(s)
  const mask = after && hook === MEETING && (s.deeds & TOASTED) !== 0 ? participants(s) : 1 << seat
  // Mostly nobody but the seat itself.
  const concerned = mask === 1 << seat ? 1 : s.seats
  let first = from
  for (let d = first >> DECK; d < decks.length; d++) {
    const deck = decks[d]
    if (((after ? deck.anyAfter : deck.anyBefore) & bit) === 0) continue
    for (let i = (first >> PARTICIPANT) & 3; i < concerned; i++) {
      const whose = clockwise(s, seat, i)
      if (((mask >> whose) & 1) === 0) continue
      for (let slot = (first >> SLOT) & 31, end = slotsIn(s, deck, whose); slot < end; slot++) {
        const card = deck.cardAt(s, whose, slot)
        if (card >= 0 && ((after ? deck.after : deck.before)[card] & bit) !== 0) {
          const place = (d << DECK) | (i << PARTICIPANT) | (slot << SLOT)
          if (!fireCard(s, deck, card, hook, after, seat, whose, slot, place, first & 31, tell)) return false
        }
        first = 0
      }
      first = 0
    }
    first = 0
  }
  return true
}

const MEETING = hookNumber('meet')

/** Levels that cards in force would bring behind what is declared at a hook. */
export function levelsBehind(s: RaceState, hook: number, seat: number): number {
  let levels = 0
  const decks = decksOf(s)
  for (let d = 0; d < decks.length; d++) {
    const deck = decks[d]
    if ((deck.anyAfter & (1 << hook)) === 0) continue
    for (let slot = 0, end = slotsIn(s, deck, seat); slot < end; slot++) {
      const card = deck.cardAt(s, seat, slot)
      if (card < 0 || (deck.after[card] & (1 << hook)) === 0) continue
      const effects = deck.effects[card]
      for (let e = 0; e < effects.length; e++)
        if (effects[e].on === hook && !effects[e].may && isActive(s, deck, seat, slot, e, effects[e]))
          levels += levelsOf(effects[e].does)
    }
  }
  return levels
}

function levelsOf(does: readonly Doing[]): number {
  let levels = 0
  for (let at = 0; at < does.length; at++) {
    const { primitive } = does[at]
    if (primitive.form === 'breath' && does[at].after) levels += primitive.n
  }
  return levels
}

/** The effects of one card, from where it was left. `place`: where the card is; `from`: effect and primitive. */
function fireCard(
  s: RaceState,
  deck: Deck,
  card: number,
  hook: number,
  after: boolean,
  seat: number,
  whose: number,
  slot: number,
  place: number,
  from: number,
  tell: Tell,
): boolean {
  const effects = deck.effects[card]
  let p = from & 3
  for (let e = from >> EFFECT; e < effects.length; e++) {
    const effect = effects[e]
    // What was begun goes on, whatever its first part has changed.
    let begun = p > 0
    if (begun || (effect.on === hook && !effect.may && isActive(s, deck, whose, slot, e, effect)))
      for (; p < effect.does.length; p++) {
        const doing = effect.does[p]
        if (doing.number !== numbers.NONE || doing.after !== after) continue
        begun = true
        const pending = s.stack[0]
        next(s, EFFECTS, seat, hook * 2 + (after ? 1 : 0), place | (e << EFFECT) | (p + 1))
        perform(s, deck, card, whose, doing, tell)
        if (s.stack[0] > pending + 1) return false
        done(s)
      }
    if (begun && effect.limited) deck.expansion.charged?.(s, whose, slot, e)
    p = 0
  }
  return true
}

/** Gains stop where there is no room, losses at nothing. */
function perform(s: RaceState, deck: Deck, card: number, seat: number, { primitive }: Doing, tell: Tell): void {
  switch (primitive.form) {
    case 'points':
      earn(s, deck.at, seat, primitive.n)
      tellOf(deck, card, 'points', seat, primitive.n, tell)
      break
    case 'breath':
      tellOf(deck, card, 'step', seat, primitive.n, tell)
      if (primitive.n < 0) soberUp(s, seat, -primitive.n)
      else askForStep(s, seat, primitive.n, tell)
      break
    case 'cheese':
      tellOf(deck, card, 'cheese', seat, primitive.n, tell)
      for (let i = 0; i < primitive.n; i++) takeCheese(s, seat, undefined)
      break
    case 'time':
      spend(s, seat, Math.min(primitive.n, left(s, seat)), 'delay', tell)
      break
    case 'cubes':
      askForCubes(s, seat, primitive.n)
      break
    case 'coasters':
      if (primitive.from !== 'brewery') throw nobodyDoes(primitive)
      for (let i = 0; i < primitive.n; i++) takeCoaster(s, seat, s.place[seat], tell)
      break
    case 'track':
      cheer(s, seat, primitive.n, tell)
      break
    default:
      throw nobodyDoes(primitive)
  }
}

const nobodyDoes = ({ form }: Primitive): Error => new RangeError(`Nothing can do "${form}".`)

const tellOf = (deck: Deck, card: number, what: string, seat: number, n: number, tell: Tell): void =>
  tell?.({ type: `${deck.expansion.id}/${what}`, seat, card: deck.expansion.cards?.[card].id, n }, EVERYONE)

/** On the Scoring Track at once, never below nothing. `at`: the place of the expansion among those in play. */
function earn(s: RaceState, at: number, seat: number, points: number): void {
  const before = s.score[seat]
  const after = Math.max(0, before + points)
  s.score[seat] = after
  const cell = at * s.seats + seat
  s.earned[cell] = s.earned[cell] + after - before
}

/** Cheese beyond the one that was bought, card by card; some of it is lost where the track ends. */
export function takeMoreCheese(s: RaceState, seat: number, tell: Tell): void {
  const bit = 1 << numbers.CHEESES
  const decks = decksOf(s)
  for (let d = 0; d < decks.length; d++) {
    const deck = decks[d]
    if ((deck.anyChanges & bit) === 0) continue
    for (let slot = 0, end = slotsIn(s, deck, seat); slot < end; slot++) {
      const card = deck.cardAt(s, seat, slot)
      if (card < 0 || (deck.changes[card] & bit) === 0) continue
      const effects = deck.effects[card]
      for (let e = 0; e < effects.length; e++)
        if ((effects[e].changes & bit) !== 0 && isActive(s, deck, seat, slot, e, effects[e]))
          takeCheeseOf(s, seat, effects[e].does, tell)
    }
  }
}

function takeCheeseOf(s: RaceState, seat: number, does: readonly Doing[], tell: Tell): void {
  for (let at = 0; at < does.length; at++) {
    const { primitive } = does[at]
    if (primitive.form !== 'yield' || primitive.of !== 'cheese' || primitive.op !== 'add') continue
    for (let i = 0; i < primitive.n; i++)
      if (!primitive.onTrack || s.cheese[seat] < LAST_CHEESE) takeCheese(s, seat, tell)
  }
}
