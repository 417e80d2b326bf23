import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { type Game, readOptions, refuse } from '@estaminet/kernel'
import type { Block, Contest } from '../arena/block.ts'
import { playDeals } from '../arena/crew.ts'
import { ladderPlot } from '../arena/ladder-plot.ts'
import { companyCount, type TableKind } from '../arena/lineups.ts'
import { namesIn } from '../arena/player.ts'
import { firstAndLead, reportOf, verdictOn } from '../arena/report.ts'
import { addSaved, readSaved, sameContest, writeSaved } from '../arena/save-file.ts'
import type { Claims } from '../arena/sprt.ts'
import { inWords, runningEstimate } from '../arena/words.ts'
import { type Command, type Given, JSON_OPTION } from '../command.ts'
import { EXIT } from '../exit.ts'
import { findGame } from '../games.ts'
import { writeText } from '../match-file.ts'
import { optionsGiven } from '../options-given.ts'
import { progressBar } from '../progress.ts'
import type { Terminal } from '../terminal.ts'

export const arena: Command = {
  name: 'arena',
  summary: 'Measure how strong bots are: the same deals in every seat, with intervals.',
  takes: '<game>',
  notes: [
    '<game> is an id (see `estaminet games`) or the path of a module whose default export is a Game.',
    'A block is one deal played in every rotation of the seats; dice and draws belong to what happens, so that a seat has',
    'the same luck whoever sits there. Strengths are fitted to all places of all games (Bradley and Terry for two, Plackett',
    'and Luce for more), intervals drawn over blocks. With more bots than seats every company of them gets its deals in turn;',
    'with one seat each bot plays every deal alone.',
    'A bot may be any program: "cmd:python3 mybot.py" is started, asked line by line and has to answer in time',
    '(docs/engine-protocol.md, "choose").',
  ].join('\n'),
  options: {
    bots: { type: 'string', value: 'a,b', help: 'who plays; strengths are told against the last one' },
    seats: { type: 'string', value: 'n', help: 'players at the table (default: 2, or as few as the game takes)' },
    table: { type: 'string', value: 'one|half', help: 'the first bot alone, or all in equal shares (default: one)' },
    blocks: { type: 'string', value: 'n', help: 'how many deals (default: 100)' },
    options: { type: 'string', value: 'JSON', help: 'options of the game, e.g. \'{"length":"short"}\'' },
    sprt: {
      type: 'string',
      value: 'elo0,elo1',
      help: 'stop as soon as one of these claims about two bots is accepted',
    },
    save: { type: 'string', value: 'file', help: 'keep every block there, and go on where it stopped' },
    limit: { type: 'string', value: 'ms', help: 'time for a move (default: 5000 for programs, none for the house)' },
    jobs: { type: 'string', value: 'n', help: 'blocks played at a time (default: as many as there are cores)' },
    seed: { type: 'string', value: 's', help: 'same seed, same deals (default: a new one, shown)' },
    habits: { type: 'boolean', help: 'count what each bot does and where its points come from' },
    plot: { type: 'string', value: 'file', help: 'draw the strengths as an SVG picture' },
    json: JSON_OPTION,
  },
  async run(given, terminal) {
    const [named, ...more] = given.positionals
    if (named === undefined || more.length > 0)
      return refuse('bad-request', 'arena takes one game. Try: estaminet arena --help')
    const game = await findGame(named)
    const save = given.text('save')
    const saved = save === undefined ? undefined : readSaved(save)
    const contest = contestOf(game, given, saved?.contest.seed)
    if (saved && save !== undefined) sameContest(save, saved.contest, contest)
    const claims = claimsIn(given.text('sprt'), contest)
    const plot = given.text('plot')
    // Nobody plays for hours to learn that the picture cannot be written.
    if (plot !== undefined) writeText(plot, '')
    const played = await playOn({ named, contest, claims, given, terminal, done: saved?.blocks ?? [] })
    const report = reportOf(contest, played, claims)
    if (plot !== undefined) writeText(plot, ladderPlot(report))
    await terminal.out(given.flag('json') ? `${JSON.stringify(report)}\n` : inWords(report))
    return EXIT.fine
  },
}

function contestOf(game: Game, given: Given, seed: string | undefined): Contest {
  const seats = given.count('seats', Math.max(2, game.seats.min), 0)
  const options = readOptions(game, seats, optionsGiven(given.text('options')))
  const bots = namesIn(given.text('bots') ?? refuse('bad-request', 'Who plays? Name bots: --bots easy,random'), game)
  if (bots.length < 2) refuse('bad-request', 'A contest takes two bots or more: --bots easy,random')
  return {
    game: game.id,
    rules: game.version,
    seats,
    options,
    bots,
    table: tableKind(given.text('table') ?? 'one'),
    seed: given.text('seed') ?? seed ?? randomBytes(4).toString('hex'),
  }
}

const tableKind = (text: string): TableKind =>
  text === 'one' || text === 'half' ? text : refuse('bad-request', `--table is one or half, not "${text}".`)

function claimsIn(text: string | undefined, { bots, seats }: Contest): Claims | undefined {
  if (text === undefined) return undefined
  const [elo0, elo1, ...more] = text.split(',').map(Number)
  if (!(Number.isFinite(elo0) && Number.isFinite(elo1) && elo0 < elo1) || more.length > 0)
    return refuse('bad-request', `--sprt takes two numbers, the smaller first, e.g. 0,20, not "${text}".`)
  if (bots.length !== 2 || seats < 2)
    return refuse('bad-request', '--sprt compares two bots at tables of two seats or more.')
  return { elo0, elo1 }
}

interface Run {
  readonly named: string
  readonly contest: Contest
  readonly claims: Claims | undefined
  readonly given: Given
  readonly terminal: Terminal
  readonly done: readonly Block[]
}

/** Plays what is missing and answers with all blocks, in the order of their deals. */
async function playOn({ named, contest, claims, given, terminal, done }: Run): Promise<Block[]> {
  const total = given.count('blocks', 100)
  const save = given.text('save')
  const found = new Map(done.map((block) => [block.deal, block]))
  if (save !== undefined) writeSaved(save, { contest, blocks: [...found.values()] })
  const missing = Array.from({ length: total }, (_, deal) => deal).filter((deal) => !found.has(deal))
  const companies = companyCount(contest.bots.length, contest.seats)
  if (total < companies) refuse('bad-request', `${companies} blocks at least, so that every company of bots has one.`)
  const bar = progressBar(terminal, total, 'blocks')
  const errand = {
    named,
    contest,
    limit: given.text('limit') === undefined ? undefined : given.count('limit', 0),
    withHabits: given.flag('habits'),
  }
  const isDecided = () => claims !== undefined && verdictOn(contest, inOrder(found), claims).accepted !== 'none yet'
  if (!isDecided())
    await playDeals(errand, missing, given.count('jobs', availableParallelism()), (block) => {
      found.set(block.deal, block)
      if (save !== undefined) addSaved(save, block)
      bar.at(found.size, () => {
        const { first, lead } = firstAndLead([...found.values()], contest.seats)
        return runningEstimate(first, lead, contest.bots[0])
      })
      return !isDecided()
    })
  bar.end()
  // With a verdict asked for, only blocks without a gap before them count: which ones are done first depends on how long they take.
  return claims ? inOrder(found) : [...found.values()].sort((a, b) => a.deal - b.deal)
}

function inOrder(found: ReadonlyMap<number, Block>): Block[] {
  const blocks: Block[] = []
  for (let next = found.get(0); next; next = found.get(blocks.length)) blocks.push(next)
  return blocks
}
