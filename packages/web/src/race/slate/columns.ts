import type { Ask } from '@estaminet/table'
import type { Language } from '../../shell/game-screen.ts'
import { JOURNEY_ICON, type Journey, journeyOf } from '../choices.ts'
import { say } from '../texts/index.ts'

const ORDER: readonly Journey['kind'][] = ['bike', 'bus', 'hitch', 'offer']

/** The means that can be chosen now, one column each. Three always keep their place, so that the eye learns it. */
export function means(ask: Ask): readonly Journey['kind'][] {
  const open = new Set(ask.choices.flatMap((choice) => journeyOf(choice)?.kind ?? []))
  return open.size === 0 ? [] : ORDER.filter((kind) => kind !== 'offer' || open.has(kind))
}

/** Odds are read in one go: their numbers stay with the word before them. */
const unbroken = (note: string): string => note.replace(/ (?=\d)/g, '\u00a0')

export function columns(ask: Ask, language: Language): { icon: string; name: string; note: string; about: string }[] {
  const { columns: notes, means: names, odds } = say(language)
  const isOpen = (kind: Journey['kind']) => ask.choices.some((choice) => journeyOf(choice)?.kind === kind)
  const noteOf = (kind: Journey['kind']) => (kind === 'hitch' ? notes.hitch(odds[dice] ?? '') : notes[kind])
  const kinds = means(ask)
  const dice = Math.max(1, ...ask.choices.map((choice) => journeyOf(choice)?.dice ?? 1))
  return ORDER.filter((kind) => kinds.includes(kind)).map((kind) => ({
    icon: JOURNEY_ICON[kind],
    name: names[kind],
    note: unbroken(isOpen(kind) ? noteOf(kind) : notes.closed),
    about: `term ${kind}`,
  }))
}
