import { PLACES } from '@estaminet/belgian-beers-race/board'
import { createEffect, createMemo, createSignal, For, Index, on, onCleanup, onMount, Show, untrack } from 'solid-js'
import type { Spot } from '../../../shell/log/pointing.ts'
import { createMedia } from '../../../shell/page/media.ts'
import type { BoardProps } from '../../../shell/table/game-screen.ts'
import type { OnMap } from '../expansions/expansion-screen.ts'
import { Expansions } from '../expansions/places.tsx'
import { type PlaceName, raceOf } from '../model.ts'
import type { Motion } from '../motion.ts'
import { sentence } from '../slate/sentence.ts'
import { say, town } from '../texts/index.ts'
import { isInWindow } from './badges.ts'
import { BrusselsMat, PetrolSign } from './brussels.tsx'
import { createMapButtons, MapButtons } from './buttons.tsx'
import { createCamera } from './camera.ts'
import { Chip, ChipString } from './chip.tsx'
import { Clink } from './clink.tsx'
import { CARDS, cardsIn } from './corner.ts'
import { holds, roadPath, spotOf } from './geometry.ts'
import { moveWith } from './gestures.ts'
import { Halos } from './halos.tsx'
import { HintMarks } from './hint-marks.tsx'
import { HEIGHT, LETTER } from './labels.ts'
import { Land } from './land.tsx'
import { isLensWanted, Lens } from './lens.tsx'
import { breweryName, createMapScene } from './map-scene.ts'
import { Meeple } from './meeple.tsx'
import { createPicking } from './picking.ts'
import { EdgePointers } from './pointers.tsx'
import { Sign } from './sign.tsx'
import { Tip } from './tip.tsx'
import { Trails } from './trails.tsx'
import './map.css'
import './controls.css'

/** Nothing legal may lie under the buttons in the upper corner. */
const UNDER_BUTTONS = 72
/** How close the map comes to what the log points at. */
const POINTED = 1.3
/** Where the whole country would be too small to read, the map opens close up on the mover. */
const NARROW = matchMedia('(max-width: 1279px)')

const SIGNS = PLACES.filter(({ id }) => id !== 'GP').toSorted((a, b) => spotOf(a.id)[1] - spotOf(b.id)[1])

/** The map is drawn in strokes: the country, then its signs from north to south. */
export const MAP_STROKES = 4
const SIGNS_A_STROKE = Math.ceil(SIGNS.length / (MAP_STROKES - 1))

