import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { allWords } from '../src/texts/all.ts'
import { unfold } from './support/hands.ts'
import { type OpenHouse, openHouse, SIZES } from './support/house.ts'
import { listen } from './support/spoken.ts'
import { begin, type Guest, joinTable, openTable } from './support/table.ts'

let house: OpenHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house?.close())

const asked = async (page: Page): Promise<boolean> => (await page.locator('#slate [data-move]').count()) > 0

/** Two people who speak English and French; whoever plays first comes first. */
async function sitDown(game: string): Promise<{ first: Guest & { name: string }; second: Guest & { name: string } }> {
  const host = await openTable(house, game, { name: 'Mie', viewport: SIZES.desk })
  const guest = await joinTable(house, host.code, { name: 'Fons', language: 'fr', viewport: SIZES.desk })
  await begin(host, guest)
  const [mie, fons] = [
    { ...host, name: 'Mie' },
    { ...guest, name: 'Fons' },
  ]
  await expect.poll(async () => (await asked(mie.page)) || asked(fons.page)).toBe(true)
  return (await asked(mie.page)) ? { first: mie, second: fons } : { first: fons, second: mie }
}

const sentences = (page: Page): Promise<string[]> =>
  page.evaluate("[...document.querySelectorAll('#slate [data-move]')].map((row) => row.title)")

/** Takes the first choice whose sentence fits one of these, tried in order. */
async function take({ page }: Guest, ...wishes: readonly RegExp[]): Promise<void> {
  // What has to be scrolled to is drawn a moment later.
  await page.waitForSelector('#slate .list[aria-busy=false] [data-move]')
  await unfold(page)
  const ask = await page.locator('#slate').getAttribute('data-ask')
  const offered = await sentences(page)
  const at = wishes.map((wish) => offered.findIndex((one) => wish.test(one))).find((found) => found >= 0)
  expect(at, `${wishes} in ${offered}`).toBeDefined()
  await page
    .locator('#slate [data-move]')
    .nth(at ?? 0)
    .click()
  await page.waitForSelector(`#slate:not([data-ask="${ask}"])`)
}

it('a turn of the race is spoken to whoever plays it and to whoever waits, in English and in French', async () => {
  const { first, second } = await sitDown('belgian-beers-race')
  await take(first, /\(25\)$/)
  await take(second, /\(B1\)$/)
  await first.page.waitForSelector('#slate [data-move]')
  const heard = [await listen(first.page), await listen(second.page)]
  await take(first, /^(Cycle|Rouler).*\(18\)/)

  const [a, b] = [first.name, second.name]
  const told = {
    en: [
      `${a} cycles from Wilderen\u00a0(25) towards Beerzel\u00a0(18) (6 TUs). ${a} arrives at Beerzel\u00a0(18).`,
      `${a} is the first at Beerzel\u00a0(18) and takes the black bottle.`,
    ],
    fr: [
      `${a} roule à vélo de Wilderen\u00a0(25) vers Beerzel\u00a0(18) (6\u00a0UT). ${a} arrive à Beerzel\u00a0(18).`,
      `${a} ouvre le bal à Beerzel\u00a0(18) et prend la bouteille noire.`,
    ],
  }
  const waits = { en: `${b} to play.`, fr: `On attend ${b}.` }
  const plays = {
    en: `Your turn, ${b}. You play until you pass space 6 (15:00), 24 TUs left.`,
    fr: `À vous, ${b}. Votre tour finit après la case 6 (15:00), il reste 24\u00a0UT.`,
  }
  for (const [at, guest] of [first, second].entries()) {
    const language = guest.words === allWords.fr ? 'fr' : 'en'
    await expect.poll(heard[at]).toHaveLength(1)
    const [words] = await heard[at]()
    expect(words.startsWith(told[language][0]), words).toBe(true)
    expect(words).toContain(told[language][1])
    expect(words.endsWith((guest === first ? waits : plays)[language]), words).toBe(true)
  }
})

it('a turn of Heaven & Ale is spoken to whoever plays it and to whoever waits, in English and in French', async () => {
  // Whoever plays second picks a place first.
  const { first: second, second: first } = await sitDown('heaven-and-ale')
  await take(second, /“Treasury”|«\sTrésor\s»/)
  await first.page.waitForSelector('#slate [data-move]')
  const heard = [await listen(first.page), await listen(second.page)]
  await take(first, /space 1,|espace 1,/)
  for (let bought = false; await asked(first.page); bought = true) {
    if (bought) await take(first, /nothing more|plus rien/)
    else await take(first, /in the shade|à l’ombre/, /./)
  }

  const [a, b] = [first.name, second.name]
  // One or two tiles lie there: with two, one of them is chosen, and the other refused.
  const plays = {
    en: `^${a} walks to space 1\\. (Which tile do you buy\\? Space 1\\. )?Where do you plant \\S+ \\d\\? Space 1\\. ${a} plants \\S+ \\d in the shade for \\d ducats?\\. (Which tile do you buy\\? Space 1\\. )?${b} to play\\.$`,
    fr: `^${a} avance jusqu’à l’espace 1\\. (Quelle tuile achetez-vous\\s\\? Espace 1\\. )?Où plantez-vous cet?t?e? \\S+ \\d\\s\\? Espace 1\\. ${a} plante \\S+ \\d à l’ombre pour \\d ducats?\\. (Quelle tuile achetez-vous\\s\\? Espace 1\\. )?On attend ${b}\\.$`,
  }
  const waits = {
    en: `^${a} walks to space 1\\. ${a} plants \\S+ \\d in the shade for \\d ducats?\\. Your turn, ${b}\\. Where do you walk\\? Round 1 of 3, at the start\\.$`,
    fr: `^${a} avance jusqu’à l’espace 1\\. ${a} plante \\S+ \\d à l’ombre pour \\d ducats?\\. À vous, ${b}\\. Jusqu’où avancez-vous\\s\\? Manche 1 sur 3, au départ\\.$`,
  }
  for (const [at, guest] of [first, second].entries()) {
    const language = guest.words === allWords.fr ? 'fr' : 'en'
    const words = async () => (await heard[at]()).join(' ')
    await expect.poll(words).toMatch(new RegExp((guest === first ? plays : waits)[language]))
  }
})
