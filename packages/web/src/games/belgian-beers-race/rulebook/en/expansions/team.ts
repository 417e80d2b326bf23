import type { Chapter } from '../../../../../rules/book.ts'
import { type CardLists, teamPoints } from '../../expansion-cards.ts'

export const team = (cards: CardLists): Chapter => ({
  id: 'team',
  icon: 'team',
  title: 'Team',
  lead: 'Two against two. The weaker of you sets the score, so look after each other.',
  short: [
    ['Players', 'exactly 4'],
    ['Seats', '1 and 3 against 2 and 4'],
    ['Score', 'the lower total, plus the Team cards'],
  ],
  sections: [
    {
      id: 'adds',
      title: 'What it adds',
      blocks: [
        {
          p: 'Team **TB** and team **BR**, the two halves of TBBR (The Belgian Beers Race), with a deck of the same 12 Team cards each. One card lies face up for each team; the one that is fulfilled makes room for the next.',
        },
      ],
    },
    {
      id: 'setup',
      title: 'Setup',
      blocks: [
        {
          p: 'Seats 1 and 3 are TB, seats 2 and 4 are BR. In each team one is **A** and one is **B**: both name who is to be A; if they disagree, the lower seat is. The decks are shuffled separately and the top card of each is turned up; nobody knows the order of the rest.',
        },
      ],
    },
    {
      id: 'cards-of-teams',
      title: 'Fulfilling a Team card',
      blocks: [
        {
          table: {
            head: ['Sign', 'Who'],
            rows: [
              ['A/B', 'either of you'],
              ['A+B', 'both together: numbers are added up, a brewery both have visited counts once'],
              ['A→ or B→', 'only the one with that role'],
            ],
          },
        },
        {
          p: 'You work on your own face-up card only. Once it is fulfilled it is laid aside and the next one is turned up and checked at once. It cannot be skipped, with one exception: whoever crosses a [bottle token](bottle-tokens#break) and removes a card may also put the face-up card of either team under its deck.',
        },
        {
          p: 'A card that asks for a **state** is checked after every action of anybody, at a reveal, after a swap of roles and in the morning. One that asks for an **act** wants it done in one’s own turn, while the card lies face up. When all 12 are done, you simply play on.',
        },
        {
          example:
            '[[TM-03]] is turned up while B already carries nine beers: fulfilled at once. [[TM-02]]: a ride finished before it was turned up does not count.',
        },
        {
          ruling: ['R-35'],
          says: 'A fulfilled card is laid aside automatically.',
          why: 'The text says “as soon as”, and the card has no drawback.',
        },
        {
          ruling: ['R-36'],
          says: 'Acts count for the active player only, states after every action. A card turned up because of an action is not fulfilled by that same act. While somebody camps only acts of camping count, and states wait for the next action or the morning.',
          why: 'Acts follow the objective cards; shared states must not depend on the order of turns.',
        },
        {
          ruling: ['R-37'],
          says: 'A card cannot be put under a deck that has no other.',
          why: 'It would come straight back.',
        },
        {
          ruling: ['R-68'],
          says: 'With A+B the numbers of both are added up.',
          why: 'The French and the English text say so, the Dutch one is silent.',
        },
      ],
    },
    {
      id: 'roles',
      title: 'Meeting your teammate',
      blocks: [
        {
          p: 'You toast (or exchange) with your teammate as with anybody. In addition, whoever arrives may propose to **swap the roles** A and B; they change if the other agrees, when asked or once and for all in the table menu. Then the face-up card is checked with the new roles.',
        },
        { example: 'Cheese level 3 with A, [[TM-10]] face up. You meet, you swap, the card is fulfilled.' },
        {
          ruling: ['R-38'],
          says: 'A swap may be proposed at any meeting brought about by a move, once, even without a toast; not on the Grand Place, not to somebody who camps or has finished. An act is judged by the roles at its time.',
          why: 'The swap comes on top of the toast and does not depend on it.',
        },
        {
          ruling: ['R-39'],
          says: 'Teammates may talk freely; the house shows nobody the hidden cards of the other.',
          why: 'No rule restricts talking.',
        },
      ],
    },
    {
      id: 'scoring',
      title: 'Scoring',
      blocks: [
        {
          p: 'Every player’s total is worked out in full. The team scores the **lower** of its two totals, plus points for its fulfilled cards:',
        },
        { table: { head: ['Team cards', 'VPs'], rows: teamPoints() } },
        {
          example:
            'A 142, B 118, seven cards: 118 + 13 = **131**. The others have 125 and 126 with three cards: 125 + 3 = 128.',
        },
        {
          p: 'A tie goes to the team with more Team cards; then to the team of whoever was first on the Grand Place; if nobody is there, of whoever was first on the last space.',
        },
        {
          ruling: ['R-81'],
          says: 'First on the Grand Place means standing there when the last day ends.',
          why: 'The texts word it differently, but ask for the same thing.',
        },
      ],
    },
    {
      id: 'combined',
      title: 'With other expansions',
      blocks: [
        {
          list: [
            '**Confrontation**: nobody hinders a teammate; a teammate is not asked for answers.',
            '**Characters, Bands on Tour, events**: majorities and awards compare all four; points go to the player.',
            '**Pixel Bag**: drawings stay hidden from each other, and jokers are not beers for [[TM-03]].',
            '**Short race**: some cards ask for less.',
          ],
        },
      ],
    },
    { id: 'cards', title: 'The Team cards', blocks: [{ cards: cards.team }] },
  ],
})
