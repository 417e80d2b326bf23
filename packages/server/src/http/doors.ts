/** A connection that stays open. */
export interface Visitor {
  send(frame: string): void
  close(): void
}

/** All open sockets and streams, counted by address. */
export class Doors {
  private readonly visitors = new Set<Visitor>()
  private readonly byAddress = new Map<string, number>()

  get open(): number {
    return this.visitors.size
  }

  count(address: string): number {
    return this.byAddress.get(address) ?? 0
  }

  /** Lets somebody in; call the answer when they leave. */
  enter(address: string, visitor: Visitor): () => void {
    this.visitors.add(visitor)
    this.byAddress.set(address, this.count(address) + 1)
    return () => {
      if (!this.visitors.delete(visitor)) return
      const left = this.count(address) - 1
      if (left > 0) this.byAddress.set(address, left)
      else this.byAddress.delete(address)
    }
  }

  tellAll(frame: string): void {
    for (const visitor of this.visitors) visitor.send(frame)
  }

  closeAll(): void {
    for (const visitor of this.visitors) visitor.close()
  }
}
