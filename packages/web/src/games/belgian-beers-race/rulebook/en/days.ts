import type { Chapter } from '../../../../rules/book.ts'

export const days: readonly Chapter[] = [
  {
    id: 'night',
    title: 'Night and morning',
    lead: 'When the last disc has reached the last space, the house counts, everybody sleeps, and some get up later than others.',
    short: [
      ['Score', '2 per beer, 1 per bottle and coaster'],
      ['Levels', '4 less'],
      ['First to finish', 'starts first'],
    ],
    sections: [
      {
        id: 'evening',
        title: 'In this order',
        blocks: [
          {
            steps: [
              'Starting order: the stack on the last space is turned over and put on 0. Whoever finished first is on top.',
              'Difficult awakening: each disc moves on by its delay.',
              'Every level drops by 4, not below 0.',
              'Daily scoring: 2 VPs per tasted beer, 1 per First Visitor Bottle, 1 per coaster.',
              'After day 1 of the full race the [level 2 cards](objectives#machine) are shuffled in.',
              'Bottle tokens are whole again; the end token moves to 32 for day 2 and shows its flag on 24 for day 3.',
              'The new day begins.',
            ],
          },
          {
            example:
              '7 beers, 5 bottles, 2 coasters: 14 + 5 + 2 = 21 VPs. Nothing is reset: the same beers score again tomorrow.',
          },
          {
            ruling: [70],
            says: 'Between two days discs, day and length change one after the other in this order.',
            why: 'A position means something only when somebody is asked or the game is over.',
          },
        ],
      },
      {
        id: 'awakening',
        title: 'Difficult awakening',
        blocks: [
          {
            p: 'The level of the evening decides: 0 to 4 no delay, 5 and 6 one TU, 7 two, 8 four. It is read before the night lowers it. Discs with equal delays keep the starting order. No bottle token is crossed.',
          },
          {
            example:
              'From top Blue, Pink, Green with delays 4, 1, 1: Pink lies above Green on 1, Blue on 4. Pink begins and must pass 4.',
          },
        ],
      },
      {
        id: 'morning',
        title: 'A new day',
        blocks: [
          {
            p: 'You wake up where you were, with all you had. Buy and Taste are fresh, extra dice and ride counts are gone. Waking up gives no visit, no bonus and no toast.',
          },
          {
            ruling: [39],
            says: 'Whoever wakes up at a brewery with a coaster left takes one; if several do, they are served in the real order of play, delays included.',
            why: 'A delayed player is said to start later, so delays belong to the order of starting.',
          },
          {
            ruling: [68],
            says: 'The end of your own day, however it comes, ends your ride count and your hitchhiking series at once.',
            why: 'After it there is no time of yours that could continue them.',
          },
        ],
      },
    ],
  },
  {
    id: 'scoring',
    title: 'End of the game and scoring',
    lead: 'First the way home, then everything else.',
    short: [
      ['Away from the Grand Place', '−15 per move'],
      ['Asleep elsewhere', 'one move more'],
      ['Tie', 'first on the Grand Place'],
    ],
    sections: [
      {
        id: 'home',
        title: 'The way home',
        blocks: [
          {
            p: 'When all discs are on the last space of the last day, everybody not on the Grand Place loses **15 VPs per move** needed to get there, by the fewest roads, whatever their time. A brewery in Brussels or with a road into it is one move away. Whoever is asleep elsewhere adds one move.',
          },
          { example: 'Two roads away: −30. Asleep two roads away: −45. The furthest breweries are four moves away.' },
          {
            p: 'Being stranded by a failed hitchhike or a cancelled ride, or calling it a day, adds nothing. Nobody is moved: cards and ties look at where you really are.',
          },
          {
            ruling: [40],
            says: 'There is no daily scoring and no difficult awakening after the last day. The loss is taken from the points scored so far and stops at 0; only then comes the final scoring.',
            why: 'The French text speaks of latecomers; there is no morning after.',
          },
        ],
      },
      {
        id: 'final',
        title: 'Final scoring',
        blocks: [
          {
            table: {
              head: ['What', 'VPs'],
              rows: [
                ['Tasted beers', '2 each, at most 40'],
                ['First Visitor Bottles, coasters', '1 each'],
                ['Player, Author (0\u00a0to\u00a03\u00a0steps)', '0, 2, 5, 9'],
                ['Cardinal Points (0\u00a0to\u00a04)', '0, 2, 5, 9, 14'],
                ['Trappist (0\u00a0to\u00a05)', '0, 1, 3, 6, 10, 15'],
                ['Beers in the backpack', '1 each'],
                ['Cheese (0\u00a0to\u00a04)', '0, 1, 3, 6, 10; markers 5 each'],
                ['Cheers (0\u00a0to\u00a06)', '−5, 1, 3, 5, 8, 11, 15; markers 4 each'],
                [
                  'Visited breweries',
                  'from 10\u00a0→\u00a010\u00a0· 15\u00a0→\u00a015\u00a0· 20\u00a0→\u00a022\u00a0· 25\u00a0→\u00a030\u00a0· 30\u00a0→\u00a040, and 3 for each one more',
                ],
                ['Objective cards', 'as printed; level 3 if fulfilled at the end'],
              ],
            },
          },
          {
            example:
              '13 beers (26), bottles and coasters (16), bonuses (21), 6 beers carried (6), cheese (6), 23 breweries (22), level 3 cards (10), cheers (11): 118, and the cards taken.',
          },
          {
            ruling: [53],
            says: 'Whoever never toasted loses 5 VPs. A total below 0 is shown as 0.',
            why: 'The floor is printed for penalties; another module of the French rules gives the same 5.',
          },
          {
            ruling: [66],
            says: 'Totals lifted to 0 are the totals: ranking and ties use them.',
            why: 'What is shown should be what counts.',
          },
        ],
      },
      {
        id: 'ties',
        title: 'Ties',
        blocks: [
          {
            p: 'The highest total wins. Among tied players those on the Grand Place come first, the earlier arrival ahead; all places are ranked this way.',
          },
          {
            ruling: [41],
            says: 'Arrival means your latest one, in order of play; leaving forfeits it. Whoever wakes up there on the last day and stays counts as arrived at its start. “First on the Grand Place” uses the same order. A table may choose the clock instead.',
            why: 'It is what everybody can see, like the stack on the last space.',
          },
          {
            ruling: [67],
            says: 'Tied players elsewhere are ranked by who reached the last space first, even when another tied player is home.',
            why: 'The texts name this only when nobody is home; the order is as good in both cases.',
          },
        ],
      },
    ],
  },
  {
    id: 'short-race',
    title: 'The short race',
    lead: 'Two days, a start of your own choosing, and the same way home.',
    short: [
      ['Days', '24 and 24 TUs'],
      ['Start', 'a brewery without bonus'],
      ['Level 3 cards', 'none'],
    ],
    sections: [
      {
        id: 'changes',
        title: 'What changes',
        blocks: [
          {
            list: [
              'Two days of 24 TUs; camping on the first only, one daily scoring.',
              'No level 3 cards; level 2 enters only when level 1 runs out.',
              'In turn order, everybody chooses a different brewery **without bonus**, takes its First Visitor Bottle and places a visited token. Buy and Taste are available there at once.',
            ],
          },
          {
            ruling: [52],
            says: 'The start is not a move: no card, no toast, no coaster; a coaster may be collected the next morning or on a later arrival. The Grand Place cannot be chosen. Return, penalties, scoring and ties are those of the full race; day 1 ends as usual, only without level 2.',
            why: 'Only what is listed changes.',
          },
          {
            ruling: [69],
            says: 'Choosing is the last step of setup; until then your meeple is nowhere.',
            why: 'So the later players choose with the map before them.',
          },
        ],
      },
    ],
  },
  {
    id: 'information',
    title: 'What everybody may know',
    lead: 'This is an open game. Only the order of the deck and the dice still to come are hidden.',
    short: [
      ['Open', 'nearly everything'],
      ['Hidden', 'the deck below its top card'],
      ['Automatic', 'whatever leaves no choice'],
    ],
    sections: [
      {
        id: 'open',
        title: 'Open and hidden',
        blocks: [
          {
            ruling: [54],
            says: 'Boards, backpacks, tracks, places, tokens, ride counts, used actions and scores are open; so are cards taken, in the log. Hidden are the deck below its top card, unused and removed cards, and dice to come.',
            why: 'Everything happens in public view.',
          },
        ],
      },
      {
        id: 'choices',
        title: 'Who decides what',
        blocks: [
          {
            table: {
              head: ['Matter', 'Who'],
              rows: [
                ['action, means, road, landing point', 'active player'],
                ['dice, offer of beer, beers in transit', 'active player'],
                ['the beer given in a toast', 'each giver'],
                ['which beers, when there are too many', 'whoever arrives'],
                ['cheese in a toast', 'each participant'],
                ['bottle token', 'whoever crossed it'],
                ['beers in the tent', 'the camper'],
                ['pick-ups, bonuses, toast or not, cards, sobering up', 'nobody, it happens'],
              ],
            },
          },
        ],
      },
      {
        id: 'absent',
        title: 'When somebody does not answer',
        blocks: [
          {
            p: 'At a table with a clock the house answers for the absent: they camp without drinking or call it a day; they give the beer they have most of; they eat just enough cheese to stay awake, if they can; they leave bottle tokens whole; they drink nothing voluntarily.',
          },
        ],
      },
    ],
  },
]
