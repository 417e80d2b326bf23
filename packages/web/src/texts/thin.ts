import { withWholeNames } from './whole-names.ts'

/**
 * French wants a thin no-break space before : ; ? ! and inside guillemets, and no line breaks between a number and its
 * unit. Translators write plain spaces; this sets the others, in every text and in what every text function answers.
 */
export function thin<Words>(words: Words): Words {
  return set(words) as Words
}

/** The colon between a name and what is said of it, where a screen joins the two itself. */
export const colon = (language: string): string => (language === 'fr' ? '\u202f: ' : ': ')

function set(words: unknown): unknown {
  if (typeof words === 'string') return withWholeNames(spaced(words))
  if (typeof words === 'function') return (...given: unknown[]) => set(words(...given))
  if (Array.isArray(words)) return words.map(set)
  if (typeof words !== 'object' || words === null) return words
  return whenRead(words)
}

/** Every part is set when it is read for the first time: of a language nobody speaks at a table none is. */
function whenRead(words: object): object {
  const own = {}
  for (const [name, value] of Object.entries(words))
    Object.defineProperty(own, name, {
      enumerable: true,
      configurable: true,
      get() {
        const made = set(value)
        Object.defineProperty(own, name, { enumerable: true, value: made })
        return made
      },
    })
  return own
}

const spaced = (text: string): string =>
  text
    .replace(/ ([;?!:»])/g, '\u202f$1')
    .replace(/« /g, '«\u202f')
    .replace(/(\d) (PV|UT)\b/g, '$1\u00a0$2')
