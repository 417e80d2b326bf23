import { belgianBeersRace } from '@estaminet/belgian-beers-race'
import { baseRace } from '@estaminet/belgian-beers-race/base'
import { heavenAndAle } from '@estaminet/heaven-and-ale'
import { blankOf, copy, digest, type Game, isOpen, project, type Rng, SPECTATOR, seeded } from '@estaminet/kernel'
import Schema from 'typebox/schema'
import { describe, expect, it } from 'vitest'
import {
  Cells,
  Following,
  holdsRulesOf,
  Position,
  type Scene,
  type Seen,
  type Shown,
  type Shows,
  type TablePlan,
} from '../src/index.ts'
import { CLOCK, longBeer, people, proof, seed, smallBeer, Talk, TURNS } from './talk.ts'

const isPosition = Schema.Compile(Position)
const isCells = Schema.Compile(Cells)
const SHORT = { length: 'short' }

/** The rules of the house, those of the page, and what is played. */
interface Title {
  readonly game: Game
  readonly page?: Game
  readonly seats: number
  readonly options?: TablePlan['options']
  /** One device holds so many of the seats. */
  readonly shared?: number
  readonly rounds?: number
}
const titles: [string, Title][] = [
  ['Small Beer', { game: smallBeer, seats: 3, rounds: 2 }],
  ['Small Beer around one device', { game: smallBeer, seats: 3, shared: 2 }],
  ['Long Beer', { game: longBeer, seats: 2 }],
  ['Heaven & Ale', { game: heavenAndAle, seats: 3 }],
  ['the race', { game: belgianBeersRace, page: baseRace, seats: 3, shared: 2 }],
  [
    'the race with hidden hands',
    {
      game: belgianBeersRace,
      seats: 3,
      shared: 2,
      options: { ...SHORT, confrontation: true, 'pixel-bag': true },
    },
  ],
  // Nobody shares a device: every seat is compared.
  [
    'the race with a draft, characters and bands',
    {
      game: belgianBeersRace,
      seats: 3,
      options: { ...SHORT, confrontation: true, 'confrontation-hands': 'draft', characters: true, bands: true },
    },
  ],
  ['the race in teams', { game: belgianBeersRace, seats: 4, options: { ...SHORT, team: true, 'pixel-bag': true } }],
  ['the race alone', { game: belgianBeersRace, seats: 1, options: { solo: true, events: true, 'pixel-bag': true } }],
]

function talkOf({ game, seats, options, shared = 1 }: Title, more: Partial<TablePlan> = {}): Talk {
  const talk = new Talk(
    game,
    [...Array(shared).fill({ kind: 'me' }), ...Array(seats - shared).fill({ kind: 'open' })],
    {
      ...(options ? { options } : {}),
      ...more,
    },
  )
  return talk
}

/** Whoever sits there; the first seats may all be Ann's. */
const holderOf = (talk: Talk, seat: number) => people.find(({ id }) => id === talk.doc.seats[seat].person) ?? people[0]

/** A page that has the rules, on a line where frames may be lost. */
class Page {
  readonly person: string | null
  bytes = 0
  whole = 0
  changes = 0
  private readonly following = new Following()
  private shown: Shown | undefined
  private at = 0
  /** Its projection, read from the frames alone. */
  private cells: Int16Array | undefined

  constructor(person: string | null, talk: Talk, rules: Game) {
    this.person = person
    this.following.hold(rules, talk.doc.options, talk.doc.seats.length)
    expect(this.following.held && holdsRulesOf(talk.table, this.following.held)).toBe(true)
  }

  reconnect(): void {
    this.shown = undefined
  }

  look(talk: Talk, scene: Scene, seen: Seen, isLost: boolean): void {
    const shown = scene.shownTo(this.person, seen, ++this.at)
    const frame = this.shown ? scene.frameSince(this.shown, shown) : shown.whole()
    this.shown = shown
    if (isLost) return
    const told = JSON.parse(frame) as Shows
    expect(told.t === 'cells' ? isCells.Check(told) : isPosition.Check(told)).toBe(true)
    // An answer that comes along is no part of what is known afterwards.
    const update = this.following.hear({ ...told, done: { cmd: 'c1' } })
    if (!update) {
      // It knows that it has missed something, and greets the table again.
      expect(told.t).toBe('cells')
      this.reconnect()
      this.look(talk, scene, seen, false)
      return
    }
    const all = scene.frameFor(this.person, seen)
    expect(update).toEqual(JSON.parse(all))
    this.bytes += frame.length
    this.whole += all.length
    this.read(told)
    const { match } = talk.table
    if (!match || !this.cells) return
    const { reader = SPECTATOR } = update
    const known = project(match.state, isOpen(match.state) ? SPECTATOR : reader, blankOf(match.state))
    expect(this.cells.every((value, at) => value === known.cells[at])).toBe(true)
    const view = JSON.stringify(update.view)
    expect(all.includes(`"view":${view}`)).toBe(true)
    expect(view).toBe(JSON.stringify(match.game.view(match.state, reader)))
  }

