import type { Page } from 'playwright-core'

/** Questions and choices without words, and words that only a program would say. */
export const wordless = (page: Page): Promise<string[]> =>
  page.evaluate(`(() => {
    const faults = []
    const board = document.querySelector('#board')
    const title = document.querySelector('#slate-title')
    if (title && !/\\p{L}/u.test(title.textContent)) faults.push('a question without words')
    for (const choice of document.querySelectorAll('#slate [data-move]')) {
      const said = choice.getAttribute('aria-label') ?? choice.title + choice.innerText
      if (!/[\\p{L}\\d]/u.test(said)) faults.push('a choice without words: ' + choice.outerHTML.slice(0, 160))
    }
    const RAW = /undefined|\\bnull\\b|NaN|\\[object|\\$\\{|\\{[a-z]\\w*\\}|\\b(confrontation|events|characters|bands|pixel-bag|team|solo)\\/[a-z]/
    const raw = RAW.exec(board?.innerText ?? '')
    if (raw) faults.push('said as a program says it: ' + board.innerText.slice(Math.max(0, raw.index - 60), raw.index + 60))
    return faults
  })()`)
