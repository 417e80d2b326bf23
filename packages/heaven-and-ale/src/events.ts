import type { ScorePart, Teller } from '@estaminet/kernel'
import type { Goal } from './content/barrels.ts'
import type { Place } from './content/places.ts'
import type { Card } from './content/privileges.ts'
import type { Colour } from './content/tiles.ts'
import type { ConversionStep } from './rules/conversion.ts'

/** Where ducats and steps come from or go to. */
export type Reason = 'place' | 'tile' | 'shed' | 'card' | 'surrender' | 'overflow' | 'price'

/** Everything a player would want to see, hear or read. Tiles are named ('hops 3', 'M2'), hexes and sites too. */
export type AleEvent =
  | { type: 'drawn'; space: number; tile: string }
  | { type: 'firstPlayer'; seat: number }
  | { type: 'placeTaken'; seat: number; place: Place; at: 'setup' | 'arrival' }
  | { type: 'roundBegan'; round: number; last: boolean; first: number; discs: number[] }
  | { type: 'roundEnded'; round: number }
  | { type: 'turnBegan'; seat: number }
  /** Forced: home was the only space left, and nobody was asked. */
  | { type: 'moved'; seat: number; from: number; to: number; forced?: true }
  | { type: 'bought'; seat: number; tile: string; hex: string; side: 'sunny' | 'shady'; price: number; space: number }
  | { type: 'purchasesEnded'; seat: number; space: number }
  | { type: 'cardSurrendered'; seat: number; card: Card }
  | { type: 'siteEnclosed'; seat: number; site: string; sum: number; shed: string; steps: number }
  | { type: 'targetsChosen'; seat: number; site: string; shed: string; hexes: string[]; tiles: string[] }
  | { type: 'discPlaced'; seat: number; box: string; space: number }
  | { type: 'numberChosen'; seat: number; number: number }
  | { type: 'monkTriggered'; seat: number; hex: string; monk: string }
  | { type: 'tileActivated'; seat: number; hex: string; tile: string }
  | { type: 'ducatsChanged'; seat: number; from: number; to: number; reason: Reason }
  | { type: 'markerAdvanced'; seat: number; colour: Colour; from: number; to: number; overflow: number; reason: Reason }
  | { type: 'brewmasterAdvanced'; seat: number; from: number; to: number; lost: number; reason: Reason }
  | { type: 'pairCompleted'; seat: number; boxes: string[] }
  | { type: 'cardPlaced'; seat: number; card: Card; boxes: string[] }
  | { type: 'noCardPlaced'; seat: number; boxes: string[]; why: 'declined' | 'emptyHand' }
  | { type: 'barrelTaken'; seat: number; goal: Goal; size: 'large' | 'small'; points: number }
  | { type: 'converted'; seat: number; steps: ConversionStep[] }
  | { type: 'scored'; seat: number; total: number; rank: number; parts: readonly ScorePart[] }
  | { type: 'gameEnded'; winners: number[] }

/** Tells an event to whoever listens, if anybody does. */
export type Tell = Teller<AleEvent>
