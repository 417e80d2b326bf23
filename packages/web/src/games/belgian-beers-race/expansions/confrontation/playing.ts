import type { Ask, Choice } from '@estaminet/table'
import type { RaceView } from '../../model.ts'
import { cardsNamed } from './cards.ts'
import type { CardId } from './words.ts'

/** What pressing the cards of a hand does: which choice plays them, alone or with what is looked at. */

export interface HandCard {
  readonly id: CardId
  /** It can be played now, with some choice. */
  readonly isReady: boolean
  /** It is played by the choice that is looked at. */
  readonly isChosen: boolean
}

/** The hand of whoever looks, with what each card can do now. */
export function handOf(
  { confrontation }: Pick<RaceView, 'confrontation'>,
  ask: Ask | undefined,
  considered: Choice | undefined,
): readonly HandCard[] {
  const own = confrontation?.own
  if (!own) return []
  const choices = ask?.seat === own.seat ? playing(ask.choices) : []
  const chosen = considered && isPlay(considered) ? cardsNamed(considered.info) : []
  return own.hand.map((id) => ({
    id,
    isReady: choices.some(({ info }) => cardsNamed(info).includes(id)),
    isChosen: chosen.includes(id),
  }))
}

/** A pick is no play: it is chosen from the packet, not from the hand. */
const isPlay = ({ info }: Choice): boolean => {
  const kind = String(info.kind)
  return kind.startsWith('confrontation/') && kind !== PICK && kind !== CLAIM
}
const PICK = 'confrontation/pick'
/** Its card is an objective. */
const CLAIM = 'confrontation/claim'
const playing = (choices: readonly Choice[]): readonly Choice[] => choices.filter(isPlay)

/**
 * The choice that plays this card too, or no longer: together with the cards and the move that are looked at, where the
 * rules know such a choice; else with the first there is.
 */
export function withCard(card: CardId, choices: readonly Choice[], considered: Choice | undefined): Choice | undefined {
  const looked = considered ? cardsNamed(considered.info) : []
  const wanted = looked.includes(card) ? looked.filter((one) => one !== card) : [...looked, card]
  const same = considered && choices.find((choice) => deedOf(choice) === deedOf(considered) && names(choice, wanted))
  if (same || looked.includes(card)) return same
  return playing(choices).find((choice) => names(choice, [card]))
}

const names = ({ info }: Choice, cards: readonly CardId[]): boolean => cardsNamed(info).join() === cards.join()

/** What is done, the cards left aside: a ride with the wind in the back is still that ride. */
function deedOf({ info }: Choice): string {
  const kind = String(info.kind).replace('confrontation/', '')
  return [kind === 'ride' ? 'bike' : kind === 'pass' ? 'answer' : kind, info.to, info.cheese, info.again].join()
}

/** Drafting: the pick of exactly these cards. */
export const pickOf = (cards: readonly CardId[], choices: readonly Choice[]): Choice | undefined =>
  choices.find(({ info }) => info.kind === PICK && cardsNamed(info).toSorted().join() === cards.toSorted().join())

/** How many cards of the packet are kept this time; 0 where nothing is picked. */
export const keeps = (ask: Ask | undefined): number => {
  const [first] = ask?.choices ?? []
  return first?.info.kind === PICK ? cardsNamed(first.info).length : 0
}
