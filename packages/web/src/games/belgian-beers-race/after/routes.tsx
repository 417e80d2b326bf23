import { PLACES } from '@estaminet/belgian-beers-race/board'
import { createMemo, createSignal, For, onCleanup, Show } from 'solid-js'
import type { PanelProps } from '../../../after/game-after.ts'
import { Button } from '../../../design/button.tsx'
import { PlayerMark } from '../../../design/player-mark.tsx'
import { language } from '../../../language.ts'
import { motionPace } from '../../../shell/motion/motion-speed.ts'
import { colourOf } from '../../../shell/seats/names.ts'
import { colon } from '../../../texts/thin.ts'
import { Figure } from '../expansions/solo/figure.tsx'
import { soloWords } from '../expansions/solo/texts/index.ts'
import { BrusselsMat, PetrolSign } from '../map/brussels.tsx'
import { PAGE } from '../map/country.ts'
import { type Point, spotOf } from '../map/geometry.ts'
import { Land } from '../map/land.tsx'
import { Meeple } from '../map/meeple.tsx'
import { pathThrough, wayPoints } from '../map/way.ts'
import { type PlaceName, raceOf, signOf } from '../model.ts'
import { game as gameTexts, say, town } from '../texts/index.ts'
import { type Leg, WALKER } from './tale.ts'
import { afterTexts } from './texts/index.ts'
import { taleOf } from './told.ts'
import './routes.css'

/** Ways that share a road lie side by side. */
const ASIDE = 3.4
const LONGEST = 14_000
const LEG = 420

/** Everybody's way on the map of the country; on demand it is travelled once more. */
export function Routes(props: PanelProps) {
  const texts = () => afterTexts(language()).routes
  const tale = () => taleOf(props.story)
  const walks = () => tale().legs.some(({ seat }) => seat === WALKER)
  const travellers = () => [...props.order, ...(walks() ? [WALKER] : [])]
  const nameOf = (seat: number) => (seat === WALKER ? soloWords(language()).name : (props.names[seat] ?? ''))
  const [hidden, setHidden] = createSignal<ReadonlySet<number>>(new Set())
  const toggle = (seat: number) =>
    setHidden((before) => new Set(before.has(seat) ? [...before].filter((one) => one !== seat) : [...before, seat]))
  const { travelled, isTravelling, travel, stop } = createTravel(() => tale().legs.length)
  /** The legs to be seen, the last of them perhaps in part. */
  const legs = createMemo(() =>
    tale().legs.flatMap((leg, at) => {
      const part = Math.min(1, travelled() - at)
      return part <= 0 || hidden().has(leg.seat) ? [] : [{ leg, part }]
    }),
  )
  const visited = createMemo(() => new Set(legs().flatMap(({ leg }) => [String(leg.from), String(leg.to)])))
  const placeAtEnd = (seat: number) => raceOf(props.story.view).players[seat]?.place
  const standing = createMemo(() =>
    travellers().flatMap((seat) => {
      if (hidden().has(seat)) return []
      const last = legs().findLast(({ leg }) => leg.seat === seat)
      const start = tale().legs.find((leg) => leg.seat === seat)?.from ?? placeAtEnd(seat)
      if (!last) return start === undefined || start === null ? [] : [{ seat, at: spotOf(start) }]
      // On the country map a road to Brussels ends at its sign; whoever has arrived stands on its mat.
      const at = last.part < 1 ? wayPoints(last.leg.from, last.leg.to, last.part).at(-1) : undefined
      return [{ seat, at: at ?? spotOf(last.leg.to) }]
    }),
  )
  /** Who stands on the same spot stands side by side. */
  const beside = (at: Point, seat: number) => {
    const there = standing().filter((one) => Math.hypot(one.at[0] - at[0], one.at[1] - at[1]) < 12)
    return (there.findIndex((one) => one.seat === seat) - (there.length - 1) / 2) * 20
  }
  return (
    <section class="mat routes" aria-labelledby="routes">
      <header>
        <h2 id="routes">{texts().title}</h2>
        <Button
          size="small"
          kind="secondary"
          icon={isTravelling() ? 'pause' : 'play'}
          onClick={() => (isTravelling() ? stop() : travel())}
        >
          {isTravelling() ? texts().stop : texts().play}
        </Button>
        <div class="whose-way">
          <For each={travellers()}>
            {(seat) => (
              <button
                type="button"
                aria-pressed={!hidden().has(seat)}
                aria-label={texts().show(nameOf(seat))}
                onClick={() => toggle(seat)}
              >
                <svg width="30" height="8" aria-hidden="true">
                  <path class={`way-line ${lineOf(seat)}`} d="M2 4H28" />
                </svg>
                <Show when={seat !== WALKER} fallback={<span class="walker-name">{nameOf(seat)}</span>}>
                  <PlayerMark colour={colourOf(seat)} name={nameOf(seat)} />
                </Show>
              </button>
            )}
          </For>
        </div>
      </header>
      <svg class="map routes-map" viewBox={`0 0 ${PAGE.width} ${PAGE.height}`} role="img" aria-label={texts().map}>
        <Land texts={say(language())} />
        <BrusselsMat texts={say(language())} />
        <For each={PLACES.filter(({ id }) => id !== 'GP' && !visited().has(String(id)))}>
          {({ id }) => <circle class="unvisited" cx={spotOf(id)[0]} cy={spotOf(id)[1]} r="5" />}
        </For>
        <g class="ways">
          <For each={legs()}>{({ leg, part }) => <Way leg={leg} part={part} of={travellers().length} />}</For>
        </g>
        <For each={PLACES.filter(({ id }) => id !== 'GP' && visited().has(String(id)))}>
          {({ id }) => (
            <g transform={`translate(${spotOf(id).join(' ')})`}>
              <circle class="been-there" r="12.5" />
              <text class="been-number" y="5.4" text-anchor="middle">
                {String(id)}
              </text>
            </g>
          )}
        </For>
        <g class="grand-place" transform={`translate(${spotOf('BXL').join(' ')}) scale(1.12)`}>
          <PetrolSign
            text={gameTexts(language()).towns.GP}
            wide={gameTexts(language()).towns.GP.length * 8 + 22}
            lit={false}
            target={false}
          />
        </g>
        <For each={standing()}>
          {({ seat, at }) => (
            <g transform={`translate(${(at[0] + beside(at, seat)).toFixed(1)} ${(at[1] - 4).toFixed(1)})`}>
              <Show when={seat !== WALKER} fallback={<Figure />}>
                <Meeple seat={seat} />
              </Show>
            </g>
          )}
        </For>
      </svg>
      <details>
        <summary>{texts().words}</summary>
        <dl>
          <For each={travellers()}>
            {(seat) => (
              <>
                <dt>{nameOf(seat)}</dt>
                <For each={daysOf(tale().legs.filter((leg) => leg.seat === seat))}>
                  {({ day, legs: own }) => (
                    <dd>
                      {afterTexts(language()).part(day)}
                      {colon(language())}
                      {townOf(own[0].from)}
                      {own.map(
                        ({ to, means }) =>
                          ` → ${townOf(to)}${means ? ` (${say(language()).means[means].toLowerCase()})` : ''}`,
                      )}
                    </dd>
                  )}
                </For>
              </>
            )}
          </For>
        </dl>
      </details>
    </section>
  )
}

