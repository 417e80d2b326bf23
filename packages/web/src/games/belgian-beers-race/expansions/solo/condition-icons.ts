import type { CampaignNumber } from '@estaminet/belgian-beers-race/solo'

/** The sign of each victory condition, on its stamp and at the table. */
export const CONDITION_ICON: Readonly<Record<CampaignNumber, string>> = {
  1: 'toast',
  2: 'pin',
  3: 'bottle',
  4: 'flag',
  5: 'backpack',
  6: 'bonus-trappist',
  7: 'star',
  8: 'taste',
  9: 'bonus-compass',
  10: 'moon',
  11: 'glass-yellow',
  12: 'cheers',
  13: 'hitchhike',
  14: 'glass-yellow',
  15: 'bicycle',
}
