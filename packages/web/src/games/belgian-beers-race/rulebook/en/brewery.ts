import type { Chapter } from '../../../../rules/book.ts'

export const brewery: readonly Chapter[] = [
  {
    id: 'buying',
    title: 'Buying and cheese',
    lead: 'Three beers for the road, and perhaps something to eat with them.',
    short: [
      ['Buy', '1 TU, 3 beers'],
      ['Cheese', 'one with the beer, no extra time'],
      ['Eating', 'no time, one level less'],
    ],
    sections: [
      {
        id: 'beer',
        title: 'Buying beer',
        blocks: [
          {
            p: 'Where the Buy symbol shows, **1 TU** gets you 3 beers of the brewery’s colour, or as many as still fit into the 12 places of your backpack. Once per stay, see [unique actions](tasting#unique).',
          },
          {
            p: 'Where cheese is sold you may take **one** with the same purchase. With a full backpack you may buy the cheese alone, still for 1 TU; where none is sold you then cannot buy at all.',
          },
          {
            ruling: [21],
            says: 'You cannot take fewer beers than fit, nor cheese alone while there is room for a beer.',
            why: 'The French text is the more exact one; cheese alone is tied to a lack of space in both.',
          },
        ],
      },
      {
        id: 'cheese',
        title: 'Cheese',
        blocks: [
          {
            p: 'Each cheese bought moves your pawn up the Cheese Track. On its last level, 4, every further cheese puts a marker beside the track, worth 5 VPs at the end. Markers are points, not food, and stay when the pawn goes down.',
          },
          {
            p: 'Eating moves the pawn down 1 and your level down 1. It takes no time, may be repeated, and interrupts neither a ride count nor a hitchhiking series.',
          },
          {
            ruling: [22],
            says: 'You may eat when you choose an action, between beers in transit or in the tent, and at the cheese step of a toast, even out of turn. Not at level 0, not between a roll and its payment, not at a bottle token, not once your day is over.',
            why: 'At any other moment the level decides nothing or its use is already fixed; and the level of the evening decides the morning, so it must stand.',
          },
        ],
      },
    ],
  },
  {
    id: 'tasting',
    title: 'Tasting and the Breathalyzer',
    lead: 'Every beer is 2 VPs at every scoring to come. Every beer is also a level.',
    short: [
      ['Taste', '1 TU, glass +1, level +1'],
      ['From level 5', 'no bicycle'],
      ['Level 7', 'bus rides and waits doubled'],
      ['Level 8', 'asleep'],
    ],
    sections: [
      {
        id: 'taste',
        title: 'Tasting at a brewery',
        blocks: [
          {
            p: 'Where the Taste symbol shows, 1 TU moves your glass and your level up by 1. No carried beer is needed; the colour tasted is the brewery’s.',
          },
          {
            ruling: [7],
            says: 'The piece that rises on the Breathalyzer is the bottle; the glass has its own track.',
            why: 'One sentence of the English text mixes them up; all others, and the French, do not.',
          },
          {
            ruling: [42],
            says: 'The glass stops at 20 beers, worth 40 VPs. You may drink on: it costs time and raises the level as usual.',
            why: 'Both texts limit the glass only.',
          },
        ],
      },
      {
        id: 'levels',
        title: 'The Breathalyzer',
        blocks: [
          {
            figure: 'race-breathalyzer',
            caption: 'Three thresholds: no bicycle; bus rides and waits doubled; asleep.',
          },
          {
            table: {
              head: ['Level', 'Bicycle', 'Bus', 'Waiting for a lift', 'Next morning'],
              rows: [
                ['0 to 4', 'yes', 'as printed', '2 TUs', 'on time'],
                ['5 and 6', 'no', 'as printed', '2 TUs', '1 TU late'],
                ['7', 'no', 'doubled', '4 TUs', '2 TUs late'],
                ['8', 'asleep', 'asleep', 'asleep', '4 TUs late'],
              ],
            },
          },
          {
            p: 'Every beer raises the level by 1: at a brewery, in transit, in a toast, in the tent. Cheese lowers it by 1, four TUs of cycling in a row by 1, a night by 4. It never leaves the range 0 to 8, and a restriction is lifted the moment you are below its threshold.',
          },
          {
            ruling: [8],
            says: 'The thresholds lie between 4 and 5, between 6 and 7, and between 7 and 8.',
            why: 'They are shown in pictures only; the morning table has the same four bands.',
          },
          {
            ruling: [9],
            says: 'Level 8 is asleep; 7 is the last waking level.',
            why: 'The morning table ends with 8 and gives it by far the longest delay.',
          },
        ],
      },
      {
        id: 'sleep',
        title: 'Falling asleep',
        blocks: [
          {
            p: 'At level 8 your day is over: your disc goes to the last space and you do nothing more. You keep everything. It can happen in somebody else’s turn, when they toast with you.',
          },
          {
            ruling: [10],
            says: 'The action that puts you to sleep is completed with its cards and tokens; only a toast can no longer begin. Whoever dozes off on a ride arrives, on the Grand Place too.',
            why: 'Other actions are forbidden, not the one in progress, and its time was paid.',
          },
          {
            ruling: [71],
            says: 'The sleeper’s disc is placed at the very end of the action; a question about a bottle token may still come before. A sleeper already on the last space is not placed again.',
            why: 'So that every step of the action finds the discs where time has put them.',
          },
        ],
      },
      {
        id: 'unique',
        title: 'Once per stay',
        blocks: [
          {
            p: 'Buy and Taste can each be done **once between two moves**, in any order. Toasts and beers in transit use up nothing. A new day refreshes both where you wake up; a failed hitchhike or a cancelled ride refreshes nothing.',
          },
          {
            ruling: [48],
            says: 'Every completed move refreshes them, even one to the Grand Place or round the corner in Brussels and back.',
            why: 'The first sentence of the rule speaks of two moves; going to another brewery and back is its illustration.',
          },
        ],
      },
    ],
  },
  {
    id: 'toasting',
    title: 'Toasting',
    lead: 'You arrive, somebody is there, both have beer: you drink together. Nobody is asked.',
    short: [
      ['Everybody in it', '1 TU, level, glass and cheers +1'],
      ['You with n partners', 'n beers given and drunk, still 1 TU'],
      ['Too few beers', 'no toast at all'],
    ],
    sections: [
      {
        id: 'when',
        title: 'When it happens',
        blocks: [
          {
            p: 'Only a completed move into a brewery brings a toast, right after the pick-ups. A **partner** is a player at the same brewery who has not finished, is not camping and carries at least one beer. Never on the Grand Place, never between people who wake up together.',
          },
          { p: 'If the conditions hold, nobody can refuse. If they do not, you simply arrive.' },
          {
            ruling: [33],
            says: 'You need one beer for each partner; people without beer are not counted. With fewer you toast with nobody.',
            why: 'That is what the two notes say when read together.',
          },
          {
            example:
              'You arrive with 1 beer where two players have beer: no toast. If only one of the two has any, you toast with that one.',
          },
          {
            ruling: [23],
            says: 'Whoever arrives with the last TU does not toast.',
            why: 'There is no time left to pay for it.',
          },
        ],
      },
      {
        id: 'how',
        title: 'How it goes',
        blocks: [
          {
            figure: 'race-toast',
            caption: 'Two with beer at one brewery: both levels rise by one, for 1 TU.',
          },
          {
            steps: [
              'You name the beer you give each partner; then, clockwise, each partner names the one for you.',
              'Cheese: you first, then the partners clockwise, each as much as they like.',
              'The beers are discarded and all discs move 1 TU together.',
              'Everybody drinks: level, glass and cheers up by the beers drunk.',
              'Back to the move: your cards, bottle tokens, sleepers.',
            ],
          },
          {
            p: 'With several partners it is one toast: you give a beer to each and drink one from each, all for **1 TU**. Partners do not toast among themselves.',
          },
          {
            example:
              'Level 1, 4 beers, two partners: you are at level 3 with 2 beers, glass +2 and cheers +2; each partner has +1 of everything and one beer less.',
          },
          {
            p: 'What you give, and how much cheese you eat, is yours to say in anybody’s turn. Turn by turn the table waits for it as long as for a turn of yours; anyone who prefers to be quick can have it answered for them, from the table menu.',
          },
          {
            ruling: [59],
            says: 'The beers are named openly, yours first.',
            why: 'Backpacks are open anyway, and the colour rarely matters.',
          },
        ],
      },
      {
        id: 'limit',
        title: 'Enough is enough',
        blocks: [
          {
            ruling: [32],
            says: 'You drink up to and including the beer that brings you to level 8, and no more; you still give a beer to every partner. You choose which of theirs you drink, and glass and cheers count only those. Partners drink in full.',
            why: 'The cheese that saves you presupposes that a toast can put you to sleep.',
          },
          {
            ruling: [34],
            says: 'Cheese comes before the beers, as much as you have.',
            why: 'It may be eaten at any time, so the note about one piece cannot be a limit.',
          },
          {
            example:
              'Level 7, two partners. No cheese: one beer, level 8, asleep. One cheese: two beers, asleep. Two cheeses: two beers, level 7, awake.',
          },
          {
            ruling: [60],
            says: 'A partner who falls asleep is asleep with all that follows, on the last day too.',
            why: 'Asleep is asleep; cheese is the remedy.',
          },
        ],
      },
      {
        id: 'partners',
        title: 'What it means for partners',
        blocks: [
          {
            ruling: [24],
            says: 'A partner one space before the end is pushed onto the last space and has finished. No disc goes beyond.',
            why: 'The toast costs each 1 TU, and everyone who takes part has one.',
          },
          {
            p: 'For a partner it is not an action of their own: Buy, Taste and a hitchhiking series are untouched, but the ride count starts again. Only the active player takes cards for it; what partners gained counts for Stars in their own next turn.',
          },
          {
            p: 'At the end of the Cheers Track, level 6, each further step puts a marker beside it, worth 4 VPs at the end.',
          },
        ],
      },
    ],
  },
  {
    id: 'ending-the-day',
    title: 'Camping and calling it a day',
    lead: 'Two ways to stop before the clock does.',
    short: [
      ['Camp', 'at a brewery, not on the last day'],
      ['Call it a day', 'where camping is impossible'],
      ['Both', 'disc on the last space'],
    ],
    sections: [
      {
        id: 'camp',
        title: 'Camping',
        blocks: [
          {
            p: 'In your turn, at any brewery, with at least 1 TU left, you may put up your tent. Not on the Grand Place, and not on the last day. From then on you do not move, buy, taste or toast, you are not there for whoever arrives, and you take no card except one that asks for camping.',
          },
          {
            p: 'You then drink carried beers one by one: each costs **1 TU** and one beer, and raises level and glass by 1. Stop when you like, or when you run out of beer or time, or fall asleep. Then your disc goes to the last space, whatever time was left.',
          },
          {
            example:
              'Disc 20, five beers, level 2. You drink three: disc 23, level 5, two beers left. Then the disc goes to 24.',
          },
          {
            ruling: [35],
            says: 'You may camp at any moment of your turn, however early, and drink nothing at all. Cheese is allowed between beers. Putting up the tent earns the camping card; Stars can no longer be taken.',
            why: 'The French text says “whenever you like”, drinking is voluntary, and eating is not on the list of what is forbidden.',
          },
        ],
      },
      {
        id: 'stop',
        title: 'Calling it a day',
        blocks: [
          {
            ruling: [6],
            says: 'On the Grand Place on any day, and anywhere on the last day, you may end your day: disc on the last space, nothing gained. It is neither camping nor sleep. Waiting for a while and then going on is not possible.',
            why: 'The rulebooks leave open how somebody safely home should wait. Campers may stop without drinking, so nothing new is given away.',
          },
        ],
      },
    ],
  },
]
