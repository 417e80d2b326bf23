import { type JSX, Show } from 'solid-js'
import sprite from '../../look/icons.svg?url'
import { colourOf } from '../../shell/seats/names.ts'
import { hexagon, type Point } from './geometry.ts'
import { fertilityOf, ingredientOf, isMonkName, tileIcon } from './icons.ts'
import './pieces.css'

/** A drawing that holds things to touch. */
export function Drawing(props: {
  label: string
  box: string
  class?: string
  /** What the whole drawing is; then it is one stop of the tab key, and the arrows walk inside. */
  about?: string
  children: JSX.Element
}) {
  const explored = () => (props.about ? { 'data-explore': '', 'data-explain': props.about, tabindex: 0 } : {})
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no fieldset of its own
    <svg class={props.class ?? 'ale-drawing'} viewBox={props.box} role="group" aria-label={props.label} {...explored()}>
      {props.children}
    </svg>
  )
}

/** An icon inside a drawing, centred on a point. */
export function Sign(props: { name: string; at: Point; size: number; color?: string; class?: string }) {
  return (
    <use
      href={`${sprite}#i-${props.name}`}
      x={(props.at.x - props.size / 2).toFixed(1)}
      y={(props.at.y - props.size / 2).toFixed(1)}
      width={props.size}
      height={props.size}
      class={props.class}
      color={props.color}
    />
  )
}

/** A tile: icon above, fertility below, always at the same place. Monks are people, not goods. */
export function Tile(props: { tile: string; at: Point; radius: number; class?: string }) {
  const monk = () => isMonkName(props.tile)
  return (
    <g class={`ale-tile ale-of-${monk() ? 'monk' : ingredientOf(props.tile)} ${props.class ?? ''}`}>
      <polygon class="ale-shadow" points={hexagon({ x: props.at.x, y: props.at.y + 1.5 }, props.radius)} />
      <polygon class="ale-face" points={hexagon(props.at, props.radius)} />
      <polygon class="ale-rim" points={hexagon(props.at, props.radius - 3)} />
      <Show
        when={!monk()}
        fallback={<Sign name={tileIcon(props.tile)} at={props.at} size={props.radius * 1.15} class="ale-glyph" />}
      >
        <Sign
          name={tileIcon(props.tile)}
          at={{ x: props.at.x, y: props.at.y - props.radius * 0.3 }}
          size={props.radius * 0.82}
          class="ale-glyph"
        />
        <text
          class="ale-number ale-glyph"
          x={props.at.x}
          y={props.at.y + props.radius * 0.66}
          font-size={String(Math.max(13, props.radius * 0.74))}
        >
          {fertilityOf(props.tile)}
        </text>
      </Show>
    </g>
  )
}

const HEADS = {
  blue: () => <circle cx="0" cy="-21" r="6" />,
  purple: () => <rect x="-5.6" y="-26.6" width="11.2" height="11.2" rx="1.5" />,
  pink: () => <path d="M0-29 7-16.500H-7z" />,
  green: () => <path d="M0-29.500 7-21.500 0-14-7-21.500z" />,
}

/** A figure: bell body, head in the seat's shape, so that the silhouette alone tells who it is. */
export function Figure(props: { seat: number }) {
  return (
    <g class="ale-figure" fill={`var(--p-${colourOf(props.seat)})`}>
      <ellipse class="ale-shadow" cx="1" cy="0" rx="10.5" ry="3" />
      <path d="M-9.500 0c0-8 4.500-9.500 5.500-16h8c1 6.500 5.500 8 5.500 16z" />
      {HEADS[colourOf(props.seat)]()}
    </g>
  )
}

/** A tile alone, before a title. */
export function TileMark(props: { tile: string; size: number }) {
  return (
    <svg class="ale-tile-mark" width={props.size} height={props.size} viewBox="-22 -22 44 44" aria-hidden="true">
      <Tile tile={props.tile} at={{ x: 0, y: 0 }} radius={20} />
    </svg>
  )
}
