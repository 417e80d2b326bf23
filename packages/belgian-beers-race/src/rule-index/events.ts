/** Events. */
export const EVENTS = {
  'TBBR-EVENT-01': '24 events',
  'TBBR-EVENT-02': 'One card a day, drawn at setup, the rest unseen',
  'TBBR-EVENT-03': 'All of them public from the beginning',
  'TBBR-EVENT-05': 'The card of the day alone, for everybody alike',
  'TBBR-EVENT-06': 'From the first step of the day to the wake-up penalties at its end',
  'TBBR-EVENT-07': 'The last one covers the latecomers, not the final scoring',
  'TBBR-EVENT-08': 'Mandatory; a choice is made at once by whom it hits',
  'TBBR-EVENT-09': 'Mornings resolve in the order of play',
  'TBBR-EVENT-10': 'Players only',
  'TBBR-EVENT-15': 'Points at once; end and winner as ever',
  'TBBR-EVENT-21': 'Concerts: forbidden with buying and tasting, and the beer of one is a tasting',
  'TBBR-EVENT-22': 'Pixel Bag: purchases change from 4, jokers are no beers',
  'TBBR-EVENT-23': 'Points of events are the player’s own, in a team too',
  'TBBR-EVENT-24': 'Alone: cards with a line for it use that, and one accessible card is locked as ever',
  'TBBR-EVENT-25': 'Short race: two events, the second of the last day',
  'TBBR-EVENT-26': 'The first of a day counts per player and day',
  'TBBR-EVENT-27': 'Coasters on waking up count, those of other cards do not',
  'R-73': 'Events are known before characters are chosen',
  'R-20': 'An event lasts through the night it causes',
} as const

export const EVENT_EXAMPLES = {
  'TBBR-EVENT-02': 1,
  'TBBR-EVENT-06': 1,
  'TBBR-EVENT-08': 1,
  'TBBR-EVENT-22': 1,
} as const
