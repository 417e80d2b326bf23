import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { corrected, judging, type Learned, ValueNet, WEIGHTS, type WholeTurn } from '@estaminet/bots/ale'
import { heavenAndAle, pointsOf } from '@estaminet/heaven-and-ale'
import { refuse, seeded } from '@estaminet/kernel'
import { type Command, runAlone } from '../command.ts'
import { EXIT } from '../exit.ts'
import { terminal } from '../terminal.ts'
import { errorsOf, Pupil } from './pupil.ts'
import { newTable, playThrough, type Track, tracksOf, turnsBy } from './self-play.ts'

const LEARNED = fileURLToPath(new URL('../../../bots/src/ale/learned-numbers.ts', import.meta.url))
const HIDDEN = 32
/** Tables of a generation, in turn: most of four, as these are the longest. */
const TABLES = [4, 4, 4, 2, 4, 3]
/** Generations whose games are still learned from, how often each time, and how fast at first and later. */
const WINDOW = 5
const TIMES = 4
const PACE = 0.001
const LATER_PACE = 0.0005

const train: Command = {
  name: 'train',
  summary: 'Lets a small net learn, by play, where the judgement of a position is mistaken.',
  takes: `<${heavenAndAle.id}>`,
  notes:
    'Run it as: npm run train -- <game> [options].\n' +
    'It plays against the best one so far, a little blurred, and learns from the last generations; a new net is the best one if it\n' +
    'is ahead of the one before. Prints one line a generation; errors are those of games it has not learned from yet.\n' +
    'What is the best one so far is written after each generation: it may be stopped at any time.',
  options: {
    generations: { type: 'string', value: 'n', help: 'how many, after the first (default: 9)' },
    first: { type: 'string', value: 'n', help: 'games of the first generation, by the judgement alone (default: 300)' },
    games: { type: 'string', value: 'n', help: 'games of each later one (default: 150)' },
    trial: { type: 'string', value: 'n', help: 'deals by which a new net is compared with the last one (default: 20)' },
    save: { type: 'string', value: 'file', help: 'where the net is written (default: to where the bots find it)' },
    seed: { type: 'string', value: 's', help: 'same seed, same games (default: train)' },
  },
  async run(given, terminal) {
    if (given.positionals[0] !== heavenAndAle.id) return refuse('bad-request', `Which game? ${heavenAndAle.id}.`)
    const seed = given.text('seed') ?? 'train'
    const rng = seeded(seed)
    const save = given.text('save') ?? LEARNED
    const pupil = new Pupil(HIDDEN, rng)
    let player = new ValueNet(HIDDEN)
    const window: Track[][] = []
    for (let generation = 0; generation <= given.count('generations', 9); generation++) {
      const games = generation === 0 ? given.count('first', 300) : given.count('games', 150)
      const players =
        generation === 0
          ? [turnsBy(judging(WEIGHTS))]
          : [pupil.net, player].map((net) => turnsBy(corrected(WEIGHTS, net)))
      const tracks: Track[] = []
      for (let game = 0; game < games; game++) tracks.push(...tracksOf(TABLES[game % TABLES.length], players, rng))
      const all = errorsOf(tracks, pupil.net, false)
      const ends = errorsOf(tracks, pupil.net, true)
      window.push(tracks)
      if (window.length > WINDOW) window.shift()
      pupil.study(window.flat(), TIMES, generation < 4 ? PACE : LATER_PACE)
      const next = ValueNet.from(pupil.net.learned)
      const { lead, error } = compared(next, player, given.count('trial', 20), `${seed} ${generation}`)
      const isTaken = lead > 0
      if (isTaken) player = next
      writeFileSync(save, moduleOf(player.learned))
      const points = tracks.reduce((sum, track) => sum + track.points, 0) / tracks.length
      await terminal.out(
        `generation ${generation}: ${games} games, ${points.toFixed(1)} points; off by ${inWords(all)}, at the end of rounds ` +
          `${inWords(ends)}; against the last ${lead >= 0 ? '+' : ''}${lead.toFixed(1)} ± ${error.toFixed(1)}, ${isTaken ? 'taken' : 'left'}\n`,
      )
    }
    return EXIT.fine
  },
}

/** The net as the bots read it. */
const moduleOf = ({ schema, hidden, numbers }: Learned): string =>
  [
    '/** Written by `npm run train`; how it was learned: docs/bots/heaven-and-ale-value.txt. */',
    'export const LEARNED = {',
    `  schema: '${schema}',`,
    `  hidden: ${hidden},`,
    `  numbers: '${numbers}',`,
    '}',
    '',
  ].join('\n')

const inWords = ({ judgement, net }: { judgement: number; net: number }): string =>
  `${judgement.toFixed(2)}, with the net ${net.toFixed(2)}`

/** By how many points one is ahead of another at mixed tables of four, seats exchanged, and the standard error of that. */
function compared(one: ValueNet, other: ValueNet, deals: number, seed: string): { lead: number; error: number } {
  const [a, b] = [one, other].map((net) => turnsBy(corrected(WEIGHTS, net)))
  const leads = Array.from({ length: deals }, (_, deal) => {
    const seatings = [
      [a, b, a, b],
      [b, a, b, a],
    ]
    return seatings.reduce((sum, seated) => sum + leadOf(a, seated, `${seed} ${deal}`) / seatings.length, 0)
  })
  const lead = leads.reduce((sum, value) => sum + value, 0) / deals
  const spread = leads.reduce((sum, value) => sum + (value - lead) ** 2, 0) / Math.max(1, deals - 1)
  return { lead, error: Math.sqrt(spread / deals) }
}

function leadOf(of: WholeTurn, seated: readonly WholeTurn[], seed: string): number {
  const s = newTable(seated.length)
  playThrough(s, seeded(seed), (seat) => seated[seat].best(s, seat))
  return seated.reduce((sum, turns, seat) => sum + (turns === of ? 2 : -2) * (pointsOf(s, seat) / seated.length), 0)
}

process.exitCode = await runAlone(train, process.argv.slice(2), terminal)
