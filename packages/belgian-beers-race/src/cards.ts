/** The cards of the expansions as they are printed, for whoever lists them. */
export { BREWERY_STYLES, bands, STYLES, type Style } from './content/bands.ts'
export { campaign } from './content/campaign.ts'
export { characters } from './content/characters.ts'
export { confrontation } from './content/confrontation.ts'
export { events } from './content/events.ts'
export { type PixelCard, pixels } from './content/pixels.ts'
export { SOLO_CARD, SOLO_TITLES } from './content/solo.ts'
export { TEAM_POINTS, teamCards } from './content/team.ts'
