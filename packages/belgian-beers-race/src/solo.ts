/** What a screen must know of the Zythologist and of the campaign, without the rules that play them. */
export { type CampaignNumber, campaign } from './content/campaign.ts'
export type { Predicate } from './content/effect.ts'
export { SETS, type SetName } from './content/sets.ts'
export { nextSoloTitle, SOLO_TITLES, SOLO_WIN_FROM, type SoloTitle, soloTitle } from './content/solo.ts'
export { type SoloMatch, soloMatch } from './expansions/solo/match.ts'
export { type PlannedWalk, plannedWalk, type Stretch } from './expansions/solo/plan.ts'
export type { SoloVerdict } from './expansions/solo/scoring.ts'
export type { ConditionView, SoloView } from './expansions/solo/view.ts'
