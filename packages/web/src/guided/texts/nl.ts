import type { CoachWords } from './en.ts'

export const nl: CoachWords = {
  step: (at, of) => `Stap ${at} van ${of}`,
  goOn: 'Verder',
  again: 'Deze stap nog eens',
  skip: 'Deze stap overslaan',
  againShort: 'Nog eens',
  skipShort: 'Overslaan',
  list: 'De stappen',
  done: 'gedaan',
  leave: 'Stoppen, mijn plaats bewaren',
  watch: (name) => `${name} speelt. Kijk even mee.`,
  watchNobody: 'Eén moment.',
  onward: 'Kies wat oplicht.',
  back: (step) => `Fijn dat je terug bent. Je was bij “${step}”.`,
  startOver: 'Van voren af aan',
  later: 'De andere keuzes komen later. Er loopt geen klok, niemand wacht.',
  notNow: 'Een goede vraag voor straks: eerst de keuze die oplicht.',
  won: (mine, other) => `Je hebt gewonnen, ${mine} punten tegen ${other}.`,
  known: 'Wat je nu weet',
  firstGame: 'Je eerste echte partij, tegen een heel makkelijke robot',
  onceMore: 'De begeleide partij nog eens',
}
