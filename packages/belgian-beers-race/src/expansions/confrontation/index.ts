import { confrontation, POINTS_PER_CARD_LEFT } from '../../content/confrontation.ts'
import type { Expansion } from '../../engine/expansion.ts'
import { next } from '../../engine/steps.ts'
import { draft } from './draft.ts'
import { exchange, give, handOver, partner, quantity, take } from './exchange.ts'
import { CARD_COUNT, deal, drafted, draw, sizes } from './hands.ts'
import { laws } from './laws.ts'
import { describePlay, playFromMenu, writeMenu } from './menu.ts'
import { DEAL, DRAFT, DRAW, EXCHANGE, GIVE, HAND_OVER, PARTNER, PLAY, TAKE } from './numbers.ts'
import { cardAt, endMarkers, RUNNING, useCounter } from './played.ts'
import { imagine, view } from './view.ts'

/** Hands, how they are dealt, the cards of the own action, and the Exchange. There are no windows yet, so no house offers it. */
export const confrontationCards: Expansion = {
  id: 'confrontation',
  options: { 'confrontation-hands': { type: 'choice', of: ['random', 'draft'], default: 'random' } },
  fields: (seats) => ({
    'confrontation.hand': { length: seats * CARD_COUNT, owned: true },
    'confrontation.packet': { length: seats * CARD_COUNT, owned: true },
    'confrontation.pick': { length: seats, owned: true },
    'confrontation.size': { length: seats },
    'confrontation.packed': { length: seats },
    'confrontation.draft': { length: 1 },
    'confrontation.exchange': { length: 2 },
    'confrontation.pile': { length: CARD_COUNT },
    'confrontation.running': { length: seats * RUNNING },
    'confrontation.remaining': { length: seats * RUNNING },
  }),
  choose: (s, options) => {
    drafted(s)[0] = options['confrontation-hands'] === 'draft' ? 1 : 0
  },
  prepareLast: (s) => next(s, DEAL),
  steps: {
    [DEAL]: deal,
    [DRAW]: draw,
    [DRAFT]: draft,
    [EXCHANGE]: exchange,
    [PARTNER]: partner,
    [GIVE]: give,
    [TAKE]: take,
    [HAND_OVER]: handOver,
  },
  hidesActions: true,
  actions: writeMenu,
  kinds: { [PLAY]: { beside: true, act: playFromMenu, describe: describePlay } },
  cards: confrontation,
  slots: RUNNING,
  cardAt,
  charged: useCounter,
  on: {
    check: (s) => {
      for (let seat = 0; seat < s.seats; seat++) endMarkers(s, seat, false)
    },
    dayEnd: (s, seat) => endMarkers(s, seat, true),
  },
  meeting: EXCHANGE,
  met: quantity,
  cheersStop: true,
  score: (s, seat) =>
    sizes(s)[seat] === 0 ? [] : [{ reason: 'confrontation/cards', points: POINTS_PER_CARD_LEFT * sizes(s)[seat] }],
  view,
  imagine,
  laws,
}
