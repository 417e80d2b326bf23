import type { Told, Update } from '@estaminet/table'
import { createMemo } from 'solid-js'
import { language, say } from '../../language.ts'
import { namesOf } from '../seats/names.ts'
import type { GameScreen, Language } from '../table/game-screen.ts'
import type { TableModel } from '../table/table-model.ts'
import { type Handover, handoverText } from './handovers.ts'
import { onePlace } from './pointing.ts'

export interface LogLine {
  readonly n: number
  readonly text: string
  readonly seat: number | undefined
  readonly kind?: string
  readonly icon?: string
  /** The place on the board it speaks of. */
  readonly place?: string
  /** When it happened, as the game counts time. */
  readonly time?: string
}

/** What there is to tell of a table. */
export interface Telling extends Pick<TableModel, 'told' | 'view' | 'seats'> {
  latest(): Pick<Update, 'handovers'>
}

/** Every line worth telling, oldest first, in the reader's language. A line once written stays the same object. */
export function createLines(model: Telling, screen: GameScreen) {
  const people = () => model.seats().flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  const written = createMemo(() => {
    const names = namesOf(model.seats())
    const tongue = language()
    const known = new Map<Told, { readonly of: number; readonly lines: readonly LogLine[] }>()
    return (told: readonly Told[], time: string | undefined): readonly LogLine[] => {
      const before = known.get(told[0])
      if (before?.of === told.length) return before.lines
      const lines = writeAll(told, names, tongue).map((line) => (time === undefined ? line : { ...line, time }))
      known.set(told[0], { of: told.length, lines })
      return lines
    }
  })
  return createMemo((): LogLine[] => {
    const told = model.told()
    const times = screen.times?.(told, model.view()) ?? []
    const lines: LogLine[] = []
    for (let at = 0; at < told.length; ) {
      const many = screen.together?.(told, at) ?? 1
      lines.push(...written()(told.slice(at, at + many), times[at]))
      at += many
    }
    return model.latest().handovers?.reduce(withHandover, lines) ?? lines
  })

  /** A handover stands after the last line of its step. */
  function withHandover(lines: LogLine[], one: Handover): LogLine[] {
    const at = lines.findLastIndex(({ n }) => n <= one.n) + 1
    const line = { n: one.n, text: handoverText(model, one), seat: one.seat, icon: 'bot' }
    return [...lines.slice(0, at), line, ...lines.slice(at)]
  }

  function writeAll(told: readonly Told[], names: readonly string[], tongue: Language): LogLine[] {
    const text = told.length > 1 ? screen.lineOfMany?.(told, names, tongue) : undefined
    if (text === undefined) return told.flatMap((one) => write(one, names, tongue) ?? [])
    const places = told.flatMap(({ event }) => screen.mark?.(event)?.place ?? [])
    const place = places.length > 0 ? { place: onePlace(places) } : {}
    return [{ n: told[told.length - 1].n, text, seat: seatOf(told[0]), ...screen.mark?.(told[0].event), ...place }]
  }

  function write(told: Told, names: readonly string[], tongue: Language): LogLine | undefined {
    const text = platformLine(told, names, people()) ?? screen.line(told.event, names, tongue)
    return text === undefined ? undefined : { n: told.n, text, seat: seatOf(told), ...screen.mark?.(told.event) }
  }
}

function platformLine({ event }: Told, names: readonly string[], people: readonly number[]): string | undefined {
  const words = say().table.log
  if (event.type === 'TakenBack') return words.takenBack(names[Number(event.seat)] ?? '')
  // Where only bots are the others nobody was asked.
  if (event.type === 'WentBack') return people.length === 1 ? words.takenBack(names[people[0]]) : words.wentBack
  return undefined
}

function seatOf({ event }: Told): number | undefined {
  const seat = event.seat ?? event.by ?? event.player
  return typeof seat === 'number' && seat >= 0 ? seat : undefined
}
