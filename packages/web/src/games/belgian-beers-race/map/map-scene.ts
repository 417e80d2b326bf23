import { PLACES } from '@estaminet/belgian-beers-race/board'
import type { Choice } from '@estaminet/table'
import { createDeferred, createMemo, untrack } from 'solid-js'
import type { BoardProps } from '../../../shell/table/game-screen.ts'
import { byTarget, JOURNEY_ICON, type Journey, journeyOf, meansOf, targetOf } from '../choices.ts'
import { inBrussels, type PlaceName, placeOf, raceOf, signOf } from '../model.ts'
import type { Motion } from '../motion.ts'
import { MEANS } from '../slate/columns.ts'
import { town } from '../texts/index.ts'
import type { Camera } from './camera.ts'
import { areInSight } from './chips.ts'
import { SPOTS } from './country.ts'
import { around, type Box, holds, onRoad, type Point, signScale, spotOf } from './geometry.ts'
import { chooseChips, type HungChips } from './hanging.ts'
import { LETTER, placeLabels } from './labels.ts'

/** A road that can be taken now, with its choices. */
export interface LitRoad {
  readonly road: string
  readonly from: string
  readonly to: string
  readonly choices: readonly Choice[]
}
export interface Standing {
  readonly seat: number
  readonly place: PlaceName
  /** Sideways on the upper edge of the sign. */
  readonly dx: number
  readonly ghost: boolean
}

interface Chips extends HungChips {
  /** For what they were hung. */
  readonly around: Around
}

/** What chips and names are placed around. */
interface Around {
  readonly roads: readonly LitRoad[]
  readonly boxes: readonly Box[]
  readonly zoom: number
}

const UNHUNG: Chips = {
  spots: new Map(),
  all: false,
  small: false,
  named: new Map(),
  around: { roads: [], boxes: [], zoom: 0 },
}

export type MapScene = ReturnType<typeof createMapScene>

/** From which zoom on names of breweries and visits of others are shown. */
const CLOSE = 1.9
/** So far inside the window, in pixels, a chip is seen whole. */
const MARGIN = 4
/** Closer than this there is room for letters that are easier to read, as on phones. */
const LARGER_FROM = 1.1
const LARGER = 12
/** Below this there is no room for the names of towns one cannot go to. */
const NAMES_FROM = 0.8
const SIDEWAYS: Readonly<Record<number, readonly number[]>> = {
  1: [-9],
  2: [-11, 12],
  3: [-15, 1, 17],
  4: [-19, -6, 7, 20],
}

/**
 * Everything on the map that follows from the table and from what is being looked at.
 * @param over What lies over the map, in pixels: its own buttons, and the cards for the end of the game.
 */
