import { type AleView, type ConversionStep, heavenAndAle, type Markers } from '@estaminet/heaven-and-ale'
import type { ScorePart } from '@estaminet/kernel'
import { colon } from '../../../texts/thin.ts'
import { imagined } from '../imagined.ts'
import type { Speech } from '../phrases.ts'
import { lastOf, type Stand } from './level.ts'

/** One step of the final count: what happens, where everything stands after it, and what has been won by then. */
export interface CountStep {
  readonly text: string
  readonly part: 'exchange' | 'after'
  readonly stand: Stand
  readonly points: number
}

export interface Count {
  /** Before anything is exchanged. */
  readonly start: Stand
  readonly steps: readonly CountStep[]
  readonly total: number
}

/** How everything of a seat became points, in the order and with the numbers of the rules. */
export function countOf(view: AleView, seat: number, speech: Speech): Count {
  const { parts, total } = heavenAndAle.score(imagined(view))[seat]
  const { markers, brewmaster } = view.players[seat]
  const start: Stand = { markers, brewmaster, level: lastOf(markers) }
  const steps: CountStep[] = []
  let stand = start
  let points = 0
  for (const part of parts)
    for (const step of stepsOf(part, speech)) {
      if (step.markers) stand = { markers: step.markers, brewmaster, level: lastOf(step.markers) }
      points += step.points
      steps.push({ text: step.text, part: step.part, stand, points })
    }
  return { start, steps, total }
}

/** What one reason for points says of itself. */
interface Counted {
  readonly text: string
  readonly part: CountStep['part']
  readonly markers?: Markers
  readonly points: number
}

/** Production is converted step by step; a barrel, its card and the first player are one step each. */
function stepsOf(part: ScorePart, speech: Speech): Counted[] {
  const conversion = part.conversion as readonly ConversionStep[] | undefined
  if (!conversion) return [{ text: partLine(part, speech), part: 'after', points: part.points }]
  return conversion.map((step) => ({
    text: sentence(step, speech),
    part: step.type === 'exchange' || step.type === 'rate' || step.type === 'cards' ? 'exchange' : 'after',
    ...('markers' in step ? { markers: step.markers } : {}),
    points: step.type === 'production' ? step.points : 0,
  }))
}

function sentence(step: ConversionStep, { words, texts }: Speech): string {
  if (step.type !== 'production') {
    const speak = words.conversion[step.type] as (step: ConversionStep) => string
    return speak(step)
  }
  const { level, below } = texts.level.count
  return step.lowest < 1 ? below(step.lowest) : level(step.lowest, step.multiplier, words.points(step.points))
}

/** A barrel is named by its goal. */
function partLine({ reason, goal, points }: ScorePart, { words, texts }: Speech): string {
  const names: Readonly<Record<string, string>> = words.score
  const goals: Readonly<Record<string, { readonly name: string }>> = words.goals
  const won = words.points(points)
  if (typeof goal !== 'string') return `${names[reason] ?? reason}${colon(words.language)}${won}.`
  const size = words.barrels[reason === 'largeBarrel' ? 'large' : 'small']
  return `${texts.barrelOf(size, goals[goal]?.name ?? goal, won)}.`
}
