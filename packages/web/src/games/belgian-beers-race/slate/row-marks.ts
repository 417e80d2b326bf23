import type { JSX } from 'solid-js'
import type { Journey } from '../choices.ts'
import type { Brought } from '../expansions/screens.ts'
import type { Colour, PlaceName } from '../model.ts'
import type { RaceTexts } from '../texts/index.ts'

export type Mark = () => JSX.Element

/** What is drawn in the rows of the slate; what they say needs no page. */
export interface RowMarks {
  plate(place: PlaceName): Mark
  /** What a trip brings, and what expansions add to it. */
  gets(journey: Journey | undefined, visited: boolean, texts: RaceTexts, more: readonly Brought[]): Mark
  fewerDice(said: string): Mark
  /** What there is at a brewery. */
  offers(place: PlaceName, texts: RaceTexts): Mark
  cubes(cubes: readonly Colour[]): Mark
}
