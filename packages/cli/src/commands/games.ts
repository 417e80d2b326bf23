import type { Game, OptionField } from '@estaminet/kernel'
import { type Command, GAME_OPTION, JSON_OPTION } from '../command.ts'
import { EXIT } from '../exit.ts'
import { knownGames } from '../games.ts'
import { limitsOf } from '../limits.ts'

export const games: Command = {
  name: 'games',
  summary: 'The games of the house, their seats and options, and what goes together.',
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
export const gameCard = (game: Game) => ({
  id: game.id,
  rules: game.version,
  seats: game.seats,
  options: game.options,
  ...(game.forbids ? { limits: limitsOf(game).limits } : {}),
})

function inWords(game: Game): string {
  const { id, version, seats, options } = game
  const { limits, tables } = limitsOf(game)
  return [
    `${id}: ${seats.min} to ${seats.max} seats, rules version ${version}`,
    ...Object.entries(options).map(([name, field]) => `  ${name}: ${valuesOf(field).join(', ')} (${field.default})`),
    ...(tables === 0 ? [] : [`  ${tables} combinations, house variants aside:`]),
    ...limits.map(({ option, seats, needs, excludes }) =>
      [
        `    ${option}: ${seats.join(', ')} ${seats.length === 1 && seats[0] === 1 ? 'seat' : 'seats'}`,
        ...(needs.length > 0 ? [`only with ${needs.join(', ')}`] : []),
        ...(excludes.length > 0 ? [`not with ${excludes.join(', ')}`] : []),
      ].join('; '),
    ),
    '',
  ].join('\n')
}

const valuesOf = (field: OptionField) => (field.type === 'flag' ? [true, false] : field.of)
