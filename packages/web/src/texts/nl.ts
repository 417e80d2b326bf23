import type { Texts } from './texts.ts'

export const nl: Texts = {
  language: 'Nederlands',
  headline: ['Eén huis,', 'twee spellen,', 'iedereen speelt.'],
  lede: 'Estaminet is een huis voor grote Belgische bordspellen over bier. Eerst komen de motor en zijn opdrachtregel; aan de tafels om in deze browser te spelen wordt gebouwd.',
  commandsTitle: 'Twee opdrachten',
  start: 'opent het huis: deze pagina, op uw eigen computer.',
  test: 'voert alle controles en alle tests uit, tot en met deze pagina in een echte browser.',
  gamesTitle: 'De twee spellen',
  race: 'Haast u van brouwerij naar brouwerij, proef, klink, en wees voor de nacht terug op de Grote Markt.',
  heaven: 'Verzorg de abdijtuin tussen zon en schaduw, en brouw het best uitgebalanceerde bier.',
  players: (from, to) => `${from} tot ${to} spelers`,
  minutes: (from, to) => `${from} tot ${to} min`,
  moderation: 'Geniet met mate, rijd nooit.',
  independent: 'Een onafhankelijke uitwerking: de spellen behoren toe aan hun auteurs en uitgevers.',
  languages: 'Taal',
}
