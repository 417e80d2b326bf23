/** Where the arrow keys lead from one choice to the next. The list is read off the page, so it is what is seen. */
export function walk(list: HTMLElement, from: HTMLElement | undefined, key: string): HTMLElement | undefined {
  const rows = [...list.querySelectorAll<HTMLElement>('[data-row]')].map(cellsOf)
  const all = rows.flat()
  const row = rows.findIndex((cells) => from !== undefined && cells.includes(from))
  const column = from && row >= 0 ? rows[row].indexOf(from) : 0
  const at = from ? all.indexOf(from) : -1
  // Whoever comes into the list begins with something that can be taken.
  if (row < 0 && (key === 'ArrowDown' || key === 'ArrowUp')) return all.find((cell) => !cell.matches(EMPTY)) ?? all[0]
  switch (key) {
    case 'ArrowDown':
      return nearest(rows[Math.min(row + 1, rows.length - 1)], column)
    case 'ArrowUp':
      return nearest(rows[Math.max(row - 1, 0)], column)
    case 'ArrowRight':
      return all[Math.min(at + 1, all.length - 1)]
    case 'ArrowLeft':
      return all[Math.max(at - 1, 0)]
    case 'Home':
      return all[0]
    case 'End':
      return all.at(-1)
    default:
      return undefined
  }
}

/** A choice, what opens more of them, or a cell that says why there is none. */
const CELL = '[data-move], [data-fold], [data-why]'

const EMPTY = '[data-why]'

const cellsOf = (row: HTMLElement): HTMLElement[] =>
  row.matches(CELL) ? [row] : [...row.querySelectorAll<HTMLElement>(CELL)]

const nearest = (cells: HTMLElement[] | undefined, column: number): HTMLElement | undefined =>
  cells?.[Math.min(column, cells.length - 1)]
