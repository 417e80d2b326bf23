import { createSignal, onCleanup } from 'solid-js'

export type Layout = 'wide' | 'tablet' | 'phone'

const WIDE = '(min-width: 1000px)'
const PHONE = '(max-width: 639px)'

/** Which of the three arrangements the window has room for. */
export function createLayout(): () => Layout {
  const wide = matchMedia(WIDE)
  const phone = matchMedia(PHONE)
  const now = (): Layout => (phone.matches ? 'phone' : wide.matches ? 'wide' : 'tablet')
  const [layout, setLayout] = createSignal(now())
  const update = () => setLayout(now())
  wide.addEventListener('change', update)
  phone.addEventListener('change', update)
  onCleanup(() => {
    wide.removeEventListener('change', update)
    phone.removeEventListener('change', update)
  })
  return layout
}
