import type { Part } from './part.ts'
import { type Projection, textOfProjection } from './projection.ts'

export type Parts<T> = { [name in keyof T]: Part<T[name]> }

/** Told every time: what happened is no state that could stay the same. */
const ALWAYS = ['table', 'n', 'events']

/**
 * What one recipient was shown, to be kept until it is shown the next. What has changed is found in the two alone: whatever
 * else happened at the table, it tells nothing that these do not.
 */
export class Shown {
  private readonly at: number
  private readonly projection: Projection | undefined
  private readonly fields: ReadonlyMap<string, string>

  /** `at` is its name, among all that this recipient is shown. */
  constructor(parts: Readonly<Record<string, Part<unknown>>>, at: number, projection: Projection | undefined) {
    this.at = at
    this.projection = projection
    this.fields = new Map(Object.entries(parts).map(([name, { text }]) => [name, text]))
  }

  whole(): string {
    const { at, fields, projection } = this
    const cells = projection ? [['cells', JSON.stringify(textOfProjection(projection))] as const] : []
    return textOf([['t', '"position"'], ['at', `${at}`], ...fields, ...cells])
  }

  /** What is not as it was; everything, when the match has just begun. */
  since(before: Shown, changes: (from: Projection, to: Projection) => string): string {
    const { fields, projection } = this
    if (!projection || !before.projection) return this.whole()
    const told: (readonly [string, string])[] = [
      ['t', '"cells"'],
      ['at', `[${before.at},${this.at}]`],
      ['d', `[${changes(before.projection, projection)}]`],
    ]
    for (const [name, text] of fields)
      if (text !== before.fields.get(name) || ALWAYS.includes(name)) told.push([name, text])
    const gone = [...before.fields.keys()].filter((name) => !fields.has(name))
    if (gone.length > 0) told.push(['gone', JSON.stringify(gone)])
    return textOf(told)
  }
}

/** An object of fields that are written already. */
export const textOf = (fields: readonly (readonly [string, string])[]): string =>
  `{${fields.map(([name, text]) => `"${name}":${text}`).join()}}`
