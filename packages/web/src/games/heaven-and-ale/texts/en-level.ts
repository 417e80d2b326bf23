import { trackSpace } from '@estaminet/heaven-and-ale/texts/naming'

/** What the level line, the count on it and the race for barrels and discs say; English, and the shape of the others. */
export const enLevel = {
  note: (rate: number) =>
    `brass line: what all five reach after exchange at ${rate}:1 and with the purse; markers above it can give steps, those below it lack some`,
  flag: (level: string) => `level ${level}`,
  name: 'level',
  lacks: (n: number) => `lacks ${n}`,
  gives: (n: number) => `can give ${n}`,
  onIt: 'on the level',
  spoken: (level: string, rate: number) => `Level ${level} after exchange at ${rate} to 1`,
  ended: 'If it ended now',
  times: (level: string, multiplier: number) => `level ${level} × ${multiplier}`,
  /** How far a level is from its first point: what one marker lacks is another number. */
  firstPoint: (spaces: number) => `${spaces === 1 ? '1 space' : `${spaces} spaces`} to a point`,
  belowOne: (level: string, firstPoint: string) => `level ${level} after exchange; ${firstPoint}`,
  barrels: 'barrels',
  first: 'first player',
  inAll: 'in all',
  levelTo: (from: string, to: string) => `level ${from} → ${to}`,
  nowHas: 'now',
  toProduction: 'Show the production track',
  onceAGame: 'once a game',
  namedNumber: (n: number) => `number ${n}`,
  progress: (have: string, need: number) => `${have} of ${need}`,
  wallNote: 'your progress; who took what; what is left',
  rivalAt: (who: string, progress: string) => `${who}: ${progress}`,
  rivalMet: (who: string) => `${who} has met it`,
  /** Who could still walk to a disc and use it. */
  usableBy: (who: string) => `${who} could still use it`,
  usableByNobody: 'nobody else can use it',
  discsLeft: 'Discs left this round',
  noDiscs: 'None: the race for discs is over until the next round.',
  left: 'What is left',
  toCome: (tiles: number, monks: number) =>
    `Still to be laid out: ${tiles === 1 ? '1 tile' : `${tiles} tiles`} and ${monks === 1 ? '1 monk' : `${monks} monks`}, out of those nobody has seen:`,
  nothingToCome: 'Nothing more is laid out in this game.',
  back: (back: string, n: number) => `Tiles ${back}: ${n}`,
  monksBack: (back: string, n: number) => `Monks ${back}: ${n}`,
  home: 'Home',
  holds: (who: string) => `${who} stands here`,
  places: 'Start places',
  firstPays: 'begins, 1 point at the end',
  count: {
    lowest: (at: string) => `lowest ${at}`,
    exchange: 'Exchange',
    after: 'Then',
    back: 'Step back',
    next: 'Next step',
    all: 'Straight to the end',
    step: (at: number, of: number) => `${at} of ${of}`,
    level: (level: number, multiplier: number, points: string) => `Level ${level} × ${multiplier} = ${points}.`,
    below: (level: number) => `Level ${trackSpace(level)}, short of 1: no points for production.`,
    total: (points: string) => `${points} in all`,
  },
}

export type LevelTexts = typeof enLevel
