import type { BandsView } from './bands/view.ts'
import type { CharactersView } from './characters/view.ts'
import type { ConfrontationView } from './confrontation/view.ts'
import type { EventsView } from './events/view.ts'
import type { PixelBagView } from './pixel-bag/view.ts'
import type { SoloView } from './solo/view.ts'
import type { TeamView } from './team/view.ts'

/** What each expansion adds to the view of a table that uses it, under its id. */
export interface ExpansionViews {
  readonly team: TeamView
  readonly events: EventsView
  readonly characters: CharactersView
  readonly bands: BandsView
  readonly 'pixel-bag': PixelBagView
  readonly solo: SoloView
  readonly confrontation: ConfrontationView
}
