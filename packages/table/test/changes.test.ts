import { belgianBeersRace } from '@estaminet/belgian-beers-race'
import { heavenAndAle } from '@estaminet/heaven-and-ale'
import { type Game, type Rng, seeded } from '@estaminet/kernel'
import Schema from 'typebox/schema'
import { describe, expect, it } from 'vitest'
import { Changed, type FromHost, type Scene, type Seen, type Shown, type Update, wholeOf } from '../src/index.ts'
import { CLOCK, longBeer, people, proof, seed, smallBeer, Talk, TURNS } from './talk.ts'

const isChanged = Schema.Compile(Changed)
const titles: [string, Game, number][] = [
  ['Small Beer', smallBeer, 3],
  ['Long Beer', longBeer, 2],
  ['Heaven & Ale', heavenAndAle, 3],
  ['the race', belgianBeersRace, 3],
]

/** Somebody who is told what changes, and puts it together. */
class Follower {
  readonly person: string | null
  bytes = 0
  whole = 0
  changes = 0
  private shown: Shown | undefined
  private update: Update | undefined

  constructor(person: string | null) {
    this.person = person
  }

  reconnect(): void {
    this.shown = undefined
  }

  /** Must know all that is in the whole update, byte for byte. */
  look(scene: Scene, seen: Seen): void {
    const shown = scene.shownTo(this.person, seen)
    const frame = this.shown ? scene.frameSince(this.shown, shown) : shown.whole()
    this.shown = shown
    const told = JSON.parse(frame) as Extract<FromHost, { t: 'update' | 'changed' }>
    if (told.t === 'changed') {
      expect(isChanged.Check(told)).toBe(true)
      this.changes++
    }
    // An answer that comes along is no part of what is known afterwards.
    this.update = wholeOf(this.update, { ...told, done: { cmd: 'c1' } })
    const all = scene.frameFor(this.person, seen)
    expect(JSON.stringify(this.update)).toBe(all)
    this.bytes += frame.length
    this.whole += all.length
  }
}

/** Mostly plays, and now and then takes back, asks for a pause, leaves the seat to a bot or goes back. */
function something(talk: Talk, rng: Rng): void {
  const pick = <T>(list: readonly T[]): T => list[rng.below(list.length)]
  for (const bot of talk.table.botSeats()) {
    talk.botPlays(bot, pick(talk.moves(bot)))
    return
  }
  const seat = pick(talk.table.asked()) ?? rng.below(talk.doc.seats.length)
  const says = [
    { t: 'undo', seat } as const,
    { t: 'redo', seat } as const,
    { t: 'pause', seat, on: rng.below(2) === 0 } as const,
    { t: 'orders', seat, confirm: rng.below(2) === 0 } as const,
    { t: 'resign', seat } as const,
    { t: 'reclaim', seat } as const,
    { t: 'ask-back', seat, to: rng.below(4) } as const,
    ...[0, 1, 2].map((other) => ({ t: 'answer-back', seat: other, agree: rng.below(9) === 0 }) as const),
  ]
  if (rng.below(8) === 0) {
    const say = pick(says)
    talk.refuses(people[say.seat], say)
  } else if (talk.doc.held !== null) talk.says(people[talk.doc.held], { t: 'confirm', seat: talk.doc.held })
  else if (talk.table.asked().includes(seat))
    talk.refuses(people[seat], { t: 'play', seat, ask: talk.table.askId(seat), move: pick(talk.moves(seat)) })
  for (let other = 0; other < talk.doc.seats.length; other++)
    if (talk.doc.pause.on) talk.refuses(people[other], { t: 'pause', seat: other, on: false })
}

describe.each(titles)('who is told at a table of %s only what changes', (title, game, seats) => {
  it('knows after every step all that a whole update would have told', () => {
    for (let round = 0; round < 2 * proof; round++) {
      const rng = seeded(`${seed} ${title} ${round}`)
      const talk = new Talk(game, [{ kind: 'me' }, ...Array(seats - 1).fill({ kind: 'open' })], {
        pace: round % 2 ? TURNS : CLOCK,
      })
      const followers = [...people.slice(0, seats).map(({ id }) => id), null].map((id) => new Follower(id))
      const everybodyLooks = () => {
        const scene = talk.scene()
        for (const one of followers) {
          const own = one.person === null ? [] : talk.table.seatsOf(one.person)
          const { n, events } = talk.toldTo(own)
          // Not everybody is shown every step.
          if (rng.below(4) > 0) one.look(scene, { n, events: events.slice(-1 - rng.below(4)) })
          if (rng.below(40) === 0) one.reconnect()
        }
      }
      everybodyLooks()
      for (let seat = 1; seat < seats; seat++) talk.says(people[seat], { t: 'join' })
      everybodyLooks()
      talk.begins()
      for (let n = 0; n < 2_000 && talk.doc.status === 'running'; n++) {
        if (rng.below(5) === 0) talk.wait(rng.below(2_000))
        if (rng.below(60) === 0) talk.reload()
        if (talk.doc.status === 'running') something(talk, rng)
        everybodyLooks()
      }
      expect(talk.doc.status).toBe('over')
      for (const one of followers) {
        expect(one.changes).toBeGreaterThan(0)
        expect(one.bytes).toBeLessThan(one.whole)
      }
    }
  })
})

describe('a difference', () => {
  it('says nothing of what a reader cannot see, even where pieces were made again', () => {
    const talk = Talk.of(smallBeer, 3)
    const before = talk.scene().shownTo(null, { n: 0, events: [] })
    const [seat] = talk.table.asked()
    talk.plays(seat, talk.moves(seat)[0])
    talk.reload()
    const scene = talk.scene()
    const frame = scene.frameSince(before, scene.shownTo(null, { n: 0, events: [] }))
    expect(JSON.parse(frame)).toEqual({ t: 'changed', table: 'table-1', n: 0, events: [] })
  })
})
