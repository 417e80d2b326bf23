/** Privilege cards, one of each per player, in the order in which surrenders are asked for. */
export const CARDS = ['colour', 'lowest', 'barrel', 'cash', 'brew'] as const
export type Card = (typeof CARDS)[number]

export const P_COLOUR = 0
export const P_LOWEST = 1
export const P_BARREL = 2
export const P_CASH = 3
export const P_BREW = 4

export const FULL_HAND = (1 << CARDS.length) - 1

/** Rewards of the cards that pay a fixed amount. */
export const P_CASH_DUCATS = 12
export const P_BREW_STEPS = 5
export const P_BARREL_POINTS = 1
/** What a card given back to the box pays. */
export const EMERGENCY_DUCATS = 3

/** How many cards a hand holds, by bit set. */
export const CARD_COUNT = Int8Array.from({ length: FULL_HAND + 1 }, (_, hand) =>
  CARDS.reduce((count, _card, card) => count + ((hand >> card) & 1), 0),
)
