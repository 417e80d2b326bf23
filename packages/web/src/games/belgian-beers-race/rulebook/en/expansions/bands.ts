import type { Chapter, Table } from '../../../../../rules/book.ts'
import type { CardLists } from '../../expansion-cards.ts'

export const bands = (cards: CardLists, styles: (head: readonly string[]) => Table): Chapter => ({
  id: 'bands',
  icon: 'note',
  title: 'Bands on Tour',
  lead: 'You have a band with you. Where beer is tasted there is a stage, and the dice decide how many fans come.',
  short: [
    ['Players', '2 to 4, or Solo'],
    ['Concert', '2 TUs, with or without a beer'],
    ['Dice', '3 at home, 1 opposite, else 2'],
    ['Fans', '2 are worth 1 VP, and there is an award'],
  ],
  sections: [
    {
      id: 'adds',
      title: 'What it adds',
      blocks: [
        {
          p: '12 bands in six styles of music, a new action, the **concert**, and fans to be counted. Fans are not points yet: nobody spends them, and they stay from day to day.',
        },
      ],
    },
    {
      id: 'setup',
      title: 'Setup',
      blocks: [
        {
          p: 'You get two bands, keep one in secret and lay the other aside; all bands are shown together. Your counter of fans starts at 0.',
        },
      ],
    },
    {
      id: 'styles',
      title: 'Six styles',
      blocks: [
        {
          p: 'The styles stand on a wheel, and each faces its opposite. Every brewery has one style. A band is at home where its own is played.',
        },
        {
          figure: 'race-styles',
          caption: 'The wheel of styles. What faces you across it is your opposite: one die there.',
        },
        { table: styles(['Style', 'Opposite', 'With a stage', 'Without']) },
        {
          ruling: ['R-22'],
          says: 'Styles are styles of music.',
          why: 'The Dutch text speaks of beer styles; but six styles with opposites do not match four colours of beer.',
        },
        {
          ruling: ['R-92'],
          says: 'The wheel and the styles of the breweries are the house’s own: those with the Taste symbol are spread as evenly as possible.',
          why: 'They are printed on instruction cards only, and only where beer is tasted is there a concert.',
        },
      ],
    },
    {
      id: 'concert',
      title: 'Giving a concert',
      blocks: [
        {
          p: 'At a brewery with the Taste symbol, with at least 2 TUs left. Not on the Grand Place, not while camping. For each stay you choose **one** of these:',
        },
        {
          table: {
            head: ['Choice', 'Time', 'What you get'],
            rows: [
              ['Taste', '1 TU', 'the beer'],
              ['Concert and taste', '2 TUs', 'fans and the beer'],
              ['Concert alone', '2 TUs', 'fans'],
              ['Neither', 'none', 'nothing'],
            ],
          },
        },
        {
          steps: [
            'Say whether you taste as well, and pay 2 TUs.',
            'Roll **3 dice** where your own style is played, **1 die** where its opposite is, **2 dice** anywhere else.',
            'Each die brings fans: failed hitchhike 2, TBBR 4, late bus 6.',
            'If you taste: glass and level go up by 1. Then cards, bottle tokens, sleep.',
          ],
        },
        { example: 'Three dice, a failed hitchhike, a TBBR and a late bus: 2 + 4 + 6 = **12 fans**.' },
        {
          example:
            'Level 7, concert and taste, two TBBR: 8 fans, one more tasted beer, and you fall asleep. The fans are yours.',
        },
        {
          example:
            '[[BD-03]] rolls 3 dice at brewery 13, 1 die at 7, 2 dice at 8. At 11 no beer is tasted, so nobody plays there.',
        },
        {
          ruling: ['R-23'],
          says: 'One choice a stay: whoever has tasted gives no concert there, and the other way round. [[CF-P07]] gives back the tasting only.',
          why: 'The rules list them as a choice, and nothing of value is lost.',
        },
        {
          ruling: ['R-24'],
          says: 'The counter goes up by all the fans rolled, and the brewery meant is the one you are at.',
          why: 'One word of the English text is a slip: it would be a single space.',
        },
        {
          ruling: ['R-25'],
          says: 'Whether you taste is said before the roll.',
          why: 'Both happen at the same time.',
        },
      ],
    },
    {
      id: 'scoring',
      title: 'Scoring',
      blocks: [
        {
          table: {
            head: ['Players', 'Most fans', 'Second', 'Third', 'Fourth'],
            rows: [
              ['2', '10 VPs', '0', '–', '–'],
              ['3', '20 VPs', '10 VPs', '5 VPs', '–'],
              ['4', '20 VPs', '10 VPs', '5 VPs', '0'],
            ],
          },
        },
        {
          p: 'This is the **audience award**. In addition, everybody scores 1 VP for every two fans. Whoever gave no concert gets no award.',
        },
        {
          example:
            'Four players with 40, 40, 22 and 10 fans: awards of 20, 20, 5 and 0; with the fans 40, 40, 16 and 5 VPs.',
        },
        {
          ruling: ['R-26'],
          says: 'Players tied on fans all get the award of the best place among them; the places below are skipped.',
          why: 'All three texts give the first award to each player with the most; skipping keeps a tie from lifting those behind it.',
        },
        {
          ruling: ['R-76'],
          says: 'Where nobody gave a concert there is no award; whoever gave none still holds their place.',
          why: 'An award wants an audience.',
        },
      ],
    },
    {
      id: 'combined',
      title: 'With other expansions',
      blocks: [
        {
          list: [
            '**Characters and events**: the beer of a concert is one tasted at a brewery and may be the first of the day; the concert costs 2 TUs all the same.',
            '**Pixel Bag**: the beer of a concert leaves no joker.',
            '**Team**: everybody is ranked alone; the award goes into your own total.',
            '**Solo**: no award, only 1 VP for every two fans.',
            '**Short race**: nothing changes.',
          ],
        },
        {
          ruling: ['R-27'],
          says: 'Alone there is no award.',
          why: 'The awards begin with two players.',
        },
      ],
    },
    { id: 'cards', title: 'The bands', blocks: [{ cards: cards.bands }] },
  ],
})
