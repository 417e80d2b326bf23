import { type Match, refuse, type Seat, type SeatScore } from '@estaminet/kernel'
import { type Command, GAME_OPTION, JSON_OPTION } from '../command.ts'
import { EXIT } from '../exit.ts'
import { findIn, knownGames } from '../games.ts'
import { readMatch } from '../match-file.ts'
import { type ToldMove, tellTurns } from '../story.ts'

export const replay: Command = {
  name: 'replay',
  summary: 'Tell a recorded game move by move, with its scores.',
  takes: '<file|link>',
  notes:
    'Every move is checked on the way. What chance did stands in [brackets], what others did in a turn in (parentheses).',
  options: { game: GAME_OPTION, json: JSON_OPTION },
  async run(given, terminal) {
    const [source, ...more] = given.positionals
    if (source === undefined || more.length > 0)
      return refuse('bad-request', 'replay takes one file or link. Try: estaminet replay --help')
    const match = readMatch(findIn(await knownGames(given.texts('game'))), source)
    await terminal.out(given.flag('json') ? `${JSON.stringify(asJson(match))}\n` : inWords(match))
    return EXIT.fine
  },
}

const asJson = (match: Match) => ({
  game: match.game.id,
  rules: match.game.version,
  seats: match.seats,
  options: match.options,
  over: match.over,
  turns: tellTurns(match),
  scores: match.game.score(match.state),
})

function inWords(match: Match): string {
  const turns = tellTurns(match)
  const width = String(turns.length).length
  const options = Object.entries(match.options).map(([name, value]) => `${name} ${value}`)
  return [
    [`${match.game.id}, rules version ${match.game.version}`, `${match.seats} seats`, ...options].join(', '),
    '',
    ...turns.map(
      ({ turn, seat, moves }) =>
        `${String(turn).padStart(width)}. ${seat === null ? 'chance' : `seat ${seat}`}  ${moves.map((told) => say(told, seat)).join(', ')}`,
    ),
    '',
    match.over ? 'Final scores' : 'Scores so far: the match is not over',
    ...match.game.score(match.state).map(sayScore),
    '',
  ].join('\n')
}

function say({ seat, notation }: ToldMove, owner: Seat | null): string {
  if (seat === 'chance') return `[${notation}]`
  return seat === owner ? notation : `(seat ${seat}: ${notation})`
}

const sayScore = ({ total, rank, parts }: SeatScore, seat: number) =>
  `  seat ${seat}: ${total} points, rank ${rank} (${parts.map(({ reason, points }) => `${reason} ${points}`).join(', ')})`
