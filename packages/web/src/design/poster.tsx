import race from '../games/belgian-beers-race/poster.svg?raw'
import ale from '../games/heaven-and-ale/poster.svg?raw'
import './poster.css'

const posters: Readonly<Record<string, string>> = { 'belgian-beers-race': race, 'heaven-and-ale': ale }

/** The box of a game. It is put into the page, so that it uses our typeface and colours. */
export function Poster(props: { game: string }) {
  return <div class="box-art" innerHTML={posters[props.game] ?? ''} />
}
