import { copy, fieldOf } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { placeNumber } from '../../src/content/places.ts'
import * as hands from '../../src/expansions/confrontation/hands.ts'
import { laws as lawsOfHands } from '../../src/expansions/confrontation/laws.ts'
import { inForce, pile, revealed, running } from '../../src/expansions/confrontation/played.ts'
import { answers } from '../../src/expansions/confrontation/window.ts'
import { drawn } from '../../src/expansions/events/draw.ts'
import { eventLaws } from '../../src/expansions/events/view.ts'
import * as drawings from '../../src/expansions/pixel-bag/cards.ts'
import { jokers } from '../../src/expansions/pixel-bag/jokers.ts'
import * as z from '../../src/expansions/solo/zythologist.ts'
import { FULFILLED, OPEN, UNDER_FROM, where } from '../../src/expansions/team/decks.ts'
import { brokenInvariants, type RaceState } from '../../src/index.ts'
import type { Table } from '../table.ts'
import { together } from './together.ts'

type Change = (s: RaceState) => void

/** What a move would break that leads from this table (changed by `was`) to the same one with `is` done to it. */
function breaks(t: Table, is: Change, was: Change = () => {}): string[] {
  const before = t.branch().s
  was(before)
  const after = copy(t.branch().s, before)
  const allowed = brokenInvariants(before, before)
  is(after)
  return brokenInvariants(before, after).filter((law) => !allowed.includes(law))
}

describe('The law of events', () => {
  const days = (...cards: readonly number[]): RaceState => {
    const { s } = together(2, { options: { events: true } })
    drawn(s).set(cards)
    return s
  }

  it('TBBR-EVENT-02 no card comes twice, and none that lies there goes', () => {
    expect(eventLaws(days(0, 0, 0), days(1, 0, 0))).toEqual([])
    expect(eventLaws(days(1, 7, 0), days(1, 7, 0))).toEqual([])
    expect(eventLaws(days(1, 0, 0), days(1, 1, 0))).toEqual(['TBBR-EVENT-02'])
    expect(eventLaws(days(1, 7, 0), days(1, 8, 0))).toEqual(['TBBR-EVENT-02'])
    expect(eventLaws(days(1, 7, 0), days(0, 7, 0))).toEqual(['TBBR-EVENT-02'])
  })
})

describe('The law of characters', () => {
  it('TBBR-CHAR-02 no character is kept by two, and whoever keeps one holds no other', () => {
    const t = together(2, { cast: ['CH-03', 'CH-05'] })
    const kept = (card: number): Change => {
      return (s) => fieldOf(s, 'characters.kept').fill(card, 1)
    }
    expect(breaks(t, kept(7))).toEqual([])
    expect(breaks(t, kept(3))).toEqual(['TBBR-CHAR-02'])
    expect(breaks(t, (s) => fieldOf(s, 'characters.size').fill(1, 1))).toEqual(['TBBR-CHAR-02'])
  })
})

describe('The laws of bands', () => {
  const table = () => together(3, { lineUp: ['BD-01', 'BD-02', 'BD-03'] })
  const fans = (...counts: readonly number[]): Change => {
    return (s) => fieldOf(s, 'bands.fans').set(counts)
  }

  it('TBBR-BAND-11, TBBR-BAND-13 fans come by twos, and none leaves', () => {
    expect(breaks(table(), fans(2, 4, 6))).toEqual([])
    expect(breaks(table(), fans(0, 3, 0))).toEqual(['TBBR-BAND-11'])
    expect(breaks(table(), fans(4, 2, 0), fans(4, 4, 0))).toEqual(['TBBR-BAND-13'])
  })

  it('TBBR-BAND-02 no band plays for two', () => {
    const twice: Change = (s) => {
      fieldOf(s, 'bands.kept')[1] = 1
    }
    expect(breaks(table(), twice)).toEqual(['TBBR-BAND-02'])
  })
})

