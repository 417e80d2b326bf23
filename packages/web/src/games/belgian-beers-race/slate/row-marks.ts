import type { JSX } from 'solid-js'
import type { Journey } from '../choices.ts'
import type { Brought } from '../expansions/expansion-screen.ts'
import type { Colour, PlaceName } from '../model.ts'
import type { RaceTexts } from '../texts/index.ts'

export type Mark = () => JSX.Element

/** What a trip brings. */
export interface Gotten {
  readonly journey: Journey | undefined
  readonly visited: boolean
  /** What takes the place of a toast, in a word. */
  readonly meeting: string | undefined
  /** What expansions add. */
  readonly more: readonly Brought[]
  readonly texts: RaceTexts
}

/** What is drawn in the rows of the slate; what they say needs no page. */
export interface RowMarks {
  plate(place: PlaceName): Mark
  gets(brought: Gotten): Mark
  fewerDice(said: string): Mark
  /** What there is at a brewery. */
  offers(place: PlaceName, texts: RaceTexts): Mark
  cubes(cubes: readonly Colour[]): Mark
}
