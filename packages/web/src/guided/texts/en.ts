/** The words around a guided game. */
export const en = {
  step: (at: number, of: number) => `Step ${at} of ${of}`,
  goOn: 'Go on',
  again: 'This step again',
  skip: 'Skip this step',
  /** The same where there is little room: each is a part of the whole. */
  againShort: 'Again',
  skipShort: 'Skip',
  list: 'The steps',
  /** Before a step in the list. */
  done: 'done',
  leave: 'Leave, keep my place',
  watch: (name: string) => `${name} plays. Watch.`,
  watchNobody: 'One moment.',
  onward: 'Take the choice that is lit.',
  back: (step: string) => `Welcome back. You had come to “${step}”.`,
  startOver: 'From the beginning',
  later: 'Other choices come later. No clock runs, nobody waits.',
  notNow: 'A good question for later: first the choice that is lit.',
  won: (mine: number, other: number) => `You won, ${mine} points to ${other}.`,
  known: 'What you know now',
  firstGame: 'Your first real game, against a very easy bot',
  onceMore: 'The guided game once more',
}
export type CoachWords = typeof en
