import { HOOKS, STAGES } from '../../content/hooks.ts'
import { cardNumber } from './hands.ts'

/**
 * Answers to a window: all ordered lists without repetition of the cards of a hook and stage, numbered once and for all. Number 0 is
 * the empty list, of every hook.
 */

/** The stages of a window: first the opponents, then the subject. */
export const OPPONENTS = 0
export const SUBJECT = 1

/** The cards of each stage, at hook * 2 + stage. */
const STAGE_CARDS: readonly Int8Array[] = HOOKS.flatMap((hook) => {
  const { opponents = [], subject = [] } = STAGES[hook] ?? {}
  return [opponents, subject].map((ids) => Int8Array.from(ids, (id) => cardNumber(id)))
})

export const cardsOf = (hook: number, stage: number): Int8Array => STAGE_CARDS[hook * 2 + stage]

/** Longer lists behind shorter ones. */
function listsOf(cards: readonly number[]): number[][] {
  const lists: number[][] = [[]]
  for (const list of lists) for (const card of cards) if (!list.includes(card)) lists.push([...list, card])
  return lists.slice(1)
}

const lists: number[][] = [[]]
const firsts = STAGE_CARDS.map((cards) => {
  const first = lists.length
  lists.push(...listsOf(Array.from(cards)))
  return first
})

/** The lists of a stage are numbered from here to where those of the next begin. */
export const firstList = (hook: number, stage: number): number => firsts[hook * 2 + stage]
export const endOfLists = (hook: number, stage: number): number => firsts[hook * 2 + stage + 1] ?? lists.length

export const cardsIn = (list: number): readonly number[] => lists[list]
/** The first card of a list that is not empty, and the number of what is left without it. */
export const HEAD = Int8Array.from(lists, ([card = -1]) => card)
export const TAIL = Int16Array.from(lists, (list, at) => (list.length < 2 ? 0 : numberOf(list.slice(1), at)))
/** As a mask of cards. */
export const NEEDS = Int32Array.from(lists, (list) => list.reduce((mask, card) => mask | (1 << card), 0))

/** A card belongs to one stage of a hook, or to one hook at a time: the nearest list before is of the same stage. */
function numberOf(cards: readonly number[], before: number): number {
  for (let at = before - 1; at > 0; at--) if (lists[at].join() === cards.join()) return at
  throw new RangeError(`No list of cards is the end of list ${before}.`)
}
