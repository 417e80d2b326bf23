import { cardsDue, type PlayerView } from '@estaminet/heaven-and-ale'
import type { Speech } from '../phrases.ts'

type Sides = { readonly shady?: number; readonly sunny?: number }

/** What a tile asks on one side of a garden. */
export interface Asked {
  readonly side: keyof Sides
  readonly price: number
  /** Privileges that must be given back for it. */
  readonly cards: number
}

/** The sides on which a tile can be paid for at all, the shade first. */
export function askedOn(prices: Sides, { ducats, hand }: PlayerView): Asked[] {
  return (['shady', 'sunny'] as const).flatMap((side) => {
    const price = prices[side]
    if (price === undefined) return []
    const cards = cardsDue(ducats, price)
    return cards > hand.length ? [] : [{ side, price, cards }]
  })
}

/** From the lowest price to the highest the purse has ducats for; where it has too few for any, the lowest alone. */
export function rangeOf(asked: readonly Asked[], { words, texts }: Speech): { price: string; spoken: string } {
  const all = asked.map(({ price }) => price)
  const [from, to] = [Math.min(...all), Math.max(...asked.map(({ price, cards }) => (cards === 0 ? price : 0)))]
  if (to <= from) return { price: String(from), spoken: words.ducats(from) }
  return { price: `${from}–${to}`, spoken: texts.fromTo(from, words.ducats(to)) }
}

/** Each side with its price, and with how many privileges the purse must be helped. */
export function sidesSaid(asked: readonly Asked[], { texts }: Speech, priceSaid: (price: number) => string): string {
  return asked
    .map(({ side, price, cards }, at) => {
      const said = at === 0 ? priceSaid(price) : String(price)
      const there = side === 'shady' ? texts.inShade(said) : texts.inSun(said)
      return cards === 0 ? there : `${there} ${texts.withPrivileges(cards)}`
    })
    .join(', ')
}
