import type { Page } from 'playwright-core'

/** Every piece of text in sight, where it stands, and the element it belongs to. */
const textsIn = (part: string): string => `
  const texts = []
  const walk = document.createTreeWalker(document.querySelector('${part}'), NodeFilter.SHOW_TEXT)
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const element = node.parentElement
    if (!/[\\p{L}\\d]/u.test(node.data) || element.closest('.unseen, [aria-hidden=true], svg, .map-spot')) continue
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
    if (boxes.length > 0) texts.push({ text: node.data.trim(), element, boxes })
  }`

/** Texts that reach sideways out of what holds them, where nothing scrolls and no dots say that there is more. */
export const cutTexts = (page: Page, part = '#board'): Promise<string[]> =>
  page.evaluate(`(() => {${textsIn(part)}
    const scrolls = /auto|scroll/
    const isCut = ({ element, boxes }) => {
      for (let holder = element; holder && holder !== document.body; holder = holder.parentElement) {
        const style = getComputedStyle(holder)
        if (scrolls.test(style.overflowX)) return false
        if (style.overflowX === 'visible') continue
        if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none' || style.clipPath !== 'none') return false
        const { left, right, width, top, bottom } = holder.getBoundingClientRect()
        // What only hands its children on holds nothing.
        if (width === 0) continue
        // A word that found no room and went below the line is not shown at all.
        if (boxes.every((box) => box.top >= bottom || box.bottom <= top)) return false
        if (boxes.some((box) => box.left < left - 1 || box.right > right + 1)) return true
      }
      return boxes.some((box) => box.left < -1 || box.right > innerWidth + 1)
    }
    return texts.filter(isCut).map(({ text, element }) => 'cut: ' + text + ' (' + element.className + ')')
  })()`)

/** What is written smaller than anybody should have to read. */
export const smallTexts = (page: Page, part = '#board'): Promise<string[]> =>
  page.evaluate(`(() => {${textsIn(part)}
    return texts.filter(({ element }) => parseFloat(getComputedStyle(element).fontSize) < 11)
      .map(({ text, element }) => getComputedStyle(element).fontSize + ': ' + text + ' (' + element.className + ')')
  })()`)
