import type { StandingWords } from './en.ts'

/** De stand, in het Nederlands. */
export const nl: StandingWords = {
  title: 'De stand',
  lede: 'Uitslagen van tafels die meetellen, per spel en per manier van spelen. Wie een tafel opent, beslist of ze meetelt.',
  game: 'Spel',
  mode: 'Hoe er gespeeld wordt',
  modes: { base: 'Zoals het is', short: 'Korte partij', expansions: 'Met uitbreidingen' },
  place: 'Rang',
  name: 'Naam',
  points: 'Punten',
  games: 'Partijen',
  you: 'jij',
  nobody: (least) => `Hier heeft nog niemand ${least} partijen gespeeld die meetellen.`,
  listed: (from, to, all) => `${from} tot ${to} van ${all}`,
  before: 'De vorige',
  after: 'De volgende',
  mine: {
    title: 'Hoe je ervoor staat',
    none: 'Je hebt nog geen partij gespeeld die meetelt.',
    soFar: (games, least) => `${games} van ${least} partijen die meetellen: het getal komt na ${least}.`,
    points: (points, games) => `${points} punten na ${games} partijen die meetellen.`,
    all: 'Bekijk de stand',
  },
  how: {
    title: 'Wat telt, en hoe',
    lines: [
      'Een tafel die meetelt is voor twee mensen of meer, elk één plaats, met dobbelstenen van het huis en zonder robots. Wat anderen gezien hebben, wordt er niet teruggenomen.',
      'Na de partij wordt iedereen met iedereen vergeleken volgens zijn rang; een team telt als één. Wie sterkeren verslaat, krijgt meer. Je begint met 1000 punten, en het getal stijgt naarmate het huis je beter kent.',
      'Wie zijn plaats aan een robot laat en niet terugkomt, wordt laatste.',
      'Niemand heeft hier een account nodig, dus iemand kan onder meer namen spelen: deze lijst steunt op vertrouwen.',
    ],
  },
  failed: 'Het huis antwoordde niet: de lijst komt zodra het er weer is.',
}
