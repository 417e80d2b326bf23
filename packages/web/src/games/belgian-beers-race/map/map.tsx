import { PLACES } from '@estaminet/belgian-beers-race/board'
import type { Choice } from '@estaminet/table'
import { createEffect, createMemo, createSignal, For, Index, on, onCleanup, onMount, Show, untrack } from 'solid-js'
import { Icon } from '../../../design/icon.tsx'
import type { Spot } from '../../../shell/log/pointing.ts'
import { createMedia } from '../../../shell/page/media.ts'
import type { BoardProps } from '../../../shell/table/game-screen.ts'
import { preferred, targetOf } from '../choices.ts'
import { inBrussels, type PlaceName } from '../model.ts'
import type { Motion } from '../motion.ts'
import { sentence } from '../slate/sentence.ts'
import { say, town } from '../texts/index.ts'
import { BrusselsMat, PetrolSign } from './brussels.tsx'
import { createCamera } from './camera.ts'
import { Chip, ChipString } from './chip.tsx'
import { Clink } from './clink.tsx'
import { boxIn, clearestCorner, folded, freeCorner, PHONE, TABLET, WIDE } from './corner.ts'
import { holds, INSET, type Point, roadPath, spotOf } from './geometry.ts'
import { moveWith } from './gestures.ts'
import { Halos } from './halos.tsx'
import { HEIGHT, LETTER } from './labels.ts'
import { Land } from './land.tsx'
import { isLensWanted, Lens } from './lens.tsx'
import { Meeple } from './meeple.tsx'
import { EdgePointers, isInWindow } from './pointers.tsx'
import { breweryName, createScene } from './scene.ts'
import { Sign } from './sign.tsx'
import { meant, type Thing } from './tap.ts'
import { Tip } from './tip.tsx'
import { Trails } from './trails.tsx'
import './map.css'
import './controls.css'

