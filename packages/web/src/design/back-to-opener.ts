import { createComputed } from 'solid-js'

/** Whoever opened something goes on from where they were once it is closed, if nothing else has taken the focus meanwhile. */
export function backToOpener(isOpen: () => boolean): () => void {
  let opener: Element | null = null
  createComputed((was: boolean) => {
    const is = isOpen()
    if (is && !was) opener = document.activeElement
    return is
  }, false)
  return () => {
    const isLost = document.activeElement === document.body
    if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
  }
}