/** @param props.stroke How far it is drawn, from 0. */
export function RaceMap(props: { board: BoardProps; motion: Motion; stroke: number }) {
  const { board } = props
  /** The cards for the end of the game, which lie over the map; narrower windows have them elsewhere. */
  const cards = () => (NARROW.matches ? 0 : raceOf(board.view()).levelThree.length)
  const camera = createCamera(() => (cards() === 0 ? 0 : CARDS.w))
  const over = () => [buttons.box(), cardsIn(camera.size(), cards())]
  const scene = createMapScene(board, camera, props.motion, over)
  const buttons = createMapButtons(camera, scene)
  const picking = createPicking(board, camera, scene)
  const { picked, lens, pick, hover, unhover } = picking
  const texts = () => say(board.language())
  /** Elsewhere the slate says what a move does. */
  const isWide = createMedia('(min-width: 900px)')
  const [ring, setRing] = createSignal<Spot>()
  const signs = createMemo(() => SIGNS.slice(0, props.stroke * SIGNS_A_STROKE))
  let frame: HTMLDivElement | undefined
  /** The window as the table set it; a player who moved it keeps their own. */
  let looked = camera.view()
  /** Two seats at one screen may be asked the same thing, one after the other. */
  const asked = createMemo(() => {
    const ask = board.ask()
    return ask && `${ask.seat}:${ask.id}`
  })
  /** Who is asked, and where they are. */
  const whose = () => `${scene.mover()} ${scene.race().players[scene.mover()]?.place}`
  let lookedFor = ''

  onMount(() => {
    if (!frame) return
    const watch = new ResizeObserver(([entry]) => {
      if (!entry) return
      const untouched = camera.view() === looked
      camera.setSize(entry.contentRect.width, entry.contentRect.height)
      // What is looked at lies still while the slate under the map grows: a second touch must find it.
      if (untouched && board.considered()) looked = camera.view()
      else if (untouched) look()
      reveal(scene.target())
    })
    watch.observe(frame)
    const stop = moveWith(frame, camera, (at, event) => {
      buttons.unfold(false)
      picking.tapped(at, event)
    })
    onCleanup(() => {
      watch.disconnect()
      stop()
    })
  })

  /** Wide maps show the country; small ones the closest look that holds the mover and every neighbour. */
  function look(): void {
    if (!NARROW.matches) camera.fit()
    else if (untrack(scene.points).length > 0) camera.hold(untrack(scene.points), 0.9, 1.5, UNDER_BUTTONS)
    else camera.fit()
    looked = camera.view()
    lookedFor = untrack(whose)
  }
  /** Whoever goes on from the same place keeps the window, as long as it shows where one can go. */
  function follow(): void {
    if (whose() !== lookedFor ? NARROW.matches || !isAllInSight() : camera.view() === looked && !isAllInSight()) look()
  }
  const isAllInSight = (): boolean => scene.points().every((at) => holds(camera.inSight(), at))
  createEffect(
    on(
      asked,
      () => {
        picking.letGo()
        buttons.unfold(false)
        if (board.ask()) follow()
      },
      { defer: true },
    ),
  )
  // A line of the log points at a place.
  createEffect(
    on(
      board.pointing.pointed,
      (what) => {
        setRing(what)
        if (what) camera.centreOn(spotOf(what.place), Math.max(camera.view().zoom, POINTED))
      },
      { defer: true },
    ),
  )
  // A target chosen from the slate may be out of sight.
  createEffect(on(scene.target, reveal))
  function reveal(to: PlaceName | undefined): void {
    if (to === undefined) return
    const [x, y] = camera.toScreen(spotOf(to))
    const { w, h } = camera.size()
    // What a hand is on stays where it is, however close to the edge.
    const edge = picked() === to || frame?.matches(':hover') ? 0 : 24
    if (x < edge || y < edge || x > w - edge || y > h - edge) camera.centreOn(spotOf(to), camera.view().zoom)
  }

  const transform = (): string => {
    const { x, y, zoom } = camera.view()
    return `translate(${-x * zoom} ${-y * zoom}) scale(${zoom})`
  }
  const at = (id: PlaceName | string, more = ''): string =>
    `translate(${spotOf(id).join(' ')}) scale(${scene.scale()}) ${more}`
  const onMap: OnMap = { board, place: at, scale: scene.scale, motion: props.motion }
  const lit = () => [...[...scene.legal().keys()].map(String), ...(scene.signLit('BXL') ? ['BXL'] : [])]
  /** What lies outside the window has its price on the badge that points there. */
  const pricedHere = createMemo(() =>
    scene.litRoads().filter(({ to }) => isInWindow(camera.toScreen(spotOf(to)), camera.size())),
  )
  const targetSign = () => (scene.target() === undefined ? undefined : String(scene.target()))
  const coasters = (id: PlaceName): number => scene.race().board.coasters.find(({ place }) => place === id)?.count ?? 0
  const been = (id: PlaceName, seat: number): boolean => scene.race().players[seat]?.visited.includes(id) ?? false
  const reader = (): number => (board.reader() >= 0 ? board.reader() : -1)

  /** A sign is named by the trip that a press on it would be about. */
  const spoken = (id: PlaceName): string => {
    const choices = scene.legal().get(id) ?? []
    const considered = board.considered()
    const trip = considered && choices.includes(considered) ? considered : picking.preferredAt(id)
    return trip
      ? sentence(trip, scene.race(), board.language())
      : texts().map.sign(String(id), town(board.language(), id), breweryName(id))
  }
  const legalProps = (id: PlaceName) =>
    scene.legal().has(id)
      ? {
          role: 'button' as const,
          tabIndex: 0,
          // What is written on the sign comes first in its name.
          'aria-label': id === 'GP' ? spoken(id) : `${id}, ${spoken(id)}`,
          onFocus: () => board.consider(picking.preferredAt(id)),
          onKeyDown: (event: KeyboardEvent) => {
            if (event.key !== 'Enter' && event.key !== ' ') return
            event.preventDefault()
            pick(id, false)
          },
        }
      : {}

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys move the map
    // biome-ignore lint/a11y/useSemanticElements: a map is no set of fields
    <div class="race-map" ref={frame} tabIndex={0} role="group" aria-label={`${texts().map.name}. ${texts().map.help}`}>
      {/* What never changes lies in a picture of its own: it is not painted again with every move. */}
      <svg class="map land" width={camera.size().w} height={camera.size().h} aria-hidden="true">
        <g transform={transform()}>
          <Land texts={texts()} chips={[...scene.chips().spots.values()].map(({ box }) => box)} />
          <BrusselsMat texts={texts()} />
        </g>
      </svg>
      <svg class="map" width={camera.size().w} height={camera.size().h} aria-hidden={scene.legal().size === 0}>
        <title>{texts().map.name}</title>
        <g transform={transform()}>
          <Trails board={board} />
          <Expansions board={board}>{({ OnRoads }) => OnRoads && <OnRoads {...onMap} />}</Expansions>
          <g class="lit-roads">
            <For each={scene.litRoads()}>
              {({ road }) => (
                <g classList={{ target: scene.journey()?.road === road }}>
                  <path class="under" d={roadPath(road)} />
                  <path class="over" d={roadPath(road)} />
                  <path class="dots" d={roadPath(road)} />
                </g>
              )}
            </For>
            <For each={pricedHere()}>{(lit) => <ChipString lit={lit} scene={scene} />}</For>
          </g>
          <Show when={asked()} keyed>
            {(_question) => <Halos signs={lit()} target={targetSign()} at={at} />}
          </Show>
          <g class="place" transform={at('BXL')} data-explain="term brussels">
            <PetrolSign
              text={texts().map.brussels}
              wide={76}
              lit={scene.signLit('BXL')}
              target={scene.target() !== undefined && typeof scene.target() !== 'number'}
            />
          </g>
          <g
            class="place"
            data-explain="sign GP"
            classList={{ legal: scene.legal().has('GP') }}
            transform={at('GP')}
            onPointerEnter={(event) => event.pointerType === 'mouse' && hover('GP')}
            onPointerMove={(event) => event.pointerType === 'mouse' && hover('GP')}
            onPointerLeave={unhover}
            {...legalProps('GP')}
          >
            <PetrolSign
              text={texts().map.grandPlace}
              wide={92}
              lit={scene.legal().has('GP')}
              target={scene.target() === 'GP'}
            />
          </g>
          <For each={signs()}>
            {({ id }) => (
              <g
                class="place"
                data-sign={id}
                data-explain={`sign ${id}`}
                classList={{ legal: scene.legal().has(id) }}
                transform={at(id)}
                onPointerEnter={(event) => event.pointerType === 'mouse' && hover(id)}
                onPointerMove={(event) => event.pointerType === 'mouse' && hover(id)}
                onPointerLeave={unhover}
                {...legalProps(id)}
              >
                <Sign
                  place={id}
                  lit={scene.legal().has(id)}
                  target={scene.target() === id}
                  bottle={scene.race().board.bottles.includes(id)}
                  coasters={coasters(id)}
                  visited={been(id, reader()) ? reader() : undefined}
                  others={
                    scene.close()
                      ? scene.race().players.flatMap((_, seat) => (seat !== reader() && been(id, seat) ? [seat] : []))
                      : []
                  }
                />
              </g>
            )}
          </For>
          <g transform={at('BXL')}>
            <For each={scene.inBrussels()}>
              {(seat, index) => (
                <Show when={!props.motion.travelling(seat)}>
                  <g transform={`translate(${(index() - (scene.inBrussels().length - 1) / 2) * 17} -12) scale(.68)`}>
                    <Meeple seat={seat} />
                  </g>
                </Show>
              )}
            </For>
          </g>
          {/* The nodes stay and only move: names are placed anew with every change on the board. */}
          <Index each={scene.labels()}>
            {(label) => (
              <text
                class="town"
                data-town={label().id}
                classList={{ bold: label().bold }}
                text-anchor="middle"
                font-size={String(label().letter)}
                transform={`translate(${label().box.x + label().box.w / 2} ${label().box.y}) scale(${1 / scene.zoom()})`}
              >
                <Index each={label().lines}>
                  {(line, row) => (
                    <tspan
                      class={row < label().town ? '' : 'second'}
                      x="0"
                      y={((LETTER - 1 + row * HEIGHT) * label().letter) / LETTER}
                    >
                      {line()}
                    </tspan>
                  )}
                </Index>
              </text>
            )}
          </Index>
          <Expansions board={board}>{({ OnMap }) => OnMap && <OnMap {...onMap} />}</Expansions>
          <For each={scene.standing()}>
            {(one) => (
              <Show when={one.ghost || !props.motion.travelling(one.seat)}>
                <g transform={at(one.place, `translate(${one.dx} -15)`)}>
                  <Meeple seat={one.seat} ghost={one.ghost} />
                </g>
              </Show>
            )}
          </For>
          <For each={pricedHere()}>
            {(lit) => <Chip lit={lit} scene={scene} language={board.language()} onHover={picking.point} />}
          </For>
          <HintMarks hinted={board.hinted()} at={at} />
          <Show when={ring()} keyed>
            {({ place }) => <circle class="pointed" r="34" transform={at(place)} />}
          </Show>
          <Show when={isLensWanted(scene) && lens()}>
            {(place) => (
              <Lens
                place={place()}
                town={town(board.language(), place())}
                scene={scene}
                coasters={coasters(place())}
                visited={been(place(), reader()) ? reader() : undefined}
              />
            )}
          </Show>
          <Clink motion={props.motion} scale={scene.scale()} />
          <Index each={scene.race().players}>
            {(_, seat) => (
              <Show when={props.motion.travelling(seat)}>
                {(point) => (
                  <g transform={`translate(${point().join(' ')}) scale(${scene.scale() * 1.08}) translate(0 6)`}>
                    <Meeple seat={seat} />
                  </g>
                )}
              </Show>
            )}
          </Index>
        </g>
      </svg>
      <EdgePointers scene={scene} camera={camera} over={over()} language={board.language()} />
      <Show when={isWide()}>
        <Tip
          board={board}
          scene={scene}
          camera={camera}
          buttons={buttons.box()}
          again={picked() !== undefined && picked() === scene.target()}
        />
      </Show>
      <MapButtons buttons={buttons} camera={camera} scene={scene} texts={texts().map} />
    </div>
  )
}
