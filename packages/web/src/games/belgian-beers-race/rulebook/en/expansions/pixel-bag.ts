import type { Chapter } from '../../../../../rules/book.ts'
import type { CardLists } from '../../expansion-cards.ts'

export const pixelBag = (cards: CardLists): Chapter => ({
  id: 'pixel-bag',
  icon: 'pixel',
  title: 'Pixel Bag',
  lead: 'Your backpack has four rows of three places. Fill them with the right colours, and the beers make a picture.',
  short: [
    ['Players', '2 to 4, or Solo'],
    ['Purchase', '4 beers instead of 3'],
    ['Hand', '2 hidden drawings'],
    ['Joker', 'for a carried beer you drink'],
  ],
  sections: [
    {
      id: 'adds',
      title: 'What it adds',
      blocks: [
        {
          p: '24 drawings made of beers: 8 easy, 9 medium, 7 hard ones. Complete a drawing with what you carry, and it is worth its points at the end.',
        },
        {
          figure: 'race-drawing',
          caption: 'A drawing in the four rows of a backpack. The bright place is filled by a joker.',
        },
      ],
    },
    {
      id: 'setup',
      title: 'Setup and what is hidden',
      blocks: [
        {
          p: 'You get two drawings that only you may see, at any time. Backpacks, jokers and the number of drawings completed are open; which ones they were is shown at the end.',
        },
        {
          ruling: ['R-28'],
          says: 'The two drawings are a secret hand; you may look at them whenever you like.',
          why: 'Lying face down unread, as the Dutch text has it, they could not be played.',
        },
        {
          ruling: ['R-01'],
          says: 'A backpack has 12 places, four rows of three.',
          why: 'No rulebook gives the number; three full purchases of 4 fit.',
        },
      ],
    },
    {
      id: 'completing',
      title: 'Completing a drawing',
      blocks: [
        { p: 'A purchase brings **4 beers** instead of 3, as far as there is room.' },
        {
          p: 'Beers may be rearranged at any time, so only their colours count. A drawing is **ready** when your jokers make up for every beer that is missing. You decide whether and when to complete it: its beers and jokers leave the backpack, the card is laid face down with your objective cards, and you draw another.',
        },
        {
          example:
            'Two yellow and two brown wanted. Three yellow, one brown and a joker: ready. Three yellow, no brown and a joker: not yet.',
        },
        {
          p: 'You may complete a drawing in anybody’s turn, between two actions, several in a row if you can. Before the final scoring all of you have one last chance, whatever you hold: it ends when everybody has said they are done, after 20 seconds at the latest, or in turn-by-turn games after the time allowed for a turn. Nobody says so in your place.',
        },
        {
          ruling: ['R-29'],
          says: 'Nobody has to complete a drawing.',
          why: 'Two texts command it, one allows it; arranging beers is deliberate anyway.',
        },
        {
          ruling: ['R-30'],
          says: '“At any time” means between actions, never in the middle of one: an announced exchange cannot be dodged.',
          why: 'No waiting, no race of fingers.',
        },
      ],
    },
    {
      id: 'jokers',
      title: 'Jokers',
      blocks: [
        {
          p: 'Whenever you drink a beer you **carried**, in transit, in a toast or in the tent, a joker in your colour takes its place. It stands for any colour in a drawing. It is not a beer: not for toasts, drivers, exchanges, objective cards or points.',
        },
        {
          p: 'A brewery’s beer, a beer for a driver, one lost to a card and an exchange leave no joker. A joker takes a place in the backpack; you may drop it whenever you could complete a drawing.',
        },
        {
          example:
            'You toast with two players: two beers out, two jokers in. At level 7 without cheese you drink only one: two beers out, one joker in, and you sleep.',
        },
        { example: '8 beers and 4 jokers: the backpack is full. Drop three jokers and a purchase brings three beers.' },
        {
          ruling: ['R-31'],
          says: 'One joker for each beer you really drank, at most one for each of yours that went.',
          why: 'Drinking is what makes a joker.',
        },
        {
          ruling: ['R-78'],
          says: 'In a toast everybody gets jokers for their own beers.',
          why: 'The beer that went is the one replaced.',
        },
        {
          ruling: ['R-32', 'R-77'],
          says: 'A joker serves drawings and nothing else. “Full backpack” counts beers only. In an exchange jokers are neither given nor taken.',
          why: 'Standing in for a colour in a drawing is the one purpose named.',
        },
        {
          ruling: ['R-33'],
          says: 'The joker always comes; whoever does not want it drops it later.',
          why: 'The texts disagree on whether one may refuse it, and a backpack must not be clogged for ever.',
        },
        {
          ruling: ['R-34'],
          says: 'There are as many jokers as are needed.',
          why: 'All pieces of your colour are on the tracks; a substitute is always allowed.',
        },
      ],
    },
    {
      id: 'swapping',
      title: 'Swapping a drawing',
      blocks: [
        {
          p: 'Whoever crosses a [bottle token](bottle-tokens#break) **and removes a card** with it may also swap one drawing for a new one. When the deck is empty, the swapped ones are shuffled into a new one; without any, nothing is drawn and the hand stays smaller.',
        },
      ],
    },
    {
      id: 'scoring',
      title: 'Scoring',
      blocks: [
        {
          p: 'Completed drawings count with the objective cards, but are not objective cards: no card, limit or victory condition looks at them. Drawings in hand and jokers left are worth nothing, beers left 1 VP each as always.',
        },
        { example: 'Drawings of 5, 8 and 10 VPs, four beers and two jokers left: 23 + 4 VPs.' },
        {
          ruling: ['R-82'],
          says: 'Only completed drawings score.',
          why: 'The French text says so; the others leave the word out.',
        },
      ],
    },
    {
      id: 'combined',
      title: 'With other expansions',
      blocks: [
        {
          list: [
            '**Confrontation, events, characters**: what changes a purchase changes the 4. With [[EV-05]] it is 5, with [[EV-16]] 3.',
            '**Team**: hands stay hidden from your teammate. After a removal comes the swap, then the Team card.',
            '**Solo**: a toast with the Zythologist makes a joker. One swap for each bottle token, whether you replaced one card or two.',
            '**Short race**: nothing changes.',
          ],
        },
      ],
    },
    { id: 'cards', title: 'The drawings', blocks: [{ cards: cards.drawings }] },
  ],
})
