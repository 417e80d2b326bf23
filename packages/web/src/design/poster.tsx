import { gameIn } from '../games.ts'
import './poster.css'

const found = import.meta.glob<string>('../games/*/poster.svg', { eager: true, query: '?raw', import: 'default' })
const posters: ReadonlyMap<string, string> = new Map(
  Object.entries(found).map(([path, drawing]) => [gameIn(path), drawing]),
)

/** The box of a game. It is put into the page, so that it uses our typeface and colours. */
export function Poster(props: { game: string }) {
  return <div class="box-art" innerHTML={posters.get(props.game) ?? ''} />
}
