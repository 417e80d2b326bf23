import { Refusal, refuse } from '@estaminet/kernel'
import { type Command, GAME_OPTION } from '../command.ts'
import { Engine, refusalLine } from '../engine/engine.ts'
import { linesOf, TOO_LONG } from '../engine/lines.ts'
import { EXIT } from '../exit.ts'
import { knownGames, printed } from '../games.ts'

const LINE_LIMIT = 1_000_000

export const engine: Command = {
  name: 'engine',
  summary: 'Play through standard input and output, one JSON object a line, from any language.',
  takes: '',
  notes: 'Described with examples in docs/engine-protocol.md. Ends when its input does.',
  options: { game: GAME_OPTION },
  async run(given, terminal) {
    if (given.positionals.length > 0) refuse('bad-request', 'engine takes its requests from standard input.')
    const house = new Engine(await knownGames(given.texts('game')), printed)
    for await (const line of linesOf(terminal.input, LINE_LIMIT)) {
      if (line === TOO_LONG)
        await terminal.out(
          `${refusalLine(null, new Refusal('bad-request', `A line may have ${LINE_LIMIT} bytes, no more.`))}\n`,
        )
      else await terminal.out(`${house.answer(line)}\n`)
    }
    return EXIT.fine
  },
}
