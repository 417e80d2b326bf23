import type { Chapter } from '../../../../../rules/book.ts'

export const together: Chapter = {
  id: 'expansions',
  icon: 'plus',
  title: 'Playing with expansions',
  lead: 'As many at once as you like: what goes together, in which order the table is laid, and how their effects add up.',
  short: [
    ['Never together', 'Solo and Confrontation'],
    ['Team', 'exactly 4 players'],
    ['Solo', '1 player, full race'],
  ],
  sections: [
    {
      id: 'sets',
      title: 'What goes together',
      blocks: [
        {
          p: 'Every expansion may be played with every other, but for two pairs: **Solo** leaves out **Confrontation**, for there is nobody to play a card against, and it cannot meet **Team**, which needs four of you.',
        },
        {
          table: {
            head: ['Expansion', 'Players', 'Short race'],
            rows: [
              ['[Confrontation](confrontation)', '2 to 4', 'yes'],
              ['[Events](events)', '2 to 4, or Solo', 'yes'],
              ['[Characters](characters)', '2 to 4, or Solo', 'yes'],
              ['[Bands on Tour](bands)', '2 to 4, or Solo', 'yes'],
              ['[Pixel Bag](pixel-bag)', '2 to 4, or Solo', 'yes'],
              ['[Team](team)', '4', 'yes'],
              ['[Solo](solo)', '1', 'no'],
              ['[Brewery Representative](campaign)', '1, with Solo', 'no'],
            ],
          },
        },
        {
          ruling: ['R-02'],
          says: 'Solo is always the full race of three days, whatever it is combined with.',
          why: 'The solo rules name three days in every language, and 250 VPs are measured against them.',
        },
        {
          ruling: ['R-79'],
          says: 'Team and Solo exclude each other.',
          why: 'No rulebook says so, but one asks for four players and the other for one.',
        },
      ],
    },
    {
      id: 'order',
      title: 'Laying the table',
      blocks: [
        {
          steps: [
            'A victory condition of the campaign is picked before anything is shuffled.',
            'The race itself is [laid out](setup#table). Short-race meeples wait; with Solo so do coasters and level 3 cards.',
            'Team: teammates, roles A and B, two decks.',
            'Events: one card for each day, face up.',
            'Characters: two each, one is kept.',
            'Bands on Tour: two each, one is kept.',
            'Pixel Bag: two drawings each.',
            'Solo: the Zythologist, his destination, level 3 cards.',
            'Short race: everybody chooses a [starting brewery](short-race#changes).',
            'Confrontation: the hands, always last.',
          ],
        },
        {
          example:
            'Events, Characters and Bands: you choose your character knowing the weather of every day, and your band knowing who everybody is.',
        },
        {
          ruling: ['R-03'],
          says: 'The order is the same at every table.',
          why: 'The rulebooks give two hints only: events before characters, Confrontation after everything. The house goes from who you are to where you are, and deals hidden hands last.',
        },
        {
          ruling: ['R-04'],
          says: 'Characters and bands are chosen in secret and shown together; from then on all that is on them is open. The other card leaves the game unseen.',
          why: 'Everybody announces a choice only once all have chosen.',
        },
        {
          ruling: ['R-05'],
          says: 'Being put on the map is not an arrival: no card, event or power answers to it. The bottle and the visited token of a short-race start are given all the same.',
          why: 'Nobody has moved yet.',
        },
      ],
    },
    {
      id: 'reckoning',
      title: 'How effects add up',
      blocks: [
        { p: 'Several cards may change the time of one move. The house reckons from top to bottom:' },
        {
          steps: [
            'The value printed on the road; 1 inside Brussels.',
            'What sets a value to a number: Confrontation before characters, characters before events.',
            'The bus at level 7: doubled.',
            'All that adds or takes away, summed up.',
            'At least 1 TU, unless the road itself costs none. This is the travel time.',
            'A late bus: 2 TUs, or what a card sets; then what is added. Never doubled.',
            'A failed hitchhike: 2 TUs, or what a card sets; doubled at level 7; then what is added.',
            'Delays by Confrontation cards, on top of everything: never doubled, never shortened.',
          ],
        },
        { example: 'Bus, 4 TUs, level 7, [[EV-02]]: 4 × 2 − 1 = **7 TUs**.' },
        { example: 'Bicycle, 6 TUs, [[CH-01]] with [[CF-P01]]: 6 − 1 − 2 = **3 TUs**. Inside Brussels the 1 stays 1.' },
        {
          p: 'Other actions: the usual time, what is set, what is added, never below 0. An action you must take happens even if it costs more than you have left, and your disc stops on the last space; one you may take needs its time.',
        },
        {
          p: 'Gains stop where there is no room left: beers when the backpack is full. Losses stop at what you have; points never fall below 0. A cheese beyond level 4 is a marker of 5 VPs, as always.',
        },
        {
          p: 'Beers for a driver are counted on the value printed on the road, and so are objective cards that ask for a long ride. Cards that ask for a roll look at the dice as they lie once nobody turns them any more.',
        },
        {
          ruling: ['R-06'],
          says: 'The order above; where several things answer to one moment, the event comes first, then characters, then Confrontation cards in the order played.',
          why: 'Doubling concerns what is printed; a bonus stays what it says.',
        },
        {
          ruling: ['R-94'],
          says: 'A price set to 0 does not swallow what is added: [[CF-P06]] in the first yellow tasting of [[CH-09]] costs 1 TU.',
          why: 'One order for all, and every card keeps exactly its worth.',
        },
        {
          ruling: ['R-08'],
          says: 'A compulsory action without enough time happens, and the disc stops at the end of the day.',
          why: 'Penalties of the base game work the same way.',
        },
        {
          ruling: ['R-07', 'R-87'],
          says: 'A delay made by a card is neither cycling nor riding: it sobers nobody up, allows no beer in transit, and neither continues nor ends a ride count. A concert ends it as a tasting does; an exchange only if it costs time.',
          why: 'A delay is not riding, and what others do to you is not an action of yours.',
        },
        {
          ruling: ['R-85'],
          says: 'A card or power that shortens your own move is announced with it, and may make it fit in the day. So are cards for your own purchase or tasting. What is announced is spent.',
          why: 'The French text lets a card be played at the very moment of what it affects.',
        },
        {
          ruling: ['R-89'],
          says: 'A counter, or a power for the first move of the day, is used up only when a time it shortened is paid. A failed hitchhike or a move stopped by a delay leaves it.',
          why: 'A failed attempt is not a move, and nothing should be lost without having worked.',
        },
        {
          ruling: ['R-91'],
          says: 'Before an extra level that would put you to sleep you may eat cheese, even outside your turn, unless your disc is on the last space; then comes [[CF-P04]]. Once asleep, nothing helps.',
          why: 'The base game lets cheese save you from the toasts of others.',
        },
        {
          ruling: ['R-93'],
          says: 'The Grand Place belongs to Brussels for the roads in and out, but is not a Brussels brewery, and arriving there sets nothing off.',
          why: 'The roads lead into the city as a whole; the Grand Place is not a brewery.',
        },
      ],
    },
    {
      id: 'scoring',
      title: 'Counting at the end',
      blocks: [
        {
          steps: [
            'What is lost for being [away from the Grand Place](scoring#home).',
            'The final scoring of the race; drawings of the Pixel Bag count beside the objective cards.',
            'Confrontation: cards left in hand.',
            'Characters: majority, then visits.',
            'Bands on Tour: audience award, then fans.',
            'The card of the Solo game.',
            'Team: the weaker of the two, and the Team cards.',
          ],
        },
        {
          example:
            'Nothing left after the way home, −5 for no exchange, 3 for all the rest, 1 for a card: the total is 0.',
        },
        {
          ruling: ['R-09'],
          says: 'Points stop at 0 after the way home and once more at the very end; in a team the weaker total is taken after that.',
          why: 'No part looks at the points of another, so the order only matters to the eye.',
        },
      ],
    },
  ],
}
