import type { Chapter } from '../../../../../rules/book.ts'
import type { CardLists } from '../../expansion-cards.ts'

export const solo = (cards: CardLists): Chapter => ({
  id: 'solo',
  icon: 'hat',
  title: 'Solo',
  lead: 'You are alone on the road, but for a gentleman in a bowler hat who takes the bottles you come too late for.',
  short: [
    ['Players', '1, full race'],
    ['Won', 'from 250 VPs'],
    ['Toasts with him', '5 VPs each, up to 4'],
    ['More bottles', '5 VPs an evening'],
  ],
  sections: [
    {
      id: 'adds',
      title: 'What it adds',
      blocks: [
        {
          p: 'The **Zythologist**: a meeple without a board, a disc or a hand. He goes from brewery to brewery, knows neither time nor levels, events or cards, and pockets First Visitor Bottles. Everything is open but the order of the deck and the bag of coasters.',
        },
      ],
    },
    {
      id: 'setup',
      title: 'Setup',
      blocks: [
        {
          steps: [
            'No coasters lie on the map: all 44 stay in a bag.',
            'One is drawn: the Zythologist starts at that brewery, keeps the coaster and takes the bottle there.',
            'A second one is drawn and laid beside its brewery: his destination. If it names the brewery he is at, another is drawn.',
            'Level 3: “first on the Grand Place” is removed. One card is drawn among those that ask for visits and one among the others; the third place is [[SO-01]].',
            'You start on the Grand Place. There is no other disc: you are always the active player, until the day ends.',
          ],
        },
        {
          ruling: ['R-50', 'R-67'],
          says: 'A coaster shows a random side when drawn; a rejected one goes back into the bag.',
          why: 'The French text draws a side; nothing takes a coaster out of the game.',
        },
        {
          ruling: ['R-52'],
          says: 'Objective cards about coasters or about a toast with several players are removed from all levels.',
          why: 'Alone they cannot be fulfilled and would only block a place.',
        },
        {
          ruling: ['R-49'],
          says: 'You never pick up his destination.',
          why: 'It is a mark, and without it he would have no aim.',
        },
      ],
    },
    {
      id: 'walking',
      title: 'How he walks',
      blocks: [
        {
          p: 'After each move of yours that succeeds he takes **one step**: one road towards his destination, by the way with the fewest stops. A failed hitchhike, a bus that never arrives, a purchase or a tasting do not move him.',
        },
        {
          p: 'Where several ways are equally short, he takes the one with the lowest total for hitchhiking, then for the bus, then for the bicycle; if they are still equal, you choose his next stop.',
        },
        {
          p: 'Wherever he stops he takes the First Visitor Bottle, if there is one. At his destination he takes the coaster too, and another is drawn. On his way through Brussels he stops once, on the Grand Place; if his destination is a brewery in Brussels he enters it directly.',
        },
        {
          figure: 'race-zythologist',
          caption: 'The Zythologist on his way: one stop for each of your moves, and a bottle at each stop.',
        },
        {
          ruling: ['R-46'],
          says: 'Equal ways are compared by the total of what remains of them, anew at each step.',
          why: 'Ways are compared, not single roads.',
        },
        {
          ruling: ['R-47'],
          says: 'The Grand Place counts as a stop though it is not a brewery. From a brewery in Brussels he leaves by any road, and reaches another one there in one step.',
          why: 'So the city is as wide for him as for you.',
        },
        {
          ruling: ['R-51'],
          says: 'Only moves that succeed make him step, a lift of 0 TUs too.',
          why: 'The text says: after succeeding.',
        },
      ],
    },
    {
      id: 'toast',
      title: 'A toast with the Zythologist',
      blocks: [
        {
          p: 'If your move or his step brings you together in a brewery, you **must** toast: you need a beer and 1 TU, and must be awake. He always has one. Never on the Grand Place.',
        },
        {
          p: 'You give a beer of your choice and spend 1 TU; glass, level and Cheers Track go up by 1. What you taste has the colour of the **brewery**, not of the beer you gave.',
        },
        {
          p: 'Then he chats: he stays for the rest of this move, and also when you next leave. Come back while he is still there, and you toast again.',
        },
        { example: 'He is at 11. You arrive and toast, he stays. Your next move: he stays. The one after: he steps.' },
        {
          ruling: ['R-40', 'R-41'],
          says: 'After a toast he makes no step, and none when you leave either. If it was he who came to you, he skips only the step when you leave.',
          why: 'The French and the English text say both things; the house plays both. The Dutch one itself has him stay behind chatting.',
        },
        {
          ruling: ['R-42', 'R-53'],
          says: 'Without a beer, or on the last space, there is no toast, and he steps as usual.',
          why: 'The base game asks for both, and “if the toast does not take place” would mean nothing otherwise.',
        },
        {
          ruling: ['R-69'],
          says: 'The beer you give is your choice; only the colour of the brewery counts as tasted.',
          why: 'You drink his, not yours.',
        },
      ],
    },
    {
      id: 'cards-in-reach',
      title: 'Objective cards and bottle tokens',
      blocks: [
        {
          p: 'The Bottling Machine always shows 8 cards: one that is taken or removed is replaced **at once**, and there is no limit to what a turn may bring. Crossing a bottle token you may replace none, one or two cards within reach.',
        },
        {
          ruling: ['R-97'],
          says: 'A card that slides in is checked at once if it is a Star; a Lightning must have been within reach when you acted.',
          why: 'Otherwise one move could run down the whole deck.',
        },
        {
          ruling: ['R-66'],
          says: 'Up to two replacements for each crossing, each token once a day.',
          why: 'Alone nobody else breaks a bottle token.',
        },
      ],
    },
    {
      id: 'last-day',
      title: 'The last day',
      blocks: [
        {
          p: 'The first destination he reaches on the last day is his last. Then he walks to the Grand Place and on to the breweries of Brussels from B1 to B6, round and round, one at each of your moves.',
        },
        {
          ruling: ['R-48'],
          says: 'If that destination is in Brussels he goes on to B1, or to B2 if he is at B1. He need not end on the Grand Place.',
          why: 'That is the order listed; the English text has lost the words “of the last day”.',
        },
      ],
    },
    {
      id: 'scoring',
      title: 'Scoring and titles',
      blocks: [
        {
          p: 'Each evening, 5 VPs if you own more bottles than he has **bottles and coasters** together. At the end, 5, 10, 15 or 20 VPs for one, two, three, four or more toasts with him. The rest is as always, the way home included.',
        },
        { example: 'Nine bottles against his six and two coasters: 5 VPs. With eight: none.' },
        {
          table: {
            head: ['Total', 'Title'],
            rows: [
              ['below 200', cards.titles[0]],
              ['200 to 225', cards.titles[1]],
              ['226 to 250', cards.titles[2]],
              ['from 251', cards.titles[3]],
            ],
          },
        },
        {
          ruling: ['R-45'],
          says: `From 250 VPs you have won; at exactly 250 your title is “${cards.titles[2]}”.`,
          why: 'The text asks for at least 250, the table of titles for more; a score of his, which the English text would have you beat, does not exist.',
        },
        {
          ruling: ['R-43'],
          says: 'His coasters count as bottles against you.',
          why: 'They join his bottles, and one victory condition has to exclude them expressly.',
        },
        {
          ruling: ['R-83'],
          says: '5 VPs for each evening you lead, up to 15.',
          why: 'Like the daily scoring, evening by evening.',
        },
        {
          ruling: ['R-44'],
          says: 'Toasts give 20 VPs in all at most.',
          why: 'It is a scale, not a sum.',
        },
      ],
    },
    {
      id: 'combined',
      title: 'With other expansions',
      blocks: [
        {
          list: [
            '**Events** do not concern him; some cards have a line for whoever plays alone.',
            '**Characters**: the majority asks for a [number](characters#alone).',
            '**Bands on Tour**: 1 VP for every two fans, no award.',
            '**Pixel Bag**: a toast with him makes a joker.',
            'Not with **Confrontation**, **Team** or the short race.',
          ],
        },
      ],
    },
    { id: 'cards', title: 'The Solo card', blocks: [{ cards: cards.solo }] },
  ],
})

