import { belgianBeersRace } from '@estaminet/belgian-beers-race'
import { heavenAndAle } from '@estaminet/heaven-and-ale'
import { type Game, hash, readRecord, type Seat, seeded } from '@estaminet/kernel'
import Schema from 'typebox/schema'
import { describe, expect, it } from 'vitest'
import { Update } from '../src/index.ts'
import { ann, CLOCK, fingerprint, longBeer, people, proof, type Say, seed, smallBeer, Talk, TURNS } from './talk.ts'

const isUpdate = Schema.Compile(Update)
const holders: [string | null, Seat[]][] = [
  ['ann', [0]],
  ['bob', [1]],
  ['cis', [2]],
  [null, []],
]

/** Everybody says random things, sensible and not, until the match is over or the patience is. */
function chatter(talk: Talk, name: string, most: number, each: (n: number) => void = () => {}): void {
  const rng = seeded(name)
  const pick = <T>(list: readonly T[]): T => list[rng.below(list.length)]
  for (let n = 0; n < most && talk.doc.status === 'running'; n++) {
    each(n)
    const by = pick(people.slice(0, talk.doc.seats.length))
    const own = talk.table.seatsOf(by.id)[0]
    const seat = rng.below(8) ? own : rng.below(4)
    if (rng.below(4) === 0)
      talk.wait(rng.below(rng.below(10) ? 3_000 : 40_000) * (talk.doc.pace.kind === 'turns' ? 1_000 : 1))
    for (const bot of talk.table.botSeats())
      if (talk.table.botSeats().includes(bot)) talk.botPlays(bot, pick(talk.moves(bot)))
    if (talk.doc.status !== 'running') return
    const plays: Say = { t: 'play', seat, ask: talk.table.askId(seat), move: pick([...talk.moves(own), 7]) }
    const says: Say[] = [
      { t: 'undo', seat, decisions: 1 + rng.below(3) },
      { t: 'redo', seat },
      { t: 'confirm', seat },
      { t: 'confirm', seat },
      { t: 'ask-back', seat, to: rng.below(talk.toldTo([own]).n + 2) },
      { t: 'answer-back', seat, agree: rng.below(4) > 0 },
      { t: 'pause', seat, on: rng.below(3) === 0 },
      { t: 'orders', seat, confirm: rng.below(2) === 0 },
      { t: 'resign', seat },
      { t: 'reclaim', seat },
      { t: 'reclaim', seat },
      { t: 'replace', seat },
      { t: 'nonce', seat, nonce: '' },
      { t: 'join' },
      { t: 'start' },
      { t: 'kick', seat },
      { t: 'rematch' },
    ]
    talk.refuses(by, rng.below(4) ? plays : pick(says))
  }
}

const titles: [string, Game, number][] = [
  ['Small Beer', smallBeer, 3],
  ['Long Beer', longBeer, 2],
  ['Heaven & Ale', heavenAndAle, 3],
  ['the race', belgianBeersRace, 3],
]

describe.each(titles)('at a table of %s, whatever people say', (title, game, seats) => {
  it('a refusal changes nothing, a reload changes nothing, what is told live is what is told later', () => {
    let looks = 0
    for (let round = 0; round < 3 * proof; round++) {
      const talk = Talk.of(game, seats, { pace: round % 2 ? TURNS : CLOCK })
      chatter(talk, `${seed} ${title} ${round}`, 250, (n) => {
        if (n % 25 !== 24) return
        looks++
        const before = fingerprint(talk.table)
        talk.reload()
        expect(fingerprint(talk.table)).toBe(before)
        const scene = talk.scene()
        for (const [person, own] of holders.filter(([, own]) => own.every((seat) => seat < seats))) {
          const update = talk.seenBy(person, 0)
          expect({ n: update.n, events: update.events }).toEqual(talk.toldTo(own))
          expect(isUpdate.Check(JSON.parse(JSON.stringify(update)))).toBe(true)
          expect(scene.frameFor(person, update)).toBe(JSON.stringify(update))
          const since = Math.max(0, update.n - 5)
          expect(talk.seenBy(person, since).events).toEqual(update.events.filter((told) => told.n > since))
        }
      })
    }
    expect(looks).toBeGreaterThan(0)
  })
})

describe('a finished match', () => {
  it.each(titles)('of %s leaves a record that verifies', (_, game, seats) => {
    const talk = Talk.of(game, seats)
    const rng = seeded(seed)
    while (talk.doc.status === 'running') {
      const [seat] = talk.table.asked()
      const moves = talk.moves(seat)
      talk.plays(seat, moves[rng.below(moves.length)])
    }
    const { record } = talk.seenBy(null)
    const match = readRecord(game, JSON.stringify(record))
    expect(hash(match.state)).toBe(hash((talk.table.match as typeof match).state))
    expect(talk.refuses(ann, { t: 'undo', seat: 0 })).toBe('not-running')
    expect(record).toMatchObject({
      players: ['Ann', 'Bob', 'Cis'].slice(0, seats),
      fair: { secret: talk.doc.fair.secret },
    })
  })
})

describe('what a seat cannot know', () => {
  /**
   * Two tables with the same people, moves and times and other hidden cards: as long as nothing hidden is turned up, no
   * byte and no number that a reader gets may differ.
   */
  it('changes no byte and no number of what it gets', () => {
    for (const [reader, own] of holders) {
      const pairs = new Map<string, Talk>()
      let compared = 0
      for (let deal = 0; deal < 400 * proof && compared < 30; deal++) {
        const talk = Talk.of(smallBeer, 3, { secret: (deal + 1).toString(16).padStart(64, '0'), pace: CLOCK })
        // The reader was dealt the same cards in the same order; everybody else anything.
        const hand = own
          .flatMap((seat) => talk.match.log.slice(seat * 2, seat * 2 + 2))
          .map((entry) => JSON.stringify(entry))
          .join()
        const twin = pairs.get(hand)
        if (!twin) {
          pairs.set(hand, talk)
          continue
        }
        pairs.delete(hand)
        compared++
        const commitments = [talk, twin].map((one) => one.doc.fair.commitment)
        const see = (one: Talk) =>
          JSON.stringify(one.seenBy(reader)).replace(commitments[0], '').replace(commitments[1], '')
        twin.now = talk.now
        expect(see(talk)).toBe(see(twin))
        // A hidden choice, and a changed mind at one of the tables only.
        const others = [0, 1, 2].filter((seat) => !own.includes(seat))
        talk.plays(others[0], talk.moves(others[0])[0])
        talk.wait(2_000)
        talk.plays(others[0], talk.moves(others[0])[1])
        twin.wait(2_000)
        expect(see(talk)).toBe(see(twin))
        expect(talk.toldTo(own).n).toBe(twin.toldTo(own).n)
      }
      expect(compared).toBeGreaterThan(10)
    }
  })
})
