/** Where the long words of cards may break. Few browsers know by themselves. */
const WORDS = [
  'after-wards',
  'breath-alyzer',
  'cobble-stones',
  'consti-tution',
  'hitch-hiking',
  'bou-teilles',
  'bras-serie',
  'correspon-dance',
  'bras-series',
  'éthylo-mètre',
  'exacte-ment',
  'trans-ports',
  'trans-portez',
  'trap-pistes',
  'alcohol-meter',
  'bier-flesjes',
  'bier-viltjes',
  'degustatie-spoor',
  'hoeveelheids-korting',
  'mee-gerekend',
  'nood-gevallen',
  'olifanten-huid',
  'papier-winkel',
  'speler-brouwerijen',
  'ruil-spoor',
  'toost-spoor',
  'trappisten-brouwerij',
  'trappisten-brouwerijen',
  'wind-streek-brouwerij',
  'zoek-geraakte',
]
/** The letters after which each of them may break. */
const BREAKS = new Map(
  WORDS.map((word) => [word.replaceAll('-', ''), [...word.matchAll(/-/g)].map(({ index }, before) => index - before)]),
)

/** The same text with soft hyphens: cards are narrow. */
export const soft = (text: string): string =>
  text.replace(/\p{L}+/gu, (word) =>
    (BREAKS.get(word.toLowerCase()) ?? []).reduceRight((cut, at) => `${cut.slice(0, at)}\u00ad${cut.slice(at)}`, word),
  )
