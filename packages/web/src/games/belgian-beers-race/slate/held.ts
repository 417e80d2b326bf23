import type { HeldTurn } from '@estaminet/table'
import type { Language } from '../../../shell/table/game-screen.ts'
import { isSafe, journeyOf } from '../choices.ts'
import { say } from '../texts/index.ts'

/** A choice waits and chance is next: what it decides, with its odds, and the word that lets it. */
export function heldChance(
  { draws, choice }: HeldTurn,
  language: Language,
): { title: string; confirm: string } | undefined {
  const { columns, held, odds } = say(language)
  if (draws === 'coaster' || draws === 'card') return { title: held[draws], confirm: held.draw }
  const journey = draws === 'roll' ? journeyOf(choice) : undefined
  if (journey?.kind === 'bus')
    return { title: held.bus(isSafe(journey) ? columns.safe : columns.bus), confirm: held.takeBus }
  if (journey?.kind !== 'hitch') return undefined
  const dice = journey.dice ?? 1
  return { title: held.hitch(dice, columns.hitch(odds[dice] ?? '')), confirm: held.thumb }
}
