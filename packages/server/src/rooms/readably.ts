import { Refusal } from '@estaminet/kernel'
import type { Command, TablePlan } from '@estaminet/table'
import { cleaned, tidy } from '../people.ts'

/** A plan with names as they are shown to others. */
export const tidied = (plan: TablePlan): TablePlan => ({
  ...plan,
  seats: plan.seats.map((seat) =>
    seat.kind === 'me' && seat.name !== undefined ? { ...seat, name: tidy(seat.name) } : seat,
  ),
})

/** Names and words are shown to others. */
export function readably(command: Command): Command {
  if (command.t === 'join' && command.name !== undefined) return { ...command, name: tidy(command.name) }
  if (command.t === 'chat') return { ...command, text: inWords(command.text) }
  return command.t === 'react' ? { ...command, what: inWords(command.what) } : command
}

function inWords(text: string): string {
  const words = cleaned(text)
  if (words === '') throw new Refusal('bad-words', 'There is nothing in it to read.')
  return words
}