const townOf = (place: PlaceName): string => town(language(), place)
const lineOf = (seat: number): string => (seat === WALKER ? 'way-walker' : `course-${colourOf(seat)}`)

function daysOf(legs: readonly Leg[]): { day: number; legs: Leg[] }[] {
  return [...new Set(legs.map(({ day }) => day))].map((day) => ({ day, legs: legs.filter((leg) => leg.day === day) }))
}

/** One leg, a little beside the middle of its road: everybody has their own side. */
function Way(props: { leg: Leg; part: number; of: number }) {
  const path = () => pathThrough(wayPoints(props.leg.from, props.leg.to, props.part))
  const aside = () => {
    const [a, b] = sorted(signOf(props.leg.from), signOf(props.leg.to)).map(spotOf)
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const by = (props.leg.seat - (props.of - 1) / 2) * ASIDE
    return `translate(${((-(b[1] - a[1]) / long) * by).toFixed(1)} ${(((b[0] - a[0]) / long) * by).toFixed(1)})`
  }
  return (
    <g transform={aside()}>
      <path class="way-under" d={path()} />
      <path class={`way-line ${lineOf(props.leg.seat)}`} d={path()} />
    </g>
  )
}

const sorted = (a: string, b: string): readonly [string, string] => (a < b ? [a, b] : [b, a])

/** How many legs are to be seen: all of them, unless somebody travels them again. Without motion each appears whole. */
function createTravel(count: () => number) {
  const [travelled, setTravelled] = createSignal<number>()
  let frame = 0
  function stop(): void {
    cancelAnimationFrame(frame)
    setTravelled(undefined)
  }
  function travel(): void {
    const start = performance.now()
    const isCalm = motionPace() === Number.POSITIVE_INFINITY
    const leg = Math.min(LEG, LONGEST / Math.max(1, count())) / (isCalm ? 1 : motionPace())
    const step = (now: number): void => {
      const legs = (now - start) / leg
      if (legs >= count()) stop()
      else {
        setTravelled(isCalm ? Math.floor(legs) : legs)
        frame = requestAnimationFrame(step)
      }
    }
    setTravelled(0)
    frame = requestAnimationFrame(step)
  }
  onCleanup(() => cancelAnimationFrame(frame))
  return {
    travelled: () => travelled() ?? Number.POSITIVE_INFINITY,
    isTravelling: () => travelled() !== undefined,
    travel,
    stop,
  }
}
