import { type AleView, EMERGENCY_DUCATS, pricesOn, type Stop, tileNamed } from '@estaminet/heaven-and-ale'
import type { Preview } from '../../../shell/table/game-screen.ts'
import { colon } from '../../../texts/thin.ts'
import { imagined } from '../imagined.ts'
import type { Speech } from '../phrases.ts'
import { type Asked, askedOn, sidesSaid } from './asking.ts'

type Offer = Extract<Stop, { readonly tiles: readonly string[] }> & { readonly space: number }

/** Each kind of tile once, with how many of it lie there. */
function kindsOf(tiles: readonly string[], { words, texts }: Speech): { tile: string; name: string }[] {
  return [...new Set(tiles)].map((tile) => {
    const n = tiles.filter((one) => one === tile).length
    return { tile, name: n === 1 ? words.tile(tile) : texts.several(n, words.tile(tile)) }
  })
}

/** What lies on a space, in a few words. */
export const tilesOn = (tiles: readonly string[], speech: Speech): string =>
  speech.words.all(kindsOf(tiles, speech).map(({ name }) => name))

/** Whom a monk will wake from a hex, as the garden is now. */
export function besideLine(tiles: readonly string[], speech: Speech): Preview['lines'][number] {
  return { text: tiles.length > 0 ? speech.texts.beside(tilesOn(tiles, speech)) : speech.texts.besideNobody }
}

/** Money is short, and where it comes from. */
export const shortOf = ({ words, texts }: Speech): Preview['lines'][number] => ({
  text: texts.shortPurse(words.ducats(EMERGENCY_DUCATS)),
  mood: 'risk',
})

/** What a tile of a space asks of a player, on the sides where it can be had. */
export const askedFor = ({ space }: Pick<Offer, 'space'>, tile: string, view: AleView, seat: number): Asked[] =>
  askedOn(pricesOn(imagined(view), seat, space, tileNamed(tile)), view.players[seat])

/** What lies on a space and what each of it costs where it can be had; what a monk is good for. */
export function offerLines(offer: Offer, view: AleView, seat: number, speech: Speech): Preview['lines'] {
  const { words, texts } = speech
  const kinds = kindsOf(offer.tiles, speech).map(({ tile, name }) => ({
    name,
    asked: askedFor(offer, tile, view, seat),
  }))
  const isShort = kinds.every(({ asked }) => asked.every(({ cards }) => cards > 0))
  return [
    ...kinds
      .filter(({ asked }) => asked.length > 0)
      .map(({ name, asked }) => ({ text: `${name}${colon(words.language)}${sidesSaid(asked, speech, words.ducats)}` })),
    ...(offer.tiles.length > 1 ? [{ text: texts.oneOrMore }] : []),
    ...(offer.action === 'monk' ? [{ text: texts.monkWakes }] : []),
    ...(isShort ? [shortOf(speech)] : []),
  ]
}
