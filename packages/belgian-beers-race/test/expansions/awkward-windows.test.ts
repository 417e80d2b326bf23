import type { ConfrontationId } from '../../src/content/confrontation.ts'
import type { Table } from '../table.ts'
import { type Awkward, countSequences } from './sequences.ts'
import { confronting, game } from './with-hands.ts'

type Hand = readonly ConfrontationId[]

/** Seat 0 has time to act before everybody else. */
function first(...hands: readonly Hand[]): Table {
  const t = confronting(hands)
  for (let seat = 1; seat < hands.length; seat++) t.disc(seat, 20)
  return t
}

/** A ride of 6 has been declared, and two are asked at once. */
const ride = (): Table => first(['CF-P01', 'CF-P13'], ['CF-N01', 'CF-N02'], ['CF-N14']).at(0, 6).play('bike 11')

/** A purchase with cheese has been struck twice by one answer: the first card lies open. */
const struck = (): Table =>
  first(['CF-P13', 'CF-P05', 'CF-P08'], ['CF-N06', 'CF-N09']).at(0, 7).play('buy +cheese', 'play CF-N06 CF-N09')

/**
 * Sequences of moves from positions in the middle of a window. The first numbers of each were counted by hand, as it is noted beside
 * them; the others guard what was found when they were written.
 */
const POSITIONS: readonly Awkward[] = [
  {
    // One passes, plays either or both in two orders: 5; the other passes or plays: 2. Whoever answers first, so 2 x 10. Then 50 actions
    // where both passed, and Thick Skin or not in the nine other cases: 2 x (50 + 18).
    name: 'the opponents’ stage of a ride, two asked at once',
    table: ride,
    counts: [7, 20, 136, 966, 4_612],
  },
  {
    // 5 answers are left, and after each of them Thick Skin or not.
    name: 'an answer sealed, another still to come',
    table: () => ride().by(2, 'play CF-N14'),
    counts: [5, 10, 68, 662, 7_937],
  },
  {
    // Take it, or Thick Skin. Taken: the second card can be cancelled too, 2. Cancelled: the second strikes at once, and the subject
    // passes, plays either of two or both in two orders, 5.
    name: 'a struck card that Thick Skin may cancel, another to follow',
    table: struck,
    counts: [2, 7, 80, 816, 8_746],
  },
  {
    // Nothing, either card, both in two orders.
    name: 'the subject’s stage after two cards have struck',
    table: () => struck().play('pass', 'pass'),
    counts: [5, 64, 541, 5_014],
  },
  {
    // One passes or plays, the other can only pass: 3, then 2 x 2. Then, both ways round, 38 actions after a lift, and a pass of the
    // roller, who is asked whatever the hand: 2 x 39.
    name: 'a lift that somebody may have rolled again',
    table: () =>
      first(['CF-P02'], ['CF-N04'], ['CF-N05']).at(0, 6).play('hitch 11').by(1, 'pass').by(2, 'pass').play('roll tbbr'),
    counts: [3, 4, 78, 228, 522, 2_804],
  },
  {
    // The partner passes, and there are 47 actions; or turns the tables and gives one of two colours or two beers in two ways.
    name: 'an exchange agreed on, and tables to turn',
    table: () =>
      first([], ['CF-N07', 'CF-N02'])
        .at(0, 6)
        .at(1, 11)
        .cubes(0, 'YN')
        .cubes(1, 'RKK')
        .play('bike 11', 'pass', 'give YN', 'take RK'),
    counts: [2, 51, 100, 2_028, 4_551],
  },
  {
    // Passed: the sleeper may make up for the lost time. Played: the sleeper may cancel it. Two answers to either.
    name: 'the morning of a sleeper, in the middle of a night',
    table: () =>
      confronting([['CF-N12'], ['CF-P12', 'CF-P13']])
        .at(0, 'B3')
        .at(1, 24)
        .asleep(1)
        .disc(0, 20)
        .play('camp'),
    counts: [2, 4, 6, 177, 820, 8_833],
  },
  {
    // Passed: three colours to drink, or none. Played: Thick Skin or not.
    name: 'a tent pitched with five beers, and a lookout beside it',
    table: () => first(['CF-P13'], ['CF-N11']).at(0, 18).cubes(0, 'YYNNK').disc(0, 16).play('camp'),
    counts: [2, 6, 56, 270, 1_756, 11_309],
  },
  {
    // Passed: twelve places by four means, a purchase and the tent, 50. Played: the token between 8 and 9 is crossed, which is kept or
    // broken for the card in reach.
    name: 'a claim that costs two units across a token',
    table: () => first([], ['CF-N13']).at(0, 18).cubes(0, 'YYYY').machine('L1-29', 'L1-09').disc(0, 7),
    counts: [2, 52, 150, 2_356, 41_202],
  },
  {
    // Passed: asleep, and the other sets out from the Grand Place, 37. Played: three places by bus or thumb, beer with cheese or without,
    // the tent, 9.
    name: 'a beer that would bring sleep',
    table: () => first(['CF-P04', 'CF-P13'], ['CF-N01']).at(0, 7).level(0, 7).play('taste'),
    counts: [2, 46, 82, 387, 671],
  },
]

countSequences('Sequences of moves with a window open', game, POSITIONS)
