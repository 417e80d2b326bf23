/** The rules of the expansions that cards and the choice of expansions carry by themselves; what has to be played comes with its rules. */
export const EXPANSIONS = {
  // Combinations
  'TBBR-EXP-01': 'Solo and Confrontation exclude each other',
  'TBBR-EXP-02': 'Team takes four players, Solo one',
  'TBBR-EXP-03': 'The others take two to four, or one with Solo',
  'TBBR-EXP-04': 'Solo is never short',
  'TBBR-EXP-05': 'A refusal names the first rule against the set',

  // Setup
  'TBBR-EXP-12': 'What is placed at setup has not arrived',
  'TBBR-EXP-11': 'Two cards each, one kept: secret, simultaneous, shown together',
  'R-04': 'Choices of characters and bands are secret until all are made',

  // Meetings
  'TBBR-EXP-30': 'With Confrontation a toast reads an exchange, the Cheers Track the Exchange Track',
  'TBBR-EXP-31': 'An exchange is no tasting',

  // What cards change
  'TBBR-EXP-20': 'Printed, set, doubled, added to, never free: travel, late buses and waiting',
  'TBBR-EXP-23': 'Other actions: printed, set, added to',
  'TBBR-EXP-24': 'Gains stop at the room there is, losses at what is owned',
  'TBBR-EXP-25': 'Cards answer one moment in a fixed order, and the first of a day is over after all of them',
  'TBBR-EXP-41': 'A limited effect is used up when what it changed is charged',
  'TBBR-EXP-42': 'Own reductions are announced with the move, where they shorten it',
  'TBBR-EXP-45': 'Cheese before a level that is no beer, but not on the last space',
  'TBBR-EXP-46': 'A toast is looked for after everything an arrival brings, and pays when it is drunk',
  'TBBR-EXP-47': 'Mornings: by level, set, added to, then played cards in their order',
} as const
