import { type Accessor, createEffect, onCleanup } from 'solid-js'
import type { Chapter } from './book.ts'

/** Tells which section the reader is in: the last one whose head has passed the upper third of the window. */
export function sectionInView(chapter: Accessor<Chapter | undefined>, tell: (id: string) => void): void {
  createEffect(() => {
    const ids = chapter()?.sections.map(({ id }) => id) ?? []
    if (ids.length === 0) return tell('')
    const look = () => {
      const passed = ids.filter((id) => {
        const head = document.getElementById(id)
        return head !== null && head.getBoundingClientRect().top < window.innerHeight / 3
      })
      tell(passed.at(-1) ?? ids[0])
    }
    const frame = requestAnimationFrame(look)
    window.addEventListener('scroll', look, { passive: true })
    onCleanup(() => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', look)
    })
  })
}
