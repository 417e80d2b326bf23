/** What a hint says, in English, which gives the shape. */
export const en = {
  title: 'What a bot would choose',
  thinking: 'It thinks several moves ahead…',
  progress: 'How far it has thought',
  none: 'It has no hint for this one.',
  putAway: 'Put the hint away',
  best: 'best',
  unit: 'points',
  /** Not surely worse than the best. */
  close: 'about as good',
  toWin: (chance: string) => `${chance} to win`,
  inTheEnd: (points: string) => `${points} in the end`,
  found: (choice: string) => `Its first choice: ${choice}`,
  about:
    'The judgement of a bot that sees only what you see. On the right: points compared with its best choice; below: what changes at once.',
  /** What belongs to nothing with a name. */
  rest: 'all else',
  /** At a game whose things nobody has weighed. */
  standing: 'points as they stand',
}

export type HintTexts = typeof en
