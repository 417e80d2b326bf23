/** A reason for points, or something else that was counted, for everybody. */
export interface SourceLine {
  readonly name: string
  readonly icon: string
  readonly help?: string
  /** One number a seat. */
  readonly points: readonly number[]
}
