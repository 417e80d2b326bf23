import { field } from '@estaminet/kernel'
import { type CharacterCard, characters } from '../../content/characters.ts'
import type { Effect } from '../../content/effect.ts'
import { allHold, flatTest } from '../../engine/deck.ts'
import type { ExpansionCard } from '../../engine/expansion.ts'
import type { RaceState } from '../../engine/state.ts'
import { keepOne } from '../keep-one.ts'
import { DEAL, DEALT, KEEP, KEEP_CHARACTER } from './numbers.ts'

/** Who is who. */
export const cast = keepOne({
  id: 'characters',
  cards: characters,
  steps: { deal: DEAL, keep: KEEP },
  kinds: { dealt: DEALT, keep: KEEP_CHARACTER },
})

const effectsOf = ({ strength, weakness }: CharacterCard): readonly Effect[] => [...strength, ...weakness]

/** Strength and weakness are separate effects of one card. */
export const powers: readonly ExpansionCard[] = characters.map((card) => ({ id: card.id, effects: effectsOf(card) }))

/** The character of a seat, or -1 before all have chosen. */
export const characterOf = cast.keptBy

/** Whether a seat's character has such an effect. */
export function charactersWith(has: (effect: Effect) => boolean): (s: RaceState, seat: number) => boolean {
  const those = Int8Array.from(powers, ({ effects }) => (effects.some(has) ? 1 : 0))
  return (s, seat) => those[characterOf(s, seat)] === 1
}

/** How often a power that is limited was used today, and whether one was announced with the move under way. */
export const USES = 'characters.uses'
export const ANNOUNCED = 'characters.announced'
export const uses = field(USES)
export const announced = field(ANNOUNCED)

const LIMITED = powers.map(({ effects }) => effects.find(({ timesADay }) => timesADay !== undefined))
const LIMITS = Int8Array.from(LIMITED, (effect) => effect?.timesADay ?? 0)
/** Some are limited at tables of a certain size only. */
const AT_TABLES = LIMITED.map((effect) => (effect?.when ?? []).filter(({ form }) => form === 'players').map(flatTest))

/** How often a power may be used today; nothing where it has no limit. */
export function usesLeft(s: RaceState, seat: number): number | undefined {
  const character = characterOf(s, seat)
  const limit = LIMITS[character] ?? 0
  return limit === 0 || !allHold(s, seat, AT_TABLES[character]) ? undefined : limit - uses(s)[seat]
}

/** Whether a limited power is left today, or would be after so many uses more. */
export const isLeft = (s: RaceState, seat: number, besides = 0): boolean =>
  uses(s)[seat] + besides < LIMITS[characterOf(s, seat)]

/** Whoever only thinks of announcing a power, while a list or a price is made. */
const NOBODY = -1
let thinking = NOBODY
export function asIfAnnounced<Seen>(s: RaceState, seat: number, look: (s: RaceState, seat: number) => Seen): Seen {
  thinking = seat
  try {
    return look(s, seat)
  } finally {
    thinking = NOBODY
  }
}

/** What may be declined applies where it was announced, what is limited as long as it is left. */
export function applies(s: RaceState, seat: number, _slot: number, effect: number, besides: number): boolean {
  if (!isLeft(s, seat, besides)) return false
  return powers[characterOf(s, seat)].effects[effect].may ? announced(s)[seat] === 1 || thinking === seat : true
}

export function charged(s: RaceState, seat: number, _slot: number, effect: number): void {
  if (powers[characterOf(s, seat)].effects[effect].timesADay === undefined) return
  uses(s)[seat]++
  announced(s)[seat] = 0
}
