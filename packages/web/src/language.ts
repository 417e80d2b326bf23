import { createSignal } from 'solid-js'
import { remember, remembered } from './memory.ts'
import { openEverywhere } from './texts/catalogue.ts'
import type { Texts } from './texts/en.ts'
import { houseWords } from './texts/house.ts'
import { type Language, languages } from './texts/languages.ts'

const known = (code: string): code is Language => Object.hasOwn(languages, code)

/** What the reader chose before, else the first language of the browser that we speak. */
function first(): Language {
  const wishes = [remembered('language') ?? '', ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())]
  return wishes.find(known) ?? 'en'
}

const [language, setLanguage] = createSignal<Language>(first())
document.documentElement.lang = language()
let wished = language()

export { language }

/** Every word on the screen follows at once, as soon as all of them are there. */
export async function speak(code: Language): Promise<void> {
  wished = code
  try {
    await openEverywhere(code)
  } catch {
    // Without a network nothing changes; whoever presses again asks again.
    return
  }
  // Somebody in doubt has pressed another one meanwhile.
  if (wished !== code) return
  remember('language', code)
  document.documentElement.lang = code
  setLanguage(code)
}

/** Everything waits for the words of the house: without them nothing can be drawn. */
export const openWords = (): Promise<void> => houseWords.open(language())

/** The words of the house in the reader's language. */
export const say = (): Texts => houseWords.in(language())