export const campaign = (cards: CardLists): Chapter => ({
  id: 'campaign',
  icon: 'campaign',
  title: 'Brewery Representative',
  lead: 'Fifteen Solo games, each with a victory condition of its own. In any order, as often as it takes.',
  short: [
    ['Players', '1, with Solo'],
    ['Conditions', '15, in any order'],
    ['Passed', 'condition fulfilled, whatever the points'],
  ],
  sections: [
    {
      id: 'adds',
      title: 'What it adds',
      blocks: [
        {
          p: 'Before the table is laid you pick one of 15 victory conditions; it holds for this game. Everything else is the [Solo game](solo), with any expansion that goes with it.',
        },
      ],
    },
    {
      id: 'passing',
      title: 'Passing a condition',
      blocks: [
        {
          p: 'The game is passed if the condition is fulfilled when it ends, and only then. 250 VPs are not needed, but are remembered: for each condition your best result is kept: failed, passed, or passed with 250. When all 15 are passed, the campaign is complete.',
        },
        {
          p: '**Prohibitions** are lost at the first violation; you may play on for the points. **Goals** are checked when the game ends.',
        },
        {
          ruling: ['R-54'],
          says: 'The condition takes the place of the 250 VPs.',
          why: 'The note names it as the way to win, and one of them even costs points.',
        },
      ],
    },
    {
      id: 'readings',
      title: 'How they are read',
      blocks: [
        {
          example:
            '[[REP-1]]: you have 3 VPs and he reaches his destination: you are down to 0. You arrive before him: 5 VPs and the coaster, and he draws another destination.',
        },
        {
          example:
            '[[REP-3]]: six yellow, three brown, one black against five, three and one: passed. A single red bottle of his: failed.',
        },
        {
          example:
            '[[REP-6]]: five Trappist breweries and two red beers: passed. With an empty backpack, or a yellow beer beside the red ones: failed.',
        },
        { example: '[[REP-7]]: 31 against 31 is failed, 32 against 31 passed.' },
        {
          example:
            '[[REP-14]]: he meets you in a brown brewery and you carry a beer: you must toast, and have failed. With an empty backpack nothing happens.',
        },
        {
          ruling: ['R-55'],
          says: '[[REP-1]]: you take his destination by arriving there, not if it is drawn under your feet. It then scores like any coaster, and on the last day it does not count as a destination he has reached.',
          why: 'That is how he takes it himself.',
        },
        {
          ruling: ['R-56'],
          says: '[[REP-4]]: he has visited every brewery he stopped at, his start included, the Grand Place not. There you place no token and score no bonus; a token that was there before him stays.',
          why: 'He has no tokens; where he has been is all there is to count.',
        },
        {
          ruling: ['R-65'],
          says: '[[REP-5]]: every objective card that looks into the backpack is left out.',
          why: 'They reward the very thing the condition asks for, or its opposite.',
        },
        {
          ruling: ['R-57'],
          says: '[[REP-6]]: an empty backpack fails.',
          why: 'The point is to bring red beer.',
        },
        {
          ruling: ['R-58'],
          says: '[[REP-7]]: he takes a card at every single step, after you have taken yours. When he stays he takes none. The points printed on the cards are compared.',
          why: 'Each step of his is a move.',
        },
        {
          ruling: ['R-64'],
          says: '[[REP-8]]: the end of the track is 20 beers.',
          why: 'Highest space and most points are the same thing.',
        },
        {
          ruling: ['R-59'],
          says: '[[REP-10]]: the points for being away are lost as usual; asleep elsewhere passes too.',
          why: 'The condition says where you are, not what it costs.',
        },
        {
          ruling: ['R-60'],
          says: '[[REP-12]]: without any toast it fails.',
          why: 'Otherwise it would be an easier copy of the first.',
        },
        {
          ruling: ['R-61'],
          says: '[[REP-13]]: offering beer is hitchhiking; setting off by other means fails, even in Brussels; a failed hitchhike does no harm. At least one move must be made.',
          why: 'The condition knows no exception for the city.',
        },
        {
          ruling: ['R-62'],
          says: '[[REP-14]]: every beer counts: tasted at breweries, in transit, in the tent, in toasts by the colour of the brewery. Drinking nothing passes.',
          why: 'His beer has the colour of the brewery.',
        },
        {
          ruling: ['R-63'],
          says: '[[REP-15]]: never by bicycle.',
          why: 'The Dutch text says only by bicycle; two texts, the original among them, say never.',
        },
      ],
    },
    {
      id: 'combined',
      title: 'With other expansions',
      blocks: [
        {
          list: [
            '**Pixel Bag**: jokers fill no backpack in [[REP-5]] and are ignored in [[REP-6]].',
            '**Bands on Tour**: the beer of a concert is a beer tasted at a brewery.',
            '**Characters**: a backpack for 9 is full with 9 beers; [[CH-12]] adds nothing to [[REP-7]].',
          ],
        },
      ],
    },
    { id: 'cards', title: 'The fifteen conditions', blocks: [{ cards: cards.conditions }] },
  ],
})
