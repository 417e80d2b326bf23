import type { Chapter } from '../../../../rules/book.ts'

export const firstGame: Chapter = {
  id: 'first-game',
  title: 'Your first game',
  lead: 'No rules here, only what the brothers wish somebody had told them.',
  short: [
    ['Early', 'shade, for money'],
    ['Then', 'sun, for the lowest marker'],
    ['Always', 'an eye on the brewmaster'],
  ],
  sections: [
    {
      id: 'begin',
      title: 'The first round',
      blocks: [
        {
          list: [
            'Begin in the **shade**. It costs half, and what it pays buys the sun later.',
            'Take short steps. Every space you pass is a turn you give away; whoever runs ahead plays less.',
            'Plant **around the same site**. Six tiles anywhere are six tiles; six around a site are a shed too.',
          ],
        },
        {
          example:
            '25 ducats: hops 4 and barley 2 in the shade, yeast 3 in the sun make 12. The rest is for a monk and the round to come.',
        },
      ],
    },
    {
      id: 'middle',
      title: 'Discs and monks',
      blocks: [
        {
          list: [
            'A disc is worth what it **wakes**, and each box takes only one. Wait until three tiles or more answer to it, but not for ever: others take discs too.',
            'A **monk** in the middle of your best tiles is a disc that pays for all of them. In the shade he does it for half the price.',
            'The **number box** comes once. Keep it until several tiles share a number.',
            'Fill pairs while you still hold privileges: each is worth far more beside a pair than the 3 ducats it pays when given back.',
          ],
        },
      ],
    },
    {
      id: 'end',
      title: 'Towards the end',
      blocks: [
        {
          list: [
            'Only your **lowest marker** counts. Three steps for barley, which starts lowest, may be worth more than ten for wood.',
            'Look at the **brewmaster**: one step into the next band can make every step of the markers worth more. Low sums around a site move him furthest.',
            'Stop on a **barrel space** as soon as two goals are met. Four points are hard to brew, and the first one there takes the large barrels.',
            'Money left over buys one step for every ten ducats. It is never lost, but it is never a bargain either.',
          ],
        },
      ],
    },
  ],
}
