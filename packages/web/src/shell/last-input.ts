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
