import { EMERGENCY_DUCATS, type PlayerView, type Stop, SUNNY } from '@estaminet/heaven-and-ale'
import type { Preview } from '../../../shell/table/game-screen.ts'
import { colon } from '../../../texts/thin.ts'
import { fertilityOf } from '../icons.ts'
import type { Speech } from '../phrases.ts'

type Offer = Extract<Stop, { readonly tiles: readonly string[] }>

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

/** What lies on a space and what each of it costs where there is room for it; what a monk is good for. */
export function offerLines(offer: Offer, player: PlayerView, speech: Speech): Preview['lines'] {
  const { words, texts } = speech
  const filled = Object.keys(player.garden)
  const sunny = filled.filter((hex) => hex.startsWith('s')).length
  const hasSun = sunny < SUNNY
  const hasShade = filled.length - sunny < SUNNY
  const baseOf = (tile: string) => (offer.action === 'monk' ? offer.price : fertilityOf(tile))
  const kinds = kindsOf(offer.tiles, speech)
  const cheapest = Math.min(...kinds.map(({ tile }) => baseOf(tile))) * (hasShade ? 1 : 2)
  return [
    ...kinds.map(({ tile, name }) => {
      const base = baseOf(tile)
      const sides = [
        ...(hasShade ? [texts.inShade(words.ducats(base))] : []),
        ...(hasSun ? [texts.inSun(hasShade ? String(2 * base) : words.ducats(2 * base))] : []),
      ]
      return { text: `${name}${colon(words.language)}${sides.join(', ')}` }
    }),
    ...(offer.tiles.length > 1 ? [{ text: texts.oneOrMore }] : []),
    ...(offer.action === 'monk' ? [{ text: texts.monkWakes }] : []),
    ...(cheapest > player.ducats ? [shortOf(speech)] : []),
  ]
}
