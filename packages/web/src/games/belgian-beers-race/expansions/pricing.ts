import type { Part } from '@estaminet/belgian-beers-race'
import type { Ask, Choice } from '@estaminet/table'
import type { Language, Sum } from '../../../shell/table/game-screen.ts'
import { deedOf, JOURNEY_ICON, journeyOf } from '../choices.ts'
import { priceOf } from '../foretell.ts'
import type { RaceView } from '../model.ts'
import { expansionWords } from '../texts/expansions.ts'
import { cardWords } from './texts/cards.ts'

/** Parts that are no card: what stands on the board, doubled for whoever travels slowly. */
const isCard = (part: Part): part is Extract<Part, { readonly of: 'card' }> => part.of === 'card'
const total = (parts: readonly Part[]): number => parts.reduce((sum, { n }) => sum + n, 0)

/** "5 + 2 − 1": what is printed, what cards add, what cards save. Nothing where no card changes it. */
export function shortSum(parts: readonly Part[]): string | undefined {
  const cards = parts.filter(isCard)
  if (cards.length === 0) return undefined
  const more = total(cards.filter(({ n }) => n > 0))
  const less = -total(cards.filter(({ n }) => n < 0))
  const plain = total(parts.filter((part) => !isCard(part)))
  return `${plain}${more > 0 ? ` + ${more}` : ''}${less > 0 ? ` − ${less}` : ''}`
}

/**
 * The sum that stands under a price: of the time it takes; where time is as printed, of the beers it brings, with their
 * number, which the price above it is not.
 */
export function underPrice(view: RaceView, seat: number, choice: Choice): string | undefined {
  const price = priceOf(view, seat, choice.move)
  if (!price) return undefined
  const brought = beersOf(choice, price.beers)
  const beers = shortSum(brought)
  return shortSum(price.time) ?? (beers && `${total(brought)} = ${beers}`)
}

/** Where the backpack has no room for all of them, no sum makes the number that is bought. */
const beersOf = ({ info }: Choice, parts: readonly Part[]): readonly Part[] =>
  info.kind === 'buy' && info.cubes !== total(parts) ? [] : parts

/** What the figures of a choice are made of, card by card, for the preview. */
export function sumsOf(view: RaceView, seat: number, choice: Choice, language: Language): Sum[] {
  const price = priceOf(view, seat, choice.move)
  if (!price) return []
  const { road, usual, beers } = cardWords(language).prices
  const plain = 'road' in choice.info ? road : usual
  return [
    ...spelled(price.time, plain, '', (n) => n < 0, language),
    ...spelled(beersOf(choice, price.beers), usual, beers, (n) => n > 0, language),
  ]
}

function spelled(
  parts: readonly Part[],
  plain: string,
  unit: string,
  helps: (n: number) => boolean,
  language: Language,
): Sum[] {
  if (!parts.some(isCard)) return []
  return [
    {
      total: [String(total(parts)), unit].filter(Boolean).join(' '),
      parts: parts.map((part) => ({
        n: part.n,
        name: isCard(part)
          ? titleOf(part.card, language)
          : part.of === 'slow'
            ? cardWords(language).prices.slow
            : plain,
        ...(isCard(part) ? { mood: helps(part.n) ? ('gain' as const) : ('loss' as const) } : {}),
      })),
    },
  ]
}

/** The delay of a late bus or a wait in vain, where cards change it: " (2 + 2 Flat Tyre)". */
export function behindRisk(view: RaceView, seat: number, choice: Choice, language: Language): string {
  const price = priceOf(view, seat, choice.move)
  const parts = price ? (price.late.length > 0 ? price.late : price.waiting) : []
  if (!parts.some(isCard)) return ''
  const [first, ...rest] = parts.map((part) => ({
    ...part,
    name: isCard(part) ? ` ${titleOf(part.card, language)}` : '',
  }))
  const head = `${first.n}${first.name}`
  return ` (${[head, ...rest.map(({ n, name }) => `${n < 0 ? '−' : '+'} ${Math.abs(n)}${name}`)].join(' ')})`
}

/** A card whose change is in the prices of this moment. */
export interface Force {
  readonly card: string
  readonly expansion: string
  readonly name: string
  readonly by: number
  /** Dearer, or fewer beers. */
  readonly hurts: boolean
  /** What it changes, as signs; none where it changes every trip. */
  readonly icons: readonly string[]
  /** How often it still counts. */
  readonly left?: number
}

const MEANS: readonly string[] = ['bicycle', 'bus', 'hitchhike']
const SIGN: Readonly<Record<string, string>> = { ...JOURNEY_ICON, offer: 'hitchhike', buy: 'buy', taste: 'taste' }

/** All of them, each once, in the order in which they apply. */
export function forcesIn(view: RaceView, ask: Ask, language: Language): Force[] {
  const found = new Map<string, { by: number; icons: Set<string>; inBeers: boolean }>()
  const meet = (parts: readonly Part[], icon: string, inBeers: boolean): void => {
    for (const part of parts) {
      if (!isCard(part)) continue
      const known = found.get(part.card) ?? { by: part.n, icons: new Set<string>(), inBeers }
      if (Math.abs(part.n) > Math.abs(known.by)) known.by = part.n
      known.icons.add(icon)
      found.set(part.card, known)
    }
  }
  for (const choice of ask.choices) {
    const { kind } = deedOf(choice)
    const icon = SIGN[kind]
    const price = icon === undefined ? undefined : priceOf(view, ask.seat, choice.move)
    if (!price || icon === undefined) continue
    meet(price.time, icon, false)
    meet(price.beers, 'cube', true)
    if (journeyOf(choice)) meet(price.late, 'late', false)
  }
  return [...found].map(([card, { by, icons, inBeers }]) => ({
    card,
    ...named(card, language),
    by,
    hurts: inBeers ? by < 0 : by > 0,
    icons: MEANS.every((means) => icons.has(means)) ? [] : [...icons],
    ...leftOf(card, ask.seat, view),
  }))
}

const named = (card: string, language: Language): Pick<Force, 'expansion' | 'name'> => {
  const { expansion, title } = cardNamed(card, language)
  return { expansion, name: title }
}

/** What is left of a card that runs before a player. */
function leftOf(card: string, seat: number, view: RaceView): { left?: number } {
  const running = view.confrontation?.running[seat]?.find((one) => one.card === card)
  return running ? { left: running.left } : {}
}

const DECKS = ['events', 'characters', 'confrontation'] as const

/** Whose card it is, and what it is called. */
function cardNamed(id: string, language: Language): { readonly expansion: string; readonly title: string } {
  const words = expansionWords(language)?.cards
  for (const deck of words ? DECKS : []) {
    const cards: Readonly<Record<string, { readonly title: string } | undefined>> = words?.[deck] ?? {}
    const card = cards[id]
    if (card) return { expansion: deck, title: card.title }
  }
  // The bag has no card for its rule of four beers a purchase.
  return id === 'pixel-bag'
    ? { expansion: id, title: cardWords(language).prices.pixelBag }
    : { expansion: '', title: id }
}
export const titleOf = (id: string, language: Language): string => cardNamed(id, language).title
