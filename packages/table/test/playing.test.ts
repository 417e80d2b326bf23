import { belgianBeersRace } from '@estaminet/belgian-beers-race'
import { heavenAndAle } from '@estaminet/heaven-and-ale'
import { NATURE } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { ann, bob, CLOCK, eventsOf, LIVE, smallBeer, Talk, TURNS } from './talk.ts'

/** Small Beer, both cards chosen: the seat that pours now. */
function pouring(more = {}): { talk: Talk; pourer: number; other: number } {
  const talk = Talk.of(smallBeer, 2, more)
  talk.plays(0)
  talk.plays(1)
  const [pourer] = talk.table.asked()
  return { talk, pourer, other: 1 - pourer }
}
const ROLL = 12
const TAKE = 13
const who = [ann, bob]

describe('a move', () => {
  it('quotes the question it answers', () => {
    const { talk, pourer } = pouring()
    const ask = talk.table.askId(pourer)
    expect(talk.refuses(who[pourer], { t: 'play', seat: pourer, ask: 'x', move: TAKE })).toBe('stale')
    expect(talk.refuses(who[pourer], { t: 'play', seat: pourer, ask, move: 99 })).toBe('illegal-move')
    talk.says(who[pourer], { t: 'play', seat: pourer, ask, move: ROLL })
    expect(talk.refuses(who[pourer], { t: 'play', seat: pourer, ask, move: ROLL })).toBe('stale')
  })

  it('is made by who sits there', () => {
    const { talk, pourer, other } = pouring()
    const ask = talk.table.askId(pourer)
    expect(talk.refuses(who[other], { t: 'play', seat: pourer, ask, move: TAKE })).toBe('not-seated')
    expect(talk.refuses(who[other], { t: 'play', seat: other, ask: talk.table.askId(other), move: TAKE })).toBe(
      'not-your-move',
    )
  })

  it('leaves the questions of other seats as they are', () => {
    const talk = Talk.of(smallBeer, 3)
    const asks = [0, 1, 2].map((seat) => talk.table.askId(seat))
    talk.plays(1)
    expect([0, 1, 2].map((seat) => talk.table.askId(seat))).toEqual(asks)
    talk.plays(2)
    talk.plays(0)
    expect(talk.table.askId(0)).not.toBe(asks[0])
  })

  it('of a bot answers only what a bot was asked', () => {
    const { talk, pourer } = pouring()
    expect(() => talk.botPlays(pourer, TAKE)).toThrow(/No bot/)
    talk.says(who[pourer], { t: 'resign', seat: pourer })
    expect(talk.refuses(who[pourer], { t: 'play', seat: pourer, ask: talk.table.askId(pourer), move: TAKE })).toBe(
      'bot-plays',
    )
    talk.botPlays(pourer, TAKE)
    expect(talk.match.line).toContainEqual(expect.objectContaining({ by: pourer, move: TAKE }))
  })
})

describe('a sealed answer', () => {
  it('is known to its own seat only, may be changed, and is opened with the last one', () => {
    const talk = Talk.of(smallBeer, 3)
    const others = () => ['bob', 'cis', null].map((one) => JSON.stringify(talk.seenBy(one)))
    const before = others()
    const [first, second] = talk.moves(0)
    expect(talk.plays(0, first)).toMatchObject({ entries: [], onlyFor: 0 })
    expect(others()).toEqual(before)
    expect(talk.seenBy('ann').asks).toMatchObject([{ sealed: true, answered: first }])
    talk.plays(0, second)
    expect(others()).toEqual(before)
    talk.plays(1)
    const last = talk.plays(2)
    expect(last.entries.slice(0, 3).map((entry) => ('move' in entry ? [entry.by, entry.move] : []))[0]).toEqual([
      0,
      second,
    ])
    expect(last.onlyFor).toBeUndefined()
    expect(eventsOf(talk.seenBy(null, 6).events)).toContain('Revealed')
  })

  it('survives a restart', () => {
    const talk = Talk.of(smallBeer, 2)
    const [card] = talk.moves(1)
    talk.plays(1, card)
    talk.reload()
    expect(talk.seenBy('bob').asks[0].answered).toBe(card)
    expect(talk.table.asked()).toEqual([0])
    talk.plays(0)
    expect(talk.match.log.length).toBeGreaterThan(5)
  })
})

