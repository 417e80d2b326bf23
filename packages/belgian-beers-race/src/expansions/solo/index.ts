import { campaign } from '../../content/campaign.ts'
import { NO_CAMPAIGN } from '../../content/combinations.ts'
import type { Expansion } from '../../engine/expansion.ts'
import type { RaceState } from '../../engine/state.ts'
import { next } from '../../engine/steps.ts'
import { MOVED } from '../../rules/deeds.ts'
import { beginTurn } from '../../rules/turn.ts'
import { isFreshGround, winRace } from './campaign-rules.ts'
import { hisCount, watch } from './condition.ts'
import { brokenLaws, elsewhere } from './laws.ts'
import * as numbers from './numbers.ts'
import { everyEvening, result, score, scored, scoreEvening } from './scoring.ts'
import { destination, packet, prepare, start } from './setup.ts'
import { clink, gift, meeting, toast } from './toasting.ts'
import { claim, replacement } from './tokens.ts'
import { imagine, view } from './view.ts'
import { follow, stop, way } from './walking.ts'
import { declared, movesMade, setCondition, setMovesMade, soloFields, tastings } from './zythologist.ts'

/** One player against the Zythologist, who has tasted everything already. */
export const solo: Expansion = {
  id: 'solo',
  alone: true,
  options: {
    campaign: { type: 'choice', of: [NO_CAMPAIGN, ...campaign.map(({ number }) => `${number}`)], default: NO_CAMPAIGN },
  },
  choose: (s, options) => setCondition(s, campaign.find(({ number }) => `${number}` === options.campaign)?.number ?? 0),
  fields: soloFields,
  prepare,
  steps: {
    [numbers.START]: start,
    [numbers.DESTINATION]: destination,
    [numbers.PACKET]: packet,
    [numbers.WAY]: way,
    [numbers.GIFT]: gift,
    [numbers.REPLACEMENT]: replacement,
    [numbers.MEETING]: meeting,
    [numbers.TOAST]: toast,
    [numbers.CLINK]: clink,
    [numbers.FOLLOW]: follow,
    [numbers.STOP]: stop,
    [numbers.CLAIM]: claim,
  },
  meeting: numbers.MEETING,
  token: numbers.REPLACEMENT,
  drawsLevelThree: true,
  followUp: (s, seat) => next(s, numbers.FOLLOW, seat),
  refillsAtOnce: true,
  pickUp: winRace,
  leavesToken: (s, _seat, place) => isFreshGround(s, place),
  drunk(s, seat, colour, _where, tell) {
    tastings(s)[colour]++
    watch(s, seat, tell)
  },
  on: {
    moveDeclared(s, seat, tell) {
      declared(s)[s.means]++
      watch(s, seat, tell)
    },
    check: noteMove,
    dayEnd: scoreEvening,
  },
  scored,
  score,
  everyEvening,
  result,
  view,
  imagine,
  rival: hisCount,
  elsewhere,
  laws: brokenLaws,
}

/** A turn begins with a successful move, that move included: what was done before counts for no card any more. */
function noteMove(s: RaceState): void {
  if ((s.deeds & MOVED) === 0) return
  beginTurn(s)
  setMovesMade(s, movesMade(s) + 1)
}
