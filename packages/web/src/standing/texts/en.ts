import { counter } from '@estaminet/kernel/wording'

const count = counter('en')
const inPoints = (points: number) => count(points, 'point', 'points')
const rated = (games: number) => count(games, 'rated game', 'rated games')

/** How people stand, in English, and the shape every other language must fill. */
export const en = {
  title: 'Standings',
  lede: 'Results of rated tables, for each game and each way to play it. Whoever opens a table decides whether it is rated.',
  game: 'Game',
  mode: 'How it is played',
  modes: {
    base: 'As it comes',
    short: 'Short',
    expansions: 'With expansions',
  } as Record<string, string>,
  place: 'Place',
  name: 'Name',
  points: 'Points',
  games: 'Games',
  you: 'you',
  nobody: (least: number) => `Nobody has played ${least} rated games of this yet.`,
  listed: (from: number, to: number, all: number) => `${from} to ${to} of ${all}`,
  before: 'Previous',
  after: 'Next',
  mine: {
    title: 'Your standing',
    none: 'You have played no rated game yet.',
    soFar: (games: number, least: number) => `${games} of ${least} rated games: your points are shown after ${least}.`,
    points: (points: number, games: number) => `${inPoints(points)} after ${rated(games)}.`,
    all: 'See who stands where',
  },
  how: {
    title: 'What counts, and how',
    lines: [
      'A rated table is for two people or more, one seat for each, with dice of the house and without bots. What others have seen is not taken back there.',
      'After the game everybody is compared with everybody by their places; a team counts as one. Beating stronger people brings more. Points begin at 1000 and grow as the house becomes surer of somebody.',
      'Whoever leaves their seat to a bot and does not come back comes last.',
      'Nobody needs an account here, so somebody may play under several names: this list rests on trust.',
    ],
  },
  history: {
    title: 'Your games at the house',
    none: 'You have finished no game at a table of the house yet.',
    played: 'By game and mode',
    met: 'Head to head',
    games: 'Games',
    won: 'Won',
    average: 'Average',
    best: 'Best',
    ahead: 'Ahead',
    behind: 'Behind',
    sources: (game: string) => `Where your points come from: ${game}`,
    over: (games: number) => (games === 1 ? 'counted in one game' : `counted in ${games} games`),
    source: 'Points for',
    favourites: 'Favourite breweries',
    brewery: 'Brewery',
    stamps: (stamped: number, all: number, stars: number) =>
      `The campaign: ${stamped} of ${all} stamps, ${stars === 1 ? '1 star' : `${stars} stars`}.`,
    campaign: 'To the campaign',
    device: 'Your games on this device',
    deviceHelp:
      'Games alone and against bots that were played without the house. They are counted here and nowhere else.',
  },
  daily: {
    title: 'The game of the day',
    lede: (game: string) => `One game of ${game} a day, alone, with the same dice for everybody in this house.`,
    today: 'Today',
    until: (time: string) => `It counts until ${time}, when the next one begins.`,
    once: 'Everybody has one try. What chance has shown is not taken back, and a bot that plays for you ends the try.',
    name: 'Your name',
    play: 'Play today’s game',
    goOn: 'Go on with your game',
    seeAgain: 'See your game again',
    finished: (people: number) =>
      people === 0
        ? 'Nobody has finished it yet.'
        : people === 1
          ? 'One person has finished it.'
          : `${people} people have finished it.`,
    soFar: (place: number, people: number, points: number) =>
      `Place ${place} of ${people} so far, with ${inPoints(points)}.`,
    late: 'Your game did not count: it ended too late, or a bot played in it.',
    yesterday: 'Yesterday',
    earlier: 'Earlier days',
    backToday: 'Today’s game',
    noDay: 'There is no game of this day.',
    nobodyThen: 'Nobody finished it.',
    yours: (place: number, people: number, points: number) => `Place ${place} of ${people}, with ${inPoints(points)}.`,
    trust: 'This rests on trust: somebody with several names can play the same dice twice. Play fair, it is only beer.',
    check: {
      title: 'Check the dice',
      text: 'When a day begins the house promises its secret, and tells it when the day is over. SHA-256 of the secret is what was promised, and every die of that day follows from it; the page that checks dice does the sums.',
      promise: 'Promised for today',
      promisedThen: 'Promised for this day',
      secretThen: 'The secret of this day',
      promised: 'Promised for yesterday',
      secret: 'Yesterday’s secret',
      page: 'Check a finished game',
    },
    failed: 'The house did not answer. Nothing is lost: try again.',
  },
  failed: 'The house did not answer: the list comes when it does.',
}

export type StandingWords = typeof en