describe('the end of a turn', () => {
  /** Heaven & Ale: the first move of a turn ends it or leads to a purchase. */
  const untilTurnEnds = (talk: Talk): number => {
    const [seat] = talk.table.asked()
    for (let n = 0; n < 50 && talk.table.asked()[0] === seat; n++) talk.plays(seat, talk.moves(seat).at(-1))
    return seat
  }

  it('waits for confirmation in turn-by-turn play, and can be taken back until then', () => {
    const talk = Talk.of(heavenAndAle, 2, { pace: TURNS })
    const seat = untilTurnEnds(talk)
    expect(talk.doc.held).toBe(seat)
    expect(talk.seenBy(who[1 - seat].id)).toMatchObject({ asks: [], waiting: [seat] })
    expect(talk.refuses(who[1 - seat], { t: 'confirm', seat: 1 - seat })).toBe('nothing-held')
    expect(talk.seenBy(who[seat].id).undo).toMatchObject([{ seat, held: true }])
    talk.says(who[seat], { t: 'undo', seat })
    expect(talk.doc.held).toBeNull()
    expect(talk.table.asked()).toEqual([seat])
    talk.says(who[seat], { t: 'redo', seat })
    expect(talk.doc.held).toBe(seat)
    talk.reload()
    talk.says(who[seat], { t: 'confirm', seat })
    expect(talk.table.asked()).toEqual([1 - seat])
  })

  it('says what a confirmation lets happen first: dice that are still to fall, or the turn of others', () => {
    const talk = Talk.of(belgianBeersRace, 2, { pace: TURNS })
    const seen = new Set<string>()
    for (let steps = 0; steps < 400 && seen.size < 2 && talk.doc.status === 'running'; steps++) {
      const { held } = talk.doc
      if (held === null) {
        const [seat] = talk.table.asked()
        const bus = talk.seenBy(who[seat].id).asks[0].choices.find(({ info }) => info.kind === 'bus')
        talk.plays(seat, bus?.move ?? talk.moves(seat)[0])
        continue
      }
      const { next } = talk.seenBy(who[held].id).undo[0]
      const last = talk.match.line.at(-1)
      expect(next?.choice.move).toBe(last?.move)
      expect(next?.kind === 'chance').toBe(next?.draws !== undefined)
      if (next?.choice.info.kind === 'bus') expect(next.draws).toBe('roll')
      if (next?.kind === 'turn') expect(next.seats).toEqual([1 - held])
      if (next) seen.add(next.kind)
      const { length } = talk.match.line
      talk.says(who[held], { t: 'confirm', seat: held })
      // Dice that are next fall with the confirmation, and not before.
      if (next?.kind === 'chance') expect(talk.match.line[length].by).toBe(NATURE)
    }
    expect([...seen].sort()).toEqual(['chance', 'turn'])
  })

  it('passes at once in live play, unless the seat asks to confirm', () => {
    const talk = Talk.of(heavenAndAle, 2, { pace: LIVE })
    const seat = untilTurnEnds(talk)
    expect(talk.doc.held).toBeNull()
    talk.says(who[1 - seat], { t: 'orders', seat: 1 - seat, confirm: true })
    expect(untilTurnEnds(talk)).toBe(1 - seat)
    expect(talk.doc.held).toBe(1 - seat)
  })

  it('is confirmed by the clock when the player forgets, which is no missed turn', () => {
    const talk = Talk.of(heavenAndAle, 2, { pace: TURNS })
    const seat = untilTurnEnds(talk)
    talk.wait(24 * 3_600_000)
    expect(talk.table.asked()).toEqual([1 - seat])
    expect(talk.doc.seats[seat]).toMatchObject({ misses: 0, overtime: false, standIn: false })
  })

  it.each([CLOCK, TURNS])('is confirmed by the clock when it was the last of the match, in %j', (pace) => {
    const talk = Talk.of(smallBeer, 2, { pace })
    for (const seat of [0, 1]) talk.says(who[seat], { t: 'orders', seat, confirm: true })
    for (let held = talk.doc.held; !talk.match.over || held === null; held = talk.doc.held) {
      if (held !== null) talk.says(who[held], { t: 'confirm', seat: held })
      const seat = talk.table.asked()[0]
      talk.plays(seat, talk.moves(seat).at(-1))
    }
    expect(talk.doc).toMatchObject({ status: 'running' })
    talk.wait(24 * 3_600_000)
    expect(talk.doc).toMatchObject({ status: 'over', held: null })
  })
})
