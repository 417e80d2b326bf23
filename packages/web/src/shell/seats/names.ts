import { lister } from '@estaminet/kernel/wording'
import type { SeatInfo } from '@estaminet/table'
import { language, say } from '../../language.ts'

/** The colours of the pieces, by seat. */
export const SEAT_COLOURS = ['blue', 'purple', 'pink', 'green'] as const
export type SeatColour = (typeof SEAT_COLOURS)[number]
export const colourOf = (seat: number): SeatColour => SEAT_COLOURS[seat % SEAT_COLOURS.length]

/** Regulars who play when nobody else does. */
const REGULARS = ['Gust', 'Odile', 'Fons', 'Mie']

/** What a seat is called at the table. Somebody without a name goes by the colour of the pieces. */
export function nameOf(seats: readonly SeatInfo[], seat: number): string {
  const info = seats[seat]
  if (!info || (info.kind === 'open' && !info.name)) return say().table.seat(seat + 1)
  if (info.name) return info.name
  return info.kind === 'bot' ? say().table.bot(REGULARS[seat % REGULARS.length]) : say().table.colours[colourOf(seat)]
}

/** Anybody may sit here; a seat that is kept waits for somebody. */
export const isFree = ({ kind, keptUntil }: Pick<SeatInfo, 'kind' | 'keptUntil'>): boolean =>
  kind === 'open' && keptUntil === undefined

/** The name, and that it is yours: whoever has not named themselves need not know their colour. */
export function markedName(seats: readonly SeatInfo[], seat: number, mine: readonly number[]): string {
  const name = nameOf(seats, seat)
  return mine.length === 1 && mine[0] === seat ? say().table.yours(name) : name
}

/** The seats with the names they go by. */
export const named = (seats: readonly SeatInfo[]): SeatInfo[] =>
  seats.map((info, seat) => ({ ...info, name: nameOf(seats, seat) }))

export const namesOf = (seats: readonly SeatInfo[]): string[] => seats.map((_, seat) => nameOf(seats, seat))

/** “Inès, Jef and Gust”, in the reader's language. */
export const listed = (names: readonly string[]): string => lister(language())(names)

const seated = (seats: readonly SeatInfo[], but: readonly number[] = []): string[] =>
  seats.flatMap(({ kind }, at) => (but.includes(at) || kind === 'open' ? [] : [nameOf(seats, at)]))

/** Whoever sits at a table already. */
export const whoSits = (seats: readonly SeatInfo[]): string => listed(seated(seats))

/** “with Inès and Jef”, or “alone”. */
export function company(seats: readonly SeatInfo[], mine: readonly number[]): string {
  const others = seated(seats, mine)
  return others.length > 0 ? say().home.with(listed(others)) : say().home.alone
}
