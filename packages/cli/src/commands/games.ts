import type { Game, OptionField } from '@estaminet/kernel'
import { type Command, GAME_OPTION, JSON_OPTION } from '../command.ts'
import { EXIT } from '../exit.ts'
import { knownGames } from '../games.ts'

export const games: Command = {
  name: 'games',
  summary: 'The games of the house, their seats and options.',
  takes: '',
  options: { game: GAME_OPTION, json: JSON_OPTION },
  async run(given, terminal) {
    const known = await knownGames(given.texts('game'))
    const text = given.flag('json') ? `${JSON.stringify(known.map(gameCard))}\n` : known.map(inWords).join('\n')
    await terminal.out(text)
    return EXIT.fine
  },
}

/** What a program needs to know to start a match. */
export const gameCard = ({ id, version, seats, options }: Game) => ({ id, rules: version, seats, options })

const inWords = ({ id, version, seats, options }: Game) =>
  [
    `${id}: ${seats.min} to ${seats.max} seats, rules version ${version}`,
    ...Object.entries(options).map(([name, field]) => `  ${name}: ${valuesOf(field).join(', ')} (${field.default})`),
    '',
  ].join('\n')

const valuesOf = (field: OptionField) => (field.type === 'flag' ? [true, false] : field.of)