  /** As it stands in the protocol, without the rules. */
  private read(told: Shows): void {
    if (told.t === 'position') this.cells = told.cells === undefined ? undefined : cellsIn(told.cells)
    if (told.t !== 'cells') return
    this.changes++
    for (let at = 0; at < told.d.length; at += 2) this.cells?.fill(told.d[at + 1], told.d[at], told.d[at] + 1)
  }
}

function cellsIn(text: string): Int16Array {
  const bytes = Uint8Array.from(Buffer.from(text.split('.')[1], 'base64url'))
  return new Int16Array(bytes.buffer)
}

/** Mostly plays, and now and then takes back, asks for a pause, leaves the seat to a bot or goes back. */
function something(talk: Talk, rng: Rng): void {
  const pick = <T>(list: readonly T[]): T => list[rng.below(list.length)]
  for (const bot of talk.table.botSeats()) {
    talk.botPlays(bot, pick(talk.moves(bot)))
    return
  }
  const seats = talk.doc.seats.length
  const seat = pick([...talk.table.asked(), ...talk.table.free()]) ?? rng.below(seats)
  const says = [
    { t: 'undo', seat } as const,
    { t: 'redo', seat } as const,
    { t: 'pause', seat, on: rng.below(2) === 0 } as const,
    { t: 'orders', seat, confirm: rng.below(2) === 0 } as const,
    { t: 'resign', seat } as const,
    { t: 'reclaim', seat } as const,
    { t: 'ask-back', seat, to: rng.below(4) } as const,
    ...[...Array(seats).keys()].map((other) => ({ t: 'answer-back', seat: other, agree: rng.below(9) === 0 }) as const),
  ]
  if (rng.below(8) === 0) {
    const say = pick(says)
    talk.refuses(holderOf(talk, say.seat), say)
  } else if (talk.doc.held !== null) talk.says(holderOf(talk, talk.doc.held), { t: 'confirm', seat: talk.doc.held })
  else if ([...talk.table.asked(), ...talk.table.free()].includes(seat))
    talk.refuses(holderOf(talk, seat), { t: 'play', seat, ask: talk.table.askId(seat), move: pick(talk.moves(seat)) })
  for (let other = 0; other < seats; other++)
    if (talk.doc.pause.on) talk.refuses(holderOf(talk, other), { t: 'pause', seat: other, on: false })
}

/** Everybody sits down, and gives a part in the dice. */
function begin(talk: Talk, { seats, shared = 1 }: Title): void {
  for (let seat = shared; seat < seats; seat++) talk.says(people[seat], { t: 'join' })
  for (let seat = 0; seat < seats; seat++)
    talk.says(holderOf(talk, seat), { t: 'hash', seat, hash: digest(`0${seat}`) })
  talk.says(people[0], { t: 'start' })
  for (let seat = 0; seat < seats; seat++) talk.says(holderOf(talk, seat), { t: 'nonce', seat, nonce: `0${seat}` })
}

/** The first of them has two devices, and somebody looks on. */
const readersAt = (title: Title): (string | null)[] => [
  people[0].id,
  people[0].id,
  ...people.slice(title.shared ?? 1, title.seats).map(({ id }) => id),
  null,
]

describe.each(titles)('who holds the rules at a table of %s and is told cells', (name, title) => {
  const { rounds = 1 } = title
  it('knows after every step all that a whole update would have told, and knows when a frame is missing', () => {
    for (let round = 0; round < rounds * proof; round++) {
      const rng = seeded(`${seed} ${name} ${round}`)
      const talk = talkOf(title, { pace: rng.below(2) ? TURNS : CLOCK })
      const pages = readersAt(title).map((id) => new Page(id, talk, title.page ?? title.game))
      const everybodyLooks = () => {
        const scene = talk.scene()
        for (const one of pages) {
          const own = one.person === null ? [] : talk.table.seatsOf(one.person)
          const { n, events } = talk.toldTo(own)
          // Not everybody is shown every step, and not everything shown arrives.
          if (rng.below(4) > 0)
            one.look(talk, scene, { n, events: events.slice(-1 - rng.below(4)) }, rng.below(12) === 0)
          if (rng.below(40) === 0) one.reconnect()
        }
      }
      everybodyLooks()
      begin(talk, title)
      for (let n = 0; n < 10_000 && talk.doc.status === 'running'; n++) {
        if (rng.below(5) === 0) talk.wait(rng.below(2_000))
        if (rng.below(60) === 0) talk.reload()
        if (talk.doc.status === 'running') something(talk, rng)
        everybodyLooks()
      }
      expect(talk.doc.status).toBe('over')
      const sum = (of: (page: Page) => number) => pages.reduce((total, page) => total + of(page), 0)
      expect(sum(({ changes }) => changes)).toBeGreaterThan(0)
      expect(sum(({ bytes }) => bytes)).toBeLessThan(sum(({ whole }) => whole))
    }
  })
})

