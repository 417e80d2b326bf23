import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Moment, played } from '../scripts/played.ts'
import { inBrussels, type PlaceName, raceOf } from '../src/games/belgian-beers-race/model.ts'
import { LENGTHS } from '../src/games/belgian-beers-race/timings.ts'
import { type OpenHouse, openHouse, SIZES } from './support/house.ts'
import { press } from './support/press.ts'

let house: OpenHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house?.close())

type Told = Moment['told'][number]

/** A race at the first question with such a choice, on a device that wants so much motion; and what takes that choice. */
async function aboutTo(wanted: (one: Told, moment: Moment) => boolean, motion: 'normal' | 'fast' | 'off') {
  let choice: Told | undefined
  const table = played({ game: 'race', seats: 2, options: { length: 'short' } }, (moment) => {
    choice = moment.told.find((one) => wanted(one, moment))
    return choice !== undefined
  })
  const memory = {
    'goal.belgian-beers-race': '1',
    motion,
    [`table.${table.doc.id}`]: JSON.stringify(table),
  }
  const localStorage = Object.entries(memory).map(([name, value]) => ({ name: `estaminet.${name}`, value }))
  const { page } = await house.visit(`/local/${table.doc.id}`, {
    viewport: SIZES.desk,
    reducedMotion: 'no-preference',
    storageState: { cookies: [], origins: [{ origin: house.address, localStorage }] },
  })
  const ask = await page.locator('#slate:has([data-move])').getAttribute('data-ask')
  const take = () =>
    press(page.locator(`#slate [data-move="${choice?.move}"]`), page.locator(`#slate:not([data-ask="${ask}"])`))
  return { page, take }
}

/** Looks at the board whenever something on it changes, and keeps what is seen. */
const watch = (page: Page, seen: string): Promise<unknown> =>
  page.evaluate(`{
    window.seen = []
    new MutationObserver(() => window.seen.push(...[${seen}].flat()))
      .observe(document.querySelector('.race'), { childList: true, subtree: true, attributes: true })
  }`)
const seen = <What>(page: Page): Promise<readonly What[]> => page.evaluate('window.seen')

it('a die has fallen, and its word can be read, before it leaves a fast table', async () => {
  const { page, take } = await aboutTo(({ kind }) => kind === 'bus', 'fast')
  await watch(
    page,
    "[...document.querySelectorAll('.dice')].flatMap((dice) => dice.getAnimations({ subtree: true })).map(({ effect }) => effect.getComputedTiming().endTime)",
  )
  await take()
  const ends = await seen<number>(page)
  expect(ends.length).toBeGreaterThan(0)
  expect(Math.max(...ends)).toBeLessThan(LENGTHS.diceRolled / 2)
  await page.context().close()
})

it('whoever is on the way to Brussels is not there already', async () => {
  const leads = ({ kind, to }: Told, { view }: Moment) => {
    const from = raceOf(view).players[0].place
    return kind === 'bike' && inBrussels(to as PlaceName) && from !== null && !inBrussels(from)
  }
  const { page, take } = await aboutTo(leads, 'normal')
  // One piece, while it travels: the last that is drawn.
  await watch(
    page,
    `document.querySelector('.map > g > g:last-child[transform*="translate(0 6)"] > [data-person="0"]')
      ? document.querySelectorAll('.map .meeple[data-person="0"]').length : []`,
  )
  await take()
  expect([...new Set(await seen<number>(page))]).toEqual([1])
  await page.context().close()
})

it('whoever wants no motion sees nothing move, whatever the device says', async () => {
  const { page, take } = await aboutTo(({ kind, firstVisit }) => kind === 'bike' && firstVisit === true, 'off')
  await page.evaluate(`{
    window.seen = []
    const note = ({ type, target, animationName, propertyName }) =>
      window.seen.push([type, animationName ?? propertyName, target.getAttribute('class')].join(' '))
    for (const type of ['animationstart', 'transitionrun']) document.addEventListener(type, note, true)
    const real = Element.prototype.animate
    Element.prototype.animate = function (...how) {
      window.seen.push('animate ' + this.className)
      return real.apply(this, how)
    }
  }`)
  await take()
  await page.locator('#slate:has([data-move])').waitFor()
  // What follows the scrolling of a list moves by hand alone.
  expect((await seen<string>(page)).filter((one) => !one.includes('race-more'))).toEqual([])
  await page.context().close()
})
