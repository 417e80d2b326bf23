import { motionPace } from '../../../shell/motion/motion-speed.ts'

const EASING = 'cubic-bezier(0.6, 0, 0.3, 1)'
const SLIDE = 320
/** The stripes of the belt repeat after this many pixels. */
const STRIPE = 20

/** Lets cards slide to their new places as the conveyor moves on. */
export function createBelt() {
  const places = new Map<string, number>()
  let frame: HTMLElement | undefined

  return {
    frame: (element: HTMLElement) => {
      frame = element
    },
    /** To be called after the cards changed. */
    move(): void {
      const first = places.size === 0
      const cards = [...(frame?.querySelectorAll<HTMLElement>('[data-card]') ?? [])]
      const moved = cards.flatMap((card) => {
        const [id, now] = [card.dataset.card ?? '', card.offsetLeft]
        const before = places.get(id) ?? -card.offsetWidth
        places.set(id, now)
        return before === now ? [] : [{ card, by: before - now }]
      })
      for (const id of places.keys()) if (!cards.some(({ dataset }) => dataset.card === id)) places.delete(id)
      const duration = SLIDE / motionPace()
      if (first || duration === 0 || moved.length === 0) return
      for (const { card, by } of moved)
        card.animate([{ transform: `translateX(${by}px)` }, { transform: 'none' }], {
          duration,
          easing: EASING,
        })
      frame?.animate([{ backgroundPositionX: '0' }, { backgroundPositionX: `${STRIPE * 3}px` }], {
        duration,
        easing: EASING,
        pseudoElement: '::after',
      })
    },
  }
}
