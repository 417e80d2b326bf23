import type { Chapter } from '../../../../rules/book.ts'

export const road: readonly Chapter[] = [
  {
    id: 'moving',
    title: 'Moving',
    lead: 'One road, one means of transport, one arrival. Say where and how before any die rolls.',
    short: [
      ['Hitchhiking', 'quick, 1 in 2 with one die'],
      ['Bus', 'late 1 time in 6'],
      ['Bicycle', 'slow, certain, level 4 at most'],
    ],
    sections: [
      {
        id: 'road',
        title: 'One road at a time',
        blocks: [
          { figure: 'race-road', caption: 'Each road has three prices, one per means of transport.' },
          {
            p: 'A move follows **one road** to the brewery at its other end. Nobody passes through: each brewery on the way is a move of its own, with its own arrival. The road shows three values in TUs: hitchhiking, bus, bicycle.',
          },
          {
            p: 'You announce the means and the destination first; neither can be changed afterwards. You may move as often as your time allows.',
          },
          {
            ruling: [13],
            says: 'The value of the move, doubled where level 7 doubles it, must fit into the time you have left; a possible delay or wait need not.',
            why: 'Both texts explain what happens when the delay does not fit. That would be pointless otherwise.',
          },
          {
            example:
              'Three TUs left: a bicycle road of 4 is out, the bus for 3 is allowed, even though a late one would not fit.',
          },
          {
            ruling: [15],
            says: 'Your level when you declare the move counts for the whole attempt. Cheese helps before, not after the roll; beers on the way do not make the ride longer.',
            why: 'The price must be known when it is checked against your time.',
          },
        ],
      },
      {
        id: 'order',
        title: 'In which order',
        blocks: [
          {
            steps: [
              'Declare means, road and, in Brussels, the point where you land.',
              'Roll, or hand over the beers you offer.',
              'Pay the time.',
              'Bicycle: sober up. Bus: taste on the way, if you like.',
              'Arrive: bottle or coaster, visited token, bonuses. Buy and Taste are fresh again.',
              'Toast, if somebody is there.',
              'Take the objective cards you fulfil.',
              'Decide about bottle tokens that were crossed.',
              'Whoever fell asleep goes to the last space.',
            ],
          },
          {
            p: 'A failed hitchhike or a cancelled ride costs time but is **no move**: no arrival, no toast, no fresh actions. Cards and bottle tokens are still dealt with.',
          },
          {
            ruling: [12],
            says: 'Time is paid before the meeple moves, by every means.',
            why: 'The two rulebooks differ; a cancelled ride and sobering up on the bicycle need the payment first.',
          },
        ],
      },
    ],
  },
  {
    id: 'bicycle',
    title: 'Bicycle',
    lead: 'Usually the slowest way, and the only one that never fails. It also clears the head.',
    short: [
      ['Allowed', 'up to level 4'],
      ['Every 4 TUs in a row', 'one level less'],
      ['Dice', 'none'],
    ],
    sections: [
      {
        id: 'ride',
        title: 'Riding',
        blocks: [
          {
            p: 'At level **4 or below** you may cycle: pay the value of the road and arrive. From level 5 on the bicycle stays where it is, unless cheese brings you back to 4 first.',
          },
        ],
      },
      {
        id: 'sober',
        title: 'Sobering up',
        blocks: [
          {
            p: 'For every **4 consecutive TUs** in the saddle your level drops by 1, never below 0. The drop is compulsory and comes before the arrival, so before any toast there.',
          },
          { example: 'Level 4, a road of 4, a friend at the end: the ride brings you to 3, the toast back to 4.' },
          {
            ruling: [16],
            says: 'Rides add up over several moves and turns of the same day; what is left over below 4 is kept. Buying, tasting, camping, any other means of transport, any toast (even one somebody else brings about) and the end of your day start the count again. Cheese, cards, tokens and coasters do not.',
            why: 'What counts is consecutive time of yours with nothing but cycling; turns are only the order of play.',
          },
          {
            example:
              'A ride of 3, and in your next turn one of 2, nothing in between: one level less, and 1 TU counts towards the next.',
          },
        ],
      },
    ],
  },
  {
    id: 'public-transport',
    title: 'The bus',
    lead: 'Train, tram or bus: at this table all of it is the bus. Usually slower than a lift and quicker than the bicycle, and not always on time.',
    short: [
      ['One die', 'late bus: 2 TUs more'],
      ['Level 7', 'the value is doubled, the delay is not'],
      ['On the way', 'one carried beer per 2 TUs'],
    ],
    sections: [
      {
        id: 'die',
        title: 'One die, always',
        blocks: [
          {
            table: {
              head: ['Face', 'How many', 'A road of 4 takes'],
              rows: [
                ['TBBR', '2 of 6', '4 TUs'],
                ['failed hitchhike', '3 of 6', '4 TUs'],
                ['late bus', '1 of 6', '4 + 2 = 6 TUs'],
              ],
            },
          },
          {
            p: 'At **level 7** the value of the road is doubled; the delay stays 2. Inside Brussels a ride takes 1, or 3 when late; at level 7 it takes 2, or 4.',
          },
        ],
      },
      {
        id: 'late',
        title: 'Not enough time left',
        blocks: [
          {
            p: 'If value and delay together fit exactly, you arrive. If they do not fit, the ride is **cancelled** and the meeple stays.',
          },
          {
            ruling: [14],
            says: 'On every day but the last a cancelled ride ends your day: disc on the last space, awake. On the last day you pay only the 2 TUs of delay (or what is left) and may try something else.',
            why: 'The rulebooks say both, in two chapters; the special rule for the last day goes before the general one.',
          },
          {
            example:
              'Disc on 20 of 24, a road of 4, late bus. On Friday: disc to 24, you stay where you are. On Sunday: disc to 22, and 2 TUs to try another way.',
          },
        ],
      },
      {
        id: 'tasting',
        title: 'Tasting on the way',
        blocks: [
          {
            p: 'On a ride that takes place you may taste **one carried beer for every full 2 TUs** it really took, doubling and delay included. Each costs one beer of your choice and raises glass and level by 1.',
          },
          {
            table: {
              head: ['The ride took', '1', '2 or 3', '4 or 5', '4 + 2 late', '8 + 2 late'],
              rows: [['Beers, at most', '0', '1', '2', '3', '5']],
            },
          },
          {
            ruling: [17],
            says: 'Tasting on the way costs no extra time. It counts as tasting for cards, but neither uses up nor refreshes the Taste of a brewery.',
            why: 'The beer is drunk during time you have already paid; one per 2 TUs is the price.',
          },
          {
            ruling: [18],
            says: 'You taste after the roll and the payment and before you arrive; each ride is counted alone; a cancelled ride gives nothing. A beer drunk on the way is gone for the toast at the end.',
            why: 'The time has to be spent on this ride, and a cancelled one never left.',
          },
          {
            ruling: [63],
            says: 'On a ride that ends on the last space of the day you may still taste, but no longer eat cheese.',
            why: 'The ride is still going on; the player, disc on the last space, has finished.',
          },
          {
            p: 'Whoever falls asleep on the way drinks no more, arrives, collects what lies there, does not toast, and sleeps until morning.',
          },
        ],
      },
    ],
  },
  {
    id: 'hitchhiking',
    title: 'Hitchhiking',
    lead: 'The fastest way and the least reliable. Persistence helps; so does a beer for the driver.',
    short: [
      ['1, 2, 3 dice', 'a lift 1/2, 3/4, 7/8 of the time'],
      ['Nobody stops', 'wait 2 TUs, at level 7 wait 4'],
      ['Offer', '2 beers per TU, no roll'],
    ],
    sections: [
      {
        id: 'roll',
        title: 'Thumb out',
        blocks: [
          {
            p: 'Roll. One **TBBR** or **late bus** is enough: pay the hitchhiking value and arrive. If every die shows **failed hitchhike**, you stay and wait **2 TUs**; at level 7, 4. The travel time itself is never doubled.',
          },
          {
            p: 'If the wait does not fit into the day, or fits exactly, your disc goes to the last space: day over, awake. Otherwise you may try again or do something else.',
          },
        ],
      },
      {
        id: 'again',
        title: 'Trying again',
        blocks: [
          {
            p: 'If your very next action after a failure is another attempt to reach the **same destination**, you may roll up to 2 dice, and from the third attempt in a row up to 3. The extra dice survive the end of your turn, not the end of the day.',
          },
          {
            ruling: [19],
            says: 'The series lasts as long as your own actions are attempts to reach the same point by the same road; two points of Brussels are two destinations. Success, any other action or the night ends it. Cheese, cards and a toast brought about by somebody else do not.',
            why: 'The text speaks of the player’s next action; cheese, cards and other people’s toasts are not that.',
          },
          {
            ruling: [20],
            says: 'You may roll fewer dice than allowed.',
            why: 'Both languages say “may”, and a card rewards failure.',
          },
          {
            example:
              'Three failures on a road of 3, disc 10, 12, 14, 16. The fourth attempt with 3 dice succeeds: disc 19.',
          },
        ],
      },
      {
        id: 'offer',
        title: 'Offering beer',
        blocks: [
          {
            p: 'Instead of rolling you may hand over **2 carried beers for each TU** of the road, any colours. The lift is certain; the time is paid as usual. It works at once or after failures, whose waits stay paid.',
          },
          {
            ruling: [57],
            says: 'The number of beers is never doubled. Inside Brussels an offer costs 2.',
            why: 'It refers to the TUs of the move; the Breathalyzer doubles only the wait.',
          },
        ],
      },
      {
        id: 'zero',
        title: 'Roads of 0',
        blocks: [
          {
            p: 'On the three roads where hitchhiking costs 0 you must roll. Success moves you for nothing, your disc keeps its place in the stack and your turn goes on; failure costs the usual wait.',
          },
          {
            ruling: [56],
            says: 'You may hitchhike for 0 as often as the dice allow, but never with an offer of beer.',
            why: 'That is the printed rule, and since every failure costs time it cannot go on for ever.',
          },
        ],
      },
    ],
  },
  {
    id: 'arriving',
    title: 'Arriving',
    lead: 'Take what lies there, leave your mark, and see who is already at the bar.',
    short: [
      ['First to arrive', 'First Visitor Bottle'],
      ['Afterwards', 'one coaster per arrival'],
      ['Your first visit', 'visited token and bonuses'],
    ],
    sections: [
      {
        id: 'pick-up',
        title: 'Bottle or coaster',
        blocks: [
          {
            p: 'If the First Visitor Bottle is still there, you take it. If it is gone and a coaster is left, you take **one** coaster. Never both on the same arrival.',
          },
          {
            example:
              'A bottle and two coasters: the first to arrive takes the bottle, the next two arrivals a coaster each, the fourth nothing. The same player may come back for a coaster.',
          },
          {
            ruling: [46],
            says: 'What lies there is taken automatically and cannot be refused.',
            why: 'The texts give orders here, and having less never pays.',
          },
        ],
      },
      {
        id: 'visit',
        title: 'Your first visit',
        blocks: [
          {
            p: 'The first time you arrive you put a visited token there. At a bonus brewery you advance by 1 on each Bonus Track it belongs to. Everybody can collect every bonus once; a second visit gives neither token nor bonus.',
          },
          { p: 'Arriving with your last TU is a normal arrival, only without a toast.' },
        ],
      },
    ],
  },
  {
    id: 'brussels',
    title: 'Brussels',
    lead: 'Seven points, all joined, one TU apart. Every road to the capital leads to any of them.',
    short: [
      ['Inside', '1 TU, any means'],
      ['In and out', 'the value of the road, any point'],
      ['Grand Place', 'no buying, tasting, toasting or camping'],
    ],
    sections: [
      {
        id: 'inside',
        title: 'Around town',
        blocks: [
          { figure: 'race-brussels', caption: 'The Grand Place and six breweries; any two are one move apart.' },
          {
            p: 'Any two of the seven points are one move apart, at value 1 for each means. Dice, delay, waiting, the ban on bicycles and doubling apply as everywhere.',
          },
          {
            p: 'You **leave** from any point by any road out, at its value. You **enter** at the value of the road and land on the point you named when you declared the move, at no extra cost.',
          },
          {
            ruling: [58],
            says: 'Players meet only at the same brewery, not just anywhere in the same town.',
            why: 'The toast asks for the same brewery.',
          },
        ],
      },
      {
        id: 'grand-place',
        title: 'The Grand Place',
        blocks: [
          {
            p: 'It has no bottle, coaster, token, Buy or Taste; nobody toasts or camps there, and any number may stand on it.',
          },
          {
            ruling: [47],
            says: 'The Grand Place is never a visited brewery, a Brussels brewery or a start in the short race.',
            why: 'Both texts list it apart from the six breweries.',
          },
        ],
      },
    ],
  },
]
