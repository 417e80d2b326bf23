import { type FairSetup, type Match, NATURE, refuse, type Seat } from '@estaminet/kernel'

/** One open match, and how its dice were drawn when the engine draws them. */
export interface Table {
  readonly match: Match
  readonly fair?: (FairSetup & { readonly secret: string }) | undefined
}

/** The matches a program has open, by the id it was given. */
export class Tables {
  private readonly open = new Map<string, Table>()
  private opened = 0

  add(table: Table): string {
    const id = `m${++this.opened}`
    this.open.set(id, table)
    return id
  }

  get(id: string): Table {
    return this.open.get(id) ?? refuse('bad-request', `There is no match "${id}" here: open one with "new" or "load".`)
  }

  close(id: string): void {
    this.get(id)
    this.open.delete(id)
  }
}

export const actorName = (actor: Seat): Seat | 'chance' => (actor === NATURE ? 'chance' : actor)

/** Where a match stands: who must move, whose sealed answer is in, who may move unasked, how many moves were made. */
export const standing = (id: string, match: Match) => ({
  match: id,
  waiting: match.actors.map(actorName),
  answered: [...match.sealed.keys()],
  ...(match.free.length > 0 ? { free: match.free } : {}),
  moveCount: match.line.length,
  over: match.over,
})
