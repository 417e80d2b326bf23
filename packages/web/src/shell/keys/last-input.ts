/** How the player last spoke to the page; nothing yet when it was just opened. */
let last: 'keys' | 'mouse' | 'touch' | undefined

document.addEventListener(
  'keydown',
  () => {
    last = 'keys'
  },
  true,
)
document.addEventListener(
  'pointerdown',
  ({ pointerType }) => {
    last = pointerType === 'mouse' ? 'mouse' : 'touch'
  },
  true,
)

export const lastInput = (): typeof last => last

/** What made a click. Not every browser's clicks know it themselves: then the press before it tells. */
export function clickedWith(event: Event): 'keys' | 'mouse' | 'touch' {
  if (event instanceof PointerEvent && event.pointerType !== '')
    return event.pointerType === 'mouse' ? 'mouse' : 'touch'
  const isPress = event instanceof MouseEvent && event.detail > 0
  return isPress ? (last ?? 'mouse') : 'keys'
}
