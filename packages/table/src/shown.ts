import type { Position } from './from-host.ts'
import type { Part } from './part.ts'
import { type Projection, textOfProjection } from './projection.ts'

/** What is told with the cells. */
type Beside = Omit<Position, 't' | 'at' | 'cells'>
export type Parts<T> = { readonly [name in keyof T]-?: Part<Exclude<T[name], undefined>> | undefined }

/** Whether it is told every time, as what happened is: that is no state that could stay the same. In the order it is written. */
const IS_NEWS: Readonly<Record<keyof Beside, boolean>> = {
  table: true,
  n: true,
  info: false,
  mine: false,
  kept: false,
  dice: false,
  reader: false,
  events: true,
  asks: false,
  waiting: false,
  window: false,
  clocks: false,
  undo: false,
  orders: false,
  goBack: false,
  handovers: false,
  pause: false,
  scores: false,
  record: false,
}
const FIELDS = Object.keys(IS_NEWS) as (keyof Beside)[]
const LABELS = FIELDS.map((name) => `,"${name}":`)
const NEWS = FIELDS.map((name) => IS_NEWS[name])

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
  constructor(parts: Parts<Beside>, at: number, projection: Projection | undefined) {
    this.at = at
    this.projection = projection
    this.texts = textsOf(parts)
  }

  whole(): string {
    const { at, projection, texts } = this
    let told = `{"t":"position","at":${at}`
    for (const [i, text] of texts.entries()) if (text !== undefined) told += LABELS[i] + text
    return projection ? `${told},"cells":${JSON.stringify(textOfProjection(projection))}}` : `${told}}`
  }

  /** What is not as it was; everything, when the match has just begun. */
  since(before: Shown, changes: (from: Projection, to: Projection) => string): string {
    const { at, projection, texts } = this
    if (!projection || !before.projection) return this.whole()
    let told = `{"t":"cells","at":[${before.at},${at}],"d":[${changes(before.projection, projection)}]`
    let gone: string[] | undefined
    for (let i = 0; i < FIELDS.length; i++) {
      const text = texts[i]
      const was = before.texts[i]
      if (text === undefined) {
        if (was !== undefined) gone = [...(gone ?? []), FIELDS[i]]
      } else if (NEWS[i] || text !== was) told += LABELS[i] + text
      // The older text of the two is kept: most fields stay for long, and the newer ones are gone at once.
      else texts[i] = was
    }
    return gone ? `${told},"gone":${JSON.stringify(gone)}}` : `${told}}`
  }
}

/** In the order of the fields. Each is asked for by its name, which is many times cheaper than by turns. */
const textsOf = (parts: Parts<Beside>): (string | undefined)[] => [
  parts.table?.text,
  parts.n?.text,
  parts.info?.text,
  parts.mine?.text,
  parts.kept?.text,
  parts.dice?.text,
  parts.reader?.text,
  parts.events?.text,
  parts.asks?.text,
  parts.waiting?.text,
  parts.window?.text,
  parts.clocks?.text,
  parts.undo?.text,
  parts.orders?.text,
  parts.goBack?.text,
  parts.handovers?.text,
  parts.pause?.text,
  parts.scores?.text,
  parts.record?.text,
]
