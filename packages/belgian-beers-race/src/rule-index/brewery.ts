/** Chapters 10 to 18: what a player does at a brewery, from the counter to the tent. */
export const BREWERY = {
  // Buying
  'TBBR-BUY-01': 'What a purchase requires',
  'TBBR-BUY-02': 'A purchase takes one unit',
  'TBBR-BUY-03': 'Three cubes or what fits',
  'TBBR-BUY-04': 'One cheese may come along',
  'TBBR-BUY-05': 'Full backpack buys cheese alone',
  'TBBR-BUY-06': 'No cheese alone while beer fits',
  'TBBR-BUY-07': 'Full backpack without cheese on sale',
  'TBBR-BUY-08': 'Cheese alone even on the last level',
  'TBBR-SEQ-03': 'Course of a purchase',

  // Cheese
  'TBBR-CHZ-01': 'A bought cheese lifts the pawn',
  'TBBR-CHZ-02': 'Beyond the top: markers of five points',
  'TBBR-CHZ-03': 'Eating lowers cheese and level',
  'TBBR-CHZ-04': 'Several cheeses in a row',
  'TBBR-CHZ-05': 'Nothing to eat against at zero',
  'TBBR-CHZ-06': 'Markers are points, not food',
  'TBBR-CHZ-07': 'The moments when cheese is eaten',
  'TBBR-CHZ-08': 'Finished players do not eat',
  'TBBR-CHZ-09': 'Eating interrupts nothing',
  'TBBR-CHZ-10': 'Stars are checked after free cheese',

  // Tasting
  'TBBR-TASTE-01': 'What a tasting requires',
  'TBBR-TASTE-02': 'A unit, a beer, a level',
  'TBBR-TASTE-03': 'The brewery decides the colour',
  'TBBR-TASTE-04': 'The glass is full at twenty',
  'TBBR-SEQ-04': 'Course of a tasting',

  // Breathalyzer
  'TBBR-BREATH-01': 'Nine levels, from sober to asleep',
  'TBBR-BREATH-02': 'Four bands and their effects',
  'TBBR-BREATH-03': 'Every beer raises the level',
  'TBBR-BREATH-04': 'Cheese, cycling and nights lower it',
  'TBBR-BREATH-05': 'Only the present level counts',
  'TBBR-BREATH-06': 'Never above eight',

  // Sleep
  'TBBR-SLEEP-01': 'Level eight puts to sleep',
  'TBBR-SLEEP-02': 'The running action is completed first',
  'TBBR-SLEEP-03': "Asleep in somebody else's turn",
  'TBBR-SLEEP-04': 'Falling asleep crosses no token',
  'TBBR-SLEEP-05': 'Sleepers keep what they own',
  'TBBR-SLEEP-06': 'Several sleepers, active player first',
  'TBBR-SLEEP-07': 'Drinking at seven is allowed',

  // Once per stay
  'TBBR-UNIQ-01': 'One purchase, one tasting per stay',
  'TBBR-UNIQ-02': 'In either order, or not at all',
  'TBBR-UNIQ-03': 'A completed move opens a new stay',
  'TBBR-UNIQ-04': 'A mishap opens no new stay',
  'TBBR-UNIQ-05': 'Morning opens a new stay',
  'TBBR-UNIQ-06': 'Toasts use nothing up',
  'TBBR-UNIQ-07': 'Memory aids have no rule',

  // Toasting
  'TBBR-TOAST-01': 'Arrivals among drinkers start a toast',
  'TBBR-TOAST-02': 'Who is there to toast with',
  'TBBR-TOAST-03': 'No toast on the Grand Place',
  'TBBR-TOAST-04': 'The arriving player needs time and wits',
  'TBBR-TOAST-05': 'A cube for each partner or none',
  'TBBR-TOAST-06': 'Nobody may refuse',
  'TBBR-TOAST-07': 'A missing toast never blocks the move',
  'TBBR-TOAST-08': 'Givers choose their colours',
  'TBBR-TOAST-09': 'Toast of two',
  'TBBR-TOAST-10': 'Toast of several at once',
  'TBBR-TOAST-11': 'The arriving player drinks up to eight',
  'TBBR-TOAST-12': 'Too many beers: choose which',
  'TBBR-TOAST-13': 'Cheese eaten in time',
  'TBBR-TOAST-14': 'A partner may fall asleep',
  'TBBR-TOAST-15': 'A partner may be pushed onto D',
  'TBBR-TOAST-16': 'Cheers beyond the top become markers',
  'TBBR-TOAST-17': 'No toast on waking up together',
  'TBBR-TOAST-18': 'Only the active player earns cards',
  'TBBR-TOAST-19': 'A toast is no action of the partner',
  'TBBR-TOAST-20': 'Toasted beers are not tastings',
  'TBBR-TOAST-21': 'A free lift may lead to a toast',
  'TBBR-SEQ-05': 'Course of a toast',

  // Camping
  'TBBR-CAMP-01': 'Camp at any own decision',
  'TBBR-CAMP-02': 'Never on the square or last day',
  'TBBR-CAMP-03': 'Camping rules out everything else',
  'TBBR-CAMP-04': 'Campers are gone for toasts',
  'TBBR-CAMP-05': 'Carried beers drunk by the tent',
  'TBBR-CAMP-06': 'The tent closes the day',
  'TBBR-CAMP-07': 'When the drinking stops',
  'TBBR-CAMP-08': 'Cheese between the beers',
  'TBBR-CAMP-09': 'Beers at camp may cross a token',
  'TBBR-CAMP-10': 'Pitching the tent earns the card',
  'TBBR-CAMP-11': 'Beers at camp are not tastings',
  'TBBR-SEQ-06': 'Course of an evening at camp',

  // Calling it a day
  'TBBR-STOP-01': 'Ending the day without gain',
  'TBBR-STOP-02': 'Only where no tent may stand',
  'TBBR-STOP-03': 'Neither camping nor sleep',
  'TBBR-STOP-04': 'Calling it a day crosses no token',
  'TBBR-STOP-05': 'There is always something to do',
  'TBBR-STOP-06': 'Nothing changes but the disc',
} as const satisfies Record<string, string>
