import { characters, type PixelCard, pixels, STYLES } from '@estaminet/belgian-beers-race/cards'
import { type Component, For, Show } from 'solid-js'
import { Icon } from '../../../design/icon.tsx'
import { language } from '../../../language.ts'
import { Portrait } from '../expansions/characters/portrait.tsx'
import { Figure } from '../expansions/solo/figure.tsx'
import '../expansions/solo/road.css'
import { roadPath, spotOf } from '../map/geometry.ts'
import { Land } from '../map/land.tsx'
import type { Colour, PlaceName } from '../model.ts'
import { Cube, Mark } from '../pieces.tsx'
import { expansionWords } from '../texts/expansions.ts'
import { say } from '../texts/index.ts'
import { drawingName, portraitName } from './expansion-cards.ts'
import { PlaceSign, SIGNS } from './place-sign.tsx'
import './expansion-figures.css'

const BEERS: Readonly<Record<string, Colour>> = { Y: 'yellow', N: 'brown', R: 'red', K: 'black' }

/** A drawing as it lies in the rows of a backpack; one of its places may be taken by a joker. */
function Drawing(props: { card: PixelCard; size: number; joker?: number }) {
  const places = () => [...props.card.grid.replaceAll('/', '')]
  return (
    <span class="figure-drawing">
      <For each={places()}>
        {(letter, at) => (
          <span class="place">
            <Show when={at() === props.joker} fallback={<Beer letter={letter} size={props.size} />}>
              <span class="joker">
                <Icon name="joker" size={props.size - 5} />
              </span>
            </Show>
          </span>
        )}
      </For>
    </span>
  )
}

function Beer(props: { letter: string; size: number }) {
  return <Show when={BEERS[props.letter]}>{(colour) => <Cube colour={colour()} size={props.size} />}</Show>
}

const SMALL = 11
const LARGE = 30
/** Large enough to be seen, with every colour in it. */
const SHOWN = pixels.findLast(({ level }) => level === 'hard') ?? pixels[0]
const BY_JOKER = 4

export const OneDrawing: Component = () => (
  <div class="figure-backpack">
    <Drawing card={SHOWN} size={LARGE} joker={BY_JOKER} />
  </div>
)

/** The picture of each drawing, by its name in the lists of cards. */
export const drawings: Readonly<Record<string, Component>> = Object.fromEntries(
  pixels.map((card) => [drawingName(card.id), () => <Drawing card={card} size={SMALL} />]),
)

/** Every character as they look at the table. */
export const portraits: Readonly<Record<string, Component>> = Object.fromEntries(
  characters.map(({ id }) => [portraitName(id), () => <Portrait of={id} size={40} />]),
)

const RADIUS = 92

/** The six styles in a ring, each joined to the one it faces. */
export const Styles: Component = () => {
  const at = (i: number): readonly [number, number] => {
    const turn = (i / STYLES.length) * 2 * Math.PI - Math.PI / 2
    return [RADIUS * Math.cos(turn), RADIUS * Math.sin(turn)]
  }
  const half = STYLES.length / 2
  return (
    <svg class="figure-styles" viewBox="-160 -124 320 248" aria-hidden="true">
      <circle class="ring" r={RADIUS} />
      <For each={STYLES.slice(0, half)}>
        {(_, i) => {
          const [[x1, y1], [x2, y2]] = [at(i()), at(i() + half)]
          return <line class="facing" x1={x1} y1={y1} x2={x2} y2={y2} />
        }}
      </For>
      <For each={STYLES}>
        {(style, i) => {
          const [x, y] = at(i())
          return (
            <g class="style" transform={`translate(${x} ${y})`}>
              <rect x="-46" y="-16" width="92" height="32" rx="16" />
              <Mark name="note" x={-30} y={0} size={16} />
              <text x="8" y="5" text-anchor="middle">
                {expansionWords(language())?.cards.styles[style]}
              </text>
            </g>
          )
        }}
      </For>
    </svg>
  )
}

const WAY = [5, 10, 17] as const
const WALKED = ['5-10', '10-17']

/** The Zythologist, his next stop and his destination, each with its bottle. */
export const Walk: Component = () => {
  const spots = WAY.map((place) => spotOf(place))
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs) - 60, Math.min(...ys) - 56]
  const box = `${left} ${top} ${Math.max(...xs) + 56 - left} ${Math.max(...ys) + 44 - top}`
  const [from, over, to] = spots.map((spot) => `translate(${spot.join(' ')})`)
  const isAhead = (id: PlaceName) => WAY.slice(1).some((place) => place === id)
  return (
    <svg class="map figure-map" viewBox={box} aria-hidden="true">
      <Land texts={say(language())} />
      <g class="his-road">
        <For each={WALKED.map(roadPath)}>
          {(path) => (
            <>
              <path class="edge" d={path} />
              <path class="ivory" d={path} />
              <path class="dashes" d={path} />
            </>
          )}
        </For>
      </g>
      <For each={SIGNS}>{({ id }) => <PlaceSign id={id} bottle={isAhead(id)} named={isAhead(id)} />}</For>
      <g class="his-stops">
        <g class="stop" transform={over}>
          <g transform="translate(-25 -4)">
            <circle r="8.5" />
            <text y="4.2" text-anchor="middle">
              1
            </text>
          </g>
        </g>
        <g class="goal" transform={to}>
          <g transform="translate(-28 -6) rotate(-8)">
            <rect x="-13" y="-13" width="26" height="26" rx="5" />
            <circle r="8.5" />
            <Mark name="hat" x={0} y={0} size={13} />
          </g>
        </g>
        <g transform={from}>
          <g transform="translate(9 -15)">
            <Figure />
          </g>
        </g>
      </g>
    </svg>
  )
}