export function createMapScene(props: BoardProps, camera: Camera, motion: Motion, over: () => readonly Box[]) {
  const race = createMemo(() => raceOf(props.view()))
  const mover = (): number => props.ask()?.seat ?? race().active
  const legal = createMemo(() => byTarget(props.ask()?.choices ?? []))
  const target = createMemo(() => targetOf(props.considered()))
  const journey = createMemo(() => journeyOf(props.considered()))
  const zoom = createMemo(() => Math.round(camera.view().zoom * 20) / 20)
  /** The size of a sign in units of the page. */
  const scale = createMemo(() => signScale(zoom()) / zoom())

  const litRoads = createMemo<LitRoad[]>(() => {
    const from = race().players[mover()]?.place
    if (from === null || from === undefined) return []
    const roads = new Map<string, Choice[]>()
    for (const choices of legal().values())
      for (const choice of choices) {
        const along = journeyOf(choice)
        if (!along || along.road === 'BXL') continue
        roads.set(along.road, [...(roads.get(along.road) ?? []), choice])
      }
    return [...roads].map(([road, choices]) => {
      const [first] = choices
      return { road, from: signOf(from), to: signOf(journeyOf(first)?.to ?? from), choices }
    })
  })

  const signLit = (id: string): boolean => id === 'BXL' && litRoads().some(({ to }) => to === 'BXL')

  /** Where each meeple is seen: one whose journey is still to be shown stands where it was. */
  const seen = createMemo(() => race().players.map(({ place }, seat) => motion.standsAt(seat) ?? place))
  const inTown = createMemo<number[]>(() =>
    seen().flatMap((place, seat) => (place !== null && inBrussels(place) ? [seat] : [])),
  )
  /** Who stays where they are keeps their drawing. */
  const standing = createMemo<readonly Standing[]>(
    (before) => standingAt(seen(), target(), mover()).map((one) => before.find((old) => isSame(old, one)) ?? one),
    [],
  )
  /** Without the ghost of what is looked at: names and chips stay where they are while one looks around. */
  const settled = createMemo<Standing[]>(() =>
    standingAt(
      race().players.map(({ place }) => place),
      undefined,
      mover(),
    ),
  )

  const people = createMemo<Box[]>(() => {
    const s = scale()
    return settled().map(({ place, dx }) => {
      const [x, y] = spotOf(place)
      return { x: x + (dx - 11) * s, y: y - 46 * s, w: 22 * s, h: 31 * s }
    })
  })

  /** What chips and names must not cover, in units of the page. */
  const obstacles = createMemo<Box[]>(() => {
    const s = scale()
    const boxes: Box[] = []
    const bottles = new Set(race().board.bottles)
    for (const [id, at] of Object.entries(SPOTS)) boxes.push(around(at, (id === 'BXL' ? 84 : 50) * s, 40 * s))
    for (const place of PLACES) {
      if (typeof place.id !== 'number') continue
      const [x, y] = spotOf(place.id)
      const bonuses = place.bonuses.length
      if (bonuses > 0) boxes.push({ x: x - 31 * s, y: y - 25 * s, w: 16 * s, h: 15 * s * bonuses })
      if (bottles.has(place.id)) boxes.push({ x: x + 10 * s, y: y - 34 * s, w: 17 * s, h: 16 * s })
    }
    boxes.push(...people())
    // Somebody without a seat stands on the other side, and what they are bound for lies on this one.
    const { place: walker, destination } = race().solo ?? {}
    if (walker) {
      const [x, y] = spotOf(walker)
      boxes.push({ x: x - 2 * s, y: y - 46 * s, w: 22 * s, h: 31 * s })
    }
    if (destination) {
      const [x, y] = spotOf(destination)
      boxes.push({ x: x - 42 * s, y: y - 20 * s, w: 28 * s, h: 28 * s })
    }
    const [bx, by] = spotOf('BXL')
    const crowd = inTown().length * 17 * s
    if (crowd > 0) boxes.push({ x: bx - crowd / 2, y: by - 33 * s, w: crowd, h: 20 * s })
    return boxes
  })

  const kind = (): Journey['kind'] | undefined => journey()?.kind
  const kindInTab = (): Journey['kind'] | undefined => {
    const ask = props.ask()
    return ask && MEANS.find((kind) => JOURNEY_ICON[kind] === props.columns.looked())
  }
  /** The means looked at last, for chips where there is no room for all. */
  const lastKind = createMemo<Journey['kind']>((before) => kind() ?? kindInTab() ?? before, 'bus')
  const inSight = createMemo<Box>(() => {
    const { x, y, w, h } = camera.inSight()
    const margin = (MARGIN * w) / camera.size().w
    return { x: x + margin, y: y + margin, w: w - 2 * margin, h: h - 2 * margin }
  })
  /** As they lie while nobody moves the map: they may change their corner while somebody does. */
  const overOnPage = createMemo<readonly Box[]>(() => {
    if (!camera.measured()) return []
    const seen = camera.inSight()
    const unit = seen.w / camera.size().w
    return untrack(over).map(({ x, y, w, h }) => ({
      x: seen.x + x * unit,
      y: seen.y + y * unit,
      w: w * unit,
      h: h * unit,
    }))
  })
  /** Below the left of each sign a victory condition may have its mark, which no name should cross. */
  const marks = createMemo<Box[]>(() => {
    const s = scale()
    if (!race().solo?.condition) return []
    return Object.values(SPOTS).map(([x, y]) => ({ x: x - 28 * s, y: y + 9 * s, w: 16 * s, h: 16 * s }))
  })
  /** Names and chips find their spots once the new question itself is on the screen, and the map has its size. */
  const layout = createDeferred(
    createMemo(() => ({
      roads: camera.measured() ? litRoads() : [],
      names: camera.measured(),
      boxes: obstacles(),
      marks: marks(),
      inSight: inSight(),
      over: overOnPage(),
      zoom: zoom(),
      scale: scale(),
      legal: legal(),
    })),
    { timeoutMs: 50 },
  )
  /** The largest chips that cover nothing. They hang still while one looks around: only what they say changes. */
  const chips = createMemo<Chips>((before) => {
    const { roads, boxes, zoom, inSight, over } = layout()
    const isSame = before.around.roads === roads && before.around.boxes === boxes && before.around.zoom === zoom
    if (isSame && areInSight(before.spots, inSight)) return before
    const priced = roads.map((lit) => ({ ...lit, means: meansOf(lit.choices).length }))
    return { ...(chooseChips(priced, zoom, [...boxes, ...over], inSight) ?? UNHUNG), around: { roads, boxes, zoom } }
  }, UNHUNG)
  const chipKind = (): Journey['kind'] | undefined => kind() ?? (chips().all ? undefined : lastKind())

  const labels = createMemo(() => {
    const { names, boxes, marks, over, inSight, zoom, scale, legal } = layout()
    if (!names) return []
    const close = zoom >= CLOSE
    const named = PLACES.flatMap(({ id, name }) => {
      if (typeof id !== 'number') return []
      const bold = legal.has(id)
      if (zoom < NAMES_FROM && !bold) return []
      return [
        { id: String(id), lines: close ? [town(props.language(), id), name] : [town(props.language(), id)], bold },
      ]
    })
    const letter = letterAt(zoom)
    // What lies outside the window shows no price.
    const shown = [...chips().spots.values()].filter(({ target }) => holds(inSight, spotOf(target)))
    const prices = shown.map(({ box }) => box)
    const spots = placeLabels(named, scale, letter / LETTER / zoom, [...boxes, ...marks, ...over], inSight, prices)
    return spots.map((spot) => ({
      ...spot,
      letter,
      /** How many lines of it are the town; its brewery stands below them. */
      town: spot.lines.length - (close ? 1 : 0),
      bold: legal.has(Number(spot.id) as PlaceName),
    }))
  })

  return {
    race,
    mover,
    legal,
    target,
    journey,
    lastKind,
    chipKind,
    litRoads,
    standing,
    /** Where somebody stands, in units of the page. */
    people,
    chips,
    labels,
    scale,
    zoom,
    close: () => zoom() >= CLOSE,
    /** Who is somewhere in Brussels: shown small on its sign, which may be far from the mat. */
    inBrussels: inTown,
    signLit,
    /** Where something can be pressed: the legal places, and Brussels where a road leads to it. */
    pressable: createMemo<Point[]>(() => [
      ...[...legal().keys()].map(spotOf),
      ...(signLit('BXL') ? [spotOf('BXL')] : []),
    ]),
    /** Points that should be in sight when the question opens. */
    points: (): Point[] => {
      // Roads leave Brussels from its one sign; its seven points lie on their mat in the corner.
      const places = [...legal().keys()].map((id) => spotOf(signOf(id)))
      const here = race().players[mover()]?.place
      // Whoever starts anywhere looks at the middle of the country.
      return [spotOf(here === null || here === undefined ? 'BXL' : signOf(here)), ...places]
    },
  }
}