/** Closer than this a tap looks no closer: signs lie far enough apart. */
const CLOSE_ENOUGH = 1.6
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
  const camera = createCamera()
  const scene = createScene(board, camera, props.motion, () => buttonsAt())
  const texts = () => say(board.language())
  /** Elsewhere the slate says what a move does. */
  const isWide = createMedia('(min-width: 900px)')
  const isPhone = createMedia('(max-width: 599px)')
  const buttons = () => (isPhone() ? PHONE : isWide() ? WIDE : TABLET)
  /** The map's own buttons give way to whatever can be pressed: where no corner is free they fold into one. */
  const inTheWay = createMemo(() => scene.pressable().map(camera.toScreen))
  const roomFor = createMemo(() => freeCorner(buttons(), camera.size(), inTheWay()))
  const corner = createMemo(
    () =>
      roomFor() ??
      freeCorner(folded(buttons()), camera.size(), inTheWay()) ??
      clearestCorner(folded(buttons()), camera.size(), inTheWay()),
  )
  const [isUnfolded, unfold] = createSignal(false)
  const isFolded = () => camera.measured() && roomFor() === undefined && !isUnfolded()
  const buttonsAt = () => boxIn(corner(), isFolded() ? folded(buttons()) : buttons(), camera.size())
  const [picked, setPicked] = createSignal<PlaceName>()
  const [lens, setLens] = createSignal<PlaceName>()
  const [ring, setRing] = createSignal<Spot>()
  const signs = createMemo(() => SIGNS.slice(0, props.stroke * SIGNS_A_STROKE))
  let frame: HTMLDivElement | undefined
  let zoom: HTMLDivElement | undefined
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
    const stop = moveWith(frame, camera, tapped)
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
        setPicked(undefined)
        unfold(false)
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

  const prefer = (choices: readonly Choice[]): Choice | undefined => preferred(choices, scene.lastKind())

  /** One way: go. Several: the first press looks, the second goes. Fingers always look first. */
  function pick(place: PlaceName, byTouch: boolean): void {
    const choices = scene.legal().get(place) ?? []
    const now = board.considered()
    const seen = now !== undefined && choices.includes(now) && picked() === place
    if (seen || (choices.length === 1 && !byTouch)) board.choose(now && choices.includes(now) ? now : choices[0])
    else {
      setPicked(place)
      board.consider(prefer(choices))
    }
  }

  function tapped(at: Point, event: PointerEvent): void {
    unfold(false)
    const byTouch = event.pointerType !== 'mouse'
    const chip = event.target instanceof Element ? event.target.closest('[data-chip]') : null
    const choice = board.ask()?.choices.find(({ move }) => String(move) === chip?.getAttribute('data-chip'))
    if (choice && !byTouch) {
      board.choose(choice)
      return
    }
    const things: Thing[] = ['BXL' as const, ...PLACES.map(({ id }) => id)].map((place) => ({
      place,
      at: camera.toScreen(spotOf(place)),
      closed: place !== 'BXL' && !scene.legal().has(place),
    }))
    for (const { road, choices } of scene.litRoads()) {
      const [spot, to] = [scene.chips().spots.get(road), targetOf(choices[0])]
      if (spot && to !== undefined) things.push({ place: inBrussels(to) ? 'BXL' : to, at: camera.toScreen(spot.at) })
    }
    const what = meant(at, things, byTouch ? 'finger' : 'mouse', camera.view().zoom < CLOSE_ENOUGH)
    if (!what) {
      setPicked(undefined)
      board.consider(undefined)
    } else if (what.closer) camera.centreOn(camera.toPage(at), Math.max(camera.view().zoom * 1.4, CLOSE_ENOUGH))
    else if (what.place === 'BXL') toBrussels()
    else if (choice && targetOf(choice) === what.place && board.considered() !== choice) {
      setPicked(what.place)
      board.consider(choice)
    } else pick(what.place, byTouch)
  }

  function unfoldButtons(): void {
    unfold(true)
    zoom?.querySelector<HTMLElement>('button:nth-child(3)')?.focus()
  }
  const toBrussels = (): void => camera.centreOn([INSET.x, INSET.y], Math.max(1.2, camera.view().zoom))
  const hover = (place: PlaceName): void => {
    setLens(scene.legal().has(place) ? undefined : place)
    const choice = prefer(scene.legal().get(place) ?? [])
    if (choice && picked() === undefined) board.consider(choice)
  }
  const unhover = (): void => {
    setLens(undefined)
    if (picked() === undefined) board.consider(undefined)
  }
  const transform = (): string => {
    const { x, y, zoom } = camera.view()
    return `translate(${-x * zoom} ${-y * zoom}) scale(${zoom})`
  }
  const at = (id: PlaceName | string, more = ''): string =>
    `translate(${spotOf(id).join(' ')}) scale(${scene.scale()}) ${more}`
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
    const trip = considered && choices.includes(considered) ? considered : prefer(choices)
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
          onFocus: () => board.consider(prefer(scene.legal().get(id) ?? [])),
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
                <g transform={`translate(${(index() - (scene.inBrussels().length - 1) / 2) * 17} -12) scale(.68)`}>
                  <Meeple seat={seat} />
                </g>
              )}
            </For>
          </g>
          {/* The nodes stay and only move: names are placed anew with every change on the board. */}
          <Index each={scene.labels()}>
            {(label) => (
              <text
                class="town"
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
            {(lit) => (
              <Chip
                lit={lit}
                scene={scene}
                language={board.language()}
                onHover={(choice) => picked() === undefined && board.consider(choice)}
              />
            )}
          </For>
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
      <EdgePointers scene={scene} camera={camera} buttons={buttonsAt()} language={board.language()} />
      <Show when={isWide()}>
        <Tip
          board={board}
          scene={scene}
          camera={camera}
          buttons={buttonsAt()}
          again={picked() !== undefined && picked() === scene.target()}
        />
      </Show>
      <div class="zoom" classList={{ folded: isFolded() }} data-corner={corner()} ref={zoom}>
        <Show when={!isFolded()} fallback={<Folded name={texts().map.buttons} onUnfold={unfoldButtons} />}>
          <button type="button" onClick={() => camera.zoomBy(1.35)} aria-label={texts().map.zoomIn}>
            <Icon name="plus" size={18} />
          </button>
          <button type="button" onClick={() => camera.zoomBy(1 / 1.35)} aria-label={texts().map.zoomOut}>
            <Icon name="minus" size={18} />
          </button>
          <button
            type="button"
            onClick={() =>
              camera.isWhole() && scene.points().length > 0 ? camera.hold(scene.points(), 0.9, 1.8) : camera.fit()
            }
            aria-label={texts().map.fit}
          >
            <Icon name="locate" size={18} />
          </button>
          <button type="button" class="bxl" onClick={toBrussels} aria-label={`BXL, ${texts().map.toBrussels}`}>
            BXL
          </button>
        </Show>
      </div>
    </div>
  )
}

/** All buttons of the map in one. */
function Folded(props: { name: string; onUnfold(): void }) {
  return (
    <button type="button" aria-expanded="false" aria-label={props.name} onClick={() => props.onUnfold()}>
      <Icon name="search" size={18} />
    </button>
  )
}
