/** Sends a piece from the middle of one thing to the middle of another; where its end is out of sight it rises and is gone. */
export function fly(flyer: HTMLElement, from: string, to: string, ms: number): void {
  const start = middleOf(from)
  if (!start) return
  const end = middleOf(to) ?? { x: start.x, y: start.y - 60 }
  const at = (x: number, y: number, scale: number) => `translate(${x}px, ${y}px) scale(${scale})`
  flyer.animate(
    [
      { transform: at(start.x, start.y, 1), opacity: 1 },
      { transform: at((start.x + end.x) / 2, Math.min(start.y, end.y) - 12, 1.35), opacity: 1, offset: 0.45 },
      { transform: at(end.x, end.y, 0.8), opacity: 0.9 },
    ],
    { duration: ms, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)', fill: 'both' },
  )
  visible(to)?.animate([{ scale: '1' }, { scale: '1.3' }, { scale: '1' }], { duration: 260, delay: ms * 0.8 })
}

/** The first of these that can be seen: a panel may be there for another width of the screen. */
function visible(selector: string): Element | undefined {
  return [...document.querySelectorAll(selector)].find((element) => element.getBoundingClientRect().width > 0)
}

function middleOf(selector: string): { x: number; y: number } | undefined {
  const box = visible(selector)?.getBoundingClientRect()
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