const letterAt = (zoom: number): number => (zoom < LARGER_FROM ? LETTER : LARGER)

/** Who stands on which sign, side by side; the considered target gets the mover's ghost. */
function standingAt(places: readonly (PlaceName | null)[], target: PlaceName | undefined, mover: number): Standing[] {
  const byPlace = new Map<PlaceName, { seat: number; ghost: boolean }[]>()
  const put = (place: PlaceName, seat: number, ghost: boolean): void => {
    byPlace.set(place, [...(byPlace.get(place) ?? []), { seat, ghost }])
  }
  if (target !== undefined) put(target, mover, true)
  places.forEach((place, seat) => {
    if (place !== null) put(place, seat, false)
  })
  return [...byPlace].flatMap(([place, all]) =>
    all.map((one, at) => ({ ...one, place, dx: SIDEWAYS[Math.min(all.length, 4)]?.[at] ?? 0 })),
  )
}

const isSame = (a: Standing, b: Standing): boolean =>
  a.seat === b.seat && a.place === b.place && a.dx === b.dx && a.ghost === b.ghost

/** Where a travelling meeple is, from 0 to 1 of its way. */
export function along(from: PlaceName, to: PlaceName, road: string | undefined, t: number): Point {
  if (road && SPOTS[signOf(from)]) {
    const backwards = road.split('-')[0] !== signOf(from)
    return onRoad(road, backwards ? 1 - t : t)
  }
  const [a, b] = [spotOf(from), spotOf(to)]
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
}

export const breweryName = (id: PlaceName): string => (id === 'GP' ? '' : placeOf(id).name)
