import type { AleChoice, AleEvent } from '@estaminet/heaven-and-ale'
import type { Choice, Told } from '@estaminet/table'

// The protocol carries descriptions and events as plain JSON; this is the one place that says whose they are.
export const infoOf = (choice: Choice): AleChoice => choice.info as AleChoice
export const eventOf = (event: Told['event']): AleEvent => event as AleEvent
