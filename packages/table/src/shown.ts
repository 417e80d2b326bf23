import type { Position } from './from-host.ts'
import type { Part } from './part.ts'
import { type Projection, textOfProjection } from './projection.ts'

/** What is told with the cells. */
type WithCells = Omit<Position, 't' | 'at' | 'cells'>
export type Parts<T> = { readonly [name in keyof T]-?: Part<Exclude<T[name], undefined>> | undefined }

/** In the order in which they are written. Each is asked for by its name, which is many times cheaper than by turns. */
const PART_OF: { readonly [name in keyof WithCells]-?: (parts: Parts<WithCells>) => Parts<WithCells>[name] } = {
  table: ({ table }) => table,
  n: ({ n }) => n,
  info: ({ info }) => info,
  mine: ({ mine }) => mine,
  kept: ({ kept }) => kept,
  dice: ({ dice }) => dice,
  reader: ({ reader }) => reader,
  events: ({ events }) => events,
  asks: ({ asks }) => asks,
  waiting: ({ waiting }) => waiting,
  window: ({ window }) => window,
  clocks: ({ clocks }) => clocks,
  undo: ({ undo }) => undo,
  orders: ({ orders }) => orders,
  goBack: ({ goBack }) => goBack,
  handovers: ({ handovers }) => handovers,
  pause: ({ pause }) => pause,
  scores: ({ scores }) => scores,
  record: ({ record }) => record,
}
/** Told every time, as what happened is: that is no state that could stay the same. */
const NEWS: readonly string[] = ['table', 'n', 'events'] satisfies (keyof WithCells)[]
const FIELDS = Object.entries(PART_OF).map(([name, of]) => ({
  name,
  of,
  label: `,"${name}":`,
  isNews: NEWS.includes(name),
}))

/**
 * What one recipient was shown, to be kept until it is shown the next. What has changed is found in the two alone: whatever
 * else happened at the table, it tells nothing that these do not.
 */
export class Shown {
  private readonly at: number
  private readonly projection: Projection | undefined
  /** The fields as text, in their order. */
  private readonly texts: (string | undefined)[]

  /** `at` is its name, among all that this recipient is shown. */
  constructor(parts: Parts<WithCells>, at: number, projection: Projection | undefined) {
    this.at = at
    this.projection = projection
    this.texts = FIELDS.map(({ of }) => of(parts)?.text)
  }

  whole(): string {
    const { at, projection, texts } = this
    let told = `{"t":"position","at":${at}`
    for (const [i, text] of texts.entries()) if (text !== undefined) told += FIELDS[i].label + text
    return projection ? `${told},"cells":${JSON.stringify(textOfProjection(projection))}}` : `${told}}`
  }

  /** What is not as it was; everything, when the match has just begun. */
  since(before: Shown, changes: (from: Projection, to: Projection) => string): string {
    const { at, projection, texts } = this
    if (!projection || !before.projection) return this.whole()
    let told = `{"t":"cells","at":[${before.at},${at}],"d":[${changes(before.projection, projection)}]`
    let gone: string[] | undefined
    for (const [i, { name, label, isNews }] of FIELDS.entries()) {
      const text = texts[i]
      const was = before.texts[i]
      if (text === undefined) {
        if (was !== undefined) gone = [...(gone ?? []), name]
      } else if (isNews || text !== was) told += label + text
      // The older text of the two is kept: most fields stay for long, and the newer ones are gone at once.
      else texts[i] = was
    }
    return gone ? `${told},"gone":${JSON.stringify(gone)}}` : `${told}}`
  }
}
