import { plannedWalk, type Stretch } from '@estaminet/belgian-beers-race/solo'
import { createMemo, For, Show } from 'solid-js'
import { roadPath, spotOf } from '../../map/geometry.ts'
import { eventOf, inBrussels, type PlaceName, raceOf, type Shown } from '../../model.ts'
import { roadBetween, WALKER } from '../../motion.ts'
import { Mark } from '../../pieces.tsx'
import type { OnMap } from '../expansion-screen.ts'
import { Figure } from './figure.tsx'
import { missingIn, takenByHim } from './places.ts'
import './road.css'

/** So many of the roads he came by are still seen. */
const TRAIL = 3

const pathOf = ({ from, to }: Stretch): string => {
  const road = roadBetween(from, to)
  return road ? roadPath(road) : `M${spotOf(from).join(' ')}L${spotOf(to).join(' ')}`
}

const him = (props: OnMap) => raceOf(props.board.view()).solo
const plan = (props: OnMap) => {
  const { solo, steps } = raceOf(props.board.view())
  return solo && steps.length > 0 ? plannedWalk(solo) : undefined
}

/** Under the signs: the road he came by, dotted, and the one he means to go, ivory with ink dashes. */
export function HisRoad(props: OnMap) {
  const walked = createMemo<readonly Stretch[]>((before) => {
    const news = props.board.news().flatMap(({ event }) => walkedBy(eventOf(event)))
    return [...before, ...news].slice(-TRAIL * 2)
  }, [])
  /** What was taken back is no longer on the way to where he stands. */
  const trail = createMemo(() => {
    const roads: Stretch[] = []
    let end = him(props)?.place
    for (const road of walked().toReversed()) {
      if (road.to !== end || roads.length === TRAIL) continue
      roads.push(road)
      end = road.from
    }
    return roads
  })
  return (
    <g class="his-road">
      <For each={trail()}>{(road) => <path class="came" d={pathOf(road)} />}</For>
      <For each={plan(props)?.steps}>
        {(step) => (
          <For each={step}>
            {(road) => (
              <g classList={{ maybe: step.length > 1 }}>
                <path class="edge" d={pathOf(road)} />
                <path class="ivory" d={pathOf(road)} />
                <path class="dashes" d={pathOf(road)} />
              </g>
            )}
          </For>
        )}
      </For>
    </g>
  )
}

/** In the place of one's own visited token: where one is still wanted, and where none can be placed any more. */
function Marks(props: OnMap) {
  const race = () => raceOf(props.board.view())
  const isOver = () => race().steps.length === 0
  const missing = createMemo(() => (isOver() ? [] : (missingIn(race()) ?? [])))
  const taken = createMemo(() => (isOver() ? [] : takenByHim(race())))
  return (
    <>
      <For each={missing()}>
        {(place) => (
          <g class="wanted" transform={props.place(place)}>
            <g transform="translate(-20 17)">
              <circle r="7" />
              <Mark name="flag" x={0.5} y={0} size={9} />
            </g>
          </g>
        )}
      </For>
      <For each={taken()}>
        {(place) => (
          <g class="taken" transform={props.place(place)} data-explain="solo taken">
            <g transform="translate(-20 17)">
              <circle r="7" />
              <Mark name="hat" x={0} y={-0.5} size={10} />
            </g>
          </g>
        )}
      </For>
    </>
  )
}

const walkedBy = (event: Shown): Stretch[] => (event.type === 'solo/walked' ? [event] : [])

/** Above the signs: his stops by number, his coaster, and he himself. */
export function Zythologist(props: OnMap) {
  const stops = createMemo(() =>
    (plan(props)?.steps ?? []).flatMap((step, at) =>
      [...new Set(step.map(({ to }) => to))].map((place) => ({ place, number: at + 1, maybe: step.length > 1 })),
    ),
  )
  const goal = () => him(props)?.destination ?? undefined
  const stands = (): PlaceName | undefined => props.motion.standsAt(WALKER) ?? him(props)?.place ?? undefined
  const isTalking = () => him(props)?.chatting && !props.motion.travelling(WALKER)
  return (
    <g class="his-stops">
      <Marks {...props} />
      <For each={stops()}>
        {({ place, number, maybe }) => (
          <Show when={place !== goal()}>
            <g class="stop" classList={{ maybe }} transform={props.place(place)}>
              <g transform="translate(-25 -4)">
                <circle r="8.5" />
                <text y="4.2" text-anchor="middle">
                  {number}
                </text>
              </g>
            </g>
          </Show>
        )}
      </For>
      <Show when={goal()} keyed>
        {(place) => (
          <g class="goal" transform={props.place(place)} data-explain="solo goal">
            <g transform="translate(-28 -6) rotate(-8)">
              <rect x="-13" y="-13" width="26" height="26" rx="5" />
              <circle r="8.5" />
              <Mark name="hat" x={0} y={0} size={13} />
            </g>
          </g>
        )}
      </Show>
      <Show when={!props.motion.travelling(WALKER) && stands()} keyed>
        {(place) => (
          <>
            <g class="him" transform={props.place(place)} data-explain="solo him">
              <g transform="translate(9 -15)">
                <rect class="reach" x="-12" y="-32" width="24" height="34" />
                <Figure />
                <Show when={isTalking()}>
                  <g class="talk" transform="translate(13 -29)">
                    <path d="M-8-5a5 5 0 0 1 5-5h10a5 5 0 0 1 5 5v2a5 5 0 0 1-5 5h-8l-6 5 1.500-6a5 5 0 0 1-2.500-4z" />
                    <circle cx="-2" cy="-4" r="1.300" />
                    <circle cx="2" cy="-4" r="1.300" />
                    <circle cx="6" cy="-4" r="1.300" />
                  </g>
                </Show>
              </g>
            </g>
            <Show when={inBrussels(place)}>
              <g transform={props.place('BXL')}>
                <g transform="translate(33 -10) scale(.72)">
                  <Figure />
                </g>
              </g>
            </Show>
          </>
        )}
      </Show>
      <Show when={props.motion.travelling(WALKER)}>
        {(point) => (
          <g transform={`translate(${point().join(' ')}) scale(${props.scale() * 1.08}) translate(0 6)`}>
            <Figure />
          </g>
        )}
      </Show>
    </g>
  )
}
