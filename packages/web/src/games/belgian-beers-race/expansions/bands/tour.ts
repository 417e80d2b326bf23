import {
  awardAmong,
  type BandId,
  bands,
  diceThere,
  FANS_PER_POINT,
  fansFor,
  STYLE_AT,
  STYLES,
  type Style,
} from '@estaminet/belgian-beers-race'
import { PLACES, placeNumber } from '@estaminet/belgian-beers-race/board'
import type { Choice } from '@estaminet/table'
import type { PlaceName, RaceView } from '../../model.ts'

export const isBand = (id: string | null | undefined): id is BandId => bands.some((band) => band.id === id)

export const styleOf = (band: BandId): Style => bands.find(({ id }) => id === band)?.style ?? STYLES[0]

/** What is played at a brewery. */
export const styleAt = (place: PlaceName): Style | undefined => STYLES[STYLE_AT[placeNumber(place)]]

/** The band of a seat, once all are shown. */
export function bandOf(view: RaceView, seat: number): BandId | undefined {
  const kept = view.bands?.kept[seat]
  return isBand(kept) ? kept : undefined
}

/** Where a band may play, with its dice. */
export const stagesFor = (band: BandId): { readonly place: PlaceName; readonly dice: number }[] =>
  PLACES.map(({ id }) => ({ place: id, dice: diceThere(band, id) })).filter(({ dice }) => dice > 0)

/** Dice of a concert that is considered; nothing for any other choice. */
export const concertIn = (choice: Choice | undefined): { readonly dice: number; readonly beer: boolean } | undefined =>
  choice?.info.kind === 'bands/concert'
    ? { dice: Number(choice.info.dice), beer: choice.info.taste !== null }
    : undefined

export interface Fame {
  readonly seat: number
  readonly fans: number
  readonly award: number
  /** With a concert as it goes on average. */
  readonly would?: { readonly fans: number; readonly award: number }
}

/** Everybody's fans with their award as it stands, and for whoever thinks of a concert what it would make of both. */
export function fame({ bands: table }: RaceView, player?: { readonly seat: number; readonly dice: number }): Fame[] {
  const fans = table?.fans ?? []
  const then = player && fans.map((n, seat) => (seat === player.seat ? n + fansFor(player.dice).mean : n))
  return fans.map((n, seat) => ({
    seat,
    fans: n,
    award: awardAmong(fans, fans.length, seat),
    ...(then && seat === player.seat
      ? { would: { fans: then[seat], award: awardAmong(then, fans.length, seat) } }
      : {}),
  }))
}

/** Points of all fans, without the award. */
export const fanPoints = (fans: number): number => Math.floor(fans / FANS_PER_POINT)
