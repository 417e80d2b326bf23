/** What Heaven & Ale tells beside points. */
export interface AleTale {
  /** By seat. */
  readonly gardeners: readonly Gardener[]
}

/** What somebody made of an abbey, counted. */
export interface Gardener {
  /** Steps of the markers: of tiles woken by discs and monks, of tiles woken by sheds, and all others. */
  readonly discSteps: number
  readonly shedSteps: number
  readonly otherSteps: number
  /** Steps above the level that nothing could be exchanged for. */
  readonly spare: number
  /** Ducats that bought no step. */
  readonly ducats: number
  readonly level: number
  readonly sunny: number
  readonly shady: number
  readonly sheds: number
  readonly monks: number
  readonly barrels: number
  readonly brewmaster: number
  /** How far the first marker is before the last, before anything is exchanged. */
  readonly stretch: number
  /** Spaces of the ring walked past. */
  readonly passed: number
  /** Privileges given back for a little money. */
  readonly givenBack: number
}