/** Those that deal anew what is hidden. */
const hidden = titles.filter(
  ([name]) => name === 'Small Beer' || (name.startsWith('the race ') && name !== 'the race alone'),
)

describe.each(hidden)('whoever looks on at a table of %s', (name, title) => {
  it('gets the same bytes whatever the others hold', () => {
    const rng = seeded(`${seed} dealt anew ${name}`)
    const talk = talkOf(title)
    begin(talk, title)
    const everybody = readersAt(title)
    let others = 0
    /** What each is shown in a world where only what that one may know is true. */
    const shownIn = (person: string | null, at: number, anew: boolean): { scene: Scene; shown: Shown } => {
      const { match } = talk.table
      if (!match) throw new Error('no match')
      const truth = copy(blankOf(match.state), match.state)
      const own = person === null ? [] : talk.table.seatsOf(person)
      const { n, events } = talk.toldTo(own)
      const reader = talk.seenBy(person).reader ?? SPECTATOR
      // Who holds several seats knows more than any one of them.
      if (anew && own.length < 2) copy(match.state, match.game.imagine(match.game.view(truth, reader), rng))
      if (match.state.cells.some((value, cell) => value !== truth.cells[cell])) others++
      const scene = talk.scene()
      const shown = scene.shownTo(person, { n, events: events.slice(-3) }, at)
      copy(match.state, truth)
      return { scene, shown }
    }
    let before = everybody.map((person) => [false, true].map((anew) => shownIn(person, 0, anew).shown))
    let told = 0
    for (let n = 1; n < 60 * proof && talk.doc.status === 'running'; n++) {
      something(talk, rng)
      if (talk.doc.status !== 'running') break
      before = everybody.map((person, i) => {
        const worlds = [false, true].map((anew) => shownIn(person, n, anew))
        const frames = worlds.map(({ scene, shown }, world) => scene.frameSince(before[i][world], shown))
        expect(frames[1]).toBe(frames[0])
        if (frames[0].startsWith('{"t":"cells"')) told++
        expect(worlds[1].shown.whole()).toBe(worlds[0].shown.whole())
        return worlds.map(({ shown }) => shown)
      })
    }
    expect(told).toBeGreaterThan(0)
    // It would hold of itself if nothing were dealt anew.
    expect(others).toBeGreaterThan(0)
  })
})

describe('a page on a bad line', () => {
  it('takes no frame after one that was lost, nor one twice, until it is shown everything again', () => {
    const at = Talk.of(titles[0][1].game, 2)
    const following = new Following()
    following.hold(titles[0][1].game, at.doc.options, 2)
    const [first, second, third] = [1, 2, 3].map((n) => at.scene().shownTo('ann', { n, events: [] }, n))
    const scene = at.scene()
    expect(following.hear(JSON.parse(first.whole()))?.n).toBe(1)
    expect(following.hear(JSON.parse(scene.frameSince(second, third)))).toBeUndefined()
    expect(following.hear(JSON.parse(scene.frameSince(first, second)))).toBeUndefined()
    expect(following.hear(JSON.parse(third.whole()))?.n).toBe(3)
    expect(following.hear(JSON.parse(scene.frameSince(third, first)))?.n).toBe(1)
    expect(following.hear(JSON.parse(scene.frameSince(third, first)))).toBeUndefined()
  })
})

describe('a page with other rules than the house', () => {
  const talk = talkOf(titles[0][1])
  const { options } = talk.doc

  it('is not told cells', () => {
    const following = new Following()
    expect(following.held).toBeUndefined()
    following.hold({ ...titles[0][1].game, version: 99 }, options, 3)
    expect(following.held && holdsRulesOf(talk.table, following.held)).toBe(false)
    following.hold(titles[0][1].game, options, 2)
    expect(following.held && holdsRulesOf(talk.table, following.held)).toBe(false)
  })

  it('notices it by the list of a question, and asks for whole updates from then on', () => {
    const at = Talk.of(titles[0][1].game, 2)
    const other: Game = { ...titles[0][1].game, legal: (s, seat, out) => titles[0][1].game.legal(s, seat, out) - 1 }
    const following = new Following()
    following.hold(other, at.doc.options, 2)
    expect(following.hear(JSON.parse(at.scene().shownTo('ann', { n: 0, events: [] }, 1).whole()))).toBeUndefined()
    expect(following.held).toBeUndefined()
  })

  it('takes no position without rules, and no cells without a position', () => {
    const at = Talk.of(titles[0][1].game, 2)
    const shown = at.scene().shownTo('ann', { n: 0, events: [] }, 1)
    const following = new Following()
    expect(following.hear(JSON.parse(shown.whole()))).toBeUndefined()
    following.hold(titles[0][1].game, at.doc.options, 2)
    expect(following.hear(JSON.parse(at.scene().frameSince(shown, shown)))).toBeUndefined()
    expect(following.hear(JSON.parse(shown.whole()))).toEqual({ ...at.seenBy('ann', 1e9), n: 0 })
  })
})
