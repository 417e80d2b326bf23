import { counter } from '@estaminet/kernel/wording'
import type { StandingWords } from './en.ts'

const count = counter('nl')
const inPoints = (points: number) => count(points, 'punt', 'punten')
const rated = (games: number) => count(games, 'partij die meetelt', 'partijen die meetellen')

/** De stand, in het Nederlands. */
export const nl: StandingWords = {
  title: 'De stand',
  lede: 'Uitslagen van tafels die meetellen, per spel en per manier van spelen. Wie een tafel opent, beslist of ze meetelt.',
  game: 'Spel',
  mode: 'Hoe er gespeeld wordt',
  modes: { base: 'Gewone partij', short: 'Korte partij', expansions: 'Met uitbreidingen' },
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
    soFar: (games, least) => `${games} van ${least} partijen die meetellen: je punten verschijnen na ${least}.`,
    points: (points, games) => `${inPoints(points)} na ${rated(games)}.`,
    all: 'Bekijk de stand',
  },
  how: {
    title: 'Wat telt, en hoe',
    lines: [
      'Een tafel die meetelt, is voor twee mensen of meer, met elk één plaats, met dobbelstenen van het huis en zonder robots. Wat anderen gezien hebben, wordt er niet teruggenomen.',
      'Na de partij wordt iedereen met iedereen vergeleken volgens zijn rang; een team telt als één. Wie sterkeren verslaat, krijgt meer. Je begint met 1000 punten, en het getal stijgt naarmate het huis je beter kent.',
      'Wie zijn plaats aan een robot overlaat en niet terugkomt, wordt laatste.',
      'Niemand heeft hier een account nodig, dus iemand kan onder verscheidene namen spelen: deze lijst steunt op vertrouwen.',
    ],
  },
  history: {
    title: 'Je partijen in het huis',
    none: 'Je speelde nog geen partij uit aan een tafel van het huis.',
    played: 'Per spel en manier van spelen',
    met: 'Onder elkaar',
    games: 'Partijen',
    won: 'Gewonnen',
    average: 'Gemiddeld',
    best: 'Beste',
    ahead: 'Voor',
    behind: 'Achter',
    sources: (game) => `Waar je punten vandaan komen: ${game}`,
    over: (games) => (games === 1 ? 'geteld in één partij' : `geteld in ${games} partijen`),
    source: 'Punten voor',
    favourites: 'Je lievelingsbrouwerijen',
    brewery: 'Brouwerij',
    stamps: (stamped, all, stars) =>
      `De campagne: ${stamped} van de ${all} stempels, ${stars === 1 ? '1 ster' : `${stars} sterren`}.`,
    campaign: 'Naar de campagne',
    device: 'Je partijen op dit toestel',
    deviceHelp: 'Partijen alleen en tegen robots, gespeeld zonder het huis. Ze worden alleen hier geteld.',
  },
  daily: {
    title: 'De partij van de dag',
    lede: (game) => `Eén partij ${game} per dag, alleen, met dezelfde dobbelstenen voor iedereen in dit huis.`,
    today: 'Vandaag',
    until: (time) => `Ze telt tot ${time}, wanneer de volgende begint.`,
    once: 'Iedereen heeft één poging. Wat het toeval heeft getoond, wordt niet teruggenomen, en een robot die voor je speelt, beëindigt de poging.',
    name: 'Je naam',
    play: 'Speel de partij van vandaag',
    goOn: 'Speel verder',
    seeAgain: 'Bekijk je partij opnieuw',
    finished: (people) =>
      people === 0
        ? 'Nog niemand speelde ze uit.'
        : people === 1
          ? 'Eén iemand speelde ze uit.'
          : `${people} mensen speelden ze uit.`,
    soFar: (place, people, points) => `Rang ${place} van ${people} tot nu toe, met ${inPoints(points)}.`,
    late: 'Je partij telde niet: ze eindigde te laat, of er speelde een robot in mee.',
    yesterday: 'Gisteren',
    earlier: 'Vroegere dagen',
    backToday: 'De partij van vandaag',
    noDay: 'Van deze dag is er geen partij.',
    nobodyThen: 'Niemand speelde ze uit.',
    yours: (place, people, points) => `Rang ${place} van ${people}, met ${inPoints(points)}.`,
    trust:
      'Dit steunt op vertrouwen: wie verscheidene namen heeft, kan twee keer met dezelfde dobbelstenen spelen. Speel eerlijk, het is maar bier.',
    check: {
      title: 'Kijk de worpen na',
      text: 'Bij het begin van de dag belooft het huis zijn geheim, en als de dag om is, vertelt het dat. SHA-256 van het geheim is wat beloofd was, en elke worp van die dag volgt eruit; de pagina die worpen nakijkt, rekent het uit.',
      promise: 'Beloofd voor vandaag',
      promisedThen: 'Beloofd voor deze dag',
      secretThen: 'Het geheim van deze dag',
      promised: 'Beloofd voor gisteren',
      secret: 'Het geheim van gisteren',
      page: 'Kijk een afgelopen partij na',
    },
    failed: 'Het huis antwoordde niet. Er is niets verloren: probeer het nog eens.',
  },
  failed: 'Het huis antwoordde niet: de lijst komt zodra het er weer is.',
}
