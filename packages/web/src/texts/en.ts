import type { Texts } from './texts.ts'

export const en: Texts = {
  language: 'English',
  headline: ['One house,', 'two games,', 'everybody plays.'],
  lede: 'Estaminet is a house for big Belgian board games about beer. The engine and its command line come first; the tables you play at in this browser are being built.',
  commandsTitle: 'Two commands',
  start: 'opens the house: this page, on your own machine.',
  test: 'runs every check and every test, down to this page in a real browser.',
  gamesTitle: 'The two games',
  race: 'Hurry from brewery to brewery, taste, toast, and be back on the Grand-Place before night.',
  heaven: 'Tend the abbey garden between sun and shade, and brew the best balanced beer.',
  players: (from, to) => `${from} to ${to} players`,
  minutes: (from, to) => `${from} to ${to} min`,
  moderation: 'Enjoy in moderation, never drive.',
  independent: 'An independent implementation: the games belong to their authors and publishers.',
  languages: 'Language',
}
