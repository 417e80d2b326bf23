import { type AleView, FIRST_POINTS, type Place, type Stop } from '@estaminet/heaven-and-ale'
import type { Preview } from '../../../shell/table/game-screen.ts'
import { colon } from '../../../texts/thin.ts'
import type { Speech } from '../phrases.ts'

type Home = Extract<Stop, { readonly action: 'start' }>

const isLastRound = ({ round, rounds }: AleView): boolean => round === rounds

/** What a place of the start area is good for now: after the last round nobody begins another. */
export const placeHelp = (place: Place, view: AleView, { words, texts }: Speech): string =>
  place === 'first' && isLastRound(view) ? texts.firstAtEnd : words.places[place].help

/** What it pays now, as short as it stands on the board. */
export function placePays(place: Place, view: AleView, { words, texts }: Speech): string {
  if (place !== 'first') return texts.placePays[place]
  return isLastRound(view) ? words.points(FIRST_POINTS) : texts.level.firstPays
}

/** Whoever is last home takes what nobody wanted: whether that is all there is. */
export const isLeftOver = ({ places, last }: Pick<Home, 'places' | 'last'>): boolean =>
  places[0] === 'first' && places.length === 1 && last

/** What going home comes to: the places there are, and why there may be no choice. */
export function homeLines({ places, last }: Home, view: AleView, { words, texts }: Speech): Preview['lines'] {
  const others = places.slice(1)
  const pays = (place: Place) =>
    place === 'first' && isLastRound(view) ? words.points(FIRST_POINTS) : texts.placePays[place]
  const why = isLeftOver({ places, last }) ? texts.lastIsFirst(words.places.first.name) : texts.onlyPlace
  return [
    { text: texts.lastWalk, mood: 'risk' },
    ...(others.length === 0 ? [{ text: why }] : []),
    ...places.map((place) => ({ text: `${words.places[place].name}${colon(words.language)}${pays(place)}` })),
  ]
}
