import type { PixelId } from '../../src/content/pixels.ts'
import { pixels } from '../../src/content/pixels.ts'
import { putIn } from '../../src/expansions/pixel-bag/cards.ts'
import { OPEN, where } from '../../src/expansions/team/decks.ts'
import { type Table, unpacked } from '../table.ts'
import { placeHim } from './alone.ts'
import { type Awkward, countSequences } from './sequences.ts'
import { game, together } from './together.ts'

/** Up to the question with this name, always the first answer. */
function upTo(t: Table, step: string): Table {
  while (t.step !== step) t.play(t.options()[0] ?? '')
  return t
}

function withDrawings(t: Table, seat: number, ...ids: readonly PixelId[]): Table {
  ids.forEach((id, slot) => {
    putIn(
      t.s,
      seat,
      slot,
      pixels.findIndex((card) => card.id === id),
    )
  })
  return t.turn()
}

function withOpenCards(t: Table, tb: number, br: number): Table {
  where(t.s)[tb] = OPEN
  where(t.s)[12 + br] = OPEN
  return t.turn()
}

const everybodyElse = (t: Table, disc: number): Table => {
  for (let seat = 1; seat < t.s.seats; seat++) t.disc(seat, disc)
  return t
}

/**
 * Sequences of 1, 2, 3… moves, nature's outcomes included, from positions in the middle of a question. The first numbers of each were
 * counted by hand where it is noted beside them; the others guard what was found when they were written.
 */
const POSITIONS: readonly Awkward[] = [
  {
    // Two cards each, in secret, whoever answers first: 4, then 2 of the other, then 12 bands for the first seat and 11 more.
    name: 'everybody keeps a character, then bands are dealt',
    table: () => upTo(unpacked(2, { characters: true, bands: true }, game), 'characters/keep'),
    counts: [4, 8, 96, 1_056],
  },
  {
    // Two answers each, then 12 cards for the first team.
    name: 'four name their A, and the decks are opened',
    table: () => upTo(unpacked(4, { team: true, events: true }, game), 'team/name'),
    counts: [2, 4, 8, 16, 192],
  },
  {
    // One: nothing, PX-04 with a joker or without, PX-06 with one in two places or without; the other: nothing, or PX-01. Either first.
    // Then, both ways round, nothing when both confirm, else 21 drawings: 2 x 11 x 21.
    name: 'the closing moment, with drawings ready and a joker',
    table: () =>
      withDrawings(
        withDrawings(
          together(2, { jokers: [1, 0] })
            .cubes(0, 'YYYYNN')
            .cubes(1, 'YYY'),
          0,
          'PX-04',
          'PX-06',
        ),
        1,
        'PX-01',
      )
        .day(3)
        .finished(1)
        .play('stop'),
    counts: [8, 24, 462, 4_458],
  },
  {
    // 50 of the base; PX-01 with two, one or no joker, PX-07 in three ways; a joker dropped.
    name: 'drawings and jokers beside an action',
    table: () =>
      everybodyElse(
        withDrawings(
          together(2, { jokers: [2, 0] })
            .at(0, 11)
            .cubes(0, 'YYYN'),
          0,
          'PX-01',
          'PX-07',
        ),
        20,
      ),
    counts: [57, 1_035, 25_018],
  },
  {
    // Keep, swap one or the other. Then 3 answers about the decks, and twice 22 drawings.
    name: 'a broken token: a drawing to swap, then a Team card to put under its deck',
    table: () =>
      withOpenCards(
        withDrawings(
          everybodyElse(
            together(4, { jokers: [0, 0, 0, 0], options: { team: true } })
              .at(0, 11)
              .disc(0, 8),
            20,
          ),
          0,
          'PX-04',
          'PX-05',
        ).machine('L1-17', 'L1-09'),
        0,
        1,
      ).play('buy', 'break L1-17'),
    counts: [3, 47, 204, 5_420],
  },
  {
    // Agree or refuse.
    name: 'a teammate asked to swap roles, with a card in sight',
    table: () =>
      withOpenCards(
        together(4, { options: { team: true } })
          .at(0, 6)
          .at(2, 11)
          .cheese(0, 3)
          .disc(1, 20)
          .disc(2, 9)
          .disc(3, 20),
        9,
        1,
      ).play('bike 11', 'swap'),
    counts: [2, 49, 1_006],
  },
  {
    // To 17 or to 18. Then what the player may do, and the colour of the beer.
    name: 'the Zythologist at a fork, one way to the player',
    table: () => {
      const t = together(1, { options: { solo: true } })
      placeHim(t.s, 16, 21)
      return t.at(0, 16).cubes(0, 'YN').turn().play('hitch 18', 'roll tbbr')
    },
    counts: [2, 42, 1_294],
  },
  {
    // Three colours. Then none, 4 or 6 pairs of cards.
    name: 'a beer for the Zythologist across a token, with cards to replace',
    table: () => {
      const t = together(1, { options: { solo: true } })
      placeHim(t.s, 11, 34)
      return t
        .at(0, 13)
        .cubes(0, 'YNK')
        .disc(0, 7)
        .machine('L1-09', 'L1-10', 'L1-12', 'L1-02')
        .turn()
        .play('hitch 11', 'roll tbbr')
    },
    counts: [3, 33, 1_551],
  },
  {
    // Three colours, then three for the first partner, then three less where the last of a colour is gone: 9 + 8 + 8.
    name: 'torn straps on arrival, before a toast beer by beer',
    table: () =>
      together(3, { days: ['EV-23'], cast: ['CH-15', 'CH-01', 'CH-02'] })
        .at(0, 6)
        .at(1, 11)
        .at(2, 11)
        .cubes(0, 'YYYNNKK')
        .cubes(1, 'K')
        .cubes(2, 'R')
        .disc(1, 9)
        .disc(2, 9)
        .play('bike 11'),
    counts: [3, 9, 25, 50],
  },
  {
    // Leave or again. Then 18 actions and 3 faces.
    name: 'the dice charmed, or left',
    table: () => everybodyElse(together(2, { cast: ['CH-18', 'CH-08'] }).at(0, 6), 20).play('hitch 11', 'roll failed'),
    counts: [2, 21, 284, 3_193],
  },
  {
    // What the base offers, every journey once more where the map shortens it, a concert with a beer or without.
    name: 'the Map Maker’s morning, with a stage and a free glass',
    table: () =>
      everybodyElse(
        together(2, { days: ['EV-04'], cast: ['CH-10', 'CH-08'], lineUp: ['BD-03', 'BD-01'] }).at(0, 13),
        20,
      ),
    counts: [56, 1_327, 30_154],
  },
  {
    // None, one or two cheeses.
    name: 'one level more than beer, with cheese to eat first',
    table: () =>
      everybodyElse(
        together(2, { days: ['EV-17'], cast: ['CH-04', 'CH-08'] })
          .at(0, 13)
          .level(0, 6)
          .glass(0, 6)
          .cheese(0, 2),
        20,
      ).play('taste'),
    counts: [3, 92, 1_058],
  },
]

countSequences('Sequences of moves with expansions', game, POSITIONS)
