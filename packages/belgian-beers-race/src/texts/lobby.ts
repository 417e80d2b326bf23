import type { CampaignNumber } from '../content/campaign.ts'
import type { ExpansionName, NO_CAMPAIGN, Refusal } from '../content/combinations.ts'
import type { CardText } from './expansions.ts'

/** What is printed on the boxes of the expansions: all that is said of a table before it is opened. */
export type Boxes = Readonly<Record<ExpansionName | 'campaign', { readonly name: string; readonly line: string }>>

interface ChoiceText {
  readonly name: string
  readonly help: string
}

/** What a host reads who takes expansions from the shelf: what else they ask, and why some do not go together. */
export interface LobbyTexts {
  /** Why a set of expansions cannot be played: a sentence. */
  readonly refusals: Readonly<Record<Refusal, string>>
  readonly hands: ChoiceText & { readonly choices: Readonly<Record<'random' | 'draft', ChoiceText>> }
  readonly condition: ChoiceText & { readonly choices: Readonly<Record<typeof NO_CAMPAIGN, ChoiceText>> }
  readonly campaign: Readonly<Record<CampaignNumber, CardText>>
}
