import { type Accessor, createEffect, on } from 'solid-js'
import { type Pointing, placesIn, type Spot } from '../../../shell/log/pointing.ts'

const FLASH: readonly Keyframe[] = [
  { filter: 'none' },
  { filter: 'brightness(1.25) drop-shadow(0 0 5px var(--brass-bright))', offset: 0.2 },
  { filter: 'brightness(1.25) drop-shadow(0 0 5px var(--brass-bright))', offset: 0.7 },
  { filter: 'none' },
]
const TIME = 1100

/** Lights what a line of the log speaks of, in whatever drawing shows it: a garden, or the stamp of one on a card. */
export function lightPointed(
  stage: Accessor<HTMLElement | undefined>,
  pointing: Pick<Pointing, 'pointed' | 'glanced'>,
): void {
  const light = (at: Spot | undefined) => {
    for (const place of at ? placesIn(at.place) : []) {
      const [seat, hex] = place.split(' ')
      for (const thing of stage()?.querySelectorAll(`[data-garden="${seat}"][data-hex="${hex}"]`) ?? [])
        thing.animate([...FLASH], TIME)
    }
  }
  createEffect(on(pointing.pointed, light, { defer: true }))
  createEffect(on(pointing.glanced, light, { defer: true }))
}