describe('The laws of teams', () => {
  const table = () => together(4, { options: { team: true } })
  const put = (...places: readonly (readonly [card: number, place: number])[]): Change => {
    return (s) => {
      for (const [card, place] of places) where(s)[card] = place
    }
  }

  it('TBBR-TEAM-05 each team works on one card at most', () => {
    expect(breaks(table(), put([3, OPEN], [14, OPEN]))).toEqual([])
    expect(breaks(table(), put([3, OPEN], [4, OPEN]))).toEqual(['TBBR-TEAM-05'])
    expect(breaks(table(), put([14, OPEN], [15, OPEN]))).toEqual(['TBBR-TEAM-05'])
  })

  it('TBBR-TEAM-10 cards under a deck have an order', () => {
    expect(breaks(table(), put([3, UNDER_FROM], [4, UNDER_FROM + 1], [15, UNDER_FROM]))).toEqual([])
    expect(breaks(table(), put([3, UNDER_FROM], [4, UNDER_FROM]))).toEqual(['TBBR-TEAM-10'])
  })

  it('TBBR-TEAM-06 what is fulfilled stays so', () => {
    expect(breaks(table(), put([3, FULFILLED]))).toEqual([])
    expect(breaks(table(), put([3, OPEN]), put([3, FULFILLED]))).toEqual(['TBBR-TEAM-06'])
  })
})

describe('The laws of drawings', () => {
  /** Seat 0 holds the first two cards, seat 1 the third and the fourth. */
  const table = (): Table => {
    const t = together(2, { jokers: [1, 0] })
    for (let card = 0; card < 4; card++) drawings.putIn(t.s, card >> 1, card & 1, card)
    return t.turn()
  }

  it('TBBR-PIXEL-01 a card is in one hand, or completed, or swapped, or shown', () => {
    expect(breaks(table(), (s) => drawings.putIn(s, 0, 0, 9))).toEqual([])
    expect(breaks(table(), (s) => drawings.putIn(s, 0, 0, 2))).toEqual(['TBBR-PIXEL-01'])
    const gone: Change = (s) => {
      drawings.past(s)[drawings.CARD_COUNT + 1] = drawings.COMPLETED
      drawings.completed(s)[1] = 1
    }
    expect(breaks(table(), gone)).toEqual(['TBBR-PIXEL-01'])
    const open: Change = (s) => {
      drawings.shown(s)[3] = 1
      drawings.completed(s)[0] = 1
    }
    expect(breaks(table(), open)).toEqual(['TBBR-PIXEL-01'])
  })

  it('TBBR-PIXEL-03 an empty slot is filled before anybody acts, while there are cards', () => {
    const emptied: Change = (s) => {
      drawings.hands(s)[1] = 0
      drawings.filled(s)[0] = 0b01
    }
    expect(breaks(table(), emptied)).toEqual(['TBBR-PIXEL-03'])
    const allMade: Change = (s) => {
      for (let card = 4; card < drawings.CARD_COUNT; card++) drawings.past(s)[card] = drawings.COMPLETED
      drawings.completed(s)[0] = drawings.CARD_COUNT - 4
    }
    const andOneMore: Change = (s) => {
      emptied(s)
      drawings.past(s)[1] = drawings.COMPLETED
      drawings.completed(s)[0]++
    }
    expect(breaks(table(), andOneMore, allMade)).toEqual([])
  })

  it('TBBR-PIXEL-11 what everybody counts is what is there', () => {
    const counted: readonly Change[] = [
      (s) => drawings.completed(s)[1]++,
      (s) => drawings.swapped(s)[0]++,
      (s) => {
        drawings.hands(s)[0] = 0
      },
    ]
    for (const change of counted) expect(breaks(table(), change)).toEqual(['TBBR-PIXEL-11'])
    const swapped: Change = (s) => {
      drawings.past(s)[9] = drawings.SWAPPED
      drawings.swapped(s)[0] = 1
    }
    expect(breaks(table(), swapped)).toEqual([])
  })

  it('TBBR-PIXEL-19 nobody owes a joker', () => {
    expect(breaks(table(), (s) => jokers(s).fill(-1, 1))).toEqual(['TBBR-PIXEL-19'])
    expect(breaks(table(), (s) => jokers(s).fill(0))).toEqual([])
  })
})

