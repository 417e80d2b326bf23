import { type Options, refuse } from '@estaminet/kernel'
import { actorLetter, actorOfLetter, type GoldenGame, type WrittenMove, type WrittenScore } from './golden-game.ts'

const REMARK = '# '

/** A golden game as readable text: a header, a line a move, the breakdowns. */
export function writeGolden(golden: GoldenGame): string {
  return [
    `${REMARK}${golden.sentence}`,
    `game ${golden.game}`,
    `rules ${golden.rules}`,
    `seats ${golden.seats}`,
    ['options', ...Object.entries(golden.options).map(([name, value]) => `${name}=${value}`)].join(' '),
    ...golden.moves.flatMap(({ by, notation, remarks }) => [
      ...(remarks.length > 0 ? ['', ...remarks.map((remark) => REMARK + remark)] : []),
      `${actorLetter(by)} ${notation}`,
    ]),
    ...golden.scores.flatMap(({ total, rank, parts }, seat) => [
      '',
      `score ${actorLetter(seat)} ${total} rank ${rank}`,
      ...parts.map((part) => `  ${part}`),
    ]),
    '',
  ].join('\n')
}

/** Reads what `writeGolden` writes; remarks and empty lines may stand anywhere. */
export function readGolden(text: string): GoldenGame {
  const lines = text.split('\n')
  const header = new Map<string, string>()
  const moves: WrittenMove[] = []
  const scores: { total: number; rank: number; parts: string[] }[] = []
  let remarks: string[] = []
  for (const line of lines.slice(1)) {
    const [, first = '', rest = ''] = /^(\S+) ?(.*)$/.exec(line) ?? []
    if (line.trim() === '') continue
    if (first === '#') remarks.push(rest)
    else if (line.startsWith('  ')) scores.at(-1)?.parts.push(line.trim())
    else if (first === 'score') scores.push(readScore(rest))
    else if (/^[A-Z*]$/.test(first)) {
      moves.push({ by: actorOfLetter(first), notation: rest, remarks })
      remarks = []
    } else header.set(first, rest)
  }
  return {
    sentence: (lines[0] ?? '').slice(REMARK.length),
    game: header.get('game') ?? refuse('malformed-record', 'A golden game names its game.'),
    rules: Number(header.get('rules')),
    seats: Number(header.get('seats')),
    options: readOptionWords(header.get('options') ?? ''),
    moves,
    scores,
  }
}

function readScore(text: string): Omit<WrittenScore, 'parts'> & { parts: string[] } {
  const [, total, rank] = /^[A-Z] (-?\d+) rank (\d+)$/.exec(text) ?? []
  if (total === undefined) return refuse('malformed-record', `"score ${text}" is not a score.`)
  return { total: Number(total), rank: Number(rank), parts: [] }
}

function readOptionWords(text: string): Options {
  const words = text.split(' ').filter((word) => word !== '')
  return Object.fromEntries(
    words.map((word) => {
      const [name = '', value = ''] = word.split('=')
      return [name, value === 'true' || (value === 'false' ? false : value)]
    }),
  )
}
