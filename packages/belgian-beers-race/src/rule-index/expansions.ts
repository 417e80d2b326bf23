/** The rules of the expansions that cards and the choice of expansions carry by themselves; what has to be played comes with its rules. */
export const EXPANSIONS = {
  // Combinations
  'TBBR-EXP-01': 'Solo and Confrontation exclude each other',
  'TBBR-EXP-02': 'Team takes four players, Solo one',
  'TBBR-EXP-03': 'The others take two to four, or one with Solo',
  'TBBR-EXP-04': 'Solo is never short',
  'TBBR-EXP-05': 'A refusal names the first rule against the set',

  // Setup
  'TBBR-EXP-11': 'Two cards each, one kept: secret, simultaneous, shown together',
  'R-04': 'Choices of characters and bands are secret until all are made',

  // What cards change
  'TBBR-EXP-20': 'Printed, set, doubled, added to, never free: travel, late buses and waiting',
  'TBBR-EXP-23': 'Other actions: printed, set, added to',
  'TBBR-EXP-47': 'Mornings: by level, set, added to',

  // Components
  'TBBR-CONF-01': '28 Confrontation cards, half of them hostile',
  'TBBR-EVENT-01': '24 events',
  'TBBR-CHAR-01': '18 characters: power, majority, visits',

  // Alone
  'TBBR-SOLO-44': 'Titles by total',
} as const
