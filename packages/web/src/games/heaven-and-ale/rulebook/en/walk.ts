import type { Chapter } from '../../../../rules/book.ts'

export const walk: readonly Chapter[] = [
  {
    id: 'abbey',
    title: 'The abbey at a glance',
    lead: 'Shade pays the bills, sun feeds the brew. A good beer needs both, and everything in balance.',
    short: [
      ['Players', '2 to 4'],
      ['Rounds', '3, 4 or 6'],
      ['You win', 'with the most points'],
    ],
    sections: [
      {
        id: 'aim',
        title: 'What you are after',
        blocks: [
          {
            p: 'You walk round a common ring, buy resources and monks for your garden, and put them to work. A tile in the **shade** is cheap and pays ducats. A tile in the **sun** costs double and moves the marker of its resource along your production track.',
          },
          {
            p: 'At the end only your **lowest marker** counts, times what your brewmaster has earned you. Four splendid resources and no barley make no beer.',
          },
        ],
      },
      {
        id: 'turn',
        title: 'A turn in two lines',
        blocks: [
          {
            steps: [
              'Walk forward as far as you like, never back.',
              'Do what the space says. You must, and you may only stop where you can.',
            ],
          },
          {
            table: {
              head: ['Space', 'How many', 'What you do'],
              rows: [
                ['[Resource space](buying#resources)', '15', 'buy at least one resource tile'],
                ['[Monk space](buying#monks)', '4', 'buy at least one monk'],
                ['[Activation space](activating)', '6', 'take a disc and let tiles pay'],
                ['[Barrel space](barrels)', '2', 'take barrels for goals you meet'],
                ['[Start area](start-area)', '4 places', 'end your round, take an income'],
              ],
            },
          },
        ],
      },
    ],
  },
  {
    id: 'setup',
    title: 'Setup',
    lead: 'The house lays everything out; nobody has to choose anything until the places are picked.',
    short: [
      ['Each player', '25 ducats, 5 privileges'],
      ['Brewmaster', 'starts on −10'],
      ['Markers', '0, −2, −4, −6, −8'],
    ],
    sections: [
      {
        id: 'pieces',
        title: 'The pieces',
        blocks: [
          {
            list: [
              '100 resource tiles: five resources, fertility 1 to 5, four of each; half of them with back I, half with back II.',
              '24 monks of four kinds, twelve with each back.',
              '12 goals, each with a large barrel (4 points) and a small one (2 points).',
              'Sheds of five kinds, discs and ducats.',
              'Each player: **25 ducats**, a garden, a figure, a brewmaster, five markers, five different privileges.',
            ],
          },
          {
            ruling: [24],
            says: 'Sheds, ducats and discs never run out.',
            why: 'Even the longest game cannot use up what is in the box.',
          },
        ],
      },
      {
        id: 'boards',
        title: 'Ring and garden',
        blocks: [
          {
            figure: 'ale-ring',
            caption: 'Twenty-seven spaces, walked clockwise, and the start area between the last and the first.',
          },
          {
            p: 'The ring has 27 spaces. Monk spaces carry the prices 4, 3, 2, 1 in walking order. There is one activation space **A**, one **B**, one **C** and three **ABC**.',
          },
          { figure: 'ale-garden', caption: 'Sun on the left, shade on the right, seven sites between.' },
          {
            p: 'Your garden has 15 sunny hexes, 15 shady hexes and 7 sites. Neighbours across the border between sun and shade are neighbours like any others. Beside it lie ten boxes in five pairs: number and wood, yeast and hops, water and barley, Brother Arnold and Brother Fiacre, Brother Bede and Brother Martin.',
          },
          { figure: 'ale-production', caption: 'Markers and brewmaster share one track; only 1 to 20 are numbered.' },
          {
            p: 'On the production track wood starts on 0, yeast on −2, hops on −4, water on −6, barley on −8 and the brewmaster on −10. Only the spaces 1 to 20 carry a number.',
          },
        ],
      },
      {
        id: 'table',
        title: 'Laying the table',
        blocks: [
          {
            table: {
              head: ['Players', 'Rounds', 'Monk stacks', 'Monks II left out'],
              rows: [
                ['2', '3', '3 of I', '12'],
                ['3', '4', '3 of I, 1 of II', '8'],
                ['4', '6', '3 of I, 3 of II', '0'],
              ],
            },
          },
          {
            p: 'One resource tile of stack I goes on each of the 15 resource spaces, one monk of the first stack on each of the 4 monk spaces, one disc on each of the 6 activation spaces. For each goal the large barrel lies on the small one.',
          },
          {
            ruling: [38],
            says: 'Spaces are filled in walking order; resources and monks come from separate stacks.',
            why: 'The rulebook does not say; it changes no odds and makes games repeatable.',
          },
        ],
      },
    ],
  },
  {
    id: 'start-area',
    title: 'The start area',
    lead: 'Four places. You leave one when the round begins and take one when you come home.',
    short: [
      ['First player', 'begins; 1 point if there at the end'],
      ['Brewhouse', 'brewmaster +1'],
      ['Granary', 'one marker +2'],
      ['Treasury', '2 ducats'],
    ],
    sections: [
      {
        id: 'places',
        title: 'The places',
        blocks: [
          {
            table: {
              head: ['Place', 'What it gives at once'],
              rows: [
                [
                  'First player',
                  'nothing; you begin the next round, and score 1 point if you stand here when the game ends',
                ],
                ['Brewhouse', 'your brewmaster advances 1'],
                ['Granary', 'one marker of your choice advances 2, both steps the same marker'],
                ['Treasury', '2 ducats'],
              ],
            },
          },
          { p: 'A place holds one figure; there are four places whatever the number of players.' },
          {
            p: 'The first player is drawn, stands on “First player” and takes nothing. Then the others pick a place in turn and take its income.',
          },
          {
            ruling: [1],
            says: 'At the start, places are picked clockwise after the first player. A table may choose anticlockwise.',
            why: 'The French rulebook says clockwise. The English one goes the other way, which is kinder to whoever moves last; with two players there is no difference.',
          },
        ],
      },
    ],
  },
  {
    id: 'moving',
    title: 'Walking the ring',
    lead: 'Forward only. How far you go decides how many turns you get.',
    short: [
      ['Walk', '1 space or more, never back'],
      ['Stop', 'only where you can act'],
      ['Home', 'always allowed'],
    ],
    sections: [
      {
        id: 'turn',
        title: 'Turns',
        blocks: [
          {
            p: 'Whoever stands on “First player” begins; turns go clockwise. Figures that are home are skipped until the round ends.',
          },
          {
            ruling: [21],
            says: 'The last one still walking takes all remaining turns in a row.',
            why: 'Everybody else is skipped.',
          },
        ],
      },
      {
        id: 'walk',
        title: 'Where you may stop',
        blocks: [
          {
            p: 'Walk at least one space, as far as you like, not beyond the start area. Any number of figures may share a space of the ring. The action of the space is compulsory, so you may not stop where it cannot be done:',
          },
          {
            list: [
              'resource or monk space: a tile lies there, you have a free hex for it and can pay;',
              'activation space: a disc lies there and you have a box it can go on;',
              'barrel space: you would take at least one barrel.',
            ],
          },
          {
            ruling: [19, 20],
            says: 'The start area is always open, even straight from the start area; if nothing else is open you must go there.',
            why: 'Any number of spaces means any number, and nobody should get stuck.',
          },
          {
            ruling: [22],
            says: 'Markers and brewmaster may share spaces of their track; figures may share the ring, but never a place.',
            why: 'Only the places are said to be for one.',
          },
          {
            ruling: [36],
            says: 'You may stop somewhere just to take a tile or a disc from under somebody’s nose, as long as you can do the action.',
            why: 'The rule asks whether the action can be done, not whether it is worth it.',
          },
          {
            ruling: [37],
            says: 'With a full garden, resource and monk spaces are closed to you for good; all others stay open.',
            why: 'There is nowhere left to put a tile.',
          },
        ],
      },
    ],
  },
]
