import type { Chapter } from '../../../../../rules/book.ts'
import type { CardLists } from '../../expansion-cards.ts'

export const confrontation = (cards: CardLists): Chapter => ({
  id: 'confrontation',
  icon: 'cards',
  title: 'Confrontation',
  lead: 'A hidden hand for the right moment, and for whoever sets off too sure of themselves. And nobody toasts any more: beers change hands.',
  short: [
    ['Players', '2 to 4, not with Solo'],
    ['Hand', '8, 7 or 6 cards; 4 in the short race'],
    ['Playing a card', 'no time'],
    ['Card left', '1 VP'],
  ],
  sections: [
    {
      id: 'adds',
      title: 'What it adds',
      blocks: [
        {
          p: '28 cards, each of them once: 14 help whoever plays them, 14 hinder an opponent. A card costs no time and is played at the moment it names, in anybody’s turn. The toast is gone; [the exchange](confrontation#exchange) takes its place.',
        },
      ],
    },
    {
      id: 'setup',
      title: 'Setup',
      blocks: [
        { p: 'When all else is ready, the 28 cards are shuffled and everybody gets a hand.' },
        {
          table: {
            head: ['Players', 'Full race', 'Short race'],
            rows: [
              ['2', '8 each', '4 each'],
              ['3', '7 each', '4 each'],
              ['4', '6 each', '4 each'],
            ],
          },
        },
        {
          p: 'The rest leaves the game unseen. There is no deck: what you hold is all you will ever have. The host chooses whether hands are **dealt** or **drafted**.',
        },
        {
          p: 'In a draft everybody gets a packet the size of a hand, keeps 1 card and passes the rest to the left; then keeps 2 of each packet that arrives and passes it on, as long as it holds 3 or more. Of two cards one is kept; a last one needs no choice.',
        },
        {
          example:
            'Cards kept in each round: 1, 2, 2, 2, 1 of eight; 1, 2, 2, 1, 1 of seven; 1, 2, 2, 1 of six; 1, 2, 1 of four.',
        },
        {
          ruling: ['R-10'],
          says: 'A packet of two is split: one kept, one passed.',
          why: 'Seven cards come down to two, which the text does not foresee; no other split gives everybody seven.',
        },
      ],
    },
    {
      id: 'exchange',
      title: 'The exchange',
      blocks: [
        {
          p: 'You arrive at a brewery carrying beer, and somebody else there has beer too, is not camping and has not finished the day: you **must** exchange, with one of them. It costs no time and nobody drinks.',
        },
        {
          list: [
            'You choose the partner, and how many beers: 1 to 3, no more than either of you carries.',
            'You choose those you give and those you take. The partner has no say.',
            'Both of you rise **one level** on the Exchange Track, however many beers it was.',
          ],
        },
        {
          example:
            'You carry two yellow beers and a brown one, your partner a red and a black one: two at most. You give both yellow ones and take red and black.',
        },
        {
          p: 'The Exchange Track is the Cheers Track by another name: the same values, −5 at level 0. Above level 6 there is nothing more to win. As with toasts, only the active player takes objective cards for it, nobody exchanges on the Grand Place, and waking up in the same brewery is not a meeting.',
        },
        {
          ruling: ['R-12'],
          says: 'Whoever could not be a partner of a toast cannot be one here. You yourself need no time left: you exchange even on the last space, but not asleep.',
          why: 'The exchange replaces the toast one for one, only it takes no time.',
        },
        {
          ruling: ['R-70'],
          says: 'Where several wait, you exchange with one of them, once per arrival.',
          why: 'The text says so: a toast is with all, an exchange with one.',
        },
        {
          ruling: ['R-99'],
          says: 'Above level 6 of the Exchange Track there are no markers of 4 VPs.',
          why: 'A toast is limited by time, beer and the Breathalyzer, an exchange by nothing: the markers could be had without end.',
        },
        {
          ruling: ['R-88'],
          says: 'Objective cards about toasts are read like this: with two partners means two beers given in one exchange; a colour given is one you give, a colour drunk one you take.',
          why: 'Otherwise such cards would be dead.',
        },
      ],
    },
    {
      id: 'playing',
      title: 'Playing a card',
      blocks: [
        {
          list: [
            '**In your turn**, from your list of actions: [[CF-P04]], [[CF-P07]], [[CF-P09]], [[CF-P14]].',
            '**With what you announce**, a move, a purchase, a tasting, or at once after a card has hit it: [[CF-P01]], [[CF-P05]], [[CF-P06]], [[CF-P08]].',
            '**As an answer** to something that happens, to you or to somebody else: all the others.',
          ],
        },
        {
          p: 'When something happens that a card could answer, the house asks. First the opponents of the player it happens to, all at once and in secret; their cards are turned up one by one, clockwise from that player’s left. Then that player, who has seen them. Nobody is asked twice, and what was announced cannot be taken back.',
        },
        {
          p: 'A hindering card hits any opponent, wherever both of you are, never a teammate. Whoever it hits may answer with [[CF-P13]]; that answer cannot be answered. Several cards on one action add up, and there is no limit to them.',
        },
        {
          example:
            'Four players. The second sets off by bicycle, 6 TUs. The third plays [[CF-N01]], the first [[CF-N02]]; the cyclist answers with [[CF-P01]]: 6 − 2 + 3 + 2 = **9 TUs**.',
        },
        {
          p: 'A card that would change nothing cannot be played and stays in hand unseen. A played card goes to the discard pile for all to see, as soon as its effect is over.',
        },
        {
          p: '**How long.** When all play at once, a chance to answer lasts a moment, as a rule two seconds, so that silence tells nothing. Whoever needs longer has the table wait, usually twelve seconds at most, whatever they hold; for whoever holds something to play it mostly waits by itself. Each of you may have it wait 90 seconds a day. Once they are spent, an answer must come within the moment until the next day. Turn by turn nobody waits unless they asked for it beforehand; around one screen nobody is hurried.',
        },
        {
          ruling: ['R-13'],
          says: '“At any time” means the moments above and no other.',
          why: 'The rule itself ties a card to the thing it affects.',
        },
        {
          ruling: ['R-84'],
          says: 'Who is asked follows from what everybody can see: if some card nobody has seen yet could answer, everybody who has a card and may answer is asked, even if passing is all they can do.',
          why: 'A question put only to those who can answer would tell the table what they hold.',
        },
        {
          ruling: ['R-72'],
          says: 'Opponents answer together and in secret; whoever is concerned answers last.',
          why: 'The victim sees what there is to answer, and nobody’s hand can be read from an order.',
        },
        {
          ruling: ['R-14'],
          says: 'No answer is a pass.',
          why: 'Nobody can hold up a table, and a pass costs no more than an opportunity.',
        },
        {
          ruling: ['R-15', 'R-71'],
          says: 'No meeting is needed to hinder somebody. Whoever camps or has finished the day can be hit only by what happens to them then: pitching the tent, waking up. They may play cards themselves.',
          why: 'The example of the French text lengthens a move, which happens far from any meeting.',
        },
        {
          ruling: ['R-96'],
          says: 'A delay that would leave disc and meeple where they end up anyway cannot be played.',
          why: 'A card must affect what it answers.',
        },
        {
          ruling: ['R-98'],
          says: '[[CF-P11]] takes a card on its way, the top of the deck or a locked one; it is taken first, comes on top of the four of a turn, and counts for the limit of [[CH-12]].',
          why: 'It is played when cards are checked, and a limit knows no exception.',
        },
      ],
    },
    {
      id: 'delays',
      title: 'When a delay no longer fits',
      blocks: [
        {
          p: 'A delay comes on top of the travel time. If both together no longer fit in the day, **the delay wins**: the disc moves by the delay alone, the meeple stays, no die is rolled and no driver gets a beer.',
        },
        {
          example:
            'Space 17 of 24, bicycle 6, [[CF-N02]]: 8 TUs do not fit, so you stay and the disc goes to 19. From space 10 you would arrive on 18.',
        },
        {
          ruling: ['R-16'],
          says: 'The move is stopped before the roll: no waiting time, no beers for a driver.',
          why: 'The delay is the only advance the text names.',
        },
        {
          ruling: ['R-95'],
          says: 'A move that does not take place changes nothing but the disc and the cards played: ride count, hitchhiking series, Buy and Taste stay as they were.',
          why: 'What others do to you is not an action of yours.',
        },
        {
          ruling: ['R-86'],
          says: 'A delay is paid whatever the dice say: with the waiting time of a failed hitchhike too. A bus made late by [[CF-N03]] counts as delayed by a card: if it does not fit, only delays are paid. A bus late by itself follows [the usual rule](public-transport).',
          why: 'The delay wins.',
        },
      ],
    },
    {
      id: 'lasting',
      title: 'Cards that last',
      blocks: [
        {
          p: 'A card for so many moves carries as many counters; each move it worked on takes one away. A card for so many TUs puts a marker on the Time Track: it works until the disc has passed it, and a move declared before that is covered to its end.',
        },
        {
          example: '[[CF-P09]] on space 10: marker on 16. A ride that begins on 16 and ends on 20 is still covered.',
        },
        {
          ruling: ['R-17'],
          says: 'A marker on the Time Track ends with the day; counters stay until used up.',
          why: 'The marker lives on the track of that day.',
        },
      ],
    },
    {
      id: 'hidden',
      title: 'What is hidden',
      blocks: [
        {
          p: 'Hands, drafted cards and those left over are secret. How many cards somebody holds, the discard pile, running cards and backpacks are open. All hands are shown after the final scoring.',
        },
        {
          ruling: ['R-11'],
          says: 'Hands are secret; how many cards somebody holds is not, and backpacks are open.',
          why: 'Whoever arrives must see what there is to take.',
        },
      ],
    },
    {
      id: 'scoring',
      title: 'Scoring',
      blocks: [
        {
          p: 'Every card still in hand is worth **1 VP**; cards on the table with counters left are worth nothing. End of the game, winner and ties stay as they are.',
        },
        { example: 'Three cards in hand and [[CF-P14]] with one counter left: 3 VPs.' },
        {
          ruling: ['R-18'],
          says: 'The 5 VPs lost without any exchange are level 0 of the Exchange Track and are counted once.',
          why: 'The text explains the loss by the track that replaces the Cheers Track.',
        },
      ],
    },
    {
      id: 'combined',
      title: 'With other expansions',
      blocks: [
        {
          list: [
            '**Events** come before cards; an event about toasts is one about exchanges.',
            '**Characters** are not Confrontation cards: [[CF-P13]] does not stop them.',
            '**Bands on Tour**: [[CF-N08]] may hit the beer of a concert; cards about dice never touch those of a concert.',
            '**Pixel Bag**: jokers are neither given nor taken and an exchange makes none. Cards change the purchase of 4.',
            '**Team**: you exchange with your teammate as with anybody, and never hinder them.',
          ],
        },
        {
          ruling: ['R-19'],
          says: 'You must exchange with your teammate too; roles may be swapped whether or not you exchanged.',
          why: 'The exchange replaces the toast everywhere.',
        },
      ],
    },
    { id: 'helping', title: 'Cards that help', blocks: [{ cards: cards.help }] },
    { id: 'hindering', title: 'Cards that hinder', blocks: [{ cards: cards.hinder }] },
  ],
})
