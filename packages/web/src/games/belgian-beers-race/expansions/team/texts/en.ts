import { counter } from '@estaminet/kernel/wording'

const count = counter('en')

/** What the table says of teams. */
export const en = {
  team: (name: string) => `Team ${name}`,
  goal: 'The points of the weaker of you two count for your team: help each other.',
  yours: 'your team',
  role: (role: string) => `role ${role}`,
  /** Whom a card is for. */
  members: {
    'A+B': 'Both together',
    'A/B': 'Either of you',
    A: (name: string) => `Only A: ${name}`,
    B: (name: string) => `Only B: ${name}`,
  },
  progress: (have: number, need: number) => `${have} of ${need}`,
  act: 'counts when it is done',
  done: 'All cards fulfilled',
  notYet: 'No card yet: first, who is A?',
  fulfilled: (n: number, points: string) => `${count(n, 'card', 'cards')} = ${points}`,
  next: (points: string) => `the next one makes ${points}`,
  theirs: (name: string, n: number) => `Team ${name}: ${count(n, 'card', 'cards')}`,
  now: (total: number) => `${total} if it ended now`,
  ended: (total: number) => `${total} at the end`,
  parts: (name: string, points: number, cards: number) => `${points} of ${name}, the weaker, + ${cards} for cards`,
  name: {
    title: (mate: string) => `Who is to be A, you or ${mate}?`,
    detail: 'Some cards are for A alone, some for B alone. If you disagree, A is whoever sits first.',
    you: 'You are to be A',
    mate: (name: string) => `${name} is to be A`,
  },
  propose: {
    title: (mate: string) => `You meet ${mate}: swap your roles?`,
    detail: (own: string, mate: string) => `You are ${own} now, ${mate}.`,
    is: (name: string, role: string) => `${name} is ${role}`,
    yes: (role: string) => `Ask to become ${role}`,
    no: (role: string) => `Stay ${role}`,
  },
  consent: {
    title: (mate: string) => `${mate} asks you to swap roles`,
    yes: (role: string) => `Agree: you become ${role}`,
    no: (role: string) => `Refuse: you stay ${role}`,
  },
  swapHelps: (card: string) => `would fulfil “${card}” at once`,
  swapFor: (card: string, name: string) => `“${card}” would be for ${name} then`,
  under: { yours: 'the card of your team', theirs: 'the card of the others' },
  explain: {
    team: {
      title: 'Your team',
      text: 'At the end your team has the points of the weaker of you two, and points for the cards you fulfilled together.',
    },
    card: {
      title: 'The card of your team',
      text: 'It is fulfilled by itself as soon as it is so, and the next one is revealed. A+B adds up what both of you have; A/B is for either of you; a single letter for that role alone.',
    },
    badge: {
      title: 'Team and role',
      text: 'Which team somebody plays for, and the role A or B. The teams are called TB and BR, the two halves of TBBR: The Belgian Beers Race. Teammates may swap roles when they meet.',
    },
  },
}

export type TeamWords = typeof en
