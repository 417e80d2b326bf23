import { EVERYONE, type Seat, SPECTATOR } from '@estaminet/kernel'
import {
  type Consequence,
  caughtUp,
  hears,
  holdsRulesOf,
  isShared,
  noticed,
  ownerOf,
  type PersonId,
  Scene,
  type Seen,
  stepsNoticed,
  type Table,
  type Update,
} from '@estaminet/table'
import type { SaidRow } from '../store/talk.ts'
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
    const look = lookOf(table, listener)
    const seen = since(table, look.seats, last)
    const cells = listener.holds && holdsRulesOf(table, listener.holds)
    this.asking ||= this.isEmpty
    const bookmark: Bookmark = { n: seen.n, cells: cells ?? false, eyes: look.eyes }
    this.listeners.set(listener, bookmark)
    listener.send(greet(cells))
    this.showing(this.scene(table, look.eyes), listener, look, seen).to(listener, bookmark)
    // Those who only look may be thousands: what they see is kept once for all of them, from the next update on.
    if (look.seats.length === 0) delete bookmark.shown
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
    const look = lookOf(table, listener)
    this.showing(this.scene(table, look.eyes), listener, look, { n: at.n, events: [] }).to(listener, at)
  }

  /** What a person sees, for those who ask but do not stay. */
  updateFor(person: PersonId | null, table: Table, after: number | undefined): Update {
    return this.scene(table).updateFor(person, since(table, lookOf(table, { person }).seats, after))
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
    const scenes = this.scenes(table)
    for (const [listener, at] of this.listeners) {
      const look = lookOf(table, listener)
      throughOtherEyes(at, look)
      this.showing(scenes(look.eyes), listener, look, since(table, look.seats, at.n)).to(listener, at)
    }
  }

  /** What came of a change, to everybody who may know of it; to who asked for it, with the answer. */
  see(table: Table, consequence: Consequence, answered?: Answered): void {
    if (this.isEmpty) return
    const scenes = this.scenes(table)
    const drawn = new Map<string, Showing>()
    const steps = new Map<string, Seen>()
    for (const [listener, at] of this.listeners) {
      const look = lookOf(table, listener)
      if (throughOtherEyes(at, look)) {
        this.showing(scenes(look.eyes), listener, look, since(table, look.seats, 0)).to(listener, at, answered)
        continue
      }
      if (consequence.onlyFor !== undefined && !look.seats.includes(consequence.onlyFor)) continue
      let known = drawn.get(look.name)
      if (!known) {
        known = this.showing(scenes(look.eyes), listener, look, noticedTogether(steps, consequence, look.seats, at.n))
        drawn.set(look.name, known)
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

  /** One moment, drawn once for each of the eyes that look. */
  private scenes(table: Table): (eyes: Seat | undefined) => Scene {
    const usual = this.scene(table)
    return (eyes) => (eyes === undefined ? usual : this.scene(table, eyes))
  }

  private scene(table: Table, eyes?: Seat): Scene {
    const { persons, spectators } = this.company()
    const { elsewhere } = this
    const present = (one: PersonId) => persons.includes(one) || elsewhere.persons.includes(one)
    return new Scene(table, { present, spectators: spectators + elsewhere.spectators }, this.house.now(), eyes)
  }

  private showing(scene: Scene, { person }: Listener, { name }: Look, seen: Seen): Showing {
    const at = (this.shows.get(name) ?? 0) + 1
    this.shows.set(name, at)
    return new Showing(scene, person, seen, at)
  }
}

/** How a listener sees the table. */
interface Look {
  /** The seats it notices things with. */
  readonly seats: readonly number[]
  /** Through whose eyes a screen that people share is seen; undefined where they have nothing to keep from each other. */
  readonly eyes: Seat | undefined
  /** The same for all who see the same: everybody without a seat does. */
  readonly name: string
}

function lookOf(table: Table, { person, eyes }: Pick<Listener, 'person' | 'eyes'>): Look {
  const seats = person === null ? [] : table.seatsOf(person)
  const name = person !== null && (seats.length > 0 || table.doc.host === person) ? person : ''
  if (eyes === undefined || seats.length < 2 || !isShared(table, name)) return { seats, eyes: undefined, name }
  const looking = seats.filter((seat) => seat === eyes)
  const [through = SPECTATOR] = looking
  return { seats: looking, eyes: through, name: `${name} ${through}` }
}

/** A screen that people share begins or ends to go from hand to hand: what was told so far was told to others. */
function throughOtherEyes(at: Bookmark, { eyes }: Look): boolean {
  if (eyes === at.eyes) return false
  at.eyes = eyes
  at.n = 0
  delete at.shown
  return true
}

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
