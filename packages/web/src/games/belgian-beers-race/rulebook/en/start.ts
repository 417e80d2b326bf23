import type { Chapter } from '../../../../rules/book.ts'

export const start: readonly Chapter[] = [
  {
    id: 'race',
    title: 'The race at a glance',
    lead: 'Three days through Belgium, forty breweries, and one appointment: the Grand Place of Brussels on Sunday evening.',
    short: [
      ['Players', '2 to 4'],
      ['Days', '24, 32 and 24 TUs'],
      ['You win', 'with the most victory points'],
    ],
    sections: [
      {
        id: 'aim',
        title: 'What you are after',
        blocks: [
          {
            p: 'You travel from brewery to brewery, buy beer, taste it and drink to the health of whoever you meet. Almost everything costs time, and time is all you have: a **TU** (time unit) is half an hour, and a day has a fixed number of them.',
          },
          {
            p: 'Beers tasted, First Visitor Bottles and coasters score **at every scoring**, so what you collect on Friday pays three times. Visits, bonuses, cheese, toasts and objective cards score once, at the end.',
          },
          {
            p: 'Be back on the Grand Place when the last day ends. Every move you are short of it costs 15 **VPs** (victory points).',
          },
        ],
      },
      {
        id: 'actions',
        title: 'What you can do',
        blocks: [
          {
            table: {
              head: ['Action', 'Time', 'In a word'],
              rows: [
                ['[Move](moving)', 'see the road', 'hitchhiking, bus or bicycle'],
                ['[Buy](buying)', '1 TU', '3 beers for the backpack, sometimes a cheese'],
                ['[Taste](tasting)', '1 TU', 'one more tasted beer, one more level'],
                ['[Toast](toasting)', '1 TU', 'compulsory when you arrive where somebody else has beer too'],
                ['[Camp](ending-the-day)', '1 TU a beer', 'drink what you carry, then the day is over'],
                ['[Call it a day](ending-the-day#stop)', 'the rest', 'stop where camping is not possible'],
                ['[Eat cheese](buying#cheese)', 'none', 'one level less'],
              ],
            },
          },
        ],
      },
      {
        id: 'manners',
        title: 'For adults, in moderation',
        blocks: [
          {
            p: 'Nobody in this race drives. Alcohol is for adults, and in moderation. The breweries are real; their roads, distances and hours have been bent to suit the game.',
          },
        ],
      },
    ],
  },
  {
    id: 'setup',
    title: 'Setup',
    lead: 'The house lays everything out. This is what it does, and what the pieces are.',
    short: [
      ['Coasters', '5, 15 or 25 for 2, 3 or 4 players'],
      ['Level 3 cards', 'one per player'],
      ['Everybody', 'on the Grand Place, disc on 0'],
    ],
    sections: [
      {
        id: 'pieces',
        title: 'The pieces',
        blocks: [
          {
            p: 'The map holds **40 breweries**, 34 in the country and 6 in Brussels, and the Grand Place, which is a place but not a brewery. The colour of a brewery is the colour of its beer, whether bought or tasted.',
          },
          {
            table: {
              head: ['Colour', 'Beer', 'Breweries and bottles'],
              rows: [
                ['yellow', 'blond', '20'],
                ['brown', 'brown, amber and fruit beers', '10'],
                ['red', 'Trappist', '5'],
                ['black', 'stout', '5'],
              ],
            },
          },
          {
            p: 'Some breweries carry bonuses: 3 Player, 3 Author, 4 Cardinal Points and 5 Trappist. Three of the Trappist ones belong to a second category as well.',
          },
          {
            p: 'There are 32 objective cards of level 1, 25 of level 2 and 15 of level 3. The three dice are alike: 3 faces **failed hitchhike**, 2 faces **TBBR** (the initials of the race), 1 face **late bus**. A backpack holds 12 beers.',
          },
          {
            ruling: [43, 44],
            says: 'No piece ever runs out: beers, visited tokens and markers are unlimited, and you may visit all forty breweries although the box holds 35 tokens.',
            why: 'The rulebooks tell the table to use a substitute whenever material is short.',
          },
          {
            ruling: [50],
            says: 'The quantities 20, 10, 5 and 5 belong to yellow, brown, red and black.',
            why: 'That is the order in which the colours are introduced, and 5 red bottles match 5 Trappist breweries.',
          },
        ],
      },
      {
        id: 'table',
        title: 'Laying the table',
        blocks: [
          {
            steps: [
              'Coasters are drawn, each on a random side, and put on the brewery whose number shows: 5 with two players, 15 with three, 25 with four. Several may lie together; those not drawn leave the game.',
              'Every brewery gets a First Visitor Bottle of its colour, on top of any coasters.',
              'From level 1 four cards are laid in the right row of the Bottling Machine, three in the left row; the others form a face-up deck. Level 2 is set aside for now.',
              'As many level 3 cards as there are players are revealed for the whole game.',
              'Bottle tokens lie whole at the borders 8|9, 16|17 and 24|25 of the Time Track. The end token lies on 24.',
              'Everybody starts on the Grand Place with an empty backpack and all tracks at the bottom. Discs are stacked on space 0, the first player on top, then clockwise downwards.',
            ],
          },
          {
            ruling: [45],
            says: 'The back of a coaster means nothing once it lies on the map.',
            why: 'No rule looks at it again; coasters are only counted.',
          },
          {
            ruling: [49],
            says: 'The first player is drawn at random.',
            why: 'The rulebooks favour whoever last drank a beer, but allow any method.',
          },
        ],
      },
    ],
  },
  {
    id: 'time',
    title: 'Turn order and time',
    lead: 'Whoever is furthest behind plays, and plays on until they are ahead of everybody.',
    short: [
      ['Next', 'the disc furthest behind, the upper one of a stack'],
      ['Your turn ends', 'strictly ahead of all discs, or on the last space'],
      ['1 TU', 'one space, half an hour'],
    ],
    sections: [
      {
        id: 'track',
        title: 'The Time Track',
        blocks: [
          { figure: 'race-time-track', caption: 'Spending time moves your disc. Whoever is last is next.' },
          {
            p: 'Spending TUs moves your disc forward by as many spaces. A disc that lands on others goes **on top**. Friday runs from 12:00 to 24:00, Saturday from 8:00 to 24:00, Sunday from 8:00 to 20:00.',
          },
          {
            ruling: [1],
            says: 'The start is space 0 and the last space has the number of the day’s TUs, so a day offers exactly 24 or 32.',
            why: 'Only then do the printed totals, the example of a late morning and the places of the bottle tokens agree.',
          },
          {
            ruling: [61],
            says: 'In the short race day 1 shows Friday’s hours, day 2 Sunday’s.',
            why: 'Hours are printed for three days only; the lengths match, and it changes nothing but the clock on the screen.',
          },
        ],
      },
      {
        id: 'turn',
        title: 'Your turn',
        blocks: [
          {
            p: 'The player whose disc is **furthest behind** is active; on a shared space, the one on top. You take one action after another until your disc is **strictly ahead** of every other disc. Being level is not enough.',
          },
          {
            example:
              'You are on 6, the leader on 10. After 4 TUs your disc lies on 10 on top of the leader, and your turn goes on. One more TU ends it.',
          },
          {
            p: 'The comparison is made after each complete action, with all discs where they are then. In the morning everybody stands on 0, so the first action that costs time already ends the first turn.',
          },
          {
            p: 'Your turn also ends when your disc reaches the last space of the day. Without time left you do nothing more today.',
          },
          {
            p: 'What costs no time, such as eating cheese, taking cards or deciding about a bottle token, happens inside the running turn and never changes whose turn it is.',
          },
          {
            ruling: [2],
            says: 'The action that takes you past the leader is played out completely: arrival, toast, cards, bottle tokens.',
            why: 'The French text says so, and it covers what the English one says.',
          },
          {
            ruling: [3],
            says: 'The newcomer lies on top of a stack and plays before those below.',
            why: 'That is what happens at a real table, and the stack at the start works the same way.',
          },
          {
            ruling: [5],
            says: 'You cannot pass: as long as you are not ahead you must act.',
            why: 'A turn is defined by how it ends, not by what its player feels like.',
          },
        ],
      },
      {
        id: 'finished',
        title: 'When somebody has finished',
        blocks: [
          {
            ruling: [4],
            says: 'Discs on the last space count as leaders and cannot be overtaken, so everybody still going plays out the rest of the day in one turn, the disc furthest behind first. This can happen in the middle of a turn, if your toast sends a partner to sleep. A table may choose to ignore finished discs instead.',
            why: 'Both texts speak of the most advanced disc and exempt nobody. In a duel the other reading would refill the cards after every single action.',
          },
          {
            example:
              'Three players, the third asleep on 24. You are on 9, the other on 11: you play your day to its end, then the other does.',
          },
          {
            p: 'There is no waiting for a while and then going on. [Camping and calling it a day](ending-the-day) are the only ways to stop early.',
          },
          {
            ruling: [55],
            says: 'When an action brings the last disc to the last space, that turn is still completed; then the day ends and nobody gets another turn.',
            why: 'Both texts start the evening once all discs are stacked there.',
          },
        ],
      },
      {
        id: 'together',
        title: 'Discs that move together',
        blocks: [
          {
            ruling: [11],
            says: 'Discs that move at the same moment (toast, late morning) go above those that stay; among discs with the same start and the same end the order is kept. Where several people choose or fall asleep at once, the active player comes first, then clockwise.',
            why: 'The morning rule keeps the order of equal delays; the same idea fits a toast.',
          },
        ],
      },
    ],
  },
]
