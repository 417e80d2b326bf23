import '../styles.ts'
import { ASLEEP_FROM, BICYCLE_FORBIDDEN_FROM, DOUBLING_FROM, PLACES, ROADS } from '@estaminet/belgian-beers-race/board'
import { type Component, For, Show } from 'solid-js'
import { Icon } from '../../../design/icon.tsx'
import { language } from '../../../language.ts'
import { createLayout } from '../../../shell/page/layout.ts'
import type { Language } from '../../../shell/table/game-screen.ts'
import { Breathalyzer } from '../board/breathalyzer.tsx'
import { Machine } from '../board/machine.tsx'
import { TimeTrack } from '../board/time-track.tsx'
import { JOURNEY_ICON } from '../choices.ts'
import { BrusselsMat, PetrolSign } from '../map/brussels.tsx'
import { INSET, onRoad, roadPath, spotOf } from '../map/geometry.ts'
import { Land } from '../map/land.tsx'
import { Meeple } from '../map/meeple.tsx'
import { inBrussels } from '../model.ts'
import { createMotion } from '../motion.ts'
import { Mark } from '../pieces.tsx'
import { openExpansionWords } from '../texts/expansions.ts'
import { words as raceWords, say } from '../texts/index.ts'
import '../../../rules/figures/figures.css'
import { still } from '../../../rules/figures/still.ts'
import { drawings, OneDrawing, portraits, Styles, Walk } from './expansion-figures.tsx'
import { PlaceSign, SIGNS } from './place-sign.tsx'
import { bus, underway } from './positions.ts'

/** Figures speak of the race, and of its expansions. */
export const words = {
  async open(code: Language): Promise<void> {
    await Promise.all([raceWords.open(code), openExpansionWords(code)])
  },
}

function Time() {
  const board = still(underway, [bus], bus)
  const motion = createMotion(board)
  return <TimeTrack board={board} motion={motion} />
}

function Belt() {
  const layout = createLayout()
  return (
    <Show when={layout() === 'phone'} fallback={<Machine board={still(underway)} look="belt" />}>
      <Machine board={still(underway)} look="list" />
    </Show>
  )
}

/** The bottle just before each threshold and just past it. */
function Thresholds() {
  const levels = [BICYCLE_FORBIDDEN_FROM - 1, BICYCLE_FORBIDDEN_FROM, DOUBLING_FROM, ASLEEP_FROM]
  return (
    <div class="figure-row">
      <For each={levels}>
        {(level) => <Breathalyzer level={level} preview={undefined} name={say(language()).board.breathalyzer} />}
      </For>
    </div>
  )
}

const FROM = 10
const TO = 17
const ROAD = '10-17'

/** Two signs and the road between them, with the price of each means. */
function Road() {
  const [[ax, ay], [bx, by]] = [spotOf(FROM), spotOf(TO)]
  const [x, y] = [Math.min(ax, bx) - 70, Math.min(ay, by) - 52]
  const box = `${x} ${y} ${Math.max(ax, bx) + 70 - x} ${Math.max(ay, by) + 44 - y}`
  const prices = ROADS[ROAD].map((cost, at) => ({ icon: JOURNEY_ICON[(['hitch', 'bus', 'bike'] as const)[at]], cost }))
  return (
    <svg class="map figure-map" viewBox={box} aria-hidden="true">
      <Land texts={say(language())} />
      <g class="lit-roads">
        <path class="under" d={roadPath(ROAD)} />
        <path class="over" d={roadPath(ROAD)} />
      </g>
      <For each={SIGNS}>
        {({ id }) => <PlaceSign id={id} lit={id === TO} bottle={id === TO} named={id === FROM || id === TO} />}
      </For>
      <g transform={`translate(${ax - 9} ${ay - 15})`}>
        <Meeple seat={0} />
      </g>
      <g class="chip" transform={`translate(${onRoad(ROAD, 0.5).join(' ')})`}>
        <rect x="-48" y="-12" width="96" height="24" rx="12" />
        <For each={prices}>
          {({ icon, cost }, at) => (
            <g class="part">
              <Mark name={icon} x={-34 + at() * 29} y={0} size={13} />
              <text x={-22 + at() * 29} y="5" text-anchor="middle">
                {cost}
              </text>
            </g>
          )}
        </For>
      </g>
    </svg>
  )
}

function Brussels() {
  const { x, y, r } = INSET
  const [gpX, gpY] = spotOf('GP')
  const edge = r + 8
  return (
    <svg class="map figure-mat" viewBox={`${x - edge} ${y - edge} ${2 * edge} ${2 * edge}`} aria-hidden="true">
      <BrusselsMat texts={say(language())} />
      <g class="place" transform={`translate(${gpX} ${gpY})`}>
        <PetrolSign text={say(language()).map.grandPlace} wide={92} lit={false} target={false} />
      </g>
      <For each={PLACES.filter(({ id }) => id !== 'GP' && inBrussels(id))}>{({ id }) => <PlaceSign id={id} />}</For>
    </svg>
  )
}

const MET = 9

/** Two who meet at a brewery, and what the beer does to both. */
function Toast() {
  const [x, y] = spotOf(MET)
  const name = () => say(language()).board.breathalyzer
  return (
    <div class="figure-row figure-toast">
      <Breathalyzer level={2} preview={3} name={name()} />
      <div class="figure-meeting">
        <Icon name="toast" size={44} />
        <svg class="map" viewBox={`${x - 52} ${y - 50} 104 92`} aria-hidden="true">
          <PlaceSign id={MET} named />
          <g transform={`translate(${x - 11} ${y - 15})`}>
            <Meeple seat={0} />
          </g>
          <g transform={`translate(${x + 12} ${y - 15})`}>
            <Meeple seat={2} />
          </g>
        </svg>
      </div>
      <Breathalyzer level={4} preview={5} name={name()} />
    </div>
  )
}

/** The drawings of the rulebook, by the names it calls them. */
export const figures: Readonly<Record<string, Component>> = {
  'race-time-track': Time,
  'race-road': Road,
  'race-breathalyzer': Thresholds,
  'race-bottling-machine': Belt,
  'race-brussels': Brussels,
  'race-toast': Toast,
  'race-styles': Styles,
  'race-drawing': OneDrawing,
  'race-zythologist': Walk,
  ...drawings,
  ...portraits,
}
