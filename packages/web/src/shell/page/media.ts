import { type Accessor, createSignal, onCleanup } from 'solid-js'

/** Whether the window fits a media query, now and as it changes. */
export function createMedia(query: string): Accessor<boolean> {
  const media = matchMedia(query)
  const [fits, setFits] = createSignal(media.matches)
  const follow = () => setFits(media.matches)
  media.addEventListener('change', follow)
  onCleanup(() => media.removeEventListener('change', follow))
  return fits
}
