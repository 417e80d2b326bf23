/** Seeing a game again, and checking its dice, in English. */
export const en = {
  title: 'Replay',
  close: 'Close',

  open: {
    title: 'See a game again',
    help: 'Paste the record of a game, or a link to it. It is read here, in your browser, and sent nowhere.',
    field: 'Record or link',
    file: 'Choose a file',
    go: 'Open',
  },

  refused: {
    title: 'This game cannot be shown',
    notOver: 'It is not over yet. What is hidden stays hidden until it is.',
    unknown: 'This house has no such game, or it is on another device.',
    offline: 'The house does not answer. Games of this device and links need no house.',
    dice: 'One of its dice does not follow from what the record says of itself.',
    other: 'The record or the link is damaged, or does not follow the rules.',
    toDice: 'See which one',
    again: 'Open another',
  },

  beginning: 'The beginning',
  beginningHelp: 'Chance has laid the table; nobody has chosen anything yet.',
  end: 'The end',
  moveOf: (at: number, of: number) => `move ${at} of ${of}`,
  quiet: 'Nothing on the table changes.',
  points: (points: number) => (points === 1 ? '1 point' : `${points} points`),

  seenBy: 'Seen by',
  all: 'All open',
  onlooker: 'Onlooker',
  hidden: { all: 'Every hand lies open.', seat: 'Other hands stay hidden.', onlooker: 'Every hand stays hidden.' },

  rail: 'Where in the game',
  to: { first: 'To the beginning', back: 'Back', forward: 'Forward', last: 'To the end' },
  play: 'Play',
  pause: 'Pause',
  speed: 'Speed',
  times: (speed: number) => `${speed}×`,
  stepBy: 'Step by',
  units: { move: 'move', turn: 'turn' },
  stopAt: 'Stop at',
  everything: 'everything',
  movesOf: (name: string) => `moves of ${name}`,
  logHelp: 'Press a line to go there.',

  /** The moments in which chances changed most, as far as a bot can judge. */
  strong: {
    title: 'Strong moments',
    waiting: 'Being looked for, on this device…',
    none: 'No single draw or choice turned this game.',
    goOn: 'Look at the rest',
    stop: 'strong moments',
    percent: (number: string) => `${number}\u00a0%`,
    points: (points: number, signed: string) => (Math.abs(points) === 1 ? `${signed} point` : `${signed} points`),
    luckAlone: (amount: string) => `Chance: ${amount} to be hoped for.`,
    choiceAlone: (amount: string) => `A choice: ${amount} to be hoped for.`,
    luck: (name: string, percent: string) => `Chance: ${percent} for ${name} to win.`,
    choice: (name: string, percent: string) => `A choice: ${percent} for ${name} to win.`,
    better: (title: string) => `A bot would have chosen: ${title}`,
    dealt: (count: number) => `Dealt at once: ${count} draws`,
    byChance: 'Chance',
    byChoice: 'A choice',
  },
  /** What the curves over the rail show. */
  curves: { points: 'points', chances: 'chances of winning' },

  share: 'Share this moment',
  shared: 'The link is copied. It holds the whole game and opens at this moment, without asking any house.',

  playOn: 'What if?',
  branch: {
    title: 'Play on from here',
    text: 'You take a seat, bots take the others, and the game goes on from this moment on this device. Chance is thrown anew, so what came then need not come again. The game you are looking at stays as it was.',
    seat: 'You play',
    level: 'The bots',
    go: 'Sit down',
    no: 'Keep looking',
    over: 'It is over here: go back a little first.',
  },

  keys: [
    ['Space', 'play or pause'],
    ['← →', 'step'],
    ['Shift ← →', 'turn'],
    ['PgUp PgDn', 'day or round'],
    ['↑ ↓', 'what to stop at'],
    ['0 1 2 …', 'all open, or seen by a seat'],
    ['Home End', 'beginning, end'],
    [', .', 'die by die'],
    ['?', 'these keys'],
  ] as readonly (readonly [string, string])[],

  dice: {
    title: 'The dice of this game',
    check: 'Check the dice',
    open: {
      title: 'Check the dice of a game',
      help: 'Paste the record of a finished game. Every die and draw is computed again here, in your browser.',
    },
    none: 'A link holds the moves of a game, not the secret of its dice: there is nothing to compute them from. The record of the game has it.',
    sealed:
      'This is the game of the day: its secret is told when the day is over, because others still play with the same dice. Come back tomorrow.',
    branched:
      'This game went on from another one, with chance of its own: there is no secret from which all of it follows.',
    asking: 'Computing every die again…',
    right: (count: number) => `All ${count} dice and draws are as they must be.`,
    wrong: (count: number) =>
      count === 1 ? 'One die or draw is not what it must be.' : `${count} dice or draws are not what they must be.`,
    broken: 'The record does not fit together.',
    promises: {
      title: 'What was fixed before the first die',
      secret: 'Secret of the house',
      commitment: 'Its promise, SHA-256 of the secret, shown before anybody sat down',
      match: 'Name of the match',
      part: (name: string) => `Part of ${name}`,
      noPart: 'took no part',
      kept: 'promised, never opened',
      fits: 'fits',
      differs: 'does not fit',
    },
    memory: {
      title: 'What this browser wrote down beforehand',
      checked:
        'The promises your browser saw before the first die are the ones in the record. Nobody could choose the dice.',
      partly:
        'They are the ones in the record, but somebody never opened their part: whoever did that may have chosen between two outcomes.',
      differs: 'They are not the ones in the record. Somebody changed them afterwards.',
      none: 'Your browser took no part in this game, or has forgotten it: it can say that the record fits together, not that it was so from the start.',
      device:
        'This game was played on this device alone, which was house and player in one. The dice follow from its secret; only you can say that it was not chosen.',
    },
    list: 'Every die and draw',
    listHelp:
      'In small letters, for whoever wants to check: which of the open or hidden draws it was, the 32 bits its HMAC gives, the remainder they leave when divided by the number of outcomes, and what that remainder stands for in the notation of the record.',
    setup: 'Before the first turn',
    differing: 'Not what it must be',
    draws: (count: number) => (count === 1 ? '1 draw' : `${count} draws`),
    of: (at: number, of: number) => `${at} of ${of}`,
    must: (line: string) => `Computed: ${line}`,
    was: (line: string) => `In the record: ${line}`,
    streams: { open: 'open', hidden: 'hidden' },
    undone: 'taken back',
    how: {
      title: 'How a die is computed',
      lines: [
        'The house draws a secret and shows its SHA-256 before anybody sits down. Every seat draws a number of its own and shows the SHA-256 of that.',
        'Only when all of these are on the table are the numbers opened. From then on nobody can change anything.',
        'The n-th die is HMAC-SHA-256 of the name of the match, all opened numbers, and n, with the secret as its key. Its first 32 bits, divided by the number of possible outcomes, leave a remainder: that is the die. (Bits that would favour some outcomes are skipped.)',
        'Dice that were taken back count too: going back never gives a second chance.',
      ],
    },
    proves: {
      title: 'What this proves',
      lines: [
        'No die of this record was changed after the first one, hidden draws included.',
        'To whoever took part: nobody could choose the dice, not even whoever runs the house.',
      ],
    },
    not: {
      title: 'What it does not prove',
      lines: [
        'That nobody peeked: once all is opened, whoever runs the house could compute the dice to come.',
        'That everybody opened their part: whoever kept it back is named below.',
        'That the game was played at all: to somebody who was not there, the record only shows that it fits together.',
      ],
    },
    provesOnDevice: {
      title: 'What this proves',
      lines: ['No die of this record was changed after the first one, hidden draws included.'],
    },
    notOnDevice: {
      title: 'What it does not prove',
      lines: [
        'That nobody chose the dice: the device that was played on drew the secret and every number itself.',
        'That nobody peeked: whoever held that device could compute the dice to come.',
        'That the game was played at all: to somebody who was not there, the record only shows that it fits together.',
      ],
    },
    fails: {
      title: 'What this means',
      lines: [
        'Something in this record was changed after the game, or its dice did not come from the secret that was promised.',
        'Which of the two it was, and who did it, it does not show. Compare it with a record of the same game that somebody else has kept: where they differ, something was changed.',
      ],
    },
    at: 'See this moment',
  },
}

export type ReplayWords = typeof en
