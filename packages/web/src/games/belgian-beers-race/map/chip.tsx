import type { Choice } from '@estaminet/table'
import { createMemo, For, Show } from 'solid-js'
import type { Language } from '../../../shell/table/game-screen.ts'
import { JOURNEY_ICON, journeyOf, meansOf, preferred } from '../choices.ts'
import { type PlaceName, placeOf } from '../model.ts'
import { Mark } from '../pieces.tsx'
import { sentence } from '../slate/sentence.ts'
import { nameWidth } from './hanging.ts'
import type { LitRoad, MapScene } from './map-scene.ts'
import './chips.css'

const LOOKS = {
  many: { step: 29, high: 24, icon: 13, iconAt: 9, textAt: 21 },
  one: { step: 36, high: 24, icon: 16, iconAt: 12, textAt: 27 },
  small: { step: 30, high: 21, icon: 13, iconAt: 9, textAt: 22 },
}

/** What ties a chip to a road that runs elsewhere. It lies on the land: a sign in between is not struck out. */
export function ChipString(props: { lit: LitRoad; scene: MapScene }) {
  const spot = () => props.scene.chips().spots.get(props.lit.road)
  return (
    <Show when={spot()?.knot}>
      {(knot) => <path class="string" d={`M${spot()?.at.join(' ')}L${knot().join(' ')}`} />}
    </Show>
  )
}

/** The cost of a road: of the means being considered, or of all where there is room. */
export function Chip(props: { lit: LitRoad; scene: MapScene; language: Language; onHover: (choice: Choice) => void }) {
  const { scene } = props
  const spot = () => scene.chips().spots.get(props.lit.road)
  const shown = createMemo((): Choice[] => {
    const here = props.lit.choices.filter(
      (choice) => scene.target() === undefined || journeyOf(choice)?.to === scene.target(),
    )
    const all = meansOf(here.length > 0 ? here : props.lit.choices)
    const kind = scene.chipKind()
    const isKind = (choice: Choice): boolean => journeyOf(choice)?.kind === kind
    // What is being looked at is compared on every road; else a chip shows what a press on its sign would take.
    const one = kind && (scene.journey() ? all.find(isKind) : preferred(all, kind))
    return one ? [one] : all.slice(0, scene.chips().all ? all.length : 1)
  })
  const look = () => LOOKS[shown().length > 1 ? 'many' : scene.chips().small ? 'small' : 'one']
  const name = () => (scene.chips().named.has(props.lit.road) ? nameWidth(props.lit.to) : 0)
  const wide = () => 10 + name() + look().step * shown().length
  return (
    <Show when={spot()}>
      {(where) => (
        <g
          class="chip"
          classList={{ target: scene.journey()?.road === props.lit.road, small: look() === LOOKS.small }}
          transform={`translate(${where().at.join(' ')}) scale(${1 / scene.zoom()})`}
        >
          <rect x={-wide() / 2} y={-look().high / 2} width={wide()} height={look().high} rx={look().high / 2} />
          <Show when={name() > 0}>
            <ChipName to={props.lit.to} x={-wide() / 2} wide={name()} high={look().high} />
          </Show>
          <For each={shown()}>
            {(choice, index) => {
              const x = () => -wide() / 2 + 5 + name() + index() * look().step
              const journey = journeyOf(choice)
              return (
                <g
                  class="part"
                  data-chip={choice.move}
                  onPointerEnter={(event) => event.pointerType === 'mouse' && props.onHover(choice)}
                  onPointerMove={(event) => event.pointerType === 'mouse' && props.onHover(choice)}
                >
                  <title>{sentence(choice, scene.race(), props.language)}</title>
                  <rect class="press" x={x()} y={-look().high / 2} width={look().step} height={look().high} />
                  <Mark
                    name={journey ? JOURNEY_ICON[journey.kind] : 'pin'}
                    x={x() + look().iconAt}
                    y={0}
                    size={look().icon}
                  />
                  <text x={x() + look().textAt} y="5" text-anchor="middle">
                    {journey?.cost}
                  </text>
                </g>
              )
            }}
          </For>
        </g>
      )}
    </Show>
  )
}

/** Where a chip leads, as on its sign: prices that hang side by side are told apart by it. */
function ChipName(props: { to: string; x: number; wide: number; high: number }) {
  const colour = () => (props.to === 'BXL' ? 'enamel' : `beer-${placeOf(Number(props.to) as PlaceName).colour}`)
  return (
    <g class="chip-name">
      <rect
        style={{ fill: `var(--${colour()})` }}
        x={props.x + 2}
        y={-props.high / 2 + 2}
        width={props.wide + 3}
        height={props.high - 4}
        rx={props.high / 2 - 2}
      />
      <text style={{ fill: `var(--on-${colour()})` }} x={props.x + 3 + props.wide / 2} y="5" text-anchor="middle">
        {props.to}
      </text>
    </g>
  )
}
