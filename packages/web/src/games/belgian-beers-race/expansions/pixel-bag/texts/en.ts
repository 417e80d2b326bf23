import { counter } from '@estaminet/kernel/wording'

const count = counter('en')
const jokers = (n: number) => count(n, 'joker', 'jokers')

/** What the table says of drawings in the backpack. */
export const en = {
  drawings: 'Drawings',
  completed: (n: number) => `${n} completed`,
  worth: (points: string) => `worth ${points}`,
  secret: 'face down until the end',
  /** A drawing somebody was left with. */
  unfinished: 'unfinished',
  none: 'No card left to draw',
  notYet: 'Not dealt yet',
  ready: 'ready',
  readyWith: (n: number) => (n === 1 ? 'ready with your joker' : `ready with ${jokers(n)}`),
  missing: (what: string) => `${what} missing`,
  /** On a card so small that the glasses say the rest. */
  stillMissing: 'missing',
  show: (title: string) => `Show “${title}” in the backpack`,
  complete: 'Complete',
  completeIt: (drawing: string) => `Complete ${drawing}`,
  leaves: (gone: number, left: number) =>
    `${count(gone, 'beer or joker leaves', 'beers and jokers leave')} the backpack, ${left} ${left === 1 ? 'stays' : 'stay'}`,
  instead: (points: string, beers: number) => `${points}, in place of ${beers} for these beers`,
  farther: (cards: string) => `further away: ${cards}`,
  jokers,
  bag: (what: string) => `In the backpack: ${what}`,
  empty: 'nothing',
  withJokers: (n: number) => `With ${jokers(n)}`,
  otherWays: (n: number) => count(n, 'other way, using other jokers', 'other ways, using other jokers'),
  standsFor: (what: string) => `in place of ${what}`,
  meanwhile: {
    ready: 'You may complete a drawing meanwhile',
    jokers: 'You may drop jokers meanwhile',
    detail: 'Nobody waits for it.',
  },
  dropped: (n: number) =>
    n === 0 ? 'makes room for a beer; no joker left then' : `makes room for a beer; ${jokers(n)} left then`,
  swapped: 'a new one is drawn for it',
  explain: {
    drawing: {
      title: 'A drawing',
      text: 'Have its beers in your backpack, in any order, and complete it whenever nothing else is under way. Its beers leave the backpack, you draw a new card, and its points count at the end.',
    },
    joker: {
      title: 'A joker',
      text: 'Whoever tastes a beer from the backpack gets one in its place. It stands for any colour in a drawing, and for nothing else. It takes up room; it can be dropped at any time.',
    },
    completed: {
      title: 'Drawings completed',
      text: 'How many everybody has completed is known to all; which ones, only at the end.',
    },
  },
}

export type PixelBagWords = typeof en
