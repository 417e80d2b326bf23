import type { Chapter } from '../../../../rules/book.ts'

export const count: readonly Chapter[] = [
  {
    id: 'privileges',
    title: 'Pairs and privileges',
    lead: 'Two discs side by side open a door. You choose what comes through it, or sell the key.',
    short: [
      ['Pair complete', 'place one privilege, if you like'],
      ['In need', '3 ducats each'],
      ['Placed', 'for good'],
    ],
    sections: [
      {
        id: 'pairs',
        title: 'Completing a pair',
        blocks: [
          {
            p: 'When the second box of a pair gets its disc, and after its tiles have paid, you **may** place one privilege from your hand beside the pair and take its reward at once.',
          },
          {
            ruling: [15],
            says: 'With no privilege in hand nothing happens, and nothing can be placed there later.',
            why: 'The rulebook says so of declining; an empty hand is no different.',
          },
          {
            ruling: [34],
            says: 'Whoever declines keeps the privilege for another pair or for 3 ducats.',
            why: 'Only that pair is lost.',
          },
        ],
      },
      {
        id: 'cards',
        title: 'The five privileges',
        blocks: [
          {
            table: {
              head: ['Privilege', 'Reward'],
              rows: [
                ['Good Harvest', 'choose a resource: its marker advances 1 per tile of it in your garden, both sides'],
                ['Helping Hand', 'your lowest marker advances 1 per disc on your boxes, the new one included'],
                ['Cooperage', 'at the end 1 point more per barrel, whenever you took it'],
                ['Tithe', '12 ducats'],
                ['Old Recipe', 'brewmaster +5'],
              ],
            },
          },
          {
            ruling: [31],
            says: 'Good Harvest may name a resource you have no tile of, for no steps.',
            why: 'The choice is free, and the privilege counts for its goal.',
          },
          {
            ruling: [32],
            says: 'With Helping Hand one marker takes all the steps, even if it is no longer lowest.',
            why: 'The text names one marker.',
          },
          {
            ruling: [40],
            says: 'Helping Hand moves the lowest marker only, or one of those tied for lowest.',
            why: 'The French rulebook names the least advanced one.',
          },
        ],
      },
      {
        id: 'emergency',
        title: 'Emergency ducats',
        blocks: [
          {
            p: 'A privilege still in hand may be given back for **3 ducats**. It leaves the game and no longer counts for anything; a placed one cannot be given back.',
          },
          {
            ruling: [7],
            says: 'The house offers this within a purchase you cannot otherwise pay for, with as many privileges as it takes; you choose which. When the game ends it does the same for you with all you have left.',
            why: 'Ducats are spent only on tiles and at the end, so nothing useful is lost and you are asked less often.',
          },
          { example: '2 ducats, price 9: three privileges, 11 ducats, 2 left.' },
        ],
      },
    ],
  },
  {
    id: 'barrels',
    title: 'Barrels',
    lead: 'Twelve goals on the wall. The first to stop on a barrel space with a goal met gets its large barrel.',
    short: [
      ['Large', '4 points'],
      ['Small', '2 points'],
      ['Per goal', 'one barrel for you'],
    ],
    sections: [
      {
        id: 'taking',
        title: 'Taking barrels',
        blocks: [
          {
            p: 'Goals count only when you **stop on a barrel space**. Then you take a barrel for every goal you meet and have no barrel for yet: the large one if it is still there, otherwise the small one, if that is.',
          },
          {
            ruling: [16],
            says: 'All barrels due are taken at once. You may stop only if you take at least one; a goal whose barrels are gone, or for which you have one, is not enough. Barrels are never given back. Both barrel spaces may be used in one round.',
            why: 'The passage is missing from the French text; the English one says so, and an action that takes nothing is not an action.',
          },
        ],
      },
      {
        id: 'goals',
        title: 'The twelve goals',
        blocks: [
          {
            figure: 'ale-wall',
            caption: 'Each goal has a large and a small barrel; a taken one shows the shape of its owner.',
          },
          {
            list: [
              'Your brewmaster is on 1 or higher.',
              'All five markers are on 1 or higher.',
              'At least six resource tiles of fertility 1.',
              'At least six resource tiles of fertility 5.',
              'At least one marker on 20.',
              'All 15 sunny hexes filled.',
              'All 15 shady hexes filled.',
              'Discs on all four monk boxes.',
              'Discs on all five resource boxes.',
              'At least three sheds of one kind.',
              'Sheds of at least four kinds; the Woodshed is a kind too.',
              'At least three privileges placed.',
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'rounds',
    title: 'Rounds',
    lead: 'A round ends when everybody is home. Then the ring fills up again.',
    short: [
      ['Last one home', 'must take “First player” if free'],
      ['Added', '4 monks, 15 resources'],
      ['Discs', 'one per space again'],
    ],
    sections: [
      {
        id: 'home',
        title: 'Coming home',
        blocks: [
          { p: 'When you reach the start area you choose a free place, take its income, and your round is over.' },
          {
            ruling: [26],
            says: 'The only one not yet home must take “First player” if it is free; if it is taken, any free place.',
            why: 'It is stated directly.',
          },
          {
            ruling: [27],
            says: 'That holds in the last round too, and gives the point.',
            why: 'No exception is made.',
          },
          {
            ruling: [18],
            says: 'A figure that has not left yet still occupies its place; your own counts as free.',
            why: 'A place is free when no other figure stands on it.',
          },
          {
            example:
              'Four players, and the first walks straight round on the very first turn: the other three places are occupied, so only “First player” is left.',
          },
        ],
      },
      {
        id: 'next',
        title: 'The next round',
        blocks: [
          {
            steps: [
              'One monk of the next stack is added to each monk space.',
              'One resource tile is added to each resource space, from stack I as long as it lasts, then from stack II.',
              'Every activation space is brought back to exactly one disc.',
              'Before the last round: with two players a second disc on B and C, with three also on the first ABC.',
              'Whoever stands on “First player” begins.',
            ],
          },
          {
            ruling: [39],
            says: 'Stack II begins when stack I is used up, even in the middle of filling, whatever the monks show.',
            why: 'The French rulebook says so.',
          },
          {
            ruling: [23],
            says: 'Nothing else is refilled: barrels that are gone stay gone.',
            why: 'It is not on the list.',
          },
        ],
      },
    ],
  },
  {
    id: 'scoring',
    title: 'Final scoring',
    lead: 'The brewmaster sets the terms, the markers are levelled, and the lowest of them makes the beer.',
    short: [
      ['Production', 'lowest marker × multiplier'],
      ['Barrels', '4 and 2'],
      ['First player', '1, if you stand there'],
    ],
    sections: [
      {
        id: 'rate',
        title: 'Rate and multiplier',
        blocks: [
          {
            table: {
              head: ['Brewmaster on', 'Exchange rate', 'Multiplier'],
              rows: [
                ['0 or lower', '5 : 1', '2'],
                ['1 to 4', '4 : 1', '3'],
                ['5 to 8', '3 : 1', '3'],
                ['9 to 11', '3 : 1', '4'],
                ['12 to 14', '2 : 1', '4'],
                ['15 to 17', '2 : 1', '5'],
                ['18 and 19', '2 : 1', '6'],
                ['20', '1 : 1', '6'],
              ],
            },
          },
        ],
      },
      {
        id: 'exchange',
        title: 'Levelling the markers',
        blocks: [
          {
            p: 'First the privileges left in hand become 3 ducats each. Then **exchange**: at 2 : 1, for instance, two steps back, by one marker or two, move your lowest marker one step forward. It goes on until no exchange is possible without pushing another marker behind it. Then **money**: every full 10 ducats move the lowest marker one step. What is left is worth nothing.',
          },
          { example: 'Rate 2 : 1, markers 12, 10, 9, 9, 4: four exchanges later all stand on 8.' },
          {
            example:
              'Rate 3 : 1, markers 20, 14, 11, 8, 3: after six exchanges 9, 9, 9, 9, 8. With 27 ducats two more steps: 10, 9, 9, 9, 9.',
          },
          {
            figure: 'ale-count',
            caption: 'The same example as the table counts it at the end of a game, step by step.',
          },
          {
            ruling: [17],
            says: 'Exchanging goes on as long as it is possible, and comes before money; the house does both for you. A table may choose to stop exchanging where money does better.',
            why: 'The text is an order, and puts the exchange first. Within it the house’s way is the best there is.',
          },
          {
            ruling: [28],
            says: 'An exchange moves the lowest marker.',
            why: 'The French text allows any other marker, the English one only the lowest; moving any but the lowest never helps.',
          },
          {
            ruling: [29],
            says: 'Spaces without a number count as steps like all others.',
            why: 'A step is a step; only points need a number.',
          },
          {
            ruling: [30],
            says: 'Here nothing is paid beyond 20; a marker on 20 is skipped.',
            why: 'That rule belongs to incomes during play.',
          },
        ],
      },
      {
        id: 'points',
        title: 'Points',
        blocks: [
          {
            list: [
              '**Production**: the number of your lowest marker times the multiplier. Short of 1 it is 0.',
              '4 per large barrel, 2 per small one, and 1 more for each with Cooperage.',
              '1 if your figure stands on “First player” at the end.',
            ],
          },
          {
            example:
              'Lowest marker 9, multiplier 4: 36. Two large barrels 8, one small 2, Cooperage 3, First player 1: 50.',
          },
          {
            ruling: [35],
            says: 'A production of 0 takes away neither barrels nor the first player’s point.',
            why: 'They are added in later steps.',
          },
          { p: 'Whoever has the most points wins; players tied for first share the victory.' },
        ],
      },
    ],
  },
  {
    id: 'order',
    title: 'In which order',
    lead: 'For the rare moment when it matters what comes first.',
    short: [
      ['Purchase', 'pay, place, sites, next tile'],
      ['Activation', 'disc, incomes, pair'],
      ['Others’ turns', 'nothing happens to you'],
    ],
    sections: [
      {
        id: 'stops',
        title: 'At each stop',
        blocks: [
          {
            table: {
              head: ['Stop', 'Order'],
              rows: [
                [
                  'Purchase',
                  'tile, hex, privileges given back if short, pay, place; for each closed site brewmaster, shed, neighbours; next tile or stop',
                ],
                ['Activation', 'box, number if needed, disc, incomes, pair, privilege, reward'],
                ['Barrels', 'all due barrels'],
                ['Start area', 'place, marker if needed, income; when all are home the next round'],
                ['End', 'privileges to ducats, rate, exchange, money, points'],
              ],
            },
          },
          {
            p: 'What you gain in a turn counts at once for everything later in it. Nothing happens to you in somebody else’s turn, and nobody can interrupt.',
          },
        ],
      },
    ],
  },
  {
    id: 'information',
    title: 'What everybody may know',
    lead: 'Only the stacks keep a secret, and only their order.',
    short: [
      ['Open', 'ducats, gardens, privileges'],
      ['Hidden', 'the order of the stacks'],
      ['Automatic', 'whatever leaves no choice'],
    ],
    sections: [
      {
        id: 'open',
        title: 'Open and hidden',
        blocks: [
          {
            ruling: [25],
            says: 'Ducats, gardens, boxes, tracks, barrels and privileges are open, and so is how many tiles each stack holds. Hidden is the order of the stacks, and with three players which monks were left out.',
            why: 'Nothing but the stacks is said to be secret.',
          },
        ],
      },
      {
        id: 'automatic',
        title: 'What the house does for you',
        blocks: [
          {
            ruling: [41],
            says: 'A choice with one answer is not asked: the stop ends when nothing more can be bought, a pair passes when your hand is empty.',
            why: 'It saves clicks and changes nothing.',
          },
          {
            p: 'At a table with a clock the house answers for the absent: the figure walks home, one tile is bought and goes into the shade, no privilege is placed, the first free place is taken.',
          },
        ],
      },
    ],
  },
]