describe('The laws of the Zythologist', () => {
  const table = (): Table => {
    const t = together(1, { options: { solo: true } })
    z.setPlace(t.s, placeNumber(11))
    z.setDestination(t.s, placeNumber(34))
    z.stood(t.s)[placeNumber(11)] = 1
    return t.turn()
  }
  /** Pieces have to come from somewhere, which is a law of the base. */
  const ofHim = (is: Change, was?: Change): string[] => breaks(table(), is, was).filter((law) => law.startsWith('SOLO'))

  it('SOLO-INV-01 eight cards lie in the machine while there is one to draw', () => {
    const unseen: Change = (s) => {
      s.card[0] = 0
    }
    expect([ofHim(unseen), ofHim(() => {})]).toEqual([['SOLO-INV-01'], []])
  })

  it('SOLO-INV-02, SOLO-INV-03 his bottles and the places he stood at become more, never more bottles than places', () => {
    const his = (bottles: number, places: number): Change => {
      return (s) => {
        z.hisBottles(s)[0] = bottles
        z.stood(s)
          .fill(1, 1, 1 + places)
          .fill(0, 1 + places)
      }
    }
    expect(ofHim(his(2, 2), his(1, 2))).toEqual([])
    expect(ofHim(his(0, 2), his(1, 2))).toEqual(['SOLO-INV-02'])
    expect(ofHim(his(1, 1), his(1, 2))).toEqual(['SOLO-INV-02'])
    expect(ofHim(his(3, 2), his(1, 2))).toEqual(['SOLO-INV-03'])
  })

  it('SOLO-INV-04 he is never on his way to where he stands', () => {
    expect(ofHim((s) => z.setDestination(s, placeNumber(11)))).toEqual(['SOLO-INV-04'])
    expect(ofHim((s) => z.setDestination(s, z.NOWHERE))).toEqual([])
  })

  it('SOLO-INV-05 a toast with him is a step on the track', () => {
    const toasted = (cheers: number, markers: number): Change => {
      return (s) => {
        z.toasts(s)[0] = 2
        s.cheers[0] = cheers
        s.cheersMarkers[0] = markers
      }
    }
    expect([ofHim(toasted(2, 0)), ofHim(toasted(1, 1)), ofHim(toasted(1, 0))]).toEqual([[], [], ['SOLO-INV-05']])
  })
})

describe('The laws of hands', () => {
  const NAIL = hands.cardNumber('CF-N01')
  const SKIN = hands.cardNumber('CF-P13')
  const asked = () => together(3, { options: { confrontation: true } })
  /** Somebody has a card, so that there is a window. */
  const inWindow = (): Table => {
    const t = asked().at(0, 6).disc(1, 20).disc(2, 20)
    hands.takeToHand(t.s, 1, hands.cardNumber('CF-N02'))
    return t.turn().play('bike 11')
  }
  const held = (s: RaceState, seat = 0): void => hands.takeToHand(s, seat, NAIL)
  const lay = (cells: (s: RaceState) => Int16Array, card: number): Change => {
    return (s) => {
      cells(s)[0] = card + 1
    }
  }

  it('TBBR-CONF-01 a card is in one place', () => {
    expect(breaks(asked(), (s) => held(s))).toEqual([])
    const twice: readonly Change[] = [
      (s) => held(s, 2),
      (s) => hands.putInPacket(s, 1, NAIL),
      lay(pile, NAIL),
      lay(running, NAIL),
      lay(revealed, NAIL),
      lay(inForce, NAIL),
    ]
    for (const change of twice) {
      const both: Change = (s) => {
        held(s)
        change(s)
      }
      expect(breaks(inWindow(), both)).toEqual(['TBBR-CONF-01'])
    }
    // An own card in force lies on the pile already.
    const own: Change = (s) => {
      lay(pile, SKIN)(s)
      lay(inForce, SKIN)(s)
    }
    expect(breaks(inWindow(), own)).toEqual([])
  })

  it('TBBR-CONF-09 what everybody counts is what is held', () => {
    expect(breaks(asked(), (s) => hands.sizes(s).fill(1, 2))).toEqual(['TBBR-CONF-09'])
    expect(breaks(inWindow(), (s) => hands.packed(s).fill(1, 0, 1))).toEqual(['TBBR-CONF-09'])
  })

  it('TBBR-CONF-05, TBBR-CONF-32 between actions no packet goes round, and no card is half played', () => {
    const packet: Change = (s) => hands.putInPacket(s, 1, NAIL)
    expect([breaks(asked(), packet), breaks(inWindow(), packet)]).toEqual([['TBBR-CONF-05'], []])
    for (const cells of [inForce, revealed, answers]) {
      const left = lay(cells, NAIL)
      expect([breaks(asked(), left), breaks(inWindow(), left)]).toEqual([['TBBR-CONF-32'], []])
    }
  })

  it('TBBR-CONF-17 the Exchange Track has no markers', () => {
    expect(breaks(asked(), (s) => s.cheersMarkers.fill(1, 0, 1))).toContain('TBBR-CONF-17')
    expect(lawsOfHands(asked().s, asked().s)).toEqual([])
  })
})
