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
  /** Before the beers of the colours that are, and as a sentence. */
  missing: 'missing',
  stillMissing: (colours: string) => `Still missing: ${colours}.`,
  act: 'counts when it is done',
  done: 'All cards fulfilled',
  first: 'The first card is revealed once it is settled who is A.',
  fulfilled: (n: number, points: string) => `${count(n, 'card', 'cards')} = ${points}`,
  next: (points: number) => `the next one +${points}`,
  theirs: (name: string, n: number, points: string) => `${name}: ${count(n, 'card', 'cards')} = ${points}`,
  theirCard: (title: string) => `face up: “${title}”`,
  /** How the two teams stand, one's own first. */
  now: (teams: string) => `If it ended now: ${teams}`,
  ended: (teams: string) => `At the end: ${teams}`,
  parts: (name: string, points: number, cards: number) => `${points} from ${name}, the weaker, + ${cards} for cards`,
  name: {
    title: (mate: string) => `Who is to be A, you or ${mate}?`,
    detail: (first: string) =>
      `Some cards are for A alone, some for B alone. If you do not name the same person, it is ${first}.`,
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
  fulfils: (card: string) => `fulfils “${card}”, the card of your team`,
  /** What else breaking a bottle is good for. */
  breaks: 'then you may also put the face-up card of a team under its deck',
  under: {
    yours: 'the card of your team',
    theirs: 'the card of the others',
    detail: 'The next card of that deck is revealed instead. If it is fulfilled already, it counts at once.',
  },
  explain: {
    team: {
      title: 'Your team',
      text: 'At the end your team has the points of the weaker of you two, and points for the cards you fulfilled together.',
    },
    card: {
      title: 'The card of your team',
      text: 'It is fulfilled automatically as soon as its condition is met, and the next one is revealed. A+B adds up what both of you have; A/B is for either of you; a single letter for that role alone.',
    },
    theirs: (card: string) => `The other team works on it. ${card}`,
    badge: {
      title: 'Team and role',
      text: 'Which team somebody plays for, and the role A or B. The teams are called TB and BR, the two halves of TBBR: The Belgian Beers Race. Teammates may swap roles when they meet in a brewery.',
    },
  },
}

export type TeamWords = typeof en
