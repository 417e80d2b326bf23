import { PLACES } from '@estaminet/belgian-beers-race/board'
import type { Choice } from '@estaminet/table'
import { createSignal } from 'solid-js'
import { createRestingMouse } from '../../../shell/slate/resting-mouse.ts'
import type { BoardProps } from '../../../shell/table/game-screen.ts'
import { preferred, targetOf } from '../choices.ts'
import { spoiltBy } from '../expansions/screens.ts'
import { inBrussels, type PlaceName } from '../model.ts'
import { toBrussels } from './buttons.tsx'
import type { Camera } from './camera.ts'
import { type Point, spotOf } from './geometry.ts'
import type { MapScene } from './map-scene.ts'
import { meant, type Thing } from './tap.ts'

/** Closer than this a tap looks no closer: signs lie far enough apart. */
const CLOSE_ENOUGH = 1.6

/** How a hand chooses on the map: what it points at, and what it presses. */
export function createPicking(board: BoardProps, camera: Camera, scene: MapScene) {
  const [picked, setPicked] = createSignal<PlaceName>()
  const [lens, setLens] = createSignal<PlaceName>()
  /** What comes to lie under a mouse that rests was not pointed at. */
  const isResting = createRestingMouse(() => board.ask()?.id)
  const prefer = (choices: readonly Choice[]): Choice | undefined => preferred(choices, scene.lastKind())
  const choicesAt = (place: PlaceName): readonly Choice[] => scene.legal().get(place) ?? []

  /** What would spoil something is asked about on the slate first. */
  function go(choice: Choice): void {
    const isAsked = board.weighed()?.move === choice.move
    if (!isAsked && spoiltBy(choice, scene.race(), board.language())) board.weigh(choice)
    else board.choose(choice)
  }

  /** One way: go. Several: the first press looks, the second goes. Fingers always look first. */
  function pick(place: PlaceName, byTouch: boolean): void {
    const choices = choicesAt(place)
    const now = board.considered()
    const seen = now !== undefined && choices.includes(now) && picked() === place
    if (seen || (choices.length === 1 && !byTouch)) go(now && choices.includes(now) ? now : choices[0])
    else {
      setPicked(place)
      board.consider(prefer(choices))
    }
  }

  /** Everything a tap may mean, where it lies on the screen. */
  function things(): Thing[] {
    const places: Thing[] = ['BXL' as const, ...PLACES.map(({ id }) => id)].map((place) => ({
      place,
      at: camera.toScreen(spotOf(place)),
      closed: place !== 'BXL' && !scene.legal().has(place),
    }))
    const chips = scene.litRoads().flatMap(({ road, choices }): Thing[] => {
      const [spot, to] = [scene.chips().spots.get(road), targetOf(choices[0])]
      return spot && to !== undefined ? [{ place: inBrussels(to) ? 'BXL' : to, at: camera.toScreen(spot.at) }] : []
    })
    return [...places, ...chips]
  }

  function tapped(at: Point, event: PointerEvent): void {
    const byTouch = event.pointerType !== 'mouse'
    const chip = event.target instanceof Element ? event.target.closest('[data-chip]') : null
    const choice = board.ask()?.choices.find(({ move }) => String(move) === chip?.getAttribute('data-chip'))
    if (choice && !byTouch) {
      go(choice)
      return
    }
    const what = meant(at, things(), byTouch ? 'finger' : 'mouse', camera.view().zoom < CLOSE_ENOUGH)
    if (!what) {
      setPicked(undefined)
      board.consider(undefined)
    } else if (what.closer) camera.centreOn(camera.toPage(at), Math.max(camera.view().zoom * 1.4, CLOSE_ENOUGH))
    else if (what.place === 'BXL') toBrussels(camera)
    else if (choice && targetOf(choice) === what.place && board.considered() !== choice) {
      setPicked(what.place)
      board.consider(choice)
    } else pick(what.place, byTouch)
  }

  return {
    picked,
    letGo: () => void setPicked(undefined),
    /** What lies under a mouse and cannot be gone to. */
    lens,
    pick,
    tapped,
    /** What a press on a place would be about. */
    preferredAt: (place: PlaceName): Choice | undefined => prefer(choicesAt(place)),
    hover(place: PlaceName): void {
      if (isResting()) return
      setLens(scene.legal().has(place) ? undefined : place)
      const choice = prefer(choicesAt(place))
      if (choice && picked() === undefined) board.consider(choice)
    },
    /** The same for a price on a road. */
    point(choice: Choice): void {
      if (!isResting() && picked() === undefined) board.consider(choice)
    },
    unhover(): void {
      setLens(undefined)
      if (picked() === undefined) board.consider(undefined)
    },
  }
}
