import { BAND_EXAMPLES, BANDS } from './rule-index/bands.ts'
import { BREWERY } from './rule-index/brewery.ts'
import { CHARACTER_EXAMPLES, CHARACTERS } from './rule-index/characters.ts'
import { CONFRONTATION, CONFRONTATION_EXAMPLES } from './rule-index/confrontation.ts'
import { DAYS } from './rule-index/days.ts'
import { EVENT_EXAMPLES, EVENTS } from './rule-index/events.ts'
import { EXPANSION_EXAMPLES, EXPANSIONS } from './rule-index/expansions.ts'
import { PIXEL_BAG, PIXEL_BAG_EXAMPLES } from './rule-index/pixel-bag.ts'
import { ROAD } from './rule-index/road.ts'
import { RULINGS } from './rule-index/rulings.ts'
import { SOLO, SOLO_EXAMPLES } from './rule-index/solo.ts'
import { TEAM, TEAM_EXAMPLES } from './rule-index/team.ts'

/** Every rule by its id, in the order of the catalogue. Tests name the ids; the coverage test sees to it that all do. */
export const RULES = {
  ...ROAD,
  ...BREWERY,
  ...DAYS,
  ...RULINGS,
  ...EXPANSIONS,
  ...EVENTS,
  ...CHARACTERS,
  ...BANDS,
  ...TEAM,
  ...PIXEL_BAG,
  ...SOLO,
  ...CONFRONTATION,
} as const satisfies Record<string, string>

export type RuleId = keyof typeof RULES

/**
 * How many examples the catalogue gives for a rule. Each is a test of its own, titled `TBBR-TIME-04 example: ...`; the coverage
 * test counts them.
 */
export const EXAMPLES: Readonly<Partial<Record<RuleId, number>>> = {
  'TBBR-SETUP-05': 1,
  'TBBR-SETUP-06': 1,
  'TBBR-SETUP-11': 1,
  'TBBR-TIME-01': 1,
  'TBBR-TIME-04': 1,
  'TBBR-TIME-05': 1,
  'TBBR-TIME-07': 1,
  'TBBR-TIME-09': 1,
  'TBBR-TIME-13': 1,
  'TBBR-TIME-17': 1,
  'TBBR-TIME-18': 1,
  'TBBR-TIME-19': 1,
  'TBBR-MOVE-02': 1,
  'TBBR-MOVE-04': 1,
  'TBBR-SEQ-08': 1,
  'TBBR-BIKE-01': 1,
  'TBBR-BIKE-03': 2,
  'TBBR-BIKE-04': 1,
  'TBBR-BIKE-05': 1,
  'TBBR-BIKE-07': 1,
  'TBBR-PT-01': 1,
  'TBBR-PT-02': 1,
  'TBBR-PT-04': 1,
  'TBBR-PT-05': 2,
  'TBBR-PT-06': 1,
  'TBBR-PT-07': 1,
  'TBBR-PT-08': 1,
  'TBBR-PT-12': 1,
  'TBBR-HITCH-02': 1,
  'TBBR-HITCH-03': 1,
  'TBBR-HITCH-04': 1,
  'TBBR-HITCH-10': 1,
  'TBBR-HITCH-13': 1,
  'TBBR-HITCH-14': 1,
  'TBBR-ARR-02': 1,
  'TBBR-ARR-05': 1,
  'TBBR-BXL-02': 1,
  'TBBR-BUY-03': 1,
  'TBBR-CHZ-03': 1,
  'TBBR-TASTE-02': 1,
  'TBBR-TASTE-04': 1,
  'TBBR-SLEEP-02': 1,
  'TBBR-TOAST-05': 1,
  'TBBR-TOAST-09': 1,
  'TBBR-TOAST-10': 1,
  'TBBR-TOAST-11': 2,
  'TBBR-TOAST-13': 1,
  'TBBR-TOAST-16': 1,
  'TBBR-CAMP-05': 1,
  'TBBR-STOP-04': 1,
  'TBBR-OBJ-05': 1,
  'TBBR-OBJ-09': 1,
  'TBBR-OBJ-18': 1,
  'TBBR-BOTM-05': 1,
  'TBBR-BOTM-06': 1,
  'TBBR-TOK-01': 1,
  'TBBR-TOK-09': 1,
  'TBBR-TOK-13': 1,
  'TBBR-EOD-02': 1,
  'TBBR-EOD-03': 1,
  'TBBR-EOD-04': 1,
  'TBBR-EOD-05': 1,
  'TBBR-EOD-06': 1,
  'TBBR-WAKE-02': 1,
  'TBBR-WAKE-03': 1,
  'TBBR-DAY-04': 1,
  'TBBR-END-03': 1,
  'TBBR-END-04': 1,
  'TBBR-END-06': 1,
  'TBBR-SCORE-02': 1,
  'TBBR-SCORE-03': 1,
  'TBBR-SCORE-05': 1,
  'TBBR-SCORE-07': 1,
  'TBBR-TIE-04': 1,
  ...EXPANSION_EXAMPLES,
  ...EVENT_EXAMPLES,
  ...CHARACTER_EXAMPLES,
  ...BAND_EXAMPLES,
  ...TEAM_EXAMPLES,
  ...PIXEL_BAG_EXAMPLES,
  ...SOLO_EXAMPLES,
  ...CONFRONTATION_EXAMPLES,
}
