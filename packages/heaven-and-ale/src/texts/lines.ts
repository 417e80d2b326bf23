import { COLOURS, type Colour } from '../content/tiles.ts'
import type { AleEvent } from '../events.ts'
import type { ConversionStep } from '../rules/conversion.ts'

type EventOf<Type extends AleEvent['type']> = Extract<AleEvent, { type: Type }>
type StepOf<Type extends ConversionStep['type']> = Extract<ConversionStep, { type: Type }>

/** One line of the log for each kind of event. `who` names a seat in the reader's language. */
export type EventLines = {
  readonly [Type in AleEvent['type']]: (event: EventOf<Type>, who: (seat: number) => string) => string
}

/** One sentence for each step of the final conversion. */
export type ConversionLines = {
  readonly [Type in ConversionStep['type']]: (step: StepOf<Type>) => string
}

/** The conversion in three figures: exchanges made, steps bought, points produced. */
export function summaryOf(steps: readonly ConversionStep[]): { exchanges: number; bought: number; points: number } {
  let [exchanges, bought, points] = [0, 0, 0]
  for (const step of steps) {
    if (step.type === 'exchange') exchanges++
    if (step.type === 'money') bought++
    if (step.type === 'production') points = step.points
  }
  return { exchanges, bought, points }
}

/** Points by reason, in the order in which they were counted. */
export function pointsByReason(
  parts: readonly { reason: string; points: number }[],
): [reason: string, points: number][] {
  const sums = new Map<string, number>()
  for (const { reason, points } of parts) sums.set(reason, (sums.get(reason) ?? 0) + points)
  return [...sums]
}

/** Who went back in an exchange, those who went equally far together. */
export function givers(step: StepOf<'exchange'>): [steps: number, from: Colour[]][] {
  const gave = new Map<number, Colour[]>()
  for (const colour of COLOURS) {
    const steps = step.gave[colour]
    if (steps !== undefined) gave.set(steps, [...(gave.get(steps) ?? []), colour])
  }
  return [...gave]
}
