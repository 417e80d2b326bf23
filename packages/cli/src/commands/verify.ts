import { Refusal, refuse } from '@estaminet/kernel'
import { type Command, GAME_OPTION, JSON_OPTION } from '../command.ts'
import { EXIT } from '../exit.ts'
import { findIn, type GameFinder, knownGames } from '../games.ts'
import { type Checked, checkMatch } from '../match-check.ts'
import { STORE_OPTIONS } from '../store-place.ts'
import { verifyStore } from './verify-all.ts'

export const verify: Command = {
  name: 'verify',
  summary: 'Check recorded games: every move, the result, the dice; name the first difference.',
  takes: '<file…> | --all [backup]',
  notes: 'Links can be checked too. Dice, and the nonces they come from, are checked when the record holds the secret.',
  options: {
    all: { type: 'boolean', help: 'check every match of a house instead, beside running play, or of a backup' },
    ...STORE_OPTIONS,
    game: GAME_OPTION,
    json: JSON_OPTION,
  },
  async run(given, terminal) {
    if (given.flag('all')) return verifyStore(given, await knownGames(given.texts('game')), terminal)
    if (Object.keys(STORE_OPTIONS).some((option) => given.text(option) !== undefined))
      return refuse('bad-request', 'To check a whole house, add --all.')
    if (given.positionals.length === 0) return refuse('bad-request', 'verify takes files. Try: estaminet verify --help')
    const games = findIn(await knownGames(given.texts('game')))
    const verdicts = given.positionals.map((file) => ({ file, ...verdictOn(games, file) }))
    await terminal.out(given.flag('json') ? `${JSON.stringify(verdicts)}\n` : verdicts.map(inWords).join(''))
    return verdicts.every(({ ok }) => ok) ? EXIT.fine : EXIT.wrong
  },
}

type Verdict = ({ ok: true } & Checked) | { ok: false; error: { code: string; message: string } }

function verdictOn(games: GameFinder, file: string): Verdict {
  try {
    return { ok: true, ...checkMatch(games, file) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { ok: false, error: { code: error.code, message: error.message } }
  }
}

function inWords(verdict: Verdict & { file: string }): string {
  if (!verdict.ok) return `WRONG ${verdict.file}: ${verdict.error.message} [${verdict.error.code}]\n`
  const { file, game, moves, over, dice, positions } = verdict
  const earlier = positions === 'checked' ? '' : ', written under earlier rules: positions not compared'
  return `ok    ${file}: ${game}, ${moves} moves, ${over ? 'finished' : 'still running'}, dice ${dice}${earlier}\n`
}
