import type { PersonId } from '@estaminet/table'
import { householdOf } from '../address.ts'
import { type Limits, tooMuch } from '../limits.ts'

/** A connection that stays open. */
export interface Visitor {
  send(frame: string): void
  close(): void
}

/** Who stands at the door. */
export interface Caller {
  readonly ip: string
  readonly person: { readonly id: PersonId } | null
}

/** All open sockets and streams, counted by guest and by household: one guest must not use up the room of all others. */
export class Doors {
  private readonly visitors = new Map<Visitor, Caller>()
  private readonly counts = new Map<string, number>()
  private readonly limits: Pick<Limits, 'socketsPerPerson' | 'socketsPerAddress' | 'namelessSocketsPerAddress'>

  constructor(limits: Pick<Limits, 'socketsPerPerson' | 'socketsPerAddress' | 'namelessSocketsPerAddress'>) {
    this.limits = limits
  }

  get open(): number {
    return this.visitors.size
  }

  /** Refuses who has enough connections. */
  check({ ip, person }: Caller): void {
    const { socketsPerPerson, socketsPerAddress, namelessSocketsPerAddress } = this.limits
    const [household, guest] = keysOf({ ip, person })
    const most = person ? socketsPerPerson : namelessSocketsPerAddress
    if (this.count(guest) >= most || this.count(household) >= socketsPerAddress) throw tooMuch()
  }

  /** Lets somebody in; call the answer when they leave. */
  enter({ ip, person }: Caller, visitor: Visitor): () => void {
    const keys = keysOf({ ip, person })
    this.visitors.set(visitor, { ip, person })
    for (const key of keys) this.counts.set(key, this.count(key) + 1)
    return () => {
      if (!this.visitors.delete(visitor)) return
      for (const key of keys) {
        const left = this.count(key) - 1
        if (left > 0) this.counts.set(key, left)
        else this.counts.delete(key)
      }
    }
  }

  tellAll(frame: string): void {
    for (const visitor of this.visitors.keys()) visitor.send(frame)
  }

  closeAll(): void {
    for (const visitor of this.visitors.keys()) visitor.close()
  }

  /** Shows out everybody from addresses that are not wanted any more. */
  closeTo(unwanted: (ip: string) => boolean): void {
    for (const [visitor, { ip }] of [...this.visitors]) if (unwanted(ip)) visitor.close()
  }

  /** Shows out a person who was forgotten. */
  closeFor(id: PersonId): void {
    for (const [visitor, { person }] of [...this.visitors]) if (person?.id === id) visitor.close()
  }

  private count(key: string): number {
    return this.counts.get(key) ?? 0
  }
}

/** Those without a name are counted together, by household. */
function keysOf({ ip, person }: Caller): [household: string, guest: string] {
  const household = householdOf(ip)
  return [household, person ? `guest ${person.id}` : `nameless ${household}`]
}
