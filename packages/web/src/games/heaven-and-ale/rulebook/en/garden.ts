import type { Chapter } from '../../../../rules/book.ts'

export const garden: readonly Chapter[] = [
  {
    id: 'buying',
    title: 'Buying tiles',
    lead: 'Single price in the shade, double in the sun. Once laid, a tile stays where it is.',
    short: [
      ['Resource', 'its fertility; twice that in the sun'],
      ['Monk', 'the ducats printed on the space; twice that in the sun'],
      ['At a stop', 'at least one tile'],
    ],
    sections: [
      {
        id: 'price',
        title: 'Price and place',
        blocks: [
          {
            p: 'On a resource or monk space you buy **at least one** tile, and as many as you can pay for. Each goes on any free hex of the side you paid for: never on a site, never moved again. It need not touch anything.',
          },
          {
            figure: 'ale-prices',
            caption: 'A hops tile of fertility 4: every free hex shows its price, 8 in the sun and 4 in the shade.',
          },
          {
            ruling: [2],
            says: 'Tiles are bought one by one, in any order: choose, pay, place, close sites, and only then the next.',
            why: 'A closed site has to be dealt with at once.',
          },
          {
            ruling: [3],
            says: 'You may stop if the price of one tile is within your ducats plus 3 per privilege in hand. If you rely on privileges, you must then give back as many as it takes.',
            why: 'A space whose action cannot be done is forbidden, and privileges can become money at any moment.',
          },
          {
            example:
              '1 ducat, one privilege, a tile of fertility 4: in the shade 4 is within 1 + 3, so you may stop. With only sunny hexes free it costs 8, and you may not.',
          },
          {
            ruling: [4],
            says: 'If only one side has room, you may still buy, at the price of that side.',
            why: 'The side is a free choice among free hexes.',
          },
          {
            ruling: [5],
            says: 'Ducats from a shed may pay for the next tile of the same stop, not for the one that closed the site.',
            why: 'You pay before you place.',
          },
          {
            ruling: [6],
            says: 'What nobody buys stays on its space, and more is added each round.',
            why: 'Preparing a round only adds; nothing is discarded.',
          },
        ],
      },
      {
        id: 'resources',
        title: 'Resource tiles',
        blocks: [
          {
            p: 'The number on the tile is its **fertility**: the price in the shade, and what the tile pays each time it is woken. Buying by itself pays nothing.',
          },
          {
            example:
              'Barley 3 and hops 5 lie together. Hops in the shade for 5, then barley in the sun for 6: 25, 20, 14 ducats.',
          },
        ],
      },
      {
        id: 'monks',
        title: 'Monks',
        blocks: [
          {
            p: 'A monk costs the ducats printed on his space, and twice that in the sun. He has no fertility and counts 0 for a site, but he fills his hex. Which side he stands on changes his price and the side he fills, never what he pays. The four kinds differ in **nothing but their box**: Arnold and Fiacre form one pair, Bede and Martin the other.',
          },
          {
            ruling: [33],
            says: 'Several monks on a space each cost the same.',
            why: 'The price is printed on the space.',
          },
        ],
      },
    ],
  },
  {
    id: 'activating',
    title: 'Activating',
    lead: 'Tiles pay when they are woken. A disc wakes them, and each box takes one disc.',
    short: [
      ['A', 'number box'],
      ['B', 'monk boxes'],
      ['C', 'resource boxes'],
      ['ABC', 'any box'],
    ],
    sections: [
      {
        id: 'disc',
        title: 'A disc on a box',
        blocks: [
          { figure: 'ale-boxes', caption: 'Ten boxes in five pairs. Each takes one disc in the whole game.' },
          {
            p: 'On an activation space you take **one** disc, place it on a free box the letter allows, and the tiles of that box pay. The disc stays there for the rest of the game, so each box works once. In the last round with two or three players some spaces hold two discs; you still take one.',
          },
          {
            list: [
              '**Number box**, an A or ABC disc: choose a number; every resource tile that shows it pays, whatever its resource and side.',
              '**Resource box**, a C or ABC disc: every tile of that resource pays, on both sides.',
              '**Monk box**, a B or ABC disc: each of your monks of that kind wakes every tile around him.',
            ],
          },
          { p: 'A box can be used only if your garden holds a tile for it.' },
          {
            ruling: [8],
            says: 'You may name only a number shown by a tile in your garden.',
            why: 'A disc may not be used for tiles you do not have.',
          },
          {
            ruling: [9],
            says: 'Incomes are automatic and cannot be refused.',
            why: 'The text simply says what happens, and an income never does harm.',
          },
        ],
      },
      {
        id: 'income',
        title: 'What a tile pays',
        blocks: [
          {
            table: {
              head: ['Tile', 'Pays'],
              rows: [
                ['resource in the shade', 'its fertility in ducats'],
                ['resource in the sun', 'its marker advances by its fertility'],
                ['monk, woken by a monk or a shed', 'brewmaster +1'],
              ],
            },
          },
          {
            p: 'A tile pays every time it is woken, even several times in a turn. A marker never passes 20: each step beyond pays 1 ducat instead.',
          },
          { example: 'Yeast on 18, a sunny yeast 5 pays: two steps to 20 and 3 ducats.' },
          {
            ruling: [14],
            says: 'The brewmaster stops on 20; steps beyond are lost and pay nothing.',
            why: 'Only markers are paid for surplus.',
          },
        ],
      },
      {
        id: 'monks',
        title: 'Monks at work',
        blocks: [
          {
            p: 'A monk whose box gets a disc wakes **every tile next to him**: resources pay, monks move your brewmaster. He himself pays nothing. A tile next to two such monks pays twice.',
          },
          {
            ruling: [10],
            says: 'A woken monk wakes no tile in turn. Monks of any kind count as neighbours: two of the same kind side by side wake each other, 2 steps in all.',
            why: 'The income of a monk is one step of the brewmaster and nothing else.',
          },
          { example: 'Next to your monk lie two other monks and a shady barley 3: brewmaster +2 and 3 ducats.' },
          {
            ruling: [11],
            says: 'A monk with no tile around him may be used, for no income. Sheds, sites and empty hexes pay nothing either.',
            why: 'The kind is there, which is all the rule asks; and the disc may complete a pair.',
          },
        ],
      },
    ],
  },
  {
    id: 'sites',
    title: 'Sites and sheds',
    lead: 'Six tiles round a site close it. Poor soil pleases the brewmaster, rich soil feeds the neighbours.',
    short: [
      ['Sum', 'fertility of the six tiles'],
      ['Low', 'brewmaster steps'],
      ['High', 'neighbours woken'],
    ],
    sections: [
      {
        id: 'closing',
        title: 'Closing a site',
        blocks: [
          {
            p: 'The moment the last of its six neighbours is filled, add up their fertilities; monks count 0. The sum decides the shed: first your brewmaster advances, then the shed goes up, then it wakes neighbours, all before the next purchase. A site is built on once, and you cannot decline.',
          },
          {
            figure: 'ale-site',
            caption: 'Five tiles with a sum of 17; a sixth of 4 makes it 21; the Hay shed wakes every other neighbour.',
          },
          {
            table: {
              head: ['Sum', 'Shed', 'Brewmaster', 'Wakes'],
              rows: [
                ['0 to 7', 'Woodshed', '+6', 'no tile'],
                ['8 to 11', 'Tool shed', '+3', '1 of your choice'],
                ['12 to 17', 'Cart shed', '+1', '2 that face each other'],
                ['18 to 23', 'Hay shed', '+1', '3, every other one'],
                ['24 to 30', 'Malt shed', '0', '4 of your choice'],
              ],
            },
          },
          { example: '4, 3, 5, 2, 1 and a monk: sum 15. Brewmaster +1, Cart shed.' },
          {
            ruling: [12],
            says: 'If one tile closes two sites, both are built one after the other.',
            why: 'Sums are fixed and effects add up, so the order cannot matter.',
          },
        ],
      },
      {
        id: 'sheds',
        title: 'Sheds',
        blocks: [
          {
            p: 'Woken tiles pay as always; a woken monk moves the brewmaster 1 step. A shed works **once**, when it is built; discs and monks never wake it.',
          },
          {
            ruling: [13],
            says: 'The full number must be woken; you choose only which. Monks may be among them, and it does not matter which way the shed is turned.',
            why: 'All six neighbours are there by then, and the arrows look the same from every side.',
          },
        ],
      },
    ],
  },
]
