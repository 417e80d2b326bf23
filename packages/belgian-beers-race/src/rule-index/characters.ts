/** Characters. */
export const CHARACTERS = {
  'TBBR-CHAR-01': '18 characters: power, majority, visits',
  'TBBR-CHAR-02': 'Two dealt, one kept in secret, all shown together',
  'TBBR-CHAR-03': 'The others stay out of the game, unseen',
  'TBBR-CHAR-05': 'Strength and weakness hold for the whole game',
  'TBBR-CHAR-06': 'Once a day comes back in the morning',
  'TBBR-CHAR-07': 'What may be declined is offered to its owner alone',
  'TBBR-CHAR-10': 'Majority: 5 points for more than every other player',
  'TBBR-CHAR-11': 'Own breweries: all points or none',
  'TBBR-CHAR-12': 'Both may be scored, by the owner alone',
  'TBBR-CHAR-13': 'Counted after the latecomers, who keep what they have',
  'TBBR-CHAR-14': 'End, winner and ties are those of the base',
  'TBBR-CHAR-20': 'Concerts: the beer is a tasting, the price is their own',
  'TBBR-CHAR-24': 'The short race asks for fewer breweries',
  'TBBR-CHAR-25': 'Limited claims: most points first, then from the right',
  'TBBR-CHAR-26': 'The first, and once a day: used when charged',
  'TBBR-EVENT-20': 'Events and characters add up',
  'R-74': 'Only the owner competes for a majority',
  'R-75': 'Visits are looked at in the end',
  'R-80': 'A majority is more than each, not more than half',
} as const

export const CHARACTER_EXAMPLES = {
  'TBBR-CHAR-10': 1,
  'TBBR-CHAR-11': 1,
} as const
