import { EVERYONE } from '@estaminet/kernel'
import {
  type Consequence,
  caughtUp,
  hears,
  holdsRulesOf,
  noticed,
  ownerOf,
  type PersonId,
  Scene,
  type Seen,
  stepsNoticed,
  type Table,
  type Update,
} from '@estaminet/table'
import type { SaidRow } from '../store/store.ts'
import type { HouseForRooms } from './house-for-rooms.ts'
import { type Answered, asFrame, type Bookmark, type Listener, Showing } from './listener.ts'
import { type Company, Elsewhere } from './presence.ts'

const PRESENCE_DELAY = 250

/** The room they are in, as far as they need it. */
interface Stage {
  readonly id: string
  /** The table, while it is in memory. */
  table(): Table | undefined
  /** Shows everybody who is there, when nothing else is being done. */
  showPresence(): void
}

/** Everybody who watches one table: who they are, and what each of them is shown. */
export class Audience {
  private readonly stage: Stage
  private readonly house: HouseForRooms
  private readonly listeners = new Map<Listener, Bookmark>()
  private readonly elsewhere = new Elsewhere()
  /** How often each pair of eyes was shown something. */
  private readonly shows = new Map<string, number>()
  private presence: NodeJS.Timeout | undefined
  /** Whether the other nodes should be asked who is with them. */
  private asking = false

  constructor(stage: Stage, house: HouseForRooms) {
    this.stage = stage
    this.house = house
  }

  get isEmpty(): boolean {
    return this.listeners.size === 0
  }

  /** Whether players are here by way of this node. */
  get attended(): boolean {
    return this.company().persons.length > 0
  }

  hasPerson(): boolean {
    return this.company().persons.length > 0 || this.elsewhere.persons.length > 0
  }

  /** Whether somebody sees what happens here, by way of whichever node. */
  isHere(person: PersonId): boolean {
    for (const listener of this.listeners.keys()) if (listener.person === person) return true
    return this.elsewhere.persons.includes(person)
  }

  /** Begins to tell somebody what happens, from after the last step they saw. */
  welcome(listener: Listener, table: Table, last: number | undefined, greet: (cells?: boolean) => string): void {
    const seats = seatsOf(table, listener.person)
    const seen = since(table, seats, last)
    const cells = listener.holds && holdsRulesOf(table, listener.holds)
    this.asking ||= this.isEmpty
    const bookmark: Bookmark = { n: seen.n, cells: cells ?? false }
    this.listeners.set(listener, bookmark)
    listener.send(greet(cells))
    this.showing(this.scene(table), listener, eyesOf(table, listener.person, seats), seen).to(listener, bookmark)
    // Those who only look may be thousands: what they see is kept once for all of them, from the next update on.
    if (seats.length === 0) delete bookmark.shown
    this.presenceChanged()
  }

  leave(listener: Listener): void {
    if (this.listeners.delete(listener)) this.presenceChanged()
  }

  /** The whole table again, for a client that was behind. */
  showAgain(listener: Listener, table: Table): void {
    const at = this.listeners.get(listener)
    if (!at) return
    delete at.shown
    const eyes = eyesOf(table, listener.person, seatsOf(table, listener.person))
    this.showing(this.scene(table), listener, eyes, { n: at.n, events: [] }).to(listener, at)
  }

  /** What a person sees, for those who ask but do not stay. */
  updateFor(person: PersonId | null, table: Table, after: number | undefined): Update {
    return this.scene(table).updateFor(person, since(table, seatsOf(table, person), after))
  }

  broadcast(frame: string): void {
    for (const listener of this.listeners.keys()) listener.send(frame)
  }

  /** Words to a team are for those who are known to sit in it: whoever cannot be told now hears them with the next welcome. */
  hear(said: SaidRow): void {
    const frame = asFrame({ t: 'said', table: this.stage.id, ...said })
    const table = this.stage.table()
    for (const listener of this.listeners.keys())
      if (said.to === undefined || (table && hears(table, listener.person, said))) listener.send(frame)
  }

