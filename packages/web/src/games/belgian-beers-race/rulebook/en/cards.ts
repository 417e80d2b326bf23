import type { Chapter } from '../../../../rules/book.ts'

export const cards: readonly Chapter[] = [
  {
    id: 'objectives',
    title: 'Objectives',
    lead: 'Cards slide past on the Bottling Machine. Do what one asks while it is within reach, and it is yours.',
    short: [
      ['Lightning', 'do it in your turn'],
      ['Star', 'be in this state'],
      ['Flag', 'level 3, at the end, for everybody'],
    ],
    sections: [
      {
        id: 'kinds',
        title: 'Three kinds',
        blocks: [
          {
            p: '**Lightning** asks for an action of yours, in the turn in which you take the card. **Star** asks for a state; how long you have been in it does not matter, and losing it afterwards does not either. **Flag** cards are the level 3 cards: nobody takes them, and whoever fulfils one when the game ends scores it.',
          },
          {
            ruling: [51],
            says: 'Level 3 cards lie open from the start. “First on the Grand Place” can be fulfilled by one player only; all others by everybody.',
            why: 'A Flag could never be taken from the machine, and the short race calls them revealed.',
          },
        ],
      },
      {
        id: 'taking',
        title: 'Taking a card',
        blocks: [
          {
            p: 'Only the active player takes cards, only those **within reach**. They score at the end of the game, not when taken.',
          },
          {
            ruling: [28],
            says: 'A fulfilled card is taken automatically.',
            why: 'The texts say that the player takes it; cards have no drawback, and it saves many clicks.',
          },
          {
            ruling: [30],
            says: 'Cards are checked at the start of your turn, after each complete action (failed ones too) and after cheese eaten between actions; never in the middle of an action.',
            why: 'A state you only pass through is not one you are in.',
          },
          {
            example:
              'Level 2, Star “level 3”. You ride and taste two beers: the level passes 3 and ends at 4. No card.',
          },
          {
            ruling: [31],
            says: 'One action may earn several cards; four per turn at most, because the row is refilled only afterwards.',
            why: 'Nothing limits one action to one card.',
          },
          {
            p: 'The action that ends your day still earns its cards; camping earns only camping cards. What others make happen to you, such as their toast, earns you no Lightning.',
          },
        ],
      },
      {
        id: 'reading',
        title: 'Reading a card',
        blocks: [
          {
            ruling: [29],
            says: '“Taste” is a brewery’s beer or one in transit, not a toast, not the tent. “Toast” is one in your own turn. “Bicycle, more than 4” is one move of 5 or more. “Late bus” and “failed hitchhike” are the roll, whatever follows. An offer of beer is hitchhiking without a roll.',
            why: 'Tasting on the way is expressly the Taste action, the other two are actions of their own, and the English text describes the mishap cards by the roll.',
          },
          {
            ruling: [62],
            says: 'A move and its toast happen where you arrive; everything else where you stand; a beer in transit is drunk nowhere: it counts for a colour, not for a place.',
            why: 'Cards that name a place reward being there.',
          },
          {
            ruling: [64],
            says: 'A card may join several conditions. “Two actions in one turn” means two different kinds; a move and the toast it brings are two. A joined card that names camping may be earned when the tent goes up.',
            why: 'Otherwise such cards could never be won.',
          },
          {
            ruling: [65],
            says: '“More than 4 TUs” reads the value printed on the road. Track levels are read from the piece; markers beside a track do not add to it.',
            why: 'The card shows the road and the track, not what a delay made of them.',
          },
          {
            p: 'A level named on a card means exactly that level; a number of things means at least that many. Buying cheese alone is not buying beer.',
          },
        ],
      },
      {
        id: 'machine',
        title: 'The Bottling Machine',
        blocks: [
          {
            figure: 'race-bottling-machine',
            caption: 'Four cards within reach, three on their way, and the top of the deck.',
          },
          {
            p: 'Eight cards are visible: **four within reach** on the right, three on their way on the left, and the top of the deck. Gaps stay open until the end of the turn.',
          },
          {
            ruling: [36],
            says: 'At the end of a turn the right row closes up in order; the left card nearest to it slides in first; the deck refills the left row. Removed cards leave the game.',
            why: 'It is the natural way for a belt to move.',
          },
          {
            ruling: [37],
            says: 'An empty deck is replaced at once by level 2, if that has not entered yet. After that the machine runs with fewer cards, the right row first. Nothing is shuffled back.',
            why: 'The short race says so; the full race is silent.',
          },
          {
            ruling: [38],
            says: 'After day 1 what remains of level 1 outside the right row is shuffled with level 2; three cards are laid out and the new top of the deck is the fourth visible one.',
            why: 'As at the start, that makes eight in all.',
          },
          { p: 'Only the top of the deck is known; it may not be searched.' },
        ],
      },
    ],
  },
  {
    id: 'bottle-tokens',
    title: 'Bottle tokens',
    lead: 'Three tokens lie beside the track. Whoever crosses one may break it, and a card goes with it.',
    short: [
      ['Where', 'after 8, 16 and 24'],
      ['3 or 4 players', 'broken once per day'],
      ['2 players', 'each may, once per token and day'],
    ],
    sections: [
      {
        id: 'cross',
        title: 'Crossing',
        blocks: [
          {
            p: 'Your disc **crosses** a token when time you spend takes it from 8 or less to 9 or more (16|17 and 24|25 likewise). Stopping on 8 is not crossing. The third token matters only on a day of 32 TUs.',
          },
          {
            ruling: [25],
            says: 'A disc pushed across by a toast crosses too, and its owner decides.',
            why: 'The text says “a player who crosses”, not “the active player”.',
          },
          {
            ruling: [26],
            says: 'Sleep, the end of camping and calling it a day put a disc on the last space without crossing. A wait or delay cut short by the end of the day does cross.',
            why: 'The French text speaks of placing the disc in the first case and of moving it in the second.',
          },
        ],
      },
      {
        id: 'break',
        title: 'Leave it or break it',
        blocks: [
          {
            p: '**Three or four players**: whoever crosses a token that is still whole may leave it so, or break it and remove one card within reach from the game. A broken token gives nothing until the next day. **Two players**: each may remove one card per token and day, broken or not.',
          },
          {
            ruling: [27],
            says: 'The decision comes after the cards of the action: active player first, then pushed players clockwise; several tokens in track order. With no card within reach there is nothing to decide.',
            why: 'So nobody can destroy a card that was just earned.',
          },
          {
            p: 'If the active player leaves whole a token that a pushed player crosses too, the pushed player is asked next. All tokens are whole again in the morning.',
          },
        ],
      },
    ],
  },
]
