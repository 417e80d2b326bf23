import type { Choice } from '@estaminet/table'
import type { Language } from '../../shell/game-screen.ts'
import { journeyOf } from '../choices.ts'
import { say } from '../texts/index.ts'

/** A ride is chosen and its dice have not fallen: what they can do, and the word that throws them. */
export function heldDice(choice: Choice, language: Language): { title: string; confirm: string } | undefined {
  const { columns, held, odds } = say(language)
  const journey = journeyOf(choice)
  if (journey?.kind === 'bus') return { title: held.bus(columns.bus), confirm: held.takeBus }
  if (journey?.kind !== 'hitch') return undefined
  const dice = journey.dice ?? 1
  return { title: held.hitch(dice, columns.hitch(odds[dice] ?? '')), confirm: held.thumb }
}