  /** The table was read again: others may have changed it, and whoever watches has not heard of that. */
  catchUp(table: Table): void {
    const scene = this.scene(table)
    for (const [listener, at] of this.listeners) {
      const seats = seatsOf(table, listener.person)
      const eyes = eyesOf(table, listener.person, seats)
      this.showing(scene, listener, eyes, since(table, seats, at.n)).to(listener, at)
    }
  }

  /** What came of a change, to everybody who may know of it; to who asked for it, with the answer. */
  see(table: Table, consequence: Consequence, answered?: Answered): void {
    if (this.isEmpty) return
    const scene = this.scene(table)
    const drawn = new Map<string, Showing>()
    const steps = new Map<string, Seen>()
    for (const [listener, at] of this.listeners) {
      const seats = seatsOf(table, listener.person)
      if (consequence.onlyFor !== undefined && !seats.includes(consequence.onlyFor)) continue
      const eyes = eyesOf(table, listener.person, seats)
      let known = drawn.get(eyes)
      if (!known) {
        known = this.showing(scene, listener, eyes, noticedTogether(steps, consequence, seats, at.n))
        drawn.set(eyes, known)
      }
      known.to(listener, at, answered)
    }
  }

  /** Other nodes hear it again, and those that are silent for long are forgotten. */
  sayWhoIsHere(): void {
    if (this.isEmpty) return
    this.house.present(this.stage.id, this.company(), false)
    if (this.elsewhere.prune(Date.now())) this.stage.showPresence()
  }

  presentElsewhere(node: string, company: Company, ask: boolean): void {
    if (ask && !this.isEmpty) this.house.present(this.stage.id, this.company(), false)
    if (this.elsewhere.hear(node, company, Date.now())) this.stage.showPresence()
  }

  /** Everybody who looks sees who else is there, a moment later so that a crowd costs one update. */
  private presenceChanged(): void {
    this.presence ??= setTimeout(() => {
      this.presence = undefined
      this.house.present(this.stage.id, this.company(), this.asking)
      this.asking = false
      this.stage.showPresence()
    }, PRESENCE_DELAY).unref()
  }

  /** Who is here by way of this node. */
  private company(): Company {
    const table = this.stage.table()
    const persons: PersonId[] = []
    let spectators = 0
    for (const { person } of this.listeners.keys())
      if (person === null || !table?.doc.seats.some((seat) => ownerOf(seat) === person)) spectators++
      else if (!persons.includes(person)) persons.push(person)
    return { persons, spectators }
  }

  private scene(table: Table): Scene {
    const { persons, spectators } = this.company()
    const { elsewhere } = this
    const present = (one: PersonId) => persons.includes(one) || elsewhere.persons.includes(one)
    return new Scene(table, { present, spectators: spectators + elsewhere.spectators }, this.house.now())
  }

  private showing(scene: Scene, { person }: Listener, eyes: string, seen: Seen): Showing {
    const at = (this.shows.get(eyes) ?? 0) + 1
    this.shows.set(eyes, at)
    return new Showing(scene, person, seen, at)
  }
}

/** Everybody without a seat sees the same. */
const eyesOf = ({ doc }: Table, person: PersonId | null, seats: readonly number[]): string =>
  person !== null && (seats.length > 0 || doc.host === person) ? person : ''

const seatsOf = (table: Table, person: PersonId | null): number[] => (person === null ? [] : table.seatsOf(person))

function since({ match }: Table, seats: readonly number[], last: number | undefined): Seen {
  if (last === undefined) return { n: match ? stepsNoticed(match, seats) : 0, events: [] }
  return caughtUp(match, seats, last)
}

/** What everybody may notice is the same for all who are at the same step. */
function noticedTogether(steps: Map<string, Seen>, { heard }: Consequence, seats: readonly number[], n: number): Seen {
  const key = heard.every(({ audience }) => audience === EVERYONE) ? `${n}` : `${n} ${seats}`
  const known = steps.get(key)
  if (known) return known
  const seen = noticed(heard, seats, n)
  steps.set(key, seen)
  return seen
}
