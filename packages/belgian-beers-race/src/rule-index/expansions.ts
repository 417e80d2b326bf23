/** The rules of the expansions that cards and the choice of expansions carry by themselves; what has to be played comes with its rules. */
export const EXPANSIONS = {
  // Combinations
  'TBBR-EXP-01': 'Solo and Confrontation exclude each other',
  'TBBR-EXP-02': 'Team takes four players, Solo one',
  'TBBR-EXP-03': 'The others take two to four, or one with Solo',
  'TBBR-EXP-04': 'Solo is never short',
  'TBBR-EXP-05': 'A refusal names the first rule against the set',
  'R-02': 'Solo is never short',

  // Setup
  'TBBR-EXP-10': 'One order: teams, events, characters, bands, drawings, the Zythologist, starts, Confrontation',
  'R-01': '12 slots, four rows of three',
  'R-03': 'Who one is comes before where one is, hands come last',
  'R-05': 'What is placed at setup triggers nothing',
  'TBBR-EXP-12': 'What is placed at setup has not arrived',
  'TBBR-EXP-11': 'Two cards each, one kept: secret, simultaneous, shown together',
  'R-04': 'Choices of characters and bands are secret until all are made',

  // Meetings
  'TBBR-EXP-30': 'With Confrontation a toast reads an exchange, the Cheers Track the Exchange Track',
  'TBBR-EXP-31': 'An exchange is no tasting',

  // What cards change
  'TBBR-EXP-20': 'Printed, set, doubled, added to, never free: travel, late buses and waiting',
  'TBBR-EXP-21': 'A move may be declared where it fits with everything in force',
  'TBBR-EXP-22': 'Bicycle time is travel time, drinking time also counts being late, and delays are neither',
  'TBBR-EXP-23': 'Other actions: printed, set, added to',
  'TBBR-EXP-24': 'Gains stop at the room there is, losses at what is owned',
  'TBBR-EXP-25': 'Cards answer one moment in a fixed order, and the first of a day is over after all of them',
  'TBBR-EXP-26': 'Every advance of a disc crosses tokens',
  'TBBR-EXP-40': 'The order of the final scoring, with a floor after the way home and one at the end',
  'TBBR-EXP-41': 'A limited effect is used up when what it changed is charged',
  'TBBR-EXP-42': 'Own reductions are announced with the move, where they shorten it',
  'TBBR-EXP-43': 'Drivers are paid by the printed time',
  'TBBR-EXP-44': 'Objectives look at printed times and at the faces of the dice',
  'TBBR-EXP-45': 'Cheese before a level that is no beer, but not on the last space',
  'TBBR-EXP-46': 'A toast is looked for after everything an arrival brings, and pays when it is drunk',
  'TBBR-EXP-47': 'Mornings: by level, set, added to, then played cards in their order',
  'R-06': 'Printed time is doubled, then cards add up; events before characters before played cards',
  'R-08': 'What must be done happens with too little time too',
  'R-09': 'The order of the final scoring is for the eye',
  'R-85': 'An own card announced with a move may make it fit',
  'R-87': 'A concert ends a ride, and so does an exchange that costs time',
  'R-91': 'Cheese first, then a level that is no beer',
  'R-93': 'The Grand Place is Brussels for its roads, and no brewery',
  'R-94': 'A price set to nothing leaves surcharges standing',

  // What a program sees
  'TBBR-EXP-35': 'Chance is nature’s, and what is hidden goes to nobody else',
  'TBBR-EXP-48': 'The rules know no clock: who is asked, at which pace, and the usual answer',
} as const

export const EXPANSION_EXAMPLES = {
  'TBBR-EXP-05': 3,
  'TBBR-EXP-10': 2,
  'TBBR-EXP-12': 1,
  'TBBR-EXP-20': 4,
  'TBBR-EXP-22': 2,
  'TBBR-EXP-23': 1,
  'TBBR-EXP-24': 2,
  'TBBR-EXP-25': 1,
  'TBBR-EXP-26': 1,
  'TBBR-EXP-30': 1,
  'TBBR-EXP-40': 1,
  'TBBR-EXP-41': 1,
  'TBBR-EXP-42': 2,
  'TBBR-EXP-43': 1,
  'TBBR-EXP-44': 1,
  'TBBR-EXP-45': 2,
  'TBBR-EXP-46': 1,
  'TBBR-EXP-47': 1,
} as const
