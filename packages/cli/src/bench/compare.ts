import { argv } from 'node:process'
import { copy, type Game, type Options, readOptions, seeded } from '@estaminet/kernel'
import { findGame } from '../games.ts'
import { playOut } from '../playout.ts'
import { round } from '../spread.ts'
import { boardgameIo } from './boardgame-io.ts'
import { calibrationLoop } from './calibration.ts'
import { rateOf, summarise } from './rounds.ts'
import { undoReachTime } from './undo-reach.ts'

/**
 * Measures one game, alone in its process: the code of another game would make the calls of this one slower.
 * `compare.ts <game> <seats> <seconds> <options>` prints one line of JSON.
 */
const ROUNDS = 7
/** Games between two looks at the clock. */
const BATCH = 8

const [name = '', seatsText = '', seconds = '', optionsText = '{}'] = argv.slice(2)
const game = await findGame(name)
const seats = seatsText === '' ? game.seats.max : Number(seatsText)
const options = readOptions(game, seats, JSON.parse(optionsText))
console.log(JSON.stringify({ game: game.id, rules: game.version, seats, options, ...compare(game, options, seats) }))

function compare(game: Game, options: Options, seats: number) {
  const slice = Number(seconds) / (ROUNDS * 3)
  const contestants = {
    calibration: () => {
      calibrationLoop()
      return 1
    },
    ours: ourGames(game, options, seats),
    boardgameIo: theirGames(game, options, seats),
  }
  const rates = { calibration: [] as number[], ours: [] as number[], boardgameIo: [] as number[] }
  const names = ['calibration', 'ours', 'boardgameIo'] as const
  for (const name of names) rateOf(contestants[name], slice)
  for (let turn = 0; turn < ROUNDS; turn++) for (const name of names) rates[name].push(rateOf(contestants[name], slice))
  const [calibration, ours, theirs] = [
    summarise(rates.calibration),
    summarise(rates.ours),
    summarise(rates.boardgameIo),
  ]
  return {
    rounds: ROUNDS,
    decisionsPerSecond: ours,
    boardgameIoDecisionsPerSecond: theirs,
    ratio: summarise(
      rates.ours.map((rate, turn) => rate / (rates.boardgameIo[turn] as number)),
      1,
    ),
    calibrationLoopsPerSecond: calibration,
    decisionsPerCalibrationLoop: round(ours.median / calibration.median, 1),
    stateCells: game.setup(options, seats).cells.length,
    copyNanoseconds: copyTime(game, options, seats),
    undoReachMicroseconds: undoReachTime(game, options, seats),
  }
}

function ourGames(game: Game, options: Options, seats: number): () => number {
  const start = game.setup(options, seats)
  const s = game.setup(options, seats)
  const rng = seeded('bench')
  return () => {
    let decisions = 0
    for (let n = 0; n < BATCH; n++) decisions += playOut(game, copy(s, start), rng)
    return decisions
  }
}

function theirGames(game: Game, options: Options, seats: number): () => number {
  const playOne = boardgameIo(game, options, seats)
  const rng = seeded('bench')
  return () => playOne(rng)
}

function copyTime(game: Game, options: Options, seats: number): number {
  const [a, b] = [game.setup(options, seats), game.setup(options, seats)]
  const copies = 100_000
  const perSecond = rateOf(() => {
    for (let n = 0; n < copies; n += 2) {
      copy(a, b)
      copy(b, a)
    }
    return copies
  }, 0.5)
  return round(1e9 / perSecond, 1)
}
