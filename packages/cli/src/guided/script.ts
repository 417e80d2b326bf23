import {
  CHANCE,
  commitmentTo,
  digest,
  fairChance,
  type Game,
  Match,
  type MatchRecord,
  NATURE,
  notationOf,
  readNotation,
  refuse,
  type Seat,
  writeRecord,
} from '@estaminet/kernel'

/** What happens in a guided game: its deal, its options, and what both seats do, in notation. */
export interface Script {
  readonly dice: string
  readonly options: Readonly<Record<string, string>>
  readonly moves: readonly { readonly seat: Seat; readonly text: string }[]
}

const SEATS = 2

/**
 * A script is lines: `dice: <words>` names the deal, `<option>: <choice>` an option of the table, `0 bus 9` is a move of the
 * player, `1 buy` one of the other seat. Chance, and what can be done in one way only, plays itself.
 */
export function readScript(text: string): Script {
  const options: Record<string, string> = {}
  const moves: { seat: Seat; text: string }[] = []
  for (const line of text.split('\n').map((raw) => raw.replace(/#.*/, '').trim())) {
    const setting = /^(\w+): (.+)$/.exec(line)
    const move = /^(\d) (.+)$/.exec(line)
    if (setting) options[setting[1]] = setting[2]
    else if (move) moves.push({ seat: Number(move[1]), text: move[2] })
    else if (line !== '') refuse('bad-request', `A line of the script is neither a setting nor a move: ${line}`)
  }
  const { dice = '', ...rest } = options
  return { dice, options: rest, moves }
}

/** Plays a script to its end. Its dice are those of a table of this id and secret: such a table deals the same again. */
export function playScript(game: Game, { dice, options, moves }: Script): { record: MatchRecord; story: string[] } {
  const [secret, id] = [digest(dice), `guided-${game.id}`]
  const nonces = Array<string>(SEATS).fill('')
  const chance = fairChance(secret, id, nonces)
  const match = new Match(game, { seats: SEATS, options })
  const story: string[] = []
  const left = [...moves]
  match.advance()
  while (!match.over) {
    if (game.waiting(match.state) === CHANCE) tell(match, story, () => match.play(NATURE, match.drawOutcome(chance)))
    else {
      const { seat, text } = left.shift() ?? refuse('bad-request', `The script ends at ${match.log.length}.`)
      tell(match, story, () => match.play(seat, readNotation(game, match.state, seat, text)))
    }
  }
  if (left.length > 0) refuse('bad-request', `The match was over before "${left[0].text}".`)
  const fair = { match: id, commitment: commitmentTo(secret), hashes: nonces, nonces, secret }
  return { record: writeRecord(match, { fair }), story }
}

/** What was played, each entry of the log with its index: that is what annotations name. */
function tell(match: Match, story: string[], play: () => void): void {
  const [from, before] = [match.log.length, match.at(match.line.length)]
  play()
  for (const [at, { by, move, forced }] of match.line.slice(from).entries()) {
    const who = by === NATURE ? 'chance' : `seat ${by}`
    story.push(`${from + at} ${who}: ${notationOf(match.game, before, by, move)}${forced ? ' (forced)' : ''}`)
    match.game.apply(before, by, move)
  }
}
