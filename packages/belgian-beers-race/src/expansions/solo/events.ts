import type { CampaignNumber } from '../../content/campaign.ts'
import type { Colour, PlaceName } from '../../content/condition.ts'

/** What happens to him, and with him. */
export type SoloEvent =
  | { readonly type: 'solo/started'; readonly place: PlaceName }
  | { readonly type: 'solo/destination'; readonly place: PlaceName }
  /** The coaster names the brewery he stands in: another is drawn. */
  | { readonly type: 'solo/redrawn'; readonly place: PlaceName }
  | { readonly type: 'solo/walked'; readonly from: PlaceName; readonly to: PlaceName }
  | { readonly type: 'solo/stayed'; readonly place: PlaceName }
  | { readonly type: 'solo/bottle'; readonly place: PlaceName; readonly colour: Colour }
  | { readonly type: 'solo/coaster'; readonly place: PlaceName; readonly coasters: number }
  | { readonly type: 'solo/card'; readonly card: string }
  | { readonly type: 'solo/met'; readonly seat: number; readonly place: PlaceName }
  | { readonly type: 'solo/given'; readonly seat: number; readonly colour: Colour }
  | { readonly type: 'solo/toasted'; readonly seat: number; readonly place: PlaceName; readonly toasts: number }
  | {
      readonly type: 'solo/replaced'
      readonly seat: number
      readonly token: number
      readonly cards: readonly string[]
    }
  | { readonly type: 'solo/led'; readonly seat: number; readonly day: number; readonly points: number }
  /** Who was first at his destination. */
  | { readonly type: 'solo/race-won'; readonly seat: number; readonly points: number; readonly score: number }
  | { readonly type: 'solo/race-lost'; readonly seat: number; readonly points: number; readonly score: number }
  /** A prohibition of the campaign was broken. */
  | { readonly type: 'solo/failed'; readonly seat: number; readonly condition: CampaignNumber }

type Say = { readonly say: readonly (string | number)[] }

export type SoloMove =
  | (Say & { readonly kind: 'solo/lead'; readonly to: PlaceName; readonly destination: PlaceName })
  | (Say & { readonly kind: 'solo/give'; readonly colour: Colour })
  | (Say & { readonly kind: 'solo/keep'; readonly token: number })
  | (Say & { readonly kind: 'solo/replace'; readonly token: number; readonly cards: readonly string[] })

export type SoloReason = 'solo/led' | 'solo/toasts' | 'solo/race-won' | 'solo/race-lost'
