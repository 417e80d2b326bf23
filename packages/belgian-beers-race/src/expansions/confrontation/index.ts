import { confrontation, POINTS_PER_CARD_LEFT } from '../../content/confrontation.ts'
import { HOOKS, type Hook, hookNumber, isReaction, STAGES } from '../../content/hooks.ts'
import type { Expansion } from '../../engine/expansion.ts'
import type { RaceState } from '../../engine/state.ts'
import { next } from '../../engine/steps.ts'
import { CAMPED } from '../../rules/deeds.ts'
import { bargain, ride, treat, writeAnnounced } from './announced.ts'
import { hasStrike } from './at-once.ts'
import { draft } from './draft.ts'
import { exchange, extra, give, handOver, parted, partner, quantity, take } from './exchange.ts'
import { CARD_COUNT, deal, drafted, draw, sizes } from './hands.ts'
import { laws } from './laws.ts'
import { describePlay, playOwn, writeMenu } from './menu.ts'
import * as numbers from './numbers.ts'
import { isSo } from './playable.ts'
import { cardAt, endMarkers, endPassedMarkers, finish, IN_FORCE, isAnyInForce, RUNNING, useCounter } from './played.ts'
import { putOffAction } from './put-off.ts'
import { jump } from './queue-jumper.ts'
import { reroll } from './rolled.ts'
import { SHOWN_CELLS, showHands } from './shown.ts'
import { imagine, view } from './view.ts'
import { open, reaction, resolve, strike, window } from './window.ts'

const opensAt = (hook: Hook) => {
  const number = hookNumber(hook)
  return (s: RaceState, seat: number): void => next(s, numbers.OPEN, seat, number)
}

const mask = (...hooks: readonly Hook[]): number => hooks.reduce((bits, hook) => bits | (1 << hookNumber(hook)), 0)
const ACTION = mask('moveDeclared', 'diceRolled', 'hitchFailed', 'buyDeclared')
const CAMP = mask('campDeclared')
const CLAIM = mask('claim')
const TASTE = mask('tasteDeclared')
const WAKE = mask('wake')
const CHECK = hookNumber('check')

/** Hands, dealt or drafted; the Exchange; cards of the own action, cards announced with a declaration, and windows in which others answer. */
export const confrontationCards: Expansion = {
  id: 'confrontation',
  options: { 'confrontation-hands': { type: 'choice', of: ['random', 'draft'], default: 'random' } },
  // A partner may turn the tables, and a character may lose a beer where others toast.
  asides: ['confrontation/pass', 'confrontation/give', 'confrontation/take', 'confrontation/extra', 'effects/drop'],
  windows: {
    on: HOOKS.filter((hook) => STAGES[hook]?.opponents || STAGES[hook]?.subject),
    cards: confrontation.map(({ id }) => id).filter(isReaction),
  },
  reaction,
  fields: (seats) => ({
    'confrontation.hand': { length: seats * CARD_COUNT, owned: true },
    'confrontation.packet': { length: seats * CARD_COUNT, owned: true },
    'confrontation.pick': { length: seats, owned: true },
    'confrontation.answer': { length: seats, owned: true },
    'confrontation.size': { length: seats },
    'confrontation.packed': { length: seats },
    'confrontation.draft': { length: 1 },
    'confrontation.exchange': { length: 2 },
    'confrontation.pile': { length: CARD_COUNT },
    'confrontation.running': { length: seats * RUNNING },
    'confrontation.remaining': { length: seats * RUNNING },
    'confrontation.force': { length: seats * IN_FORCE },
    'confrontation.revealed': { length: 1 },
    'confrontation.shown': { length: seats * SHOWN_CELLS },
  }),
  choose: (s, options) => {
    drafted(s)[0] = options['confrontation-hands'] === 'draft' ? 1 : 0
  },
  prepareLast: (s) => next(s, numbers.DEAL),
  steps: {
    [numbers.DEAL]: deal,
    [numbers.DRAW]: draw,
    [numbers.DRAFT]: draft,
    [numbers.EXCHANGE]: exchange,
    [numbers.PARTNER]: partner,
    [numbers.GIVE]: give,
    [numbers.TAKE]: take,
    [numbers.HAND_OVER]: handOver,
    [numbers.EXTRA]: extra,
    [numbers.PARTED]: parted,
    [numbers.OPEN]: open,
    [numbers.WINDOW]: window,
    [numbers.RESOLVE]: resolve,
    [numbers.STRIKE]: strike,
    [numbers.JUMP]: jump,
    [numbers.REROLL]: reroll,
  },
  hidesActions: true,
  actions: (s, seat, out, count) =>
    sizes(s)[seat] === 0 ? count : writeAnnounced(s, seat, out, writeMenu(s, seat, out, count)),
  kinds: {
    [numbers.PLAY]: { beside: 'check', act: playOwn, describe: describePlay },
    [numbers.RIDE_WITH]: ride,
    [numbers.BUY_WITH]: bargain,
    [numbers.TASTE_WITH]: treat,
  },
  cards: confrontation,
  slots: RUNNING + IN_FORCE,
  played: RUNNING,
  actsAtOnce: true,
  cardAt,
  isAnyInForce,
  charged: useCounter,
  isSo,
  isLateByCard: hasStrike,
  on: {
    moveDeclared: opensAt('moveDeclared'),
    diceRolled: opensAt('diceRolled'),
    hitchFailed: opensAt('hitchFailed'),
    arrived: opensAt('arrived'),
    meet: opensAt('meet'),
    buyDeclared: opensAt('buyDeclared'),
    tasteDeclared: opensAt('tasteDeclared'),
    campDeclared: opensAt('campDeclared'),
    claim: opensAt('claim'),
    sleepAbout: opensAt('sleepAbout'),
    wake: opensAt('wake'),
    check: (s, seat) => {
      // Camping cards are claimed while the camping they may be answered in still lasts.
      finish(s, (s.deeds & CAMPED) === 0 ? ACTION | CAMP : ACTION)
      endPassedMarkers(s)
      // Claims count what was just done among the deeds of the turn; so does one that comes before them.
      s.turnDeeds |= s.deeds
      next(s, numbers.OPEN, seat, CHECK)
    },
    dayEnd: (s, seat) => {
      finish(s, CAMP)
      endMarkers(s, seat)
    },
    dayStart: (s) => {
      finish(s, WAKE)
    },
  },
  after: {
    claim: (s, seat) => {
      if (finish(s, CLAIM)) putOffAction(s, seat)
    },
    tasteDeclared: (s) => {
      finish(s, TASTE)
    },
  },
  meeting: numbers.EXCHANGE,
  meetsOne: true,
  met: quantity,
  cheersStop: true,
  score: (s, seat, part) => part('confrontation/cards', POINTS_PER_CARD_LEFT * sizes(s)[seat]),
  reckoned: showHands,
  view,
  imagine,
  laws,
}
